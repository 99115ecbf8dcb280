/**
 * The limits in this file keep each HTTP request below one second of CPU time and 64 MB of memory beyond its own body. `npm run
 * bench:hostile` measures every parser with its worst input.
 */

export const JSON_BODY_BYTES_MAX = 256 * 1024
export const JSON_DEPTH_MAX = 20
export const FORM_BODY_BYTES_MAX = 128 * 1024
/** A report of a card, whose 1,000 characters may take 12 bytes each in a form. */
export const REPORT_BODY_BYTES_MAX = 16 * 1024
export const EVENT_BODY_BYTES_MAX = 4096
/** If the server refuses a body, it still reads up to this size. Otherwise the client would not receive the response. */
export const DISCARDED_BODY_BYTES_MAX = 32 * 1024 * 1024

export const IMAGE_DECODER_WASM_PAGES_MAX = 1000
export const REUSED_IMAGE_DECODER_BYTES_MAX = 24 * 1024 * 1024

export const JPEG_SCANS_MAX = 64
export const JPEG_BLOCKS_MAX = 1_000_000
/** While a progressive JPEG is decoded, all coefficients stay in memory. This number is enough for 4 megapixels. */
export const JPEG_COEFFICIENTS_MAX = 6_500_000
export const JPEG_DECODED_SAMPLES_MAX = 13_000_000
export const JPEG_DECODED_CMYK_SAMPLES_MAX = 8_000_000
export const JPEG_PROGRESSIVE_BYTES_MAX = 2_500_000
export const JPEG_TABLES_MAX = 512
export const JPEG_SEGMENTS_MAX = 1000

export const PNG_16_BIT_PIXELS_MAX = 2_000_000
export const PNG_CHUNKS_MAX = 100_000

export const WEBP_PIXELS_MAX = 2_000_000
export const WEBP_BYTES_MAX = 1_500_000

export const ALL_UPLOADS_MEMORY_BYTES_MAX = 24 * 1024 * 1024
/** Timeouts and intervals (ms) for uploads. Tests use shorter ones. */
export const UPLOAD_TIMEOUTS_MS = {
  heartbeat: 1000,
  /** An upload reserves memory. If it breaks off without freeing this memory, the reservation expires after this time. */
  leaseExpiry: 5000,
  sameUserWait: 60_000,
  /** If an upload has waited this long for memory, the server aborts the slowest upload. */
  evictionDelay: 5000,
  memoryWait: 20_000,
  /**
   * In each period of this length, an upload must deliver `UPLOAD_BYTES_PER_PACE_WINDOW_MIN`. A phone may lose its signal for 20 seconds.
   */
  paceWindow: 30_000,
  totalDuration: 300_000,
}
export const UPLOAD_BYTES_PER_PACE_WINDOW_MIN = 16 * 1024

export const CUSTOM_CSS_LIMITS = {
  /** The sanitized CSS may be longer than the input, because each selector is scoped to the card. */
  output: 40_000,
  /** Parsing time can grow with the square of the nesting depth. */
  depth: 16,
  /** Maximum number of characters that the CSS parser reads again after syntax errors. */
  reread: 1_000_000,
  told: 50,
  quoted: 80,
} as const

/**
 * What an owner's CSS may ask of the visitor's processor. `npm run bench:drawing` measures style sheets at these limits. Lengths are in CSS
 * pixels.
 */
export const CSS_DRAWING_LIMITS = {
  /** Points for all effects of a style sheet. */
  points: 60,
  /** A value with its variables put in. */
  valueLength: 1000,
  /** A text that CSS adds to the card. */
  textLength: 200,
  shadows: 6,
  /** The largest blur radius of a shadow. The browser's work grows with the square of the radius. */
  shadowBlur: 80,
  /** The largest length in a shadow, because its spread covers other elements. */
  shadowLength: 200,
  textShadowBlur: 40,
  /** The blur radii of an element's text shadows, added up. */
  textShadowBlurSum: 80,
  /** The radii of `blur()` and the lengths of `drop-shadow()` in one declaration, added up. */
  filterBlur: 20,
  transforms: 8,
  /** Scales multiply where scaled elements are inside each other. */
  scale: 3,
  columns: 3,
  columnWidthMin: 150,
  gridLines: 100,
  /** Parts of one selector, such as classes and pseudo-classes. */
  selectorParts: 24,
  /** Selectors with `:has()`, or with `:nth-child(… of …)`. */
  searchingSelectors: 20,
  /** A variable may refer to others, this many levels deep. */
  variableDepth: 10,
} as const

