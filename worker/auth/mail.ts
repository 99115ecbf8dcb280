import { PRODUCT } from '../../schema/product.ts'
import type { Env } from '../env.ts'

export interface Mail {
  subject: string
  text: string
  html: string
}

/** What a mail says: plain paragraphs, and one link with its label where it asks for something. */
interface Letter {
  subject: string
  greeting: string
  paragraphs: string[]
  action?: { label: string; url: string }
  closing: string
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Styles stand in attributes and boxes are tables, because mail programs drop style sheets and newer layout. */
function render({ subject, greeting, paragraphs, action, closing }: Letter): Mail {
  const text = [greeting, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), closing, PRODUCT.name].join('\n\n')
  const paragraph = (content: string) => `<p style="margin:0 0 16px;font-size:16px;line-height:24px;color:#27272a">${escape(content)}</p>`
  const button = action
    ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="border-radius:8px;background:#9333ea"><a href="${escape(action.url)}" style="display:inline-block;padding:12px 24px;${FONT};font-size:16px;font-weight:600;line-height:24px;color:#ffffff;text-decoration:none">${escape(action.label)}</a></td></tr></table><p style="margin:0 0 16px;font-size:14px;line-height:20px;color:#52525b">Or copy this address into your browser:<br><a href="${escape(action.url)}" style="color:#7e22ce;word-break:break-all">${escape(action.url)}</a></p>`
    : ''
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head><body style="margin:0;padding:0;background:#f4f4f5"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f4f5"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:12px"><tr><td style="padding:32px;${FONT}"><p style="margin:0 0 24px;font-size:18px;line-height:24px;font-weight:700;color:#7e22ce">${escape(PRODUCT.name)}</p><h1 style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:600;color:#18181b">${escape(subject)}</h1>${paragraph(greeting)}${paragraphs.map(paragraph).join('')}${button}<p style="margin:0;padding-top:16px;border-top:1px solid #e4e4e7;font-size:14px;line-height:20px;color:#52525b">${escape(closing)}</p></td></tr></table></td></tr></table></body></html>`
  return { subject, text, html }
}

export function resetMail(username: string, url: string): Mail {
  return render({
    subject: `Reset your ${PRODUCT.name} password`,
    greeting: `Hello ${username},`,
    paragraphs: [
      'Somebody asked to reset the password of your account. The link below lets you choose a new one. It works once, within an hour.',
    ],
    action: { label: 'Choose a new password', url },
    closing: 'If it was not you, ignore this mail: your password stays as it is.',
  })
}

export function invitationMail(username: string, url: string): Mail {
  return render({
    subject: `Your ${PRODUCT.name} account is ready`,
    greeting: `Hello ${username},`,
    paragraphs: [
      `An account was made for you. Your username is ${username}. Choose a password with the link below to sign in. It works once, within three days.`,
      'After that, use "Forgot password?" on the sign-in page to get a new link.',
    ],
    action: { label: 'Choose your password', url },
    closing: 'If you did not expect this mail, you can ignore it.',
  })
}

/** Goes to the old address, and does not name the new one: whoever reads the old mailbox may be somebody else by now. */
export function emailChangedMail(username: string): Mail {
  return render({
    subject: `Your ${PRODUCT.name} e-mail address was changed`,
    greeting: `Hello ${username},`,
    paragraphs: [
      'The e-mail address of your account was changed. This address gets no further mail about it, and links that were sent to it no longer work.',
    ],
    closing: 'If it was not you, tell the administrator of your site at once.',
  })
}

/** Sends one mail; throws what the mail service throws. Callers let it run in the background. */
export async function sendMail(env: Pick<Env, 'EMAIL' | 'MAIL_FROM'>, to: string, mail: Mail): Promise<void> {
  await env.EMAIL.send({ to, from: { email: env.MAIL_FROM, name: PRODUCT.name }, ...mail })
}
