/** Maximum number of times per hour that a user may download all their data. */
export const EXPORTS_PER_HOUR_MAX = 5
export const EXPORT_LIMIT_MESSAGE = `Your data can be downloaded at most ${EXPORTS_PER_HOUR_MAX} times an hour. Please try again later.`

/**
 * What a download of all data contains at most. These limits keep one request well below the 1,000 database queries and reads of
 * stored files that a Worker may make, and within a second of processor time. The events, submissions and conversations are shared
 * out evenly among the cards that have them.
 */
export const EXPORT_LIMITS = {
  /** Cards with their fields and totals, and how many of them one query reads. */
  cards: { rows: 500, page: 20 },
  /** Cards with their events, submissions and conversations too. */
  cardsWithLists: 25,
  images: 250,
  auditEntries: 1000,
  /** Unanswered questions of one card. */
  questions: 1000,
  /** Newest events of one kind, such as views. */
  events: { rows: 10_000, page: 1000 },
  /** Newest submissions and conversations, by number and by stored size in bytes. */
  submissions: { rows: 10_000, bytes: 5 * 2 ** 20 },
  conversations: { rows: 4000, bytes: 5 * 2 ** 20 },
} as const
