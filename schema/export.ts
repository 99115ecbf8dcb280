export const EXPORTS_PER_HOUR_MAX = 5
export const EXPORT_LIMIT_MESSAGE = `Your data can be downloaded at most ${EXPORTS_PER_HOUR_MAX} times an hour. Please try again later.`

/**
 * Limits of one download of all data. They keep a request within the 1,000 queries and file reads that a Worker may make, and
 * within a second of CPU time. Cards share the limits of events, submissions and conversations evenly.
 */
export const EXPORT_LIMITS = {
  cards: { rows: 500, page: 20 },
  cardsWithLists: 25,
  images: 250,
  auditEntries: 1000,
  questions: 1000,
  events: { rows: 10_000, page: 1000 },
  submissions: { rows: 10_000, bytes: 5 * 2 ** 20 },
  conversations: { rows: 4000, bytes: 5 * 2 ** 20 },
} as const
