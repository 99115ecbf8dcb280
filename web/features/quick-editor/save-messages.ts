import type { SaveNotices } from '../../editing/use-editing.ts'

/** For saves whose success the Saved indicator shows instead of a toast. */
export const FIELD_MESSAGES: SaveNotices = { done: null, failed: 'Failed to save changes' }

export function socialMessages(label: string): SaveNotices {
  return { done: `${label} link updated`, failed: 'Failed to save social link' }
}

export const THEME_MESSAGES: SaveNotices = { done: 'Card theme updated', failed: 'Failed to update theme' }
