import type { CardWords } from './words.ts'

export const start: CardWords['start'] = {
  downloading: 'Wird geladen\u00a0…',
  saveFailed: 'Der Kontakt konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  linkCopied: 'Link kopiert',
  selectLink: 'Link oben markieren',
  formOffline: 'Sie sind offline. Ihr Text bleibt erhalten: Senden Sie ihn, sobald Sie wieder verbunden sind.',
  showMap: 'Lageplan zeigen',
  hideMap: 'Lageplan ausblenden',
  map: 'Lageplan',
}

export const card: CardWords['card'] = {
  namelessCard: 'Visitenkarte',
  saveContact: 'Kontakt speichern',
  about: 'Über mich',
  contact: 'Kontakt',
  location: 'Standort',
  links: 'Links',
  video: 'Video',
  more: 'Mehr',
  gallery: 'Galerie',
  elsewhere: 'Anderswo',
  themeTitles: {
    beauty: { links: 'In dieser Ausgabe', social: 'Folgen' },
    corporate: { links: 'Termine und Links', social: 'Profile' },
    dynamic: { social: 'Hier finden Sie mich' },
    education: { links: 'Hier beginnen', social: 'Siehe auch' },
    health: { links: 'So kann ich Ihnen helfen', social: 'Hier finden Sie mich' },
    nonprofit: { links: 'Weitere Wege zu helfen', social: 'Auf dem Laufenden bleiben' },
  },
  phone: 'Telefon',
  email: 'E-Mail',
  website: 'Website',
  address: 'Adresse',
  showMap: 'Lageplan zeigen',
  openInMaps: 'In Karten-App öffnen',
  atAGlance: 'Auf einen Blick',
  call: 'Anrufen',
  directions: 'Route',
  logo: 'Logo',
  logoOf: 'Logo von {company}',
  watchOn: 'Auf {site} ansehen',
  watchVideo: 'Video ansehen',
  pictureOf: 'Bild {number} von {count}',
  embeddedContent: 'Eingebetteter Inhalt {number}',
  embedOnOwnPage: 'Eingebettete Inhalte erscheinen auf der Seite der Karte.',
  madeWith: 'Erstellt mit {product}',
  privacy: 'Datenschutz',
  report: 'Diese Karte melden',
  formTitle: 'Nachricht senden',
  optional: '(freiwillig)',
  thanks: 'Vielen Dank. Ihre Nachricht wurde an {name} gesendet.',
  sendAnother: 'Weitere Nachricht senden',
  messageStored: 'Ihre Nachricht wird für die Person gespeichert, der diese Karte gehört.',
  send: 'Senden',
}

export const formErrors: CardWords['formErrors'] = {
  required: '{label} fehlt noch',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  consent: 'Bitte stimmen Sie der Verwendung Ihrer Angaben zu',
  unknownField: 'Dieses Formular hat kein Feld {name}',
  tooLong: 'Diese Antwort ist zu lang',
  full: 'Dieses Formular nimmt zurzeit keine weiteren Nachrichten an. Bitte senden Sie Ihre Nachricht in {time} noch einmal, oder nutzen Sie die Kontaktangaben auf der Karte.',
  aMinute: 'einer Minute',
  minutes: { one: '{count} Minute', other: '{count} Minuten' },
  hours: { one: '{count} Stunde', other: '{count} Stunden' },
  notSent: 'Nicht gesendet',
  goBack: 'Gehen Sie im Browser zurück: Ihr Text sollte noch im Formular stehen.',
}

export const form: CardWords['form'] = {
  required: formErrors.required,
  email: formErrors.email,
  consent: formErrors.consent,
  sending: 'Wird gesendet\u00a0…',
  sendFailed: 'Ihre Nachricht konnte nicht gesendet werden. Ihr Text bleibt erhalten: Bitte versuchen Sie es noch einmal.',
  offline: start.formOffline,
  serverBusy:
    'Ihre Nachricht kann gerade nicht zugestellt werden. Sie bleibt auf diesem Gerät gespeichert und wird so bald wie möglich gesendet.',
  refusedLater: 'Die auf diesem Gerät gespeicherte Nachricht konnte nicht gesendet werden.',
  formChanged: 'Das Formular hat sich geändert. Laden Sie die Seite neu, um Ihre Nachricht zu vervollständigen.',
  whatYouWrote: 'Ihr Text:',
  sentTo: 'Ihre Nachricht an {names} wurde gesendet.',
  refusedFor:
    'Ihre Nachricht an {name} konnte nicht gesendet werden. Sie wartet auf der betreffenden Karte, wo Sie sie korrigieren können.',
  openThatCard: 'Betreffende Karte öffnen',
  close: 'Schließen',
}