export const USER_AGENT_LENGTH_MAX = 512
export const USER_AGENT_CACHE_BYTES_MAX = 512 * 1024
export const CARD_PAGE_CACHE_BYTES_MAX = 12 * 1024 * 1024
export const CARD_PAGE_CACHE_OF_OTHER_HOSTS_BYTES_MAX = CARD_PAGE_CACHE_BYTES_MAX / 4
export const CACHED_CARD_PAGE_BYTES_MAX = CARD_PAGE_CACHE_BYTES_MAX / 16
/** Must equal EVENT_LIMIT in wrangler.toml. */
export const VISITOR_EVENTS_PER_MINUTE_MAX = 120
/**
 * One server instance accepts this many events per minute, address and card. After that it asks the rate limiter that all instances share.
 */
export const EVENTS_PER_MINUTE_WITHOUT_RATE_LIMITER = 20
/**
 * Events of one address on all cards. A server instance accepts a burst, which recovers slowly. After that, the rate limiter that all
 * instances share accepts some each minute. An event writes up to 25 rows.
 */
export const ADDRESS_EVENT_LIMITS = {
  burst: 520,
  recoveredPerMinute: 1,
  /** Must equal EVENT_ADDRESS_LIMIT in wrangler.toml. */
  sharedPerMinute: 2,
} as const
/** The same for an IPv6 /48 network, which has 65,536 of these addresses. */
export const NETWORK_EVENT_LIMITS = { burst: 5200, recoveredPerMinute: 10 } as const
export const FLOOD_COUNTER_BYTES_MAX = 1024 * 1024
/**
 * Events that are stored in a UTC day. Further events are only counted. An event takes some 250 bytes, so a card that is flooded all day
 * fills 25 MB.
 */
export const STORED_EVENTS_PER_DAY_MAX = {
  card: { free: 10_000, paid: 100_000 },
  account: { free: 10_000, paid: 200_000 },
  deployment: 2_000_000,
} as const
/** From this size of the database (bytes) on, events are only counted. D1 holds 10 GB, and people must still be able to sign in. */
export const EVENT_DATABASE_BYTES_MAX = 8e9
/**
 * Requests of one address that read KV or R2: pages of cards that are not in memory, and pictures. A talk whose audience opens one card
 * from one network is such a burst. `sharedPerMinute` must equal READ_LIMIT in wrangler.toml.
 */
export const ADDRESS_STORE_READ_LIMITS = { burst: 1000, recoveredPerMinute: 15, sharedPerMinute: 15 } as const
/**
 * Calls of one address that name a card by its id, and its contact files, beside the limits of a minute (CARD_ID_LIMIT and VCARD_FILE_LIMIT
 * in wrangler.toml).
 */
export const ADDRESS_CARD_ID_LIMITS = { burst: 600, recoveredPerMinute: 7 } as const
export const STORE_READ_COUNTER_BYTES_MAX = 1024 * 1024

/**
 * Budgets of an address for each UTC hour, in points. A point is a millionth of a dollar at the platform's list prices: `npm run
 * bench:bill` measures what calls cost. All calls of strangers share one budget, and the counted calls of all free accounts another one.
 */
export const POINTS_PER_HOUR_MAX = { strangers: 16_000, freeAccounts: 40_000 } as const
/**
 * Points of one account for sign-ins from an address or device that it knows, so that strangers there cannot lock its holder out. Further
 * ones count for the address.
 */
export const KNOWN_SIGN_IN_POINTS_PER_HOUR_MAX = 1000
/** Replies of the language model leave points for other calls. */
export const MODEL_POINTS_PER_HOUR_MAX = 10_000
export const POINTS = {
  registration: 130,
  /** A mail with the rows that it writes. */
  mail: 380,
  signIn: 40,
  form: 40,
  report: 40,
  conversation: 110,
  chatMessage: 60,
  buttonClick: 15,
  /** At most `CHAT_LIMITS.modelTokensPerReply` tokens. */
  modelReply: 1000,
} as const

/** Passwords that nobody may choose, because guessers try the most frequent ones first. */
export const COMMON_PASSWORDS_COUNT = 10_000

export const SESSION_IDLE_MAX_MS = 30 * 86_400_000

/** How often one account may make a call in an hour. They are counted in D1, so the limits are exact. */
export const CALLS_PER_HOUR_MAX = {
  cardSaves: 300,
  assistantSaves: 120,
  pwaSettingsSaves: 120,
  profileSaves: 60,
  passwordChanges: 20,
  /** Passwords and second factors that prove who the user is, right or wrong. */
  passwordProofs: 60,
  /** Each step of adding, renaming or removing a second factor, and new recovery codes. */
  factorChanges: 60,
  planRequests: 30,
  uploads: 120,
  /** Each may ask the language model. */
  testChats: 60,
  rehearsals: 60,
  answeredQuestions: 60,
  cssChecks: 1200,
  pushSubscriptions: 60,
  /** Calls that the audit log lists. */
  auditedCalls: 3000,
  /** Reads all roll-ups of a card. */
  analytics: 1200,
} as const
/**
 * What each costs at most in points, for the budget of free accounts. Those with 500 may cause a mail. Free accounts cannot make those with
 * 0.
 */
