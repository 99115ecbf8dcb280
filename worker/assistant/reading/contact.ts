import type { AssistantLanguage, ChatVisitor } from '../../../schema/salesbot.ts'
import { chooseLastCorrect, type ContactMatch, findEmailAddresses } from './email-addresses.ts'
import { normalizeMessage } from './normalize.ts'
import { readPersonName } from './person-name.ts'
import { findPhoneNumbers } from './phone-numbers.ts'

export interface ContactContext {
  /** ISO 3166 code of the visitor's country, to read phone numbers without a country code; null if unknown. */
  country: string | null
  language: AssistantLanguage
  /** What the assistant asked for last, if it asked for a contact. */
  asked: 'name' | 'email' | 'phone' | 'contact' | null
}

/** Replaces pieces of a text, in order of their places, so that they are not read as something else. */
function replaceMatches(text: string, matches: ContactMatch[], replacement: string): string {
  let rest = ''
  let at = 0
  for (const { start, end } of matches.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue
    rest += text.slice(at, start) + replacement
    at = end
  }
  return rest + text.slice(at)
}

/**
 * Reads what a message says about the visitor: name, e-mail address and phone number (E.164; as typed if its country is unknown),
 * each null if it is not given. When several are given, the last one that is not called wrong counts.
 */
export function readContact(message: string, { country, language, asked }: ContactContext): ChatVisitor {
  const text = normalizeMessage(message)
  const emails = findEmailAddresses(text, asked === 'email' || asked === 'contact')
  const withoutEmails = replaceMatches(text, emails, '\n')
  const phones = findPhoneNumbers(withoutEmails, {
    country,
    language,
    isExpected: asked === 'phone' || asked === 'contact' || emails.length > 0,
  })
  const name = readPersonName(replaceMatches(withoutEmails, phones, '\n'), {
    language,
    asked: asked === 'name' ? 'name' : asked === null ? null : 'contact',
    hasContact: emails.length + phones.length > 0,
    emails: emails.map(({ value }) => value),
  })
  return { name, email: chooseLastCorrect(text, emails), phone: chooseLastCorrect(withoutEmails, phones) }
}
