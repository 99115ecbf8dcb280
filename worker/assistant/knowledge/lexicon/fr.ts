import { type Lexicon } from './lexicon.ts'

export const FRENCH: Lexicon = {
  greeting: `^ bonjour; ^ bonsoir; ^ salut; ^ coucou; ^ hello; ^ hey; ^ hi; ^ bonne journée $; ^ re bonjour; bonjour à vous`,
  thanks: `merci; merci beaucoup; mille mercis; je vous remercie; je te remercie; remercie; c'est gentil;
    -non merci`,
  goodbye: `au revoir; à bientôt; à plus; à plus tard; à demain $; bonne journée; bonne soirée; bon week end; adieu; ciao; bye; c'est tout; ce sera tout; bonne nuit`,
  services: `quels services; quels sont vos services/prestations/produits; quelles prestations; vos services; vos prestations; vos produits; que proposez;
    qu'est ce que vous proposez/faites/vendez/offrez; que faites vous; que vendez; vous faites quoi; vous proposez quoi; proposez vous; faites vous; vous proposez;
    liste des services; ^ services; ^ prestations; services $; que pouvez vous; que peux tu faire; quel genre/type de; quels soins; quels produits; quels traitements;
    comment pouvez vous m'aider;
    -proposez vous des remises; -proposez vous des réductions; -faites vous des remises; -faites vous des réductions; -que faites vous si`,
  price: `combien coûte/coûtent/ça/pour/est/vaut/prenez/demandez/facturez/je/faut/cela; c'est combien; combien c'est; combien $; ^ combien; prix; tarif*; coût; coûte;
    quel prix; quels tarifs; vos tarifs; vos prix; taux horaire; honoraires; c'est cher; est ce cher; grille tarifaire; ça fait combien; ça coûte; frais;
    -trop cher; -combien de temps; -combien de personnes; -prix réduit; -combien d'employés; -combien d'années; -meilleur prix; -fruits frais; -produits frais;
    -combien de`,
  hours: `horaire*; heures d'ouverture; ouvert*; ouvrez; fermez; à quelle heure; jusqu'à quelle heure; quand êtes vous ouverts; quand ouvrez; quand fermez; vous ouvrez;
    vous fermez; fermé*; fermeture; ouverture; quels jours; le dimanche; le samedi; travaillez vous le; vous travaillez le; le week end;
    -ouvert à; -ouvrir un compte; -fermé à clé; -à quelle heure puis je; -fermeture éclair; -à quelle heure pouvez`,
  place: `où êtes vous; où est; où se trouve; où vous trouvez; où vous trouver; vous êtes où; où sont; où puis je; où se situe; situé*; adresse; votre adresse; localisation;
    emplacement; comment venir; comment aller; comment vous trouver; itinéraire; plan d'accès; dans quelle ville/rue/quartier; quelle ville; quelle rue; où travaillez;
    vous avez un magasin; une boutique; code postal; c'est où;
    -adresse mail; -adresse email; -adresse e mail; -mon adresse; -adresse électronique; -où est mon; -où est ma`,
  contact: `votre numéro; votre téléphone; votre mail; votre email; votre e mail; numéro de téléphone; votre adresse mail; votre adresse email; coordonnées;
    comment vous contacter; comment vous joindre; vous joindre; vous contacter; vous appeler; adresse mail; adresse email; whatsapp; site web; site internet;
    votre site; un numéro; contact $; ^ contact; ^ téléphone; téléphone $; quel numéro; puis je vous appeler;
    -mon numéro; -mon mail; -mon email; -mon adresse mail; -mon téléphone; -mon site; -un site web; -un site internet; -création de site; -mes coordonnées;
    -comment vous appelez; -numéro de commande`,
  about: `sur votre entreprise/société/équipe; à propos de; qui êtes vous $; qui est derrière; à qui appartient; depuis quand; depuis combien de temps; années d'expérience;
    quelle expérience; votre expérience; votre entreprise; votre société; votre équipe; combien d'employés; combien de personnes travaillent; pourquoi vous choisir;
    pourquoi choisir; pourquoi vous; références; avis clients; vos avis; êtes vous certifié*/assuré*/agréé*/diplômé*; certifié*; agréé*; parlez moi de; en savoir plus;
    présentez vous`,
  identity: `êtes vous un robot/bot/humain/machine/personne; êtes vous une personne/machine/ia; es tu un robot/bot/humain; es tu une machine/ia/personne;
    tu es un robot/bot/humain; tu es une; vous êtes un robot/bot/humain; vous êtes une machine/ia/personne; c'est un robot; c'est un bot; un robot $; je parle à;
    je parle avec; à qui je parle; à qui ai je; avec qui je parle; est ce que je parle; qui es tu; qui êtes vous; comment tu t'appelles; comment vous appelez vous;
    comment t'appelles tu; quel est votre nom; quel est ton nom; ton nom; intelligence artificielle; chatgpt; tu es quoi; es tu réel;
    -je parle avec vous; -puis je parler; -parler à un; -pas un robot`,
  appointment: `rendez vous; prendre date; réserver; réservation*; réserve; rencontrer; se voir; nous voir; passer vous voir; venir vous voir; passer à; puis je passer;
    puis je venir; je peux venir; je peux passer; pouvez vous venir; vous pouvez venir; disponible*; disponibilité*; un créneau; créneau*; dispo; dispos; libre le;
    place libre; de libre; une table; table pour; consultation; une visite; visiter; quand puis je venir; m'inscrire; planifier; fixer un; un entretien;
    -sans rendez vous; -annuler mon rendez vous`,
  quote: `devis; un devis; estimation; une offre; faire une offre; proposition; chiffrer; chiffrage; établir un prix;
    -offre spéciale; -offres; -vos offres; -offre promotionnelle`,
  callback: `appelez moi; rappelez moi; me rappeler; m'appeler; rappeler; rappel; être rappelé*; me recontacter; recontactez moi; contactez moi; me contacter; écrivez moi;
    m'écrire; me joindre; un appel; qu'on me rappelle; téléphonez moi; me téléphoner;
    -ne m'appelez pas; -ne me rappelez; -jamais rappelé; -personne ne m'a; -personne ne me; -jamais`,
  buy: `acheter; achète; commander; commande; passer commande; je le prends; je la prends; je prends; je les prends; souscrire; m'abonner; commencer; démarrer;
    on commence quand; quand peut on commencer; allons y; c'est parti; payer maintenant; où payer; engager; faire appel à vous;
    -ma commande; -bon de commande; -je prends des médicaments; -je prends le`,
  discount: `réduction*; remise*; rabais; promo; promotion*; code promo; bon de réduction; moins cher; moins chère; meilleur prix; meilleur tarif; négocier; négociable;
    gratuit*; gratos; offre spéciale; ristourne; geste commercial; un geste; baisser le prix; baisser; prix réduit; trop cher; tarif étudiant; tarif réduit; aligner;
    soldes; prix d'ami;
    -devis gratuit; -parking gratuit; -remise en état; -remise en forme; -remise des clés; -stationnement gratuit`,
  human: `parler à/avec .. quelqu'un/personne/humain/conseiller/responsable/patron/patronne/directeur/gérant/gérante/agent/employé/opérateur/médecin/avocat;
    parler à quelqu un; parler avec quelqu un; discuter avec .. humain/personne/quelqu; un humain; vrai humain; vraie personne; une personne réelle; vrai être humain;
    être humain; humain $; ^ humain; pas un robot; pas à un robot; pas de robot; pas parler à un robot; pas parler à une machine; pas avec un robot;
    pas avec une machine; il y a quelqu un; quelqu un de réel; y a t il quelqu un; passez moi; passe moi; mettez moi en relation; mettre en relation; transférez moi;
    service client; conseiller; votre responsable; votre patron; votre directeur; votre chef; ton patron; le patron; le responsable; la responsable; un responsable;
    un conseiller; vous parler directement; en personne réelle; arrêtez le bot; stop le bot; arrête le robot;
    -êtes vous un humain; -es tu un humain; -tu es un humain; -vous êtes un humain; -êtes vous une vraie personne; -par personne; -combien de personnes; -je parle à;
    -il y a quelqu un qui; -cheveux humains; -ressources humaines`,
  complaint: `ridicule; nul; nulle!; nuls; inadmissible; scandaleux; honteux; une honte; lamentable; horrible; affreux; catastrophique; catastrophe; insupportable; inacceptable;
    furieux; furieuse; en colère; énervé*; marre!; ras le bol; j'en ai assez; jamais de réponse; ne répondez jamais; répondez jamais; répond jamais; répond pas;
    répondez pas; personne ne répond; personne ne rappelle; personne ne m'a; personne n'est venu; jamais rappelé; jamais venu; toujours pas; attends depuis;
    j'attends toujours; arnaque; arnaqueurs; escroc*; escroquerie; voleurs; menteurs; menteur; mensonge; incompétent*; idiot*; imbécile; stupide; con; connard;
    connards; conne!; merde!; putain!; bordel!; chier!; foutez!; foutre!; plainte; me plaindre; réclamation; déçu; déçue!; décevant; mécontent*; insatisfait*;
    mauvais service; pire service; le pire; perte de temps; perdre mon temps; rembours*; remboursez moi; mon avocat; porter plainte; inutile; vous servez à rien;
    sert à rien; ne m'aide* pas; vous ne comprenez pas; ne comprends rien; pas répondu; c'est une blague; vous vous moquez; se foutre;
    -satisfait ou remboursé; -remboursé par; -remboursement mutuelle; -remboursement sécurité; -douleur horrible; -remboursé* par la; -est ce remboursé*; -pas nul;
    -inutile de; -une blague drôle; -nulle part; -con molto`,
  notInterested: `pas intéressé*; ça ne m'intéresse pas; m'intéresse pas; pas besoin; je n'en ai plus besoin; n'ai plus besoin; je ne veux rien; laissez moi tranquille;
    laisse moi tranquille; je regarde seulement; je regarde juste; juste regarder; je fais que regarder; simple curiosité; j'ai déjà trouvé; déjà quelqu'un;
    pas maintenant; pas pour le moment; plus tard peut être; peut être plus tard; une autre fois; mauvais numéro; arrêtez de m'écrire; ne m'écrivez plus;
    -pas besoin d'être; -pas besoin de rendez vous; -pas besoin de réserver`,
  yes: `^ oui; ^ ouais; ^ ok; ^ d'accord; ^ bien sûr; ^ volontiers; ^ parfait; ^ exact; ^ exactement; ^ tout à fait; ^ absolument; ^ certainement; ^ avec plaisir;
    ^ ça marche; ^ très bien; ^ super; ^ entendu; ^ carrément; ^ si $; ça me va; ça me convient; c'est bon; pourquoi pas; c'est ça; ^ évidemment;
    -oui mais non; -bien sûr que non`,
  no: `^ non; ^ nan; ^ pas vraiment; ^ jamais; ^ pas du tout; ^ non merci; ^ rien $; ^ aucun; ^ aucune; bien sûr que non; ^ pas encore; plutôt non; ^ surtout pas;
    -non attendez; -non je veux dire; -aucune idée; -non en fait`,
  decline: `je préfère ne pas; préfère ne pas; préfère pas; je ne veux pas dire; veux pas le dire; ne veux pas donner; veux pas donner; ne souhaite pas; souhaite pas;
    je ne sais pas; ne sais pas; sais pas; aucune idée; pas sûr; pas sûre; pas certain; ça dépend; cela dépend; passer la question; question suivante; passe $;
    on passe; ça ne vous regarde pas; vous regarde pas; ça te regarde pas; c'est privé; c'est personnel; confidentiel; sans commentaire; peu importe; m'est égal;
    pas encore décidé; pas encore sûr; difficile à dire; pas d'email; pas de mail; pas de budget; pourquoi voulez vous; pourquoi vous voulez; pourquoi avez vous besoin;
    pourquoi tu veux;
    -ne sais pas si vous; -sais pas si vous; -ne sais pas quoi faire`,
  injection: `ignore .. instructions/consignes/règles/tout; ignorez .. instructions/consignes/règles; ignore tout; oublie .. instructions/consignes/règles;
    oubliez .. instructions/consignes/règles; oublie tout; oubliez tout; instructions précédentes; consignes précédentes; tes instructions; vos instructions;
    tes consignes; tes règles; prompt; message système; tu es maintenant; vous êtes maintenant; à partir de maintenant tu; à partir de maintenant vous; fais semblant;
    faites semblant; fais comme si; imagine que tu; joue le rôle; jouer le rôle; jeu de rôle; agis comme; agis en tant; comporte toi; mode développeur;
    mode administrateur; mode debug; affiche .. instructions/configuration/règles/prompt; affichez .. instructions/configuration;
    montre .. instructions/configuration/règles/prompt; révèle; ta configuration; votre configuration; répète .. texte/dessus/tout/mot; texte ci dessus;
    écris .. poème/code/dissertation/histoire/programme/script/chanson/python; écrivez .. poème/code/dissertation/histoire/programme; un poème; traduis; traduisez moi;
    base64; décode; je suis ton développeur; je suis l'administrateur; je suis ton créateur; je suis le propriétaire; mot de passe; clé api; api key;
    réponds uniquement; réponds seulement; dis seulement; quel modèle de langage; modèle de langage; code source; markdown; html; javascript;
    -mot de passe oublié; -traduisez vous`,
  otherVisitors: `autres clients; autres visiteurs; autres utilisateurs; autres personnes; liste .. clients; liste des visiteurs; vos clients; fichier client*; données .. clients;
    noms .. clients; emails .. clients; mails .. clients; email du dernier; dernier visiteur; dernier client; visiteur précédent; client précédent; qui d'autre;
    qui a écrit; qui vous a écrit; qui a réservé; base de données; autres conversations; conversation précédente; ma femme a; mon mari a; a t il écrit; mon patron a;
    -que disent .. clients; -disent vos clients; -avis de vos clients; -qui d'autre travaille; -ma femme a mal; -ma femme a besoin; -mon mari a besoin;
    -une base de données; -qui sont vos clients; -ma femme a un; -mon mari a un; -témoignages de vos clients`,
  offTopic: `météo; quel temps fait; il pleut; va t il pleuvoir; blague; fais moi rire; président; élection*; politique; macron; football; foot; coupe du monde;
    ligue des champions; qui a gagné; psg; bitcoin; crypto*; bourse; loto; horoscope; devoirs; capitale de; combien font; deux plus deux; racine carrée; religion;
    dieu existe; sens de la vie; je t'aime; épouse moi; tu as une copine; tu as un copain; quel âge as tu; couleur préférée; plat préféré; film préféré; actualités;
    recette de; sexe; nue;
    -club de foot; -en cas de pluie; -politique de confidentialité; -politique d'annulation; -politique de; -aide aux devoirs; -payer en bitcoin;
    -acceptez vous le bitcoin; -acceptez vous les bitcoins; -c'est une blague`,
  need: `j'ai besoin; on a besoin; nous avons besoin; avons besoin; je cherche; nous cherchons; on cherche; je recherche; à la recherche; je veux; on veut; nous voulons;
    je voudrais; nous voudrions; je souhaite; je souhaiterais; nous souhaitons; j'aimerais; nous aimerions; mon problème; notre problème; le problème; un problème;
    des problèmes; problème avec; un souci; aide pour; aider à; m'aider; nous aider; besoin d'aide; du mal à; difficulté*; défi; cassé*; en panne; panne; ne marche pas;
    marche plus; ne fonctionne pas; fonctionne plus; fuite; fuit; bouché*; abîmé*; mal aux; mal au; mal à la; mal de; douleur*; urgence; urgent; prévois; envisage;
    je pense à; mon objectif; notre objectif; j'essaie; intéressé* par; intéresse $; inquiet;
    -pas besoin; -n'ai pas besoin; -voudrais savoir; -veux savoir; -aimerais savoir; -souhaite savoir; -je veux parler; -je voudrais parler; -j'aimerais parler;
    -je souhaite parler; -je veux un humain; -pas intéressé; -ne veux; -ne souhaite; -je ne cherche; -je veux me plaindre; -je voudrais me plaindre;
    -pourquoi avez vous besoin; -m'intéresse pas; -pas de problème; -plus besoin; -on veut pas; -je veux pas; -je cherche pas`,
  cancelFact: `oubliez ça; oublie ça; oubliez cela; oublie ce que; oubliez ce que; laisse tomber; laissez tomber; en fait non; finalement non; changé d'avis; je me suis trompé*;
    me suis trompé*; erreur de ma part; j'ai fait une erreur; c'était faux; je voulais dire; je veux dire; correction; non attendez; ne plus; efface; effacez;
    supprime mon/ma/mes/ça; supprimez mon/ma/mes/ça; annule ça; annulez; annuler mon; annuler ma; je retire; rectification;
    -oublie tes; -oublie tout; -oubliez vos; -oublie les instructions; -oubliez les instructions`,
  howAreYou: `comment allez vous; comment vas tu; comment ça va; ça va; ça roule; vous allez bien; tu vas bien; quoi de neuf; la forme; comment va;
    -ça va coûter; -ça va durer; -ça va prendre; -comment ça va se; -ça va être; -ça va me; -ça va faire; -comment ça va fonctionner`,
  repeat: `répète; répétez; répéter; pouvez vous répéter; peux tu répéter; encore une fois; comment ça $; je ne comprends pas; je comprends pas; pas compris;
    que voulez vous dire; que veux tu dire; qu'est ce que ça veut dire; ça veut dire quoi; qu'avez vous dit; qu'est ce que tu as dit; ^ pardon; ^ hein; ^ quoi $;
    ^ comment $; reformule; reformulez; pas clair; expliquez;
    -répète le texte; -répète tout; -vous ne comprenez pas`,
  shouted: `pourquoi; répondez; réponds; allo; bonjour; attends; attendre; aide; personne; jamais; argent; assez; stop; encore`,
  question: `^ que; ^ qu; ^ quoi; ^ quel*; ^ quelle*; ^ qui; ^ quand; ^ où; ^ comment; ^ combien; ^ pourquoi; ^ est ce; ^ êtes vous; ^ avez vous; ^ faites vous; ^ proposez vous;
    ^ acceptez vous; ^ prenez vous; ^ pouvez vous; ^ puis je; ^ peut on; ^ y a t il; ^ il y a; ^ à quelle; ^ à quel; ^ vous avez; ^ vous faites; ^ vous acceptez;
    ^ vous prenez; ^ vous proposez; ^ vous êtes; ^ jusqu; ^ je peux; ^ on peut; ^ c'est;
    ^ bonjour que/quel/quelle/quand/ou/comment/combien/est/avez/faites/puis/vous/c/proposez/acceptez; est ce que; est ce qu; avez vous; faites vous; pouvez vous;
    puis je; y a t il; acceptez vous; prenez vous; proposez vous; je voudrais savoir; j'aimerais savoir; je veux savoir; je souhaite savoir; savoir si; une question;
    dites moi; je me demande; c'est combien; combien coûte;
    -^ c'est tout; -^ c'est bon; -^ c'est gentil; -^ c'est parfait; -^ que du; -^ c'est ça; -^ c'est parti; -^ c'est moi; -^ c'est privé; -^ c'est personnel;
    -^ c'est pour; -^ c'est un; -^ c'est une; -^ c'est mon; -^ quelle honte; -^ quel dommage; -^ je peux pas`,
}
