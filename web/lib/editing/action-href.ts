import { isActionUrl, websiteHref } from '../../../schema/url.ts'

const EMAIL = /^[^\s@:/?&]+@[^\s@:/?&]+\.[^\s@:/?&]+$/

/**
 * The address of a button as typed, made one that opens something: `https://` where the scheme is missing, `mailto:`
 * before an e-mail address. What cannot be made one is returned as it was typed, for the contract to refuse.
 */
export function actionHref(typed: string): string {
  const value = typed.trim()
  if (isActionUrl(value)) return value
  return EMAIL.test(value) ? `mailto:${value}` : (websiteHref(value) ?? value)
}
