import { INVALID_EMAIL_MESSAGE } from '../../../schema/email.ts'
import { API_ERROR_MESSAGES } from '../../../schema/error.ts'
import { REPORT_REASONS, type ReportReason } from '../../../schema/report.ts'
import { card } from './en-card.ts'
import { chat } from './en-chat.ts'
import { start } from './en-start.ts'
import type { PluralForms } from './fill.ts'

/**
 * Our words on a card, in English. The files of the other languages have the same shape; `{name}` stands for a text that is filled in.
 * Each group is an export of its own. The groups that scripts load without the others are modules of their own, in English only.
 */

export { card, chat, start }

/** What the server refuses about a form on a card, and the page that says so. */
export const formErrors = {
  required: '{label} is required',
  email: INVALID_EMAIL_MESSAGE,
  consent: 'Please agree to how your details are used',
  unknownField: 'This form has no field {name}',
  tooLong: 'This answer is too long',
  /** `{time}` is one of the three texts below. */
  full: 'This form takes no more messages right now. Please send yours again in {time}, or use the contact details on the card.',
  aMinute: 'a minute',
  minutes: { one: '{count} minute', other: '{count} minutes' } as PluralForms,
  hours: { one: '{count} hour', other: '{count} hours' } as PluralForms,
  notSent: 'Not sent',
  goBack: 'Use your browser’s Back button: what you typed should still be in the form.',
}

/** The script of the form, and what it says about messages that wait on the device. */
export const form = {
  required: formErrors.required,
  email: formErrors.email,
  consent: formErrors.consent,
  sending: 'Sending...',
  sendFailed: 'Your message could not be sent. Nothing you typed is lost: please try again.',
  offline: start.formOffline,
  serverBusy: 'Your message cannot be delivered right now. It is kept on this device and will be sent as soon as possible.',
  refusedLater: 'The message kept on this device could not be sent.',
  formChanged: 'The form has changed. Reload this page to complete your message.',
  whatYouWrote: 'What you wrote:',
  sentTo: 'Your message to {names} has been sent.',
  refusedFor: 'Your message to {name} could not be sent. It waits on that card, where you can correct it.',
  openThatCard: 'Open that card',
  close: 'Close',
}

/** What stands around the card on its page. */
export const page = {
  show: 'Show',
  share: 'Share',
  qrCode: 'QR Code',
  close: 'Close',
  shareThisCard: 'Share this card',
  copyLink: 'Copy link',
  email: 'Email',
  scanToView: 'Scan to view card',
  qrCodeOf: 'QR code of {address}',
  waitingTitle: 'No network.',
  waitingMessage: 'Your message is kept on this device and will be sent as soon as you are back online.',
  waitingCancel: 'Edit or cancel',
  chat: 'Chat',
  chatWith: 'Chat with {name}',
  /** The description for search engines of a card without an about text. `{name}` may be followed by title and company. */
  description: '{name}: contact details, links and a contact file to save.',
}

/** The dialog that explains how to save the contact on an iPhone or in another app's browser. The quoted buttons are those of iOS. */
export const saveDialog = {
  saveContact: 'Save Contact',
  saveToIphone: 'Save Contact to iPhone',
  tapSave: 'Tap “Save Contact to iPhone” below. The contact opens.',
  tapCreate: 'Tap “Create New Contact”, then “Done”.',
  openInBrowser: 'Open in your browser',
  appsCannotSave: 'Apps often cannot save contacts. Copy the link and open it in your phone’s own browser.',
  copyLink: 'Copy link',
  copyAddress: 'Copy the address above the page',
  saveHere: 'Save here anyway',
  close: 'Close',
}

/** The viewer of the gallery's pictures. */
export const viewer = {
  gallery: 'Gallery',
  pictures: 'Pictures',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  count: '{number} of {count}',
}

/** Show mode: the card's QR codes on the owner's screen. */
export const show = {
  pageTitle: 'QR code of {name}',
  cards: 'Cards',
  dashboard: 'Dashboard',
  viewCard: 'View card',
  previousCard: 'Previous card',
  nextCard: 'Next card',
  share: 'Share',
  writeNfc: 'Write NFC tag',
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  qrCode: 'QR code',
  linkTab: 'Card link',
  contactTab: 'Contact',
  linkCode: 'QR code of {address}',
  contactCode: 'QR code with the contact details of {name}',
  noCode: 'This contact makes no code that can be read. Show the card link instead.',
  opensMine: 'Opens my card',
  opensThis: 'Opens this card',
  savesMine: 'Saves my contact, no network needed',
  savesThis: 'Saves this contact, no network needed',
  /** `{list}` names some of the five values below. */
  without: 'Without: {list}',
  title: 'title',
  company: 'company',
  email: 'email address',
  phoneExtension: 'phone extension',
  partOfName: 'part of the name',
}

