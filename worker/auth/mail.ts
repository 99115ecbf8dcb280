import { toEmailWithAsciiDomain } from '../../schema/email.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { USERNAME_LENGTH_MAX } from '../../schema/user-rules.ts'
import type { Env } from '../platform/env.ts'
import { renderMailHtml } from './mail-html.ts'
import { disableForeignLinks, type MailLinkEnv } from './mail-links.ts'
import { disarmMailText, toMailLine } from './mail-text.ts'

export interface MailMessage {
  subject: string
  text: string
  html: string
  replyTo?: string
  /** E-mail addresses that the mail may name, so that its reader can write to them. */
  contacts?: string[]
}

export interface MailAction {
  label: string
  url: string
}

/** Picture of a card of ours, with the card's name beside it. */
export interface MailPicture {
  url: string
  alt: string
  name: string
  width: number
  height: number
}

export interface MailSection {
  picture?: MailPicture | null
  lines: string[]
  /** What people said. Only these texts may have several lines. */
  quotes: { by: string; text: string }[]
  actions: MailAction[]
}

interface MailContent {
  subject: string
  paragraphs: string[]
  sections?: MailSection[]
  actions: MailAction[]
  closing: string
  /** Says why the reader gets this mail. */
  reason: string
  contacts?: string[]
}

export const ACCOUNT_MAIL_REASON = `You get this mail because a ${PRODUCT_NAMES.name} account has this email address.`

/**
 * Replaces characters that a URL needs, because mail programs would make a link of a URL. A dot becomes U+2024, which looks like a dot and
 * signs in like one, because its NFKC form is a dot.
 */
export function quoteUsernameForMail(username: string): string {
  const plain = username
    .replaceAll('.', '\u2024')
    .replace(/[^\p{L}\p{M}\p{N} _\u2024-]/gu, '·')
    .toWellFormed()
  return `“${Array.from(plain).slice(0, USERNAME_LENGTH_MAX).join('')}”`
}

const renderMailActionText = ({ label, url }: MailAction) => `${label}:\n${url}`

/** Later lines of a quote are indented twice, so that none of them looks as if somebody else said it. */
function renderMailSectionText({ lines, quotes, actions }: MailSection): string {
  const quoted = quotes.map(({ by, text }) => `> ${by}: ${text.replaceAll('\n', '\n> > ')}`)
  return [...lines, ...(quotes.length > 0 ? [quoted.join('\n')] : []), ...actions.map(renderMailActionText)].join('\n\n')
}

const PREVIEW_LENGTH_MAX = 140

const toPreview = (text: string) =>
  text.length > PREVIEW_LENGTH_MAX ? `${text.slice(0, PREVIEW_LENGTH_MAX).replace(/\s+\S*$/, '')}…`.toWellFormed() : text

/** Disables links in all texts of a mail, and makes one line of all but the quotes. Only the addresses of actions stay links. */
function disarmMailContent({ contacts = [], ...content }: MailContent) {
  const toLine = (text: string) => toMailLine(text, contacts)
  const toAction = ({ label, url }: MailAction) => ({ label: toLine(label), url })
  const toSection = ({ picture, lines, quotes, actions }: MailSection): MailSection => ({
    ...(picture && { picture: { ...picture, alt: toMailLine(picture.alt), name: toMailLine(picture.name) } }),
    lines: lines.map(toLine),
    quotes: quotes.map(({ by, text }) => ({ by: toMailLine(by), text: disarmMailText(text) })),
    actions: actions.map(toAction),
  })
  const paragraphs = content.paragraphs.map(toLine)
  const sections = (content.sections ?? []).map(toSection)
  return {
    subject: toMailLine(content.subject),
    /** What the list of mails shows beside the subject. */
    preview: toPreview(paragraphs[0] ?? sections[0]?.lines[0] ?? ''),
    lines: ['Hello,', ...paragraphs],
    sections,
    actions: content.actions.map(toAction),
    closing: toLine(content.closing),
    reason: toLine(content.reason),
  }
}
export type DisarmedMail = ReturnType<typeof disarmMailContent>

/** Writes both parts of a mail. They say the same. */
export function renderMail(content: MailContent): MailMessage {
  const mail = disarmMailContent(content)
  const { subject, lines, sections, actions, closing, reason } = mail
  const parts = [
    ...lines,
    ...sections.map(renderMailSectionText),
    ...actions.map(renderMailActionText),
    closing,
    reason,
    PRODUCT_NAMES.name,
  ]
  return { subject, text: parts.join('\n\n'), html: renderMailHtml(mail), contacts: content.contacts ?? [] }
}

export function renderPasswordResetMail(accounts: { username: string; url: string }[]): MailMessage {
  const several = accounts.length > 1
  return renderMail({
    subject: `Reset your ${PRODUCT_NAMES.name} password`,
    paragraphs: several
      ? [
          'Somebody asked to reset the password of the accounts with this email address. Each link below lets you choose a new password for one of them. It works once, within an hour.',
          'Anyone can make an account with an address that is not theirs. If you do not know one of these, leave it alone.',
        ]
      : [
          `Somebody asked to reset the password of your account ${quoteUsernameForMail(accounts[0]!.username)}. The link below lets you choose a new one. It works once, within an hour.`,
        ],
    actions: accounts.map(({ username, url }) => ({
      label: several ? `Choose a new password for ${quoteUsernameForMail(username)}` : 'Choose a new password',
      url,
    })),
    closing: `If it was not you, ignore this mail: your ${several ? 'passwords stay as they are' : 'password stays as it is'}.`,
    reason: ACCOUNT_MAIL_REASON,
  })
}