export const CALL_POINTS: Record<keyof typeof CALLS_PER_HOUR_MAX, number> = {
  cardSaves: 70,
  assistantSaves: 0,
  pwaSettingsSaves: 20,
  profileSaves: 500,
  passwordChanges: 500,
  passwordProofs: 130,
  factorChanges: 500,
  planRequests: 500,
  uploads: 100,
  testChats: 0,
  rehearsals: 0,
  answeredQuestions: 0,
  cssChecks: 40,
  pushSubscriptions: 30,
  auditedCalls: 0,
  analytics: 20,
}
/** Users of level 4 and 5 work for others and are few, so they may make so many times as many calls. */
export const ADMINISTRATOR_CALLS_FACTOR = 10
/** How often one network may ask for password resets in an hour. Above it, the answer is the same, but nothing is looked up or mailed. */
export const RESETS_PER_NETWORK_AND_HOUR_MAX = 10

const MIB = 1024 * 1024
/** Bytes that the pictures of an account may fill, in all their sizes, by the account's level. Level 0 does not exist. */
export const STORED_IMAGE_BYTES_MAX_BY_LEVEL = [0, 100 * MIB, 100 * MIB, 300 * MIB, 2048 * MIB, 2048 * MIB]
/** A smaller picture counts as this many bytes, so that an account cannot store any number of tiny ones. */
export const COUNTED_IMAGE_BYTES_MIN = 64 * 1024
/** How many pictures of an account may wait to be used. More can be uploaded as soon as a card is saved with them. */
export const UNUSED_IMAGES_MAX = 30
/** If an account has no room, its oldest unused pictures are deleted, but not until this time after their upload. */
export const UNUSED_IMAGE_STAY_MIN_MS = 3_600_000
/** Outdated share images that a card keeps for a day. */
export const OUTDATED_SHARE_IMAGES_MAX = 20

/**
 * How many mails a UTC day may cost. Three groups have ceilings of their own, so that none uses up the others' mails, and each cause has a
 * share. Mails that an administrator causes and links that put an address back are not counted: only their mailboxes limit them.
 */
export const MAILS_PER_DAY_MAX = {
  /** Resets of accounts with a confirmed address. */
  holders: 2000,
  networkOfHolders: 30,
  /** Mails to addresses that are not confirmed: links that confirm them, and resets. */
  strangers: 2000,
  networkOfStrangers: 30,
  /** Notices of leads and forms, answers to visitors, requests for plans. */
  owners: 5000,
  /** All owners at level 1 together, because anybody can register any number of accounts. */
  ownersAtLevel1: 1500,
  owner: 80,
  /** Mails to a confirmed address about what was done in the account, such as a sign-in from a new device. */
  security: 5000,
  securityAtLevel1: 2500,
  securityOfOwner: 10,
} as const

/**
 * What people without an account make the deployment store in a UTC day: in all, and from one network (IPv4 /24, IPv6 /48) on all cards.
 * They are counted in D1 before anything is stored.
 */
export const STRANGERS_PER_DAY_MAX = {
  registrations: { network: 200, deployment: 5000 },
  forms: { network: 300, deployment: 50_000 },
  chatMessages: { network: 500, deployment: 100_000 },
  reports: { network: 20, deployment: 2000 },
} as const
/** Reports of one card. The statement that stores a report checks them, except those of a network. */
export const CARD_REPORTS_MAX = {
  perDay: 20,
  /** Of one network, so that nobody uses up the card's reports and so keeps others from reporting it. */
  perNetworkAndDay: 3,
  open: 50,
  /**
   * States of the card that are stored with open reports. A later state replaces the newest of them. One network alone, with its reports of
   * a day, cannot reach that, so an owner who reports harmless states removes no other state.
   */
  copies: 5,
} as const
/** A user's sessions and known networks. The ones that were not used for the longest time end. */
export const SESSIONS_PER_USER_MAX = 100
export const KNOWN_NETWORKS_PER_USER_MAX = 50

/** The poster of a video, which the server fetches from YouTube or Vimeo after a save. */
export const VIDEO_POSTER_LIMITS = {
  width: 960,
  height: 540,
  pictureBytes: 2 * 1024 * 1024,
  descriptionBytes: 64 * 1024,
  /** For each request; there are two at most. */
  timeoutMs: 5000,
  perOwnerAndHour: 20,
} as const
