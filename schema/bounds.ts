/**
 * The limits in this file keep each HTTP request below one second of CPU time and 64 MB of memory beyond its own body. `npm run
 * bench:hostile` measures every parser with its worst input.
 */

export const JSON_BODY_BYTES_MAX = 256 * 1024
export const JSON_DEPTH_MAX = 20
export const FORM_BODY_BYTES_MAX = 128 * 1024
/** Maximum size of the request body that reports a visitor's view, click or save of a card, in bytes. */
export const EVENT_BODY_BYTES_MAX = 4096
/** Maximum part of a refused request body that the server reads and discards so that the client gets the response, in bytes. */
export const DISCARDED_BODY_BYTES_MAX = 32 * 1024 * 1024

/** Maximum memory of the image decoder, in WebAssembly pages of 64 KiB: 62 MB, enough to decode 4 megapixels. */
export const IMAGE_DECODER_WASM_PAGES_MAX = 1000
/** Maximum memory of an image decoder that is kept for the next picture, in bytes. An ordinary upload stays below. */
export const REUSED_IMAGE_DECODER_BYTES_MAX = 24 * 1024 * 1024

/** Maximum number of scans in a JPEG. Encoders write up to about twenty. */
export const JPEG_SCANS_MAX = 64
/** Maximum number of 8 × 8 pixel blocks in all scans of a JPEG together: twice that of ten scans of 4 megapixels. */
export const JPEG_BLOCKS_MAX = 1_000_000
/** Maximum number of coefficients of a progressive JPEG, which stay in memory until its last scan: enough for 4 megapixels. */
export const JPEG_COEFFICIENTS_MAX = 6_500_000
/** Maximum number of samples in all colour components of a JPEG: enough for 4 megapixels with three components. */
export const JPEG_SAMPLES_MAX = 13_000_000
/** Maximum number of samples in a CMYK JPEG, which decodes more slowly: enough for 2 megapixels. */
export const JPEG_CMYK_SAMPLES_MAX = 8_000_000
/** Maximum size of a progressive JPEG without metadata, in bytes. It is low because these take twice as long to decode. */
export const JPEG_PROGRESSIVE_BYTES_MAX = 2_500_000
/** Maximum number of Huffman and quantisation tables in a JPEG: more than any encoder writes. */
export const JPEG_TABLES_MAX = 512
/** Maximum number of file segments of a JPEG that are passed to the decoder: enough for a few per scan. */
export const JPEG_SEGMENTS_MAX = 1000

/** Maximum number of pixels of a PNG with 16 bits per channel, which needs twice the memory of one with 8 bits. */
export const PNG_16_BIT_PIXELS_MAX = 2_000_000
/** Maximum number of chunks in a PNG file: more than one for each row of the tallest allowed picture. */
export const PNG_CHUNKS_MAX = 100_000

/** Maximum number of pixels of a WebP, which takes about three times as long to decode as a JPEG. */
export const WEBP_PIXELS_MAX = 2_000_000
/** Maximum size of a lossy WebP, in bytes: three times the size of 2 megapixels in good quality. */
export const WEBP_BYTES_MAX = 1_500_000

export const SVG_BYTES_MAX = 1024 * 1024
/** Maximum number of elements in an SVG; a browser lays out each of them. */
export const SVG_ELEMENTS_MAX = 10_000
/** Maximum nesting depth of an SVG's elements, including elements that are inserted by reference (`use`). */
export const SVG_NESTING_DEPTH_MAX = 60
export const SVG_CSS_SELECTORS_MAX = 1000
/** Maximum number of CSS declarations that apply to an SVG's elements, summed over all elements. */
export const SVG_CSS_DECLARATIONS_MAX = 100_000
/** Maximum drawing cost of an SVG, in shapes as large as the whole picture. A browser without a GPU draws this in two seconds. */
export const SVG_DRAW_COST_MAX = 6000
/** Maximum coordinate in an SVG, as a multiple of the picture's side. Browsers take minutes to draw far larger curves. */
export const SVG_COORDINATE_MAX = 1000
/** Maximum length of all CSS in an SVG, in characters: half a second of parsing. Equal `style` attributes count once. */
export const SVG_CSS_LENGTH_MAX = 400_000