/** The script of show mode. */
export const showScript = {
  linkCopied: 'Link copied',
  copyByHand: 'The browser did not allow copying. Copy it by hand:',
  holdTag: 'Hold the tag to the back of this phone.',
  written: 'Written. A phone that is held to this tag opens your card.',
  cancel: 'Cancel',
  done: 'Done',
  close: 'Close',
  nfcNotAllowed: 'This page may not use NFC. Allow NFC for this site in the browser’s settings, then try again.',
  nfcNotSupported: 'This phone has no NFC, or the tag cannot hold a link. Try again with another tag.',
  nfcOff: 'NFC is switched off. Switch it on in the phone’s settings, then try again.',
  nfcLost: 'The tag was taken away too early, or it is locked. Try again and hold it still until this message changes.',
  nfcFailed: 'The tag could not be written. Try again, or use another tag.',
}

/** The page with QR codes to print. */
export const print = {
  title: 'QR codes of {name}',
  sizes: 'From 8 cm for a window to 2.5 cm for a label. Print at 100 %, in black on white, and cut along the lines.',
  print: 'Print',
  codeOfWidth: 'QR code, {width} cm wide',
}

/** The map in its frame. */
export const map = {
  title: 'Map of {name}',
  loading: 'Loading the map…',
  openInMaps: 'Open in Maps',
  failed: 'Map cannot be loaded: {reason}',
  keyMissing: 'maps are not set up on this site',
}

/** The script of the map. */
export const mapScript = {
  failed: map.failed,
  notLoaded: 'Failed to load Google Maps',
  keyRefused: 'Google Maps refused this site’s key',
  addressNotFound: 'Could not find coordinates for address: {address}',
}

/** Labels in the contact file. */
export const vcard = {
  workExtension: 'Work, ext. {extension}',
  website: 'Website',
  digitalCard: 'Digital card',
}

/** The page by which visitors report a card. */
export const report = {
  title: 'Report this card',
  reasons: REPORT_REASONS as Record<ReportReason, string>,
  whatIsWrong: 'What is wrong?',
  youAreReporting: 'You are reporting the card of {name} at {address}.',
  whoReads: 'An administrator of this site reads your report. The owner of the card does not learn who sent it.',
  correctAnswers: { one: 'Please correct one answer', other: 'Please correct {count} answers' } as PluralForms,
  whatToKnow: 'What should we know?',
  yourEmail: 'Your email, if you want an answer',
  optional: '(optional)',
  stored: 'Your report is stored for the administrators, with the card as it is now.',
  privacy: 'Privacy',
  send: 'Send report',
  thanks: 'Thank you',
  sent: 'Your report was sent. An administrator of this site will look at the card.',
  chooseReason: 'Choose a reason',
}

/** Pages in place of a card that cannot be shown. */
export const messages = {
  notFound: 'Card Not Found',
  unknown: "The business card you're looking for doesn't exist. Its address may be mistyped.",
  gone: "The business card you're looking for doesn't exist any more.",
  suspended: 'This card is not available.',
  suspendedBy: 'An administrator of this site has suspended it. If it is your card, sign in to read why.',
  tooMany: 'Too Many Requests',
  home: 'Return to Home',
  signIn: 'Sign in',
}

/** What the server refuses, by the code of the error. */
export const refusals = {
  unexpected: API_ERROR_MESSAGES.unexpected as string,
  invalidInput: API_ERROR_MESSAGES.invalidInput as string,
  unsafeText: API_ERROR_MESSAGES.unsafeText as string,
  tooLarge: API_ERROR_MESSAGES.tooLarge as string,
  tooMany: API_ERROR_MESSAGES.tooMany as string,
  networkHourFull: API_ERROR_MESSAGES.networkHourFull as string,
  networkTooFast: API_ERROR_MESSAGES.networkTooFast as string,
  formsStopped: API_ERROR_MESSAGES.formsStopped as string,
  chatStopped: API_ERROR_MESSAGES.chatStopped as string,
  cardNotFound: API_ERROR_MESSAGES.cardNotFound as string,
  cardSuspended: API_ERROR_MESSAGES.cardSuspended as string,
  reportsFull: API_ERROR_MESSAGES.reportsFull as string,
  reportsOfDayFull: API_ERROR_MESSAGES.reportsOfDayFull as string,
  noForm: API_ERROR_MESSAGES.noForm as string,
  emptyForm: API_ERROR_MESSAGES.emptyForm as string,
  conversationNotFound: API_ERROR_MESSAGES.conversationNotFound as string,
  questionNotFound: API_ERROR_MESSAGES.questionNotFound as string,
  choiceGone: API_ERROR_MESSAGES.choiceGone as string,
  conversationFull: API_ERROR_MESSAGES.conversationFull as string,
  chatTooFast: API_ERROR_MESSAGES.chatTooFast as string,
  chatsOfHourFull: API_ERROR_MESSAGES.chatsOfHourFull as string,
  chatDayFull: API_ERROR_MESSAGES.chatDayFull as string,
}
