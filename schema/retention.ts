/** Days after which visitors' and users' data are erased. The page about privacy tells these numbers. */
export const RETENTION_DAYS = {
  /** IP addresses of events, forms and chats */
  address: 90,
  /** Key that identifies a visitor for one day */
  visitorKey: 2,
  /** Keyed hash of the network that sent a form */
  formNetwork: 1,
  conversation: 365,
  /** Queue messages that failed every retry */
  deadLetter: 90,
  /** Networks from which a user has signed in, and devices with their country */
  knownNetwork: 180,
  /** Lists of people that an administrator has uploaded */
  userUpload: 7,
  /** Failed attempts to sign in, and sent mails, for the limits of an hour and a day */
  attempt: 1,
  /** Reports of cards that an administrator has closed, with what the card looked like */
  closedReport: 180,
  /** Entries of the audit log */
  auditEntry: 730,
} as const
