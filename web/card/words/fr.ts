import type { CardWords } from './words.ts'

export const start: CardWords['start'] = {
  downloading: 'Téléchargement…',
  saveFailed: 'Échec du téléchargement du contact. Veuillez réessayer.',
  linkCopied: 'Lien copié',
  selectLink: 'Sélectionnez le lien ci-dessus',
  formOffline:
    'Vous êtes hors ligne. Rien de ce que vous avez saisi n’est perdu\u00a0: renvoyez votre message une fois la connexion rétablie.',
  showMap: 'Afficher le plan',
  hideMap: 'Masquer le plan',
  map: 'Plan',
}

export const card: CardWords['card'] = {
  namelessCard: 'Carte de visite',
  saveContact: 'Enregistrer le contact',
  about: 'À propos',
  contact: 'Contact',
  location: 'Lieu',
  links: 'Liens',
  video: 'Vidéo',
  more: 'Plus',
  gallery: 'Galerie',
  elsewhere: 'Ailleurs',
  themeTitles: {
    beauty: { links: 'Dans ce numéro', social: 'Me suivre' },
    corporate: { links: 'Rendez-vous et liens', social: 'Profils' },
    dynamic: { social: 'Où me trouver' },
    education: { links: 'Pour commencer', social: 'Voir aussi' },
    health: { links: 'Comment je peux vous aider', social: 'Où me trouver' },
    nonprofit: { links: 'Autres façons d’aider', social: 'Suivre notre action' },
  },
  phone: 'Téléphone',
  email: 'E-mail',
  website: 'Site web',
  address: 'Adresse',
  showMap: 'Afficher le plan',
  openInMaps: 'Ouvrir dans Maps',
  atAGlance: 'En bref',
  call: 'Appeler',
  directions: 'Itinéraire',
  logo: 'Logo',
  logoOf: 'Logo\u00a0: {company}',
  watchOn: 'Regarder sur {site}',
  watchVideo: 'Regarder la vidéo',
  pictureOf: 'Image {number} sur {count}',
  embeddedContent: 'Contenu intégré {number}',
  embedOnOwnPage: 'Le contenu intégré s’affiche sur la page de la carte.',
  madeWith: 'Créé avec {product}',
  privacy: 'Confidentialité',
  report: 'Signaler cette carte',
  formTitle: 'Prendre contact',
  optional: '(facultatif)',
  thanks: 'Merci. Votre message a été envoyé à {name}.',
  sendAnother: 'Envoyer un autre message',
  messageStored: 'Votre message est enregistré à l’intention du propriétaire de cette carte.',
  send: 'Envoyer',
}

export const formErrors: CardWords['formErrors'] = {
  required: 'Le champ «\u00a0{label}\u00a0» est obligatoire',
  email: 'Veuillez saisir une adresse e-mail valide',
  consent: 'Veuillez accepter l’utilisation de vos données',
  unknownField: 'Ce formulaire n’a pas de champ {name}',
  tooLong: 'Cette réponse est trop longue',
  full: 'Ce formulaire n’accepte plus de messages pour le moment. Veuillez renvoyer le vôtre dans {time} ou utiliser les coordonnées de la carte.',
  aMinute: 'une minute',
  minutes: { one: '{count} minute', other: '{count} minutes' },
  hours: { one: '{count} heure', other: '{count} heures' },
  notSent: 'Non envoyé',
  goBack: 'Utilisez le bouton Retour de votre navigateur\u00a0: votre saisie devrait encore se trouver dans le formulaire.',
}

export const form: CardWords['form'] = {
  offline: start.formOffline,
  required: formErrors.required,
  email: formErrors.email,
  consent: formErrors.consent,
  sending: 'Envoi…',
  sendFailed: 'Votre message n’a pas pu être envoyé. Rien de ce que vous avez saisi n’est perdu\u00a0: veuillez réessayer.',
  serverBusy: 'Votre message ne peut pas être remis pour le moment. Il est conservé sur cet appareil et sera envoyé dès que possible.',
  refusedLater: 'Le message conservé sur cet appareil n’a pas pu être envoyé.',
  formChanged: 'Le formulaire a changé. Rechargez cette page pour compléter votre message.',
  whatYouWrote: 'Ce que vous avez écrit\u00a0:',
  sentTo: 'Votre message à {names} a été envoyé.',
  refusedFor: 'Votre message à {name} n’a pas pu être envoyé. Il attend sur la carte concernée, où vous pouvez le corriger.',
  openThatCard: 'Ouvrir la carte concernée',
  close: 'Fermer',
}

