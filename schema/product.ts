export const PRODUCT_NAMES = {
  name: 'Veebu',
  assistant: 'VeebuBot',
  appName: 'Veebu Virtual Business Cards',
  shortName: 'Veebu',
  key: 'veebu',
  assistantSlug: 'veebubot',
  openAssistantEvent: 'openVeebuBot',
  installFunction: 'installVeebu',
} as const

export const COLOR_SCHEME_STORAGE_KEY = `${PRODUCT_NAMES.key}-theme`

/**
 * With a card's id, returns the name of the chat's storage key, channel and window. With a conversation's key, returns the name of the lock
 * that makes tabs wait for each other.
 */
export const chatStorageKeyOf = (id: number | string) => `${PRODUCT_NAMES.key}-chat-${id}`

export const qrCodeFileNameOf = (slug: string): string => `${PRODUCT_NAMES.key}-${slug}`