export const page: CardWords['page'] = {
  show: 'Zeigen',
  share: 'Teilen',
  qrCode: 'QR-Code',
  close: 'Schließen',
  shareThisCard: 'Diese Karte teilen',
  copyLink: 'Link kopieren',
  email: 'E-Mail',
  scanToView: 'Scannen und Karte ansehen',
  qrCodeOf: 'QR-Code von {address}',
  waitingTitle: 'Kein Netz.',
  waitingMessage: 'Ihre Nachricht bleibt auf diesem Gerät gespeichert und wird gesendet, sobald Sie wieder online sind.',
  waitingCancel: 'Bearbeiten oder abbrechen',
  chat: 'Chat',
  chatWith: 'Chat mit {name}',
  description: '{name}: Kontaktangaben, Links und eine Kontaktdatei zum Speichern.',
}

export const saveDialog: CardWords['saveDialog'] = {
  saveContact: 'Kontakt speichern',
  saveToIphone: 'Auf dem iPhone speichern',
  tapSave: 'Tippen Sie unten auf „Auf dem iPhone speichern“. Der Kontakt öffnet sich.',
  tapCreate: 'Tippen Sie auf „Neuen Kontakt erstellen“, dann auf „Fertig“.',
  openInBrowser: 'Im Browser öffnen',
  appsCannotSave: 'Apps können Kontakte oft nicht speichern. Kopieren Sie den Link und öffnen Sie ihn im Browser Ihres Telefons.',
  copyLink: 'Link kopieren',
  copyAddress: 'Adresse über der Seite kopieren',
  saveHere: 'Trotzdem hier speichern',
  close: 'Schließen',
}

export const viewer: CardWords['viewer'] = {
  gallery: 'Galerie',
  pictures: 'Bilder',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  close: 'Schließen',
  count: '{number} von {count}',
}

export const chat: CardWords['chat'] = {
  online: 'Online',
  offline: 'Offline',
  leadScore: 'Lead-Score: {score}',
  notice: 'Ein Assistent antwortet. Wer die Karte besitzt, sieht diesen Chat.',
  privacy: 'Datenschutz',
  choices: 'Auswahl',
  placeholder: 'Ihre Nachricht\u00a0…',
  message: 'Nachricht',
  send: 'Senden',
  charactersLeft: { one: 'Noch {count} Zeichen', other: 'Noch {count} Zeichen' },
  you: 'Sie',
  choicesFollow: { one: 'Es folgt {count} Antwort zur Auswahl', other: 'Es folgen {count} Antworten zur Auswahl' },
  waiting: 'Wartet auf das Netz\u00a0…',
  newConversation: 'Neues Gespräch beginnen',
  retry: 'Noch einmal',
  conversationWith: 'Gespräch mit {name}',
  messages: 'Nachrichten',
  handedOver: 'Eine Person wurde gebeten, Ihnen zu antworten.',
  typing: '{name} schreibt\u00a0…',
  chatWith: 'Chat mit {name}',
  minimize: 'Chat verkleinern',
  close: 'Chat schließen',
  backToCard: 'Zurück zur Karte',
  loading: 'Wird geladen\u00a0…',
  tryAgain: 'Noch einmal versuchen',
  loadFailed: 'Der Chat konnte nicht geladen werden. Prüfen Sie Ihr Netz und versuchen Sie es noch einmal.',
  unavailable: 'Der KI-Assistent ist für diese Karte nicht eingeschaltet.',
  blankReply: 'Ich helfe Ihnen gerne! Können Sie mir mehr über Ihr Anliegen sagen?',
  blankReplyOnPage: 'Ich helfe Ihnen gerne! Was kann ich heute für Sie tun?',
  failure: 'Es tut mir leid, ich kann Ihre Nachricht gerade nicht verarbeiten. Können Sie Ihre Frage anders formulieren?',
}

