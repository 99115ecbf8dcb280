import type { SaveNoticeTexts } from '../../editing/use-editing.ts'

/**
 * Returns a copy of the social links in which the platform's link is `value`; a blank value removes the link. If the user empties a link
 * and types it again, the link gets the place that it has in `stored`.
 */
export function setSocialLink(links: Record<string, string>, platform: string, value: string, stored: Record<string, string> = {}) {
  if (value.trim() !== '') {
    const isReturning = !Object.hasOwn(links, platform) && Object.hasOwn(stored, platform)
    const order = isReturning ? Object.entries(stored).filter(([key]) => key === platform || Object.hasOwn(links, key)) : []
    return { ...Object.fromEntries(order), ...links, [platform]: value }
  }
  return Object.fromEntries(Object.entries(links).filter(([key]) => key !== platform))
}

export const getSocialLinkSaveNotices = (label: string): SaveNoticeTexts => ({
  done: `${label} link updated`,
  failed: 'Failed to save social link',
})
