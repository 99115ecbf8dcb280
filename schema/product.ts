/** All names of the product, in one place: every other file imports them from here. */
export const PRODUCT_NAMES = {
  name: 'Veebu',
  assistant: 'VeebuBot',
  /** Default name of the installed app (PWA). `shortName` is the default for its short name. */
  appName: 'Veebu Virtual Business Cards',
  shortName: 'Veebu',
  /** Product name in lower case, for cookie names, storage keys and file names. */
  key: 'veebu',
  /** The assistant's name in lower case, for URL paths. */
  assistantSlug: 'veebubot',
  /** Name of the browser event that opens the sales assistant on a card. */
  openAssistantEvent: 'openVeebuBot',
  /** Name of the global function that shows the browser's dialog for installing the app. */
  installFunction: 'installVeebu',
} as const

/** localStorage key of the user's choice between light, dark and system colours. */
export const COLOR_SCHEME_STORAGE_KEY = `${PRODUCT_NAMES.key}-theme`
/** Key in session storage of the name that a visitor typed on the landing page's sample card; it is offered when registering. */
export const SAMPLE_NAME_STORAGE_KEY = `${PRODUCT_NAMES.key}-sample-name`

/**
 * Name of a chat in the browser. By the card's id: its sessionStorage key, its channel between tabs, and its window on a phone. By a
 * conversation's key: its lock.
 */
export const chatKeyOf = (id: number | string) => `${PRODUCT_NAMES.key}-chat-${id}`

/** File name of a downloaded QR code of a card, without the extension. */
export const qrCodeFileNameOf = (slug: string): string => `${PRODUCT_NAMES.key}-${slug}`