export const show: CardWords['show'] = {
  pageTitle: 'QR-Code von {name}',
  cards: 'Karten',
  dashboard: 'Dashboard',
  viewCard: 'Karte ansehen',
  previousCard: 'Vorherige Karte',
  nextCard: 'Nächste Karte',
  share: 'Teilen',
  writeNfc: 'NFC-Tag beschreiben',
  close: 'Schließen',
  cancel: 'Abbrechen',
  tryAgain: 'Noch einmal versuchen',
  qrCode: 'QR-Code',
  linkTab: 'Karte',
  contactTab: 'Kontakt',
  linkCode: 'QR-Code von {address}',
  contactCode: 'QR-Code mit den Kontaktangaben von {name}',
  noCode: 'Aus diesem Kontakt wird kein lesbarer Code. Zeigen Sie stattdessen den Link der Karte.',
  opensMine: 'Öffnet meine Karte',
  opensThis: 'Öffnet diese Karte',
  savesMine: 'Speichert meinen Kontakt, auch ohne Netz',
  savesThis: 'Speichert diesen Kontakt, auch ohne Netz',
  without: 'Ohne: {list}',
  title: 'Funktion',
  company: 'Firma',
  email: 'E-Mail-Adresse',
  phoneExtension: 'Durchwahl',
  partOfName: 'Teil des Namens',
}

export const showScript: CardWords['showScript'] = {
  linkCopied: 'Link kopiert',
  copyByHand: 'Der Browser hat das Kopieren nicht erlaubt. Kopieren Sie von Hand:',
  holdTag: 'Halten Sie das Tag an die Rückseite dieses Telefons.',
  written: 'Beschrieben. Ein Telefon, das an dieses Tag gehalten wird, öffnet Ihre Karte.',
  cancel: 'Abbrechen',
  done: 'Fertig',
  close: 'Schließen',
  nfcNotAllowed:
    'Diese Seite darf NFC nicht verwenden. Erlauben Sie NFC für diese Website in den Einstellungen des Browsers und versuchen Sie es noch einmal.',
  nfcNotSupported: 'Dieses Telefon hat kein NFC, oder das Tag kann keinen Link speichern. Versuchen Sie es mit einem anderen Tag.',
  nfcOff: 'NFC ist ausgeschaltet. Schalten Sie es in den Einstellungen des Telefons ein und versuchen Sie es noch einmal.',
  nfcLost:
    'Das Tag wurde zu früh entfernt, oder es ist gesperrt. Versuchen Sie es noch einmal und halten Sie es still, bis sich diese Meldung ändert.',
  nfcFailed: 'Das Tag konnte nicht beschrieben werden. Versuchen Sie es noch einmal, oder nehmen Sie ein anderes Tag.',
}

export const print: CardWords['print'] = {
  title: 'QR-Codes von {name}',
  sizes:
    'Von 8\u00a0cm für ein Fenster bis 2,5\u00a0cm für ein Etikett. Drucken Sie mit 100\u00a0%, schwarz auf weiß, und schneiden Sie entlang der Linien.',
  print: 'Drucken',
  codeOfWidth: 'QR-Code, {width}\u00a0cm breit',
}

export const map: CardWords['map'] = {
  title: 'Lageplan: {name}',
  loading: 'Der Lageplan wird geladen\u00a0…',
  openInMaps: 'In Karten-App öffnen',
  failed: 'Der Lageplan kann nicht geladen werden: {reason}',
  keyMissing: 'Auf dieser Website ist kein Kartendienst eingerichtet',
}

export const mapScript: CardWords['mapScript'] = {
  failed: map.failed,
  notLoaded: 'Google Maps antwortet nicht',
  keyRefused: 'Google Maps hat den Schlüssel dieser Website abgelehnt',
  addressNotFound: 'Zu dieser Adresse wurde kein Ort gefunden: {address}',
}

export const vcard: CardWords['vcard'] = {
  workExtension: 'Arbeit, Durchwahl {extension}',
  website: 'Website',
  digitalCard: 'Digitale Karte',
}

