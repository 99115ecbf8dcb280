/** The product's names. All other files take them from here. */
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

/** Key in localStorage of the user's choice between light, dark and the system's colours. */
export const THEME_STORAGE_KEY = `${PRODUCT.key}-theme`

/** File name of a card's QR download, without its extension. */
export function qrFileName(slug: string): string {
  return `${PRODUCT.key}-${slug}`
}
