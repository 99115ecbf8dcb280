/**
 * Limits that keep each request below one second of CPU time and 64 MB of memory beyond its own body.
 * `npm run bench:hostile` measures every parser with its worst input.
 */

/** Maximum size of a JSON body, in bytes. */
export const JSON_MAX = 256 * 1024
/** Maximum nesting of arrays and objects in a JSON body. */
export const JSON_DEPTH_MAX = 20
/** Maximum size of a lead form's body, in bytes. */
export const FORM_MAX = 128 * 1024
/** Maximum size of an event's body, in bytes. */
export const EVENT_MAX = 4096
/** How many bytes of a refused body are read and discarded, so that the client gets the response: more than the largest upload. */
export const DRAIN_MAX = 32 * 1024 * 1024

/** Maximum memory of the image decoder, in WebAssembly pages of 64 KiB: 62 MB, enough to decode 4 megapixels. */
export const DECODER_PAGES_MAX = 1000
/** A decoder instance is reused only while its memory is at most this large, in bytes. An ordinary upload stays below. */
export const DECODER_REUSE_MAX = 24 * 1024 * 1024

/** Maximum number of scans in a JPEG. Encoders write up to about twenty. */
export const JPEG_SCANS_MAX = 64
/** Maximum number of 8 × 8 blocks in all scans of a JPEG together: twice that of ten scans of 4 megapixels. */
export const JPEG_BLOCKS_MAX = 1_000_000
/** Maximum number of coefficients that a progressive JPEG keeps in memory until its last scan, two bytes each: 4 megapixels with halved colour resolution. */
export const JPEG_COEFFICIENTS_MAX = 6_500_000
/** Maximum number of samples in all components of a JPEG: 4 megapixels with three components, padded to whole blocks. */
export const JPEG_SAMPLES_MAX = 13_000_000
/** Maximum number of samples in a JPEG with four components (CMYK), which decodes more slowly: 2 megapixels. */
export const JPEG_CMYK_SAMPLES_MAX = 8_000_000
/** Maximum size of a progressive JPEG without metadata, in bytes: twice that of 4 megapixels in good quality. Progressive JPEGs take twice as long to decode. */
export const JPEG_PROGRESSIVE_BYTES_MAX = 2_500_000
/** Maximum number of Huffman and quantisation tables in a JPEG: four of each kind per scan, more than any encoder writes. */
export const JPEG_TABLES_MAX = 512
/** Maximum number of segments of a JPEG that are passed to the decoder: a few per scan. */
export const JPEG_SEGMENTS_MAX = 1000

/** Maximum number of pixels of a PNG with 16 bits per channel, which needs twice the memory. */
export const PNG16_PIXELS_MAX = 2_000_000
/** Maximum number of chunks in a PNG: more than one per row of the tallest picture. */
export const PNG_CHUNKS_MAX = 100_000

/** Maximum number of pixels of a WebP, which takes about three times as long to decode as a JPEG. */
export const WEBP_PIXELS_MAX = 2_000_000
/** Maximum size of a lossy WebP, in bytes: three times that of 2 megapixels in good quality. */
export const WEBP_BYTES_MAX = 1_500_000

/** Maximum size of an SVG, in bytes. Ordinary drawings are far smaller. */
export const VECTOR_MAX = 1024 * 1024
/** Maximum number of elements in an SVG; a browser lays out each of them. */
export const VECTOR_ELEMENTS_MAX = 10_000
/** Maximum nesting of an SVG's elements, with references followed. */
export const VECTOR_DEPTH_MAX = 60
/** Maximum number of selectors in an SVG's style sheets. */
export const VECTOR_SELECTORS_MAX = 1000
/** Maximum number of CSS declarations that apply to an SVG's elements, summed over all elements. */
export const VECTOR_DECLARATIONS_MAX = 100_000
/** Maximum cost of drawing an SVG, in shapes of the picture's full size: two seconds in a browser without a GPU. */
export const VECTOR_DRAW_COST_MAX = 6000
/** Maximum coordinate in an SVG, as a multiple of the picture's side. Curves that reach millions of times further take minutes to stroke. */
export const VECTOR_COORDINATE_MAX = 1000
/** Maximum length of all CSS in an SVG, in characters, with equal `style` attributes counted once: half a second of parsing. */
export const VECTOR_CSS_MAX = 400_000

/** Maximum size of all upload bodies in an isolate's memory, in bytes received. Together with the decoder they fit into its 128 MB. */
export const UPLOAD_MEMORY_MAX = 24 * 1024 * 1024
/** Timeouts of uploads, in ms. Tests pass shorter ones. */
export const UPLOAD_TIMES = {
  /** Interval at which an upload refreshes its lease and checks whether it may continue. */
  heartbeat: 1000,
  /** A lease that was not refreshed for this long belongs to an aborted request, which cannot release it itself. */
  leaseExpiry: 5000,
  /** How long an upload waits for another upload of the same user. */
  sameUserWait: 60_000,
  /** How long an upload waits for memory before the slowest upload that is still being received is aborted. */
  evictionDelay: 5000,
  /** How long an upload waits for memory before it is refused. */
  memoryWait: 20_000,
  /** Period in which UPLOAD_WINDOW_BYTES_MIN bytes must arrive. Long enough for a phone that loses its signal for twenty seconds. */
  paceWindow: 30_000,
  /** Maximum duration of a whole body: 10 MB at 35 kB per second. */
  totalDuration: 300_000,
}
/** Bytes that an upload must deliver in each `paceWindow`; slower ones are refused. */
export const UPLOAD_WINDOW_BYTES_MIN = 16 * 1024

/** Limits for sanitizing an owner's custom CSS. The input length is limited by the card's field. */
export const CSS_LIMITS = {
  /** Maximum length of the output, in characters. It can exceed the input, because each selector is scoped to the card. */
  output: 40_000,
  /** Maximum nesting of brackets. Parsing time can grow with its square. */
  depth: 16,
  /** Maximum number of characters that are parsed again after syntax errors: the parser then restarts at the beginning of the rule. */
  reread: 1_000_000,
  /** Maximum number of removed CSS rules that are reported to the owner, and of characters quoted from each. */
  told: 50,
  quoted: 80,
} as const

/** User agents are cut to this many characters before they are matched, hashed, cached or queued. */
export const UA_MAX = 512
/** Maximum size of the cache of classified user agents, in bytes. */
export const USER_AGENT_CACHE_BYTES = 512 * 1024
/** Maximum size of the cache of pages rendered for the deployment's own host, in bytes: about 250 cards. */
export const PAGE_CACHE_BYTES = 12 * 1024 * 1024
/** Maximum size of the cache of pages rendered for all other hosts, in bytes. */
export const OTHER_HOSTS_PAGE_CACHE_BYTES = PAGE_CACHE_BYTES / 4
/** Maximum size of a cached page, in bytes, so that one card does not evict all others. */
export const CACHED_PAGE_BYTES_MAX = PAGE_CACHE_BYTES / 16
/** Maximum number of events per minute from one address on one card; more are marked as a flood. Must equal EVENT_LIMIT in wrangler.toml. */
export const EVENTS_A_MINUTE = 120
/** Events per minute, address and card that an isolate accepts by its own count. Above that it asks the rate limiter EVENT_LIMIT, which counts across isolates. */
export const EVENTS_COUNTED_LOCALLY = 20
/** Memory for counting the events of each visitor address in the current minute, in bytes: about 4,000 addresses. */
export const FLOOD_COUNTS_BYTES = 1024 * 1024
