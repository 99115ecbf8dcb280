// What strangers may cost an isolate. Each bound holds whatever they send, and however often.

/** Longest user agent that is looked at, in characters. It is cut before it is matched, hashed, remembered or queued. */
export const UA_MAX = 512
/** Memory for what user agents turned out to be, in bytes. */
export const AGENTS_BYTES = 512 * 1024
/** Memory for rendered pages at the deployment's own address, in bytes: some 250 cards. */
export const PAGES_BYTES = 12 * 1024 * 1024
/** Memory for rendered pages at every other address that leads here, in bytes. */
export const OTHER_PAGES_BYTES = PAGES_BYTES / 4
/** Largest page that is kept, in bytes: one card must not push out all others. */
export const PAGE_BYTES = PAGES_BYTES / 16
/** How many events of one address on one card count within a minute; EVENT_LIMIT of wrangler.toml says the same. */
export const EVENTS_A_MINUTE = 120
/** How many of them an isolate counts for itself before it asks EVENT_LIMIT, which knows of the other isolates. */
export const EVENTS_UNASKED = 20
/** Memory for who sent how many events in this minute, in bytes: some 4,000 addresses. */
export const FLOOD_BYTES = 1024 * 1024