export const report: CardWords['report'] = {
  title: 'Diese Karte melden',
  reasons: {
    impersonation: 'Gibt sich für jemand anderen aus',
    fraud: 'Betrug oder Phishing',
    illegal: 'Verbotene Inhalte',
    harassment: 'Belästigung',
    other: 'Etwas anderes',
  },
  whatIsWrong: 'Was stimmt nicht?',
  youAreReporting: 'Sie melden die Karte von {name} unter {address}.',
  whoReads: 'Die Verwaltung dieser Website liest Ihre Meldung. Wer die Karte besitzt, erfährt nicht, von wem die Meldung stammt.',
  correctAnswers: { one: 'Bitte berichtigen Sie eine Antwort', other: 'Bitte berichtigen Sie {count} Antworten' },
  whatToKnow: 'Was sollten wir wissen?',
  yourEmail: 'Ihre E-Mail-Adresse, falls Sie eine Antwort wünschen',
  optional: '(freiwillig)',
  stored: 'Ihre Meldung wird für die Verwaltung gespeichert, zusammen mit der Karte in ihrem jetzigen Zustand.',
  privacy: 'Datenschutz',
  send: 'Meldung senden',
  thanks: 'Vielen Dank',
  sent: 'Ihre Meldung wurde gesendet. Die Verwaltung dieser Website wird die Karte prüfen.',
  chooseReason: 'Wählen Sie einen Grund',
}

export const messages: CardWords['messages'] = {
  notFound: 'Karte nicht gefunden',
  unknown: 'Die gesuchte Visitenkarte gibt es nicht. Vielleicht ist die Adresse falsch geschrieben.',
  gone: 'Die gesuchte Visitenkarte gibt es nicht mehr.',
  suspended: 'Diese Karte ist nicht verfügbar.',
  suspendedBy: 'Die Verwaltung dieser Website hat sie gesperrt. Ist es Ihre Karte, melden Sie sich an, um den Grund zu lesen.',
  tooMany: 'Zu viele Anfragen',
  home: 'Zur Startseite',
  signIn: 'Anmelden',
}

export const refusals: CardWords['refusals'] = {
  unexpected: 'Etwas ist schiefgegangen',
  invalidInput: 'Bitte prüfen Sie die markierten Felder und versuchen Sie es noch einmal',
  unsafeText: 'Die Eingabe enthält Zeichen, die nicht gespeichert werden können',
  tooLarge: 'Diese Anfrage ist zu umfangreich',
  tooMany: 'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
  networkHourFull: 'Aus Ihrem Netz wurde dies in der letzten Stunde sehr oft versucht. Bitte versuchen Sie es in einer Stunde noch einmal.',
  networkTooFast:
    'Aus Ihrem Netz wurden sehr viele Seiten und Bilder geöffnet. Bitte warten Sie eine Minute und versuchen Sie es noch einmal.',
  formsStopped: 'Diese Website nimmt zurzeit keine Nachrichten aus Formularen an. Bitte nutzen Sie die Kontaktangaben auf der Karte.',
  chatStopped: 'Der Assistent antwortet zurzeit niemandem. Bitte nutzen Sie die Kontaktangaben auf der Karte.',
  cardNotFound: 'Karte nicht gefunden',
  cardSuspended: 'Diese Karte ist nicht verfügbar',
  reportsFull: 'Diese Karte wurde oft gemeldet und wird bald geprüft. Sie müssen sie nicht noch einmal melden.',
  reportsOfDayFull:
    'Heute kamen zu viele Meldungen aus Ihrem Netz oder auf diese Website. Bitte senden Sie Ihre Meldung morgen noch einmal.',
  noForm: 'Diese Karte hat kein Formular',
  emptyForm: 'Bitte füllen Sie das Formular aus',
  conversationNotFound: 'Gespräch nicht gefunden',
  questionNotFound: 'Frage nicht gefunden',
  choiceGone: 'Diese Auswahl gibt es nicht mehr. Bitte schreiben Sie Ihre Frage.',
  conversationFull: 'Dieses Gespräch hat die maximale Länge erreicht. Bitte beginnen Sie ein neues.',
  chatTooFast: 'Sie senden Nachrichten zu schnell. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
  chatsOfHourFull:
    'Aus Ihrem Netz wurde in der letzten Stunde sehr viel geschrieben. Bitte versuchen Sie es in einer Stunde noch einmal, oder nutzen Sie die Kontaktangaben auf der Karte.',
  chatDayFull:
    'Der Assistent hat heute so viel geantwortet, wie er kann. Bitte versuchen Sie es morgen noch einmal, oder nutzen Sie die Kontaktangaben auf der Karte.',
}
