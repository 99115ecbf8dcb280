import type { SaveNoticeTexts } from '../../editing/use-editing.ts'

/** Notices for saving a field. A success shows no toast, because the "Saved" indicator shows it. */
export const FIELD_SAVE_NOTICES: SaveNoticeTexts = { done: null, failed: 'Failed to save changes' }

export function getSocialLinkSaveNotices(label: string): SaveNoticeTexts {
  return { done: `${label} link updated`, failed: 'Failed to save social link' }
}

export const THEME_SAVE_NOTICES: SaveNoticeTexts = { done: 'Card theme updated', failed: 'Failed to update theme' }
