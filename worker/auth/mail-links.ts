import { listCheckoutUrls } from '../platform/plan-checkout.ts'
import type { Env } from '../platform/env.ts'
import { logFailure } from '../platform/log.ts'
import type { MailMessage } from './mail.ts'

export type MailLinkEnv = Pick<Env, 'APP_ORIGIN' | 'OPERATOR_CONTACT' | 'PLAN_CHECKOUT_URLS'>

/** Mail programs make a link of any text that begins with "www.", also of one whose domain does not exist. */
const WWW_PATTERN = /(?<![\p{L}\p{N}])www\.\S/giu
const LINK_ATTRIBUTES = ['href', 'src', 'srcset', 'action', 'formaction', 'background', 'poster', 'ping', 'xlink:href']
const ADDRESS_SIGN_PATTERN = /[.@:]/g

/** Returns the address of a `mailto:` link, which may have a subject, but no other recipients. */
function addressOfMailLink(link: string): string {
  const [address, subject = ''] = link.replace(/^mailto:/, '').split('?subject=')
  return subject.includes('&') ? link : address!
}

function createLinkJudge(env: MailLinkEnv, { replyTo, contacts = [] }: MailMessage) {
  const addresses = new Set([replyTo, env.OPERATOR_CONTACT, ...contacts].flatMap((address) => address?.toLowerCase() ?? []))
  const urls = new Set([env.OPERATOR_CONTACT, ...listCheckoutUrls(env)])
  return (link: string): boolean => {
    if (urls.has(link) || addresses.has(addressOfMailLink(link.toLowerCase()))) return true
    if (!URL.canParse(link)) return false
    const { origin, username } = new URL(link)
    return origin === new URL(env.APP_ORIGIN).origin && username === ''
  }
}

/**
 * Looks for links in a finished mail, as a mail program does, and disables all but those of this site and the addresses that the mail may
 * name. Finds nothing unless a text reached the mail without `renderMail`. Logs what kind of link it found.
 */
export async function disableForeignLinks(env: MailLinkEnv, mail: MailMessage): Promise<MailMessage> {
  const [{ find }, { parseDocument, DomUtils }] = await Promise.all([import('linkifyjs'), import('htmlparser2')])
  const isAllowed = createLinkJudge(env, mail)
  const report = (part: string, code: string) => logFailure('foreign-link-in-mail-disabled', { code, part })
  const disableInText = (text: string, part: string): string => {
    const foreign = find(text).filter(({ value, href }) => !isAllowed(value) && !isAllowed(href))
    if (foreign.length > 0) report(part, foreign[0]!.type)
    const disarmed = foreign.toReversed().reduce((left, { start, end, value }) => {
      return left.slice(0, start) + value.replace(ADDRESS_SIGN_PATTERN, '·') + left.slice(end)
    }, text)
    return disarmed.replace(WWW_PATTERN, (found) => found.replace('.', '·'))
  }

  const html = parseDocument(mail.html)
  let isChanged = false
  for (const node of DomUtils.filter(() => true, html)) {
    if ('attribs' in node)
      for (const name of Object.keys(node.attribs).filter((one) => LINK_ATTRIBUTES.includes(one))) {
        if (isAllowed(node.attribs[name]!)) continue
        report('html', name)
        delete node.attribs[name]
        isChanged = true
      }
    else if (node.type === 'text') {
      const disarmed = disableInText(node.data, 'html')
      isChanged ||= disarmed !== node.data
      node.data = disarmed
    }
  }
  return {
    ...mail,
    subject: disableInText(mail.subject, 'subject'),
    text: disableInText(mail.text, 'text'),
    html: isChanged ? DomUtils.getOuterHTML(html) : mail.html,
  }
}
