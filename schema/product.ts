/** The product's own names. Nothing else in the tree spells them. */
export const PRODUCT = {
  name: 'Veebu',
  assistant: 'VeebuBot',
  /** Default name and short name of the installed app. */
  appName: 'Veebu Virtual Business Cards',
  shortName: 'Veebu',
  /** Lower-case form for cookie names, storage keys and file names. */
  key: 'veebu',
  /** Lower-case form of the assistant's name, for paths. */
  assistantSlug: 'veebubot',
  /** Browser event that opens the assistant on a card. */
  openAssistantEvent: 'openVeebuBot',
} as const

/** Where the browser keeps the choice of colours: light, dark or system. */
export const THEME_STORAGE_KEY = `${PRODUCT.key}-theme`

/** File name of a card's QR download, without its extension. */
export function qrFileName(slug: string): string {
  return `${PRODUCT.key}-${slug}`
}