export function renderInvitationMail(username: string, url: string): MailMessage {
  return renderMail({
    subject: `Your ${PRODUCT_NAMES.name} account is ready`,
    paragraphs: [
      `An account was made for you. Your username is ${quoteUsernameForMail(username)}. Choose a password with the link below to sign in. It works once, within three days.`,
    ],
    actions: [{ label: 'Choose your password', url }],
    closing: 'If the link has expired, use “Forgot password?” on the sign-in page. If you did not expect this mail, you can ignore it.',
    reason: ACCOUNT_MAIL_REASON,
  })
}

export function renderEmailConfirmationMail(username: string, url: string): MailMessage {
  return renderMail({
    subject: `Confirm your email address for ${PRODUCT_NAMES.name}`,
    paragraphs: [
      `Please confirm that this is the email address of your account ${quoteUsernameForMail(username)}, so that leads and answers reach you here. If somebody else changes it, we send a link here that undoes it. The link below works for one day.`,
    ],
    actions: [{ label: 'Confirm this address', url }],
    closing: 'If you do not know this account, ignore this mail: the address stays unconfirmed.',
    reason: ACCOUNT_MAIL_REASON,
  })
}

/** The mail does not name the new address, because somebody else may read the old mailbox. */
export function renderEmailChangedMail(username: string, url: string): MailMessage {
  return renderMail({
    subject: `Your ${PRODUCT_NAMES.name} email address was changed`,
    paragraphs: [
      `The email address of your account ${quoteUsernameForMail(username)} was changed. This address gets no further mail about it, and links that were sent to it no longer work.`,
      'If it was not you, the link below puts this address back, signs everybody out and lets you choose a new password. It works once, within seven days.',
    ],
    actions: [{ label: 'Put this address back', url }],
    closing: 'If you changed it yourself, there is nothing to do.',
    reason: `You get this mail because a ${PRODUCT_NAMES.name} account had this email address until now.`,
  })
}

/**
 * Goes to the address that the account had before, even if it was never confirmed: the holder may not know that somebody took the account.
 */
export function renderPasswordSetMail(username: string, url: string): MailMessage {
  return renderMail({
    subject: `Your ${PRODUCT_NAMES.name} password was set by an administrator`,
    paragraphs: [
      `An administrator set a new password for your account ${quoteUsernameForMail(username)} and signed it out everywhere. Whoever signs in with that password can do nothing but replace it.`,
      'If you did not ask for it, the link below voids that password, signs everybody out and lets you choose a new one. It works once, within seven days.',
    ],
    actions: [{ label: 'Undo the new password', url }],
    closing: 'If you asked for it, sign in with the password that you were given, and choose one of your own.',
    reason: ACCOUNT_MAIL_REASON,
  })
}

export function renderPasswordReplacementMail(username: string, url: string): MailMessage {
  return renderMail({
    subject: `Choose a new ${PRODUCT_NAMES.name} password`,
    paragraphs: [
      `Somebody signed in to your account ${quoteUsernameForMail(username)} with the password that an administrator has set. The link below replaces that password with one of your own. It works once, within an hour.`,
    ],
    actions: [{ label: 'Choose a new password', url }],
    closing: 'If it was not you, use the link all the same: it signs everybody else out.',
    reason: ACCOUNT_MAIL_REASON,
  })
}

export function renderFactorsResetMail(username: string, url: string): MailMessage {
  return renderMail({
    subject: `Remove the second factors of your ${PRODUCT_NAMES.name} account`,
    paragraphs: [
      `An administrator asked us to mail you this link, because you cannot sign in to your account ${quoteUsernameForMail(username)} with its second factor. The link removes the authenticator app, all passkeys and all recovery codes of the account, and signs it out everywhere. Your password stays. The link works once, within a day.`,
      'Use it only if you have asked for it. Whoever knows your password can sign in afterwards.',
    ],
    actions: [{ label: 'Remove all second factors', url }],
    closing: 'If you did not ask for it, ignore this mail: nothing is removed.',
    reason: ACCOUNT_MAIL_REASON,
  })
}

export type MailEnv = MailLinkEnv & Pick<Env, 'EMAIL' | 'MAIL_FROM'>

/** Sends a mail without a limit. Call `sendRateLimitedMail` instead. */
export async function sendMail(env: MailEnv, to: string, mail: MailMessage): Promise<void> {
  const { contacts: _contacts, ...checked } = await disableForeignLinks(env, mail)
  await env.EMAIL.send({ to: toEmailWithAsciiDomain(to), from: { email: env.MAIL_FROM, name: PRODUCT_NAMES.name }, ...checked })
}
