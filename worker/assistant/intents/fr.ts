import type { Intents } from './intents.ts'

export const FR: Intents = {
  person: `
    parler à quelqu'un, parler avec quelqu'un, parler à une personne, parler avec une personne, parler à un, parler au, parler à la,
    vraie personne, un humain, être humain, parler directement, service client, le gérant, votre responsable, qu'on me rappelle,
    que quelqu'un me rappelle, que quelqu'un m'appelle, quelqu'un peut m'appeler, pouvez vous m'appeler, vous pouvez m'appeler,
    rappelez moi, rappelle moi, appelez moi, appelle moi, pas un robot, pas un bot, pas à un robot, pas une machine, parler au patron`,
  anger: `
    énervé*, furieux, furieuse, en colère, fâché*, marre*, ras le bol, j'en ai assez, en ai plein, inadmissible*, inacceptable*,
    scandaleux, honteux, une honte, arnaque*, escroc*, voleurs*, se moque de, moquez vous, foutez, merde*, idiot*, imbécile*,
    incompétent*, c'est nul, vraiment nul, complètement nul, perte de temps, perdre mon temps, personne ne répond,
    toujours pas de réponse, plus jamais chez, j'attends toujours, pire service, lamentable*, dégueulasse*, c'est n'importe quoi,
    ça suffit maintenant`,
  complaint: `
    me plains, réclamation*, remboursez moi, mécontent*, insatisfait*, pas content*, déçu, déçue, décevant*, mauvais service,
    mauvais travail, bâclé*, mal fait, mauvaise expérience, colis jamais arrivé, jamais reçu, pas été livré*, toujours pas reçu,
    toujours pas livré*, personne n'est venu, personne est venu, n'est jamais venu, ne s'est pas présenté*, surfacturé*,
    facturé deux fois, débité deux fois, encore cassé, encore en panne, avez cassé, massacré*, pire qu'avant, êtes arrivés en retard,
    oublié mon rendez vous, veux être remboursé*, veux un remboursement, exige un remboursement, commande jamais arrivée`,
  distress: `
    une urgence, urgence vitale, au secours, aidez moi, aide urgente, besoin d'aide urgente, désespér*, je panique, j'ai très peur,
    j'ai très mal, j'ai trop mal, insupportable*, ça saigne, je saigne, hémorragie, inondé*, fuite de gaz, sent le gaz, y a le feu,
    en feu, peux plus respirer, suicid*, me tuer, envie de mourir, veux mourir, je n'en peux plus, j'en peux plus, vient de mourir,
    décédé*, enfermé* dehors, coincé* dehors, porte claquée, je viens d'avoir un accident, accident grave, appelez la police,
    garde à vue`,

  greeting: 'bonjour, bonsoir, salut, coucou, hello, hey, bjr, bsr, slt, rebonjour, allo',
  thanks: `
    merci, mci, remercie, parfait, super, génial, excellent, nickel, très gentil, c'est gentil`,
  goodbye: `
    au revoir, à bientôt, à plus, à demain, bonne journée, bonne soirée, bonne fin de journée, bonne nuit, bon week end, bon weekend,
    ciao, c'est tout, ce sera tout, bye`,
  yes: `
    oui, ouais, ouep, d'accord, ok, okay, bien sûr, volontiers, avec plaisir, allez y, entendu, ça marche, ça me va, ça me convient,
    parfait, pourquoi pas, pas de problème, c'est bon, tout à fait, absolument, je veux bien`,
  refusal: `
    non, nan, pas la peine, pas besoin, pas nécessaire, je préfère pas, je ne préfère pas, je ne veux pas, je veux pas, pas envie,
    pas maintenant, pas pour le moment, pas pour l'instant, peut être plus tard, une autre fois, ça ne vous regarde pas,
    ça vous regarde pas, je ne donne pas, je ne donnerai pas, je regarde juste, juste regarder, simple curiosité`,
  notInterested: `
    pas intéressé*, ça ne m'intéresse pas, ça m'intéresse pas, ne m'intéresse plus, aucun intérêt, pas pour moi,
    laissez moi tranquille, foutez moi la paix, arrêtez de m'écrire, ne m'écrivez plus, j'ai trouvé quelqu'un d'autre, trouvé ailleurs,
    plus besoin, j'ai changé d'avis, laisse tomber, oubliez ça`,

  asking: `
    est ce, qu'est ce que, je voudrais savoir, j'aimerais savoir, je veux savoir, je voulais savoir, besoin de savoir, savoir si,
    pourriez vous me dire, avez vous, vous avez, as tu, tu as, faites vous, vous faites, proposez vous, vous proposez, pouvez vous,
    vous pouvez, puis je, je peux, peut on, on peut, y a t il, acceptez vous, vous acceptez, prenez vous, vous prenez, êtes vous,
    vous êtes, faut il, c'est quoi, quand, quel, quels, quelle*, combien, comment, pourquoi, où est, où se, où puis, où vous, d'où,
    qui est, je cherche`,

  services: `
    que faites vous, qu'est ce que vous faites, qu'offrez vous, que vendez vous, services, prestation*, proposez vous, vous proposez,
    produits, catalogue, votre carte, menu, votre offre, vos offres`,
  prices: `
    combien ça coûte*, prix, tarifs, coût, coûte*, honoraires, quels frais, montant, trop cher, plus cher, devis, c'est combien,
    pas cher, est cher, frais de, combien pour, combien ça fait, combien faut il payer, prenez combien, combien d'euros`,
  hours: `
    heures d'ouverture, horaires*, à quelle heure ouvr*, à quelle heure ferm*, jusqu'à quelle heure, vous êtes ouvert*,
    êtes vous ouvert*, ouverts, ouvrez, fermez*, êtes fermé*, fermeture annuelle, jours d'ouverture, heures de bureau, permanence*,
    jours de fermeture`,
  place: `
    où êtes vous, vous êtes où, où se trouve*, où se situe*, où est, c'est où, vous trouver, adresse, situés, localisation, itinéraire,
    comment venir, comment y aller, pour venir, dans quelle ville, dans quelle rue, quel quartier, votre boutique, vos bureaux`,
  contact: `
    numéro, téléphone, tel, email, mail, site web, site internet, votre site, coordonnées, vous joindre, contacter, contact,
    vous appeler, whatsapp`,
  appointment: `
    rendez vous, rdv, rendezvous, réserver, réservation, créneaux, disponibilité*, vous rencontrer, vous voir, une visite, une réunion,
    une consultation, m'inscrire, inscription, commander, acheter, devis, une offre, proposition, être rappelé*, une place`,

  asksTime: 'quand, délai*, échéance*, date*, quel jour, quelle heure, urgent*, commencer, démarrer, dans combien de temps, planning',
  asksBudget: `
    budget*, combien d'argent, dépenser, investir, fourchette de prix, enveloppe, montant, combien pouvez vous`,
  myName: `
    je m'appelle, j'm'appelle, moi c'est, mon nom est, mon nom c'est, mon prénom est, mon nom, je suis, nom, prénom, bonjour ici,
    au nom de, de la part de, cordialement, bien cordialement, bien à vous, salutations, sincères salutations, signé`,
  amounts: `
    quatre*, cinq, six, sept, huit, neuf, dix, dizaine*, onze, douze*, douzaine*, treize*, quatorze*, quinze*, quinzaine*, seize*,
    vingt*, trente*, trentaine*, quarante*, cinquante*, cinquantaine*, soixante*, septante*, nonante*, cent, cents, centaine*, mille*,
    millier*, million*, un euro, deux euros, trois euros, un franc, deux francs, trois francs, un dollar, deux dollars, trois dollars,
    gratuit*, offert*, sans frais, sans supplément, à titre gracieux, gracieusement, une remise, de remise, rabais, réduction*,
    ristourne*, moitié prix, demi tarif`,
}
