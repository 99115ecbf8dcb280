import type { SaveWords } from '../../editing/use-editing.ts'

/** Of a save that the Saved indicator tells of. */
export const OWN_WORDS: SaveWords = { done: null, failed: 'Failed to save changes' }

export function socialWords(label: string): SaveWords {
  return { done: `${label} link updated`, failed: 'Failed to save social link' }
}

export const THEME_WORDS: SaveWords = { done: 'Card theme updated', failed: 'Failed to update theme' }
