import { isEmail, mailtoHref } from '../../../schema/email.ts'
import { isActionUrl, websiteHref } from '../../../schema/url.ts'

/**
 * The address of a button as typed, made one that opens something: `https://` where the scheme is missing, `mailto:`
 * before an e-mail address. What cannot be made one is returned as it was typed, for the contract to refuse.
 */
export function actionHref(typed: string): string {
  const value = typed.trim()
  if (isActionUrl(value)) return value
  // What has a path or a question in it is an address of the web: `example.com/?to=ann@example.com`.
  return isEmail(value) && !/[/?#]/.test(value) ? mailtoHref(value) : (websiteHref(value) ?? value)
}
