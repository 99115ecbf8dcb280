/** Time in ms as ISO 8601 text in UTC, as every API response and file writes it. */
export const toIsoTime = (time: number) => new Date(time).toISOString()