/** Maximum size of all upload bodies that are in an isolate's memory at once, in bytes. The image decoder needs the rest. */
export const UPLOAD_MEMORY_BYTES_MAX = 24 * 1024 * 1024
/** Timeouts and intervals of uploads, in ms. Tests pass shorter ones. */
export const UPLOAD_TIMEOUTS_MS = {
  /** Interval at which an upload renews its lease and checks whether it may continue. */
  heartbeat: 1000,
  /** Time after which an upload's lease expires unless renewed, because an aborted upload cannot release its lease itself. */
  leaseExpiry: 5000,
  /** How long an upload waits for the end of another upload of the same user. */
  sameUserWait: 60_000,
  /** How long an upload waits for memory before the server aborts the slowest upload that it is still receiving. */
  evictionDelay: 5000,
  /** How long an upload waits for memory before the server refuses it. */
  memoryWait: 20_000,
  /** Period in which an upload must deliver UPLOAD_BYTES_PER_WINDOW_MIN bytes. A phone may lose its signal for 20 seconds. */
  paceWindow: 30_000,
  /** Maximum duration of receiving an upload's body: enough for 10 MB at 35 kB per second. */
  totalDuration: 300_000,
}
/** Minimum number of bytes that an upload must deliver in each `paceWindow`. Slower uploads are refused. */
export const UPLOAD_BYTES_PER_WINDOW_MIN = 16 * 1024

/** Limits for sanitizing the custom CSS that an owner writes for a card. The card field `customCss` limits its length. */
export const CSS_LIMITS = {
  /** Maximum length of the sanitized CSS, in characters. It can exceed the input, because each selector is scoped to the card. */
  output: 40_000,
  /** Maximum nesting depth of brackets in custom CSS. Parsing time can grow with the square of the depth. */
  depth: 16,
  /** Maximum number of characters that the CSS parser reads again. After a syntax error it restarts at the rule's beginning. */
  reread: 1_000_000,
  /** Maximum number of removed CSS rules that are reported to the owner, and of characters quoted from each. */
  told: 50,
  quoted: 80,
} as const

/** Maximum length of a user agent in characters. Longer ones are cut before they are matched, hashed, cached or queued. */
export const USER_AGENT_LENGTH_MAX = 512
/** Maximum size of the cache that remembers which user agents are bots or link previews, in bytes. */
export const USER_AGENT_CACHE_BYTES_MAX = 512 * 1024
/** Maximum size of the cache of card pages rendered for the deployment's own host name, in bytes: about 250 cards. */
export const CARD_PAGE_CACHE_BYTES_MAX = 12 * 1024 * 1024
export const OTHER_HOSTS_PAGE_CACHE_BYTES_MAX = CARD_PAGE_CACHE_BYTES_MAX / 4
/** Maximum size of one cached card page, in bytes, so that one card does not evict all others from the cache. */
export const CACHED_CARD_PAGE_BYTES_MAX = CARD_PAGE_CACHE_BYTES_MAX / 16
/** Events per minute from one visitor address on one card; more count as a flood. Must equal EVENT_LIMIT in wrangler.toml. */
export const VISITOR_EVENTS_PER_MINUTE_MAX = 120
/** Number of events per minute, address and card that a server instance accepts before it asks the shared rate limiter. */
export const EVENTS_BEFORE_ASKING_RATE_LIMITER = 20
/** Maximum memory for counting the events of each visitor address in the current minute, in bytes: about 4,000 addresses. */
export const FLOOD_COUNTER_BYTES_MAX = 1024 * 1024

/** Sessions that are not used for this time end, in ms. */
export const SESSION_IDLE_MAX_MS = 30 * 86_400_000
