export const EXPORTS_PER_HOUR_MAX = 5
export const EXPORT_LIMIT_MESSAGE = `Your data can be downloaded at most ${EXPORTS_PER_HOUR_MAX} times an hour. Please try again later.`

/**
 * Limits for one download of all data. A Worker may make 1,000 queries and file reads per request, and may use one second of CPU time. The
 * limits of events, submissions and conversations are divided evenly among the cards.
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
