/** Maximum number of times per hour that a user may download all their data. */
export const EXPORTS_PER_HOUR_MAX = 5
export const EXPORT_LIMIT_MESSAGE = `Your data can be downloaded at most ${EXPORTS_PER_HOUR_MAX} times an hour. Please try again later.`

/**
 * What a download of all data contains at most. A Worker may make 1,000 database queries and reads of stored files per request, and
 * these limits keep below that. The rows of a list are shared out evenly among the cards of a user who has several.
 */
export const EXPORT_LIMITS = {
  cards: 30,
  images: 250,
  auditEntries: 1000,
  /** Unanswered questions of one card. */
  questions: 1000,
  /** Newest events of one kind, such as views. */
  events: { rows: 100_000, page: 5000 },
  submissions: { rows: 20_000, page: 500 },
  conversations: { rows: 4000, page: 50 },
} as const