export const page: CardWords['page'] = {
  show: 'Présenter',
  share: 'Partager',
  qrCode: 'Code QR',
  close: 'Fermer',
  shareThisCard: 'Partager cette carte',
  copyLink: 'Copier le lien',
  email: 'E-mail',
  scanToView: 'Scannez pour voir la carte',
  qrCodeOf: 'Code QR pour {address}',
  waitingTitle: 'Pas de réseau.',
  waitingMessage: 'Votre message est conservé sur cet appareil et sera envoyé dès que vous serez de nouveau en ligne.',
  waitingCancel: 'Modifier ou annuler',
  chat: 'Chat',
  chatWith: 'Discuter avec {name}',
  description: '{name}\u00a0: coordonnées, liens et fiche de contact à enregistrer.',
}

export const saveDialog: CardWords['saveDialog'] = {
  saveContact: 'Enregistrer le contact',
  saveToIphone: 'Enregistrer sur l’iPhone',
  tapSave: 'Touchez «\u00a0Enregistrer sur l’iPhone\u00a0» ci-dessous. Le contact s’ouvre.',
  tapCreate: 'Touchez «\u00a0Créer un contact\u00a0», puis «\u00a0OK\u00a0».',
  openInBrowser: 'Ouvrir dans votre navigateur',
  appsCannotSave:
    'Les applications ne peuvent souvent pas enregistrer de contacts. Copiez le lien et ouvrez-le dans le navigateur de votre téléphone.',
  copyLink: 'Copier le lien',
  copyAddress: 'Copiez l’adresse au-dessus de la page',
  saveHere: 'Enregistrer ici quand même',
  close: 'Fermer',
}

export const viewer: CardWords['viewer'] = {
  gallery: 'Galerie',
  pictures: 'Images',
  previous: 'Image précédente',
  next: 'Image suivante',
  close: 'Fermer',
  count: '{number} sur {count}',
}

export const chat: CardWords['chat'] = {
  online: 'En ligne',
  offline: 'Hors ligne',
  leadScore: 'Score du prospect\u00a0: {score}',
  notice: 'Un assistant répond. Le propriétaire voit cette conversation.',
  privacy: 'Confidentialité',
  choices: 'Choix',
  placeholder: 'Écrivez votre message…',
  message: 'Message',
  send: 'Envoyer',
  charactersLeft: { one: '{count} caractère restant', other: '{count} caractères restants' },
  you: 'Vous',
  choicesFollow: { one: '{count} choix suit', other: '{count} choix suivent' },
  waiting: 'En attente du réseau…',
  newConversation: 'Nouvelle conversation',
  retry: 'Réessayer',
  conversationWith: 'Conversation avec {name}',
  messages: 'Messages',
  handedOver: 'Nous avons demandé à une personne de vous répondre.',
  typing: '{name} écrit…',
  chatWith: 'Discuter avec {name}',
  minimize: 'Réduire le chat',
  close: 'Fermer le chat',
  backToCard: 'Retour à la carte',
  loading: 'Chargement…',
  tryAgain: 'Réessayer',
  loadFailed: 'Le chat n’a pas pu être chargé. Vérifiez votre réseau et réessayez.',
  unavailable: 'L’assistant IA n’est pas activé pour cette carte.',
  blankReply: 'Je suis là pour vous aider\u00a0! Pouvez-vous m’en dire plus sur ce que vous recherchez\u00a0?',
  blankReplyOnPage: 'Je suis là pour vous aider\u00a0! Que puis-je faire pour vous aujourd’hui\u00a0?',
  failure: 'Je regrette, je n’arrive pas à traiter votre message pour le moment. Pourriez-vous reformuler votre question\u00a0?',
}

