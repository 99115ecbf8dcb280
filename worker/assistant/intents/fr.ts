import type { Intents } from './intents.ts'

export const FR: Intents = {
  person: `
    parler à quelqu'un, parler avec quelqu'un, discuter avec quelqu'un, avoir quelqu'un au téléphone, parler à une personne,
    parler avec une personne, parler à un, parler au, parler avec le, parler avec la, parler à la, vraie personne,
    une personne réelle, un vrai humain, un humain, être humain, quelqu'un de vrai, parler directement, vous parler de vive voix,
    service client, le patron, la patronne, le gérant, la gérante, votre responsable, un responsable, qu'on me rappelle,
    que quelqu'un me rappelle, que quelqu'un m'appelle, quelqu'un peut m'appeler, pouvez vous m'appeler, vous pouvez m'appeler,
    m'appeler svp, rappelez moi, rappelle moi, appelez moi, appelle moi, pas un robot, pas un bot, pas à un robot, pas à un bot,
    pas avec un robot, pas une machine, pas à une machine, marre des robots`,
  anger: `
    énervé*, énervant, furieux, furieuse, en colère, fâché*, marre*, ras le bol, j'en ai assez, en ai plein, inadmissible*,
    inacceptable*, scandaleux, scandaleuse, un scandale, honteux, une honte, arnaque*, escroc*, voleurs*, une blague,
    se moque de, vous moquez, moquez vous, foutez, foutage, merde, putain, connard*, bande de, idiot*, débile*, imbécile*,
    incompétent*, c'est nul, vraiment nul, complètement nul, vous êtes nuls, perte de temps, perdre mon temps,
    personne ne répond, personne répond, toujours pas de réponse, jamais de réponse, plus jamais, j'attends toujours,
    j'attends depuis, pire service, lamentable*, minable*, dégueulasse*, n'importe quoi, menteur*, menti, vous poursuivre,
    ça suffit`,
  complaint: `
    plaindre, me plains, une plainte, réclamation*, rembourse*, mécontent*, insatisfait*, pas satisfait*, pas content*, déçu,
    déçue, décevant*, mauvais service, mauvais travail, bâclé*, mal fait, mal faite, mauvaise expérience, jamais arrivé*,
    jamais reçu, jamais livré*, pas été livré*, toujours pas reçu, toujours pas livré*, personne n'est venu, personne est venu,
    jamais venu, jamais venus, posé un lapin, ne s'est pas présenté*, mauvaise commande, erreur de commande, trop facturé,
    surfacturé*, facturé deux fois, débité deux fois, prélevé deux fois, encore cassé, encore en panne, retombé en panne,
    avez cassé, avez abîmé, abîmé mon, abîmé ma, avez ruiné, massacré*, raté mes, raté ma, raté mon, pire qu'avant,
    arrivés en retard, oublié mon rendez vous, pas tenu parole`,
  distress: `
    une urgence, urgence vitale, au secours, aidez moi, aide urgente, besoin d'aide urgente, besoin d'aide tout de suite,
    désespér*, panique*, j'ai peur, très peur, j'ai très mal, j'ai trop mal, atrocement mal, insupportable*, ça saigne,
    je saigne, saigne beaucoup, hémorragie, inondation, inondé*, fuite de gaz, odeur de gaz, sent le gaz, incendie, en feu,
    prend feu, peux plus respirer, plus à respirer, je pleure, suicid*, me tuer, envie de mourir, veux mourir, en finir,
    je n'en peux plus, j'en peux plus, vient de mourir, décédé*, enfermé* dehors, coincé* dehors, bloqué* dehors, porte claquée,
    eu un accident, accident grave, la police, garde à vue, arrêté par, expulsé*`,

  greeting: 'bonjour, bonsoir, salut, coucou, hello, hey, bjr, bsr, slt, rebonjour, allo',
  thanks: `
    merci, mci, remercie, parfait, super, génial, excellent, nickel, très gentil, c'est gentil`,
  goodbye: `
    au revoir, à bientôt, à plus, à demain, bonne journée, bonne soirée, bonne fin de journée, bonne nuit, bon week end,
    bon weekend, ciao, c'est tout, ce sera tout, bye, adieu`,
  yes: `
    oui, ouais, ouep, d'accord, dac, ok, okay, bien sûr, volontiers, avec plaisir, allez y, vas y, entendu, ça marche, ça me va,
    ça me convient, parfait, pourquoi pas, pas de problème, c'est bon, tout à fait, exactement, absolument, je veux bien`,
  refusal: `
    non, nan, pas la peine, pas besoin, pas nécessaire, je préfère pas, je ne préfère pas, je préfère ne pas, plutôt pas,
    je ne veux pas, je veux pas, pas envie, pas maintenant, pas pour le moment, pas pour l'instant, plus tard, une autre fois,
    ça ne vous regarde pas, ça vous regarde pas, ça te regarde pas, je ne donne pas, je donne pas, je ne donnerai pas, passer,
    je regarde juste, je regarde seulement, juste regarder, simple curiosité`,
  notInterested: `
    pas intéressé*, ça ne m'intéresse pas, ça m'intéresse pas, ne m'intéresse plus, aucun intérêt, pas pour moi,
    laisse moi tranquille, fichez moi la paix, foutez moi la paix, arrêtez de m'écrire, ne m'écrivez plus, arrêtez de demander,
    j'ai trouvé quelqu'un d'autre, trouvé ailleurs, je suis allé ailleurs, je suis allée ailleurs, plus besoin,
    j'ai changé d'avis, laisse tomber, oublie, tant pis`,

  asking: `
    est ce que, est ce qu'il, est ce qu'on, qu'est ce que, je voudrais savoir, j'aimerais savoir, je veux savoir,
    je voulais savoir, besoin de savoir, je me demande, savoir si, pourriez vous me dire, dites moi, avez vous, vous avez, as tu,
    tu as, faites vous, vous faites, proposez vous, vous proposez, pouvez vous, vous pouvez, tu peux, puis je, je peux, peut on,
    on peut, y a t il, ya t il, acceptez vous, vous acceptez, prenez vous, vous prenez, êtes vous, vous êtes, faut il,
    c'est quoi, quand, quel, quels, quelle*, combien, comment, pourquoi, où est, où se, où puis, où vous, d'où, à qui, qui est,
    je cherche`,

  services: `
    que faites vous, qu'est ce que vous faites, vous faites quoi, qu'offrez vous, que vendez vous, vous vendez quoi, services,
    prestation*, proposez vous, vous proposez, produits, catalogue, la carte, menu, votre offre, vos offres`,
  prices: `
    combien coûte*, grille tarifaire, prix, tarifs, coût, coûtent, coûts, honoraires, frais, montant, cher, chère, devis,
    taux horaire, combien`,
  hours: `
    heures d'ouverture, horaires*, à quelle heure ouvr*, à quelle heure ferm*, jusqu'à quelle heure, vous êtes ouvert*,
    êtes vous ouvert*, ouverts, ouvrez, ouverture, fermez, êtes fermé*, fermeture, jours d'ouverture, heures de bureau,
    permanence*`,
  place: `
    où êtes vous, vous êtes où, où se trouve*, où se situe*, où est, c'est où, vous trouver, adresse, situés, localisation,
    itinéraire, comment venir, comment y aller, comment on y va, pour venir, plan d'accès, dans quelle ville, dans quelle rue,
    quel quartier, votre boutique, votre local, votre cabinet, vos bureaux`,
  contact: `
    numéro, téléphone, tel, email, mail, site web, site internet, votre site, coordonnées, vous joindre, contacter, contact,
    vous appeler, whatsapp`,
  appointment: `
    rendez vous, rdv, rendezvous, réserver, réservation, créneaux, disponibilité*, vous rencontrer, se voir, vous voir,
    une visite, une réunion, une consultation, m'inscrire, inscription, commander, acheter, devis, une offre, proposition,
    vous engager, être rappelé*, rappel téléphonique, une place`,

  asksTime: `
    quand, délai*, échéance*, date*, quel jour, quelle heure, urgent*, commencer, démarrer, dans combien de temps, planning`,
  asksBudget: 'budget*, combien, dépenser, investir, fourchette de prix, enveloppe, montant',
  myName: `
    je m'appelle, j'm'appelle, moi c'est, mon nom est, mon nom c'est, mon prénom est, mon nom, je suis, nom, prénom, bonjour ici,
    au nom de, de la part de, cordialement, bien cordialement, bien à vous, salutations, sincères salutations, signé`,
  amounts: `
    quatre*, cinq, cinquième, six, sept, huit, neuf, dix, dizaine*, onze, douze*, douzaine*, treize*, quatorze*, quinze*,
    quinzaine*, seize*, vingt*, trente*, trentaine*, quarante*, quarantaine, cinquante*, cinquantaine*, soixante*, septante*,
    huitante*, nonante*, cent, cents, centaine*, mille*, millier*, million*, un euro, deux euros, trois euros, un franc,
    deux francs, trois francs, un dollar, deux dollars, trois dollars, gratuit*, offert*, sans frais, sans supplément,
    à titre gracieux, gracieusement, cadeau, remises, rabais, réduction*, ristourne*, promotion*, moitié prix, demi tarif`,
}
