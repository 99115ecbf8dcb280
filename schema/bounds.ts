/**
 * What one request may cost: at most a second of processor time, and 64 MB of memory beyond its own body. These bounds hold
 * every reader to that; `npm run bench:hostile` feeds each its worst input and measures it. A constant a bound, each with
 * its unit and its reason.
 */

/** Largest JSON body of any call, in bytes. */
export const JSON_MAX = 256 * 1024
/** How deep its lists and objects stand in each other. */
export const JSON_DEPTH_MAX = 20
/** Largest body of a lead form, in bytes. */
export const FORM_MAX = 128 * 1024
/** Largest body of an event, in bytes. */
export const EVENT_MAX = 4096
/** How much of a refused body is read away at most, in bytes: more than the largest upload. */
export const DRAIN_MAX = 32 * 1024 * 1024

/** Memory of the picture decoder, in pages of 64 KiB: its 62 MB hold a picture of 4 megapixels while it is decoded. */
export const DECODER_PAGES_MAX = 1000
/** Bytes to which the decoder's memory may have grown for the next picture to find it: what an ordinary upload needs. */
export const DECODER_KEPT_MAX = 24 * 1024 * 1024

/** Scans of a JPEG. Encoders write up to about twenty. */
export const JPEG_SCANS_MAX = 64
/** Blocks of 8 × 8 that all scans of a JPEG go over together: twice what ten scans of 4 megapixels take. */
export const JPEG_BLOCKS_MAX = 1_000_000
/** Coefficients that a progressive JPEG keeps until its last scan, two bytes each: 4 megapixels with halved colours. */
export const JPEG_KEPT_MAX = 6_500_000
/** Samples of all components of a JPEG: 4 megapixels of three colours, filled up to whole blocks. */
export const JPEG_SAMPLES_MAX = 13_000_000
/** The same for a JPEG of four colours (CMYK), which takes longer: 2 megapixels. */
export const JPEG_CMYK_SAMPLES_MAX = 8_000_000
/** Bytes of a progressive JPEG without its metadata, which takes twice as long to decode as another: 4 megapixels in good quality are half of that. */
export const JPEG_PROGRESSIVE_BYTES_MAX = 2_500_000
/** Huffman and quantisation tables of a JPEG: four of each kind for every scan are more than any encoder writes. */
export const JPEG_TABLES_MAX = 512

/** Segments of a JPEG that the decoder gets: a few for every scan. */
export const JPEG_SEGMENTS_MAX = 1000

/** Pixels of a PNG with 16 bits a colour, which takes twice the memory. */
export const DEEP_PIXELS_MAX = 2_000_000
/** Chunks of a PNG; an encoder that writes one for every row of the highest picture stays below. */
export const PNG_CHUNKS_MAX = 100_000

/** Pixels of a WebP, which takes about three times as long to decode as a JPEG. */
export const WEBP_PIXELS_MAX = 2_000_000
/** Bytes of a lossy WebP: three times what 2 megapixels in good quality are. */
export const WEBP_BYTES_MAX = 1_500_000

/** An SVG, in bytes: what is drawn by hand or by a program stays far below. */
export const VECTOR_MAX = 1024 * 1024
/** Elements of an SVG, each of which a browser lays out. */
export const VECTOR_ELEMENTS_MAX = 10_000
/** How deep an SVG's elements stand in each other, references followed. */
export const VECTOR_DEPTH_MAX = 60
/** Selectors of an SVG's style sheets. */
export const VECTOR_SELECTORS_MAX = 1000
/** Declarations that hold for all elements of an SVG together. */
export const VECTOR_DECLARED_MAX = 100_000
/** Work of drawing an SVG, in shapes as large as the picture: two seconds of a browser without a graphics card. */
export const VECTOR_WORK_MAX = 6000
/** How far an SVG's coordinates go, in sides of the picture: curves that go millions of times as far take minutes to stroke. */
export const VECTOR_REACH_MAX = 1000
/** Characters of all CSS in an SVG, equal `style` attributes counted once: half a second of the parser. */
export const VECTOR_CSS_MAX = 400_000

/** Bytes of uploads' bodies that an isolate holds at once, counted as they arrive; beside the decoder they fit into its 128 MB. */
export const BODIES_MAX = 24 * 1024 * 1024
/** Times of uploads, in ms. Whoever makes their own copy of them (tests do) can have everything happen sooner. */
export const UPLOAD_TIMES = {
  /** How often an upload looks whether it may go on, and says that its request is still there. */
  beat: 1000,
  /** After how long without such a sign a request counts as broken off: it never comes back to say so itself. */
  gone: 5000,
  /** How long a user's next upload waits for the one before. */
  turn: 60_000,
  /** How long an upload waits for room before the slowest of those that are still arriving is ended for it … */
  patience: 5000,
  /** … and before it is refused. */
  room: 20_000,
  /** Within how long UPLOAD_PACE_MIN bytes have to arrive: a phone without a signal for twenty seconds gets over it. */
  window: 30_000,
  /** How long a whole body may take: 10 MB at 35 kB a second. */
  whole: 300_000,
}
/** Bytes that an upload brings in each window at least. */
export const UPLOAD_PACE_MIN = 16 * 1024

/** What cleaning an owner's CSS may cost and give, whatever was typed within the field's limit. */
export const CSS_LIMITS = {
  /** Characters of what goes into the page: selectors grow as they are tied to the card. */
  output: 40_000,
  /** Brackets of any kind within each other. A parser's work can grow with their square. */
  depth: 16,
  /** Characters of rules in which the parser stumbles, once for each time: it then reads the whole rule again. */
  reread: 1_000_000,
  /** How many of the parts that were left out are told, and how many characters of each. */
  told: 50,
  quoted: 80,
} as const

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