export const show: CardWords['show'] = {
  pageTitle: 'Code QR\u00a0: {name}',
  cards: 'Cartes',
  dashboard: 'Tableau de bord',
  viewCard: 'Voir la carte',
  previousCard: 'Carte précédente',
  nextCard: 'Carte suivante',
  share: 'Partager',
  writeNfc: 'Écrire un tag NFC',
  close: 'Fermer',
  cancel: 'Annuler',
  tryAgain: 'Réessayer',
  qrCode: 'Code QR',
  linkTab: 'Carte',
  contactTab: 'Contact',
  linkCode: 'Code QR pour {address}',
  contactCode: 'Code QR avec les coordonnées\u00a0: {name}',
  noCode: 'Ce contact ne permet pas de créer un code lisible. Montrez plutôt le lien de la carte.',
  opensMine: 'Ouvre ma carte',
  opensThis: 'Ouvre cette carte',
  savesMine: 'Enregistre mon contact, même sans réseau',
  savesThis: 'Enregistre ce contact, même sans réseau',
  without: 'Sans\u00a0: {list}',
  title: 'fonction',
  company: 'entreprise',
  email: 'adresse e-mail',
  phoneExtension: 'numéro de poste',
  partOfName: 'une partie du nom',
}

export const showScript: CardWords['showScript'] = {
  linkCopied: 'Lien copié',
  copyByHand: 'Le navigateur n’a pas autorisé la copie. Copiez à la main\u00a0:',
  holdTag: 'Placez le tag contre le dos de ce téléphone.',
  written: 'Écriture réussie. Un téléphone approché de ce tag ouvre votre carte.',
  cancel: 'Annuler',
  done: 'Terminé',
  close: 'Fermer',
  nfcNotAllowed: 'Cette page ne peut pas utiliser le NFC. Autorisez-le pour ce site dans les réglages du navigateur, puis réessayez.',
  nfcNotSupported: 'Ce téléphone n’a pas de NFC, ou le tag ne peut pas contenir de lien. Réessayez avec un autre tag.',
  nfcOff: 'Le NFC est désactivé. Activez-le dans les réglages du téléphone, puis réessayez.',
  nfcLost: 'Le tag a été retiré trop tôt, ou il est verrouillé. Réessayez et ne bougez pas avant que ce message change.',
  nfcFailed: 'Le tag n’a pas pu être écrit. Réessayez ou utilisez un autre tag.',
}

export const print: CardWords['print'] = {
  title: 'Codes QR\u00a0: {name}',
  sizes:
    'De 8\u00a0cm pour une vitrine à 2,5\u00a0cm pour une étiquette. Imprimez à 100\u00a0%, en noir sur blanc, et découpez le long des traits.',
  print: 'Imprimer',
  codeOfWidth: 'Code QR, {width}\u00a0cm de large',
}

export const map: CardWords['map'] = {
  title: 'Plan\u00a0: {name}',
  loading: 'Chargement du plan…',
  openInMaps: 'Ouvrir dans Maps',
  failed: 'Le plan n’a pas pu être chargé\u00a0: {reason}',
  keyMissing: 'les plans ne sont pas configurés sur ce site',
}

export const mapScript: CardWords['mapScript'] = {
  failed: map.failed,
  notLoaded: 'Google Maps n’a pas pu être chargé',
  keyRefused: 'Google Maps a refusé la clé de ce site',
  addressNotFound: 'Aucune coordonnée trouvée pour l’adresse\u00a0: {address}',
}

export const vcard: CardWords['vcard'] = {
  workExtension: 'Bureau, poste {extension}',
  website: 'Site web',
  digitalCard: 'Carte numérique',
}

