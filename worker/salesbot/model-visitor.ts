import { isEmailAddress } from '../../schema/email.ts'
import { replaceLineBreaks } from '../../schema/one-line.ts'
import { digitsOf } from '../../schema/phone-text.ts'
import type { ChatVisitor } from '../../schema/salesbot.ts'
import { foldCharacters } from './model-fold.ts'
import { isSamePhone } from './model-links.ts'

const NAME_LENGTH_MAX = 100
const PHONE_DIGITS = { min: 7, max: 15 }
/** Parts of a text that may be phone numbers. */
const DIGIT_GROUPS_PATTERN = /\d(?:[\s()./-]{0,3}\d){6,19}/g

function checkName(name: string | null, visitorText: string): string | null {
  const cleaned = replaceLineBreaks(name ?? '').trim()
  if (cleaned === '' || cleaned.length > NAME_LENGTH_MAX || !/^[\p{L}\p{M}\s.'’·-]+$/u.test(cleaned)) return null
  const words = foldCharacters(cleaned).toLowerCase().split(/\s+/)
  return words.some((word) => visitorText.includes(word)) ? cleaned : null
}

function checkEmail(email: string | null, visitorText: string): string | null {
  const cleaned = (email ?? '').trim()
  return isEmailAddress(cleaned) && visitorText.includes(foldCharacters(cleaned).toLowerCase()) ? cleaned : null
}

function checkPhone(phone: string | null, visitorText: string): string | null {
  const cleaned = (phone ?? '').trim()
  const digits = digitsOf(foldCharacters(cleaned))
  if (!/^[\d\s()+./-]+$/.test(foldCharacters(cleaned)) || digits.length < PHONE_DIGITS.min || digits.length > PHONE_DIGITS.max) return null
  const written = Array.from(visitorText.matchAll(DIGIT_GROUPS_PATTERN), ([group]) => digitsOf(group))
  return written.some((known) => known === digits || isSamePhone(known, digits)) ? cleaned : null
}

/** Keeps of a model's visitor details only those that are valid and that the visitor wrote; the others become null. */
export function checkVisitorDetails({ name, email, phone }: ChatVisitor, visitorTexts: string[]): ChatVisitor {
  const visitorText = foldCharacters(visitorTexts.join('\n')).toLowerCase()
  return { name: checkName(name, visitorText), email: checkEmail(email, visitorText), phone: checkPhone(phone, visitorText) }
}
