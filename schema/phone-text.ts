/** Text cleaning for typed phone numbers that needs no numbering plans. */

/** Longer texts are cut to this many characters. */
const TYPED_MAX = 80

/** Code points of the digit zero in other scripts; one to nine follow each. NFKC already converts full-width digits. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xe50, 0x17e0, 0x1040]

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  const zero = ZEROS.find((start) => code >= start && code < start + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** Keeps brackets with an area code (`(0)`, `(212)`) or an extension (`(ext. 12)`) and replaces other brackets, which are remarks, by a space. */
const removeRemark = (brackets: string) => (/^.(?:[\d\s.+-]*\d|[^\d/]*\p{L}[^\d/]*\d+)\s*.$/u.test(brackets) ? brackets : ' ')

/** Converts to ASCII digits and plain spaces; removes invisible characters, remarks in brackets and words in front of the number. */
export function normalizePhoneText(typed: string): string {
  return typed
    .slice(0, TYPED_MAX * 2)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .slice(0, TYPED_MAX)
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\s\u2044\u2215]+/g, (gap) => (gap.trim() === '' ? ' ' : '/'))
    .replace(/[([][^()[\]]*[)\]]|\s24\/7(?!\d)/g, removeRemark)
    .replace(/^[^\d+*#(]+/, '')
    .replace(/^\++/, '+')
    .trim()
}

export const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Vanity numbers: those of North America, and freephone numbers of other countries. */
const VANITY_NUMBER = /^((?:\+?1[\s.-]\(?[2-9]\d\d|\+?18\d\d|(?:\+?61[\s.-]?)?1[38]00|0?8\d\d)\)?)[\s-]*([a-z\d][a-z\d\s-]*)$/i
/** Keypad digits of the letters A to Z (ITU-T E.161). */
const KEYPAD = '22233344455566677778889999'

/** Converts a vanity number (`1-800-FLOWERS`) to digits and drops surplus letters. Returns other texts unchanged. */
export function keypadToDigits(text: string): string {
  const [, code, word] = VANITY_NUMBER.exec(text) ?? []
  const characters = word?.replace(/[\s-]/g, '') ?? ''
  if (!code || !/[a-z]{3}/i.test(characters) || characters.length < 6 || characters.length > 9) return text
  const digits = characters.toUpperCase().replace(/[A-Z]/g, (letter) => KEYPAD[letter.charCodeAt(0) - 65]!)
  return `${code} ${digits.slice(0, code.endsWith('1300') ? 6 : 7)}`
}

/** A number of at least 7 digits that is followed by letters, an emoji or a separator between numbers. */
const FIRST_NUMBER = /^(?:[^\d\p{L}\p{So}|,;]*\d){7,}(?=[^\d\p{L}\p{So}|,;]*[\p{L}\p{So}|,;])/u

/**
 * The first of several numbers, without the words after it. A slash separates two numbers when each has at least seven
 * digits, or nine before it with a country code; otherwise it is part of one number. A text without any space or separator is
 * returned whole, because it may be a web address (`1234567.com`).
 */
export function firstNumber(text: string): string {
  const first = (/^\(?\+|[\s|,;]/.test(text) && FIRST_NUMBER.exec(text)?.[0]) || text
  const [before = '', after = ''] = first.split('/')
  return digitsOf(before).length >= (/^\(?\+|^\(?00/.test(before) ? 9 : 7) && digitsOf(after).length >= 7 ? before.trim() : first
}