export const report: CardWords['report'] = {
  title: 'Signaler cette carte',
  reasons: {
    impersonation: 'Elle se fait passer pour quelqu’un d’autre',
    fraud: 'Fraude ou hameçonnage',
    illegal: 'Contenu illégal',
    harassment: 'Harcèlement',
    other: 'Autre chose',
  },
  whatIsWrong: 'Quel est le problème\u00a0?',
  youAreReporting: 'Vous signalez cette carte\u00a0: {name}, à l’adresse {address}.',
  whoReads: 'Un administrateur de ce site lit votre signalement. Le propriétaire de la carte ne saura pas qui l’a envoyé.',
  correctAnswers: { one: 'Veuillez corriger une réponse', other: 'Veuillez corriger {count} réponses' },
  whatToKnow: 'Que devons-nous savoir\u00a0?',
  yourEmail: 'Votre e-mail, si vous souhaitez une réponse',
  optional: '(facultatif)',
  stored: 'Votre signalement est enregistré pour les administrateurs, avec la carte telle qu’elle est maintenant.',
  privacy: 'Confidentialité',
  send: 'Envoyer le signalement',
  thanks: 'Merci',
  sent: 'Votre signalement a été envoyé. Un administrateur de ce site examinera la carte.',
  chooseReason: 'Choisissez un motif',
}

export const messages: CardWords['messages'] = {
  notFound: 'Carte introuvable',
  unknown: 'La carte de visite que vous cherchez n’existe pas. Son adresse est peut-être mal saisie.',
  gone: 'La carte de visite que vous cherchez n’existe plus.',
  suspended: 'Cette carte n’est pas disponible.',
  suspendedBy: 'Un administrateur de ce site l’a suspendue. Si c’est votre carte, connectez-vous pour en lire la raison.',
  tooMany: 'Trop de requêtes',
  home: 'Retour à l’accueil',
  signIn: 'Se connecter',
}

export const refusals: CardWords['refusals'] = {
  unexpected: 'Une erreur est survenue',
  invalidInput: 'Veuillez vérifier les champs signalés et réessayer',
  unsafeText: 'La saisie contient des caractères qui ne peuvent pas être enregistrés',
  tooLarge: 'Cette requête est trop volumineuse',
  tooMany: 'Trop de requêtes. Veuillez patienter un instant et réessayer.',
  networkHourFull:
    'Cette action a été effectuée très souvent depuis votre réseau au cours de la dernière heure. Veuillez réessayer dans une heure.',
  networkTooFast:
    'Un très grand nombre de pages et d’images ont été ouvertes depuis votre réseau. Veuillez patienter une minute et réessayer.',
  formsStopped: 'Ce site n’accepte pas de messages de formulaires pour le moment. Veuillez utiliser les coordonnées de la carte.',
  chatStopped: 'L’assistant ne répond à personne pour le moment. Veuillez utiliser les coordonnées de la carte.',
  cardNotFound: 'Carte introuvable',
  cardSuspended: 'Cette carte n’est pas disponible',
  reportsFull: 'Cette carte a été signalée de nombreuses fois et sera bientôt examinée. Il n’est pas nécessaire de la signaler à nouveau.',
  reportsOfDayFull: 'Trop de signalements sont arrivés aujourd’hui depuis votre réseau ou sur ce site. Veuillez renvoyer le vôtre demain.',
  noForm: 'Cette carte n’a pas de formulaire',
  emptyForm: 'Veuillez remplir le formulaire',
  conversationNotFound: 'Conversation introuvable',
  questionNotFound: 'Question introuvable',
  choiceGone: 'Ce choix n’est plus disponible. Veuillez écrire votre question.',
  conversationFull: 'Cette conversation a atteint sa limite. Veuillez en commencer une nouvelle.',
  chatTooFast: 'Vous envoyez des messages trop vite. Veuillez patienter un instant et réessayer.',
  chatsOfHourFull:
    'Beaucoup de messages ont été envoyés depuis votre réseau au cours de la dernière heure. Veuillez réessayer dans une heure ou utiliser les coordonnées de la carte.',
  chatDayFull:
    'L’assistant a atteint sa limite de réponses pour aujourd’hui. Veuillez réessayer demain ou utiliser les coordonnées de la carte.',
}
