/** What people write around a phone number, and how they write the number itself. None of it needs the numbering plans. */

/** A number and what was said around it are shorter than this; what is longer is cut before it is read. */
const TYPED_MAX = 80

/** The zeros of the decimal digits in use; each is followed by its one to nine. Full-width ones fall to NFKC. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xe50, 0x17e0, 0x1040]

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  const zero = ZEROS.find((start) => code >= start && code < start + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** Brackets belong to the number when they hold an area code (`(0)`, `(212)`) or an extension (`(ext. 12)`); the others are remarks. */
const withoutRemark = (brackets: string) => (/^.(?:[\d\s.+-]*\d|[^\d/]*\p{L}[^\d/]*\d+)\s*.$/u.test(brackets) ? brackets : ' ')

/** A number's text in ASCII digits and plain spaces, without direction marks, remarks in brackets and the words in front of it. */
export function plain(typed: string): string {
  return typed
    .slice(0, TYPED_MAX * 2)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .slice(0, TYPED_MAX)
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\s\u2044\u2215]+/g, (gap) => (gap.trim() === '' ? ' ' : '/'))
    .replace(/[([][^()[\]]*[)\]]|\s24\/7(?!\d)/g, withoutRemark)
    .replace(/^[^\d+*#(]+/, '')
    .replace(/^\++/, '+')
    .trim()
}

/** The ASCII digits of a text. */
export const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Numbers that are advertised as words: those of North America, and freephone numbers of other countries. */
const ADVERTISED = /^((?:\+?1[\s.-]\(?[2-9]\d\d|\+?18\d\d|(?:\+?61[\s.-]?)?1[38]00|0?8\d\d)\)?)[\s-]*([a-z\d][a-z\d\s-]*)$/i
/** The digits under the letters A to Z of a keypad (ITU-T E.161). */
const KEYPAD = '22233344455566677778889999'

/** `1-800-FLOWERS` in digits; any other text as it is. Letters beyond a number's length are not dialled. */
export function keyed(text: string): string {
  const [, code, word] = ADVERTISED.exec(text) ?? []
  const signs = word?.replace(/[\s-]/g, '') ?? ''
  if (!code || !/[a-z]{3}/i.test(signs) || signs.length < 6 || signs.length > 9) return text
  const digits = signs.toUpperCase().replace(/[A-Z]/g, (letter) => KEYPAD[letter.charCodeAt(0) - 65]!)
  return `${code} ${digits.slice(0, code.endsWith('1300') ? 6 : 7)}`
}

/** What is behind the first number: letters, an emoji, or a sign between several numbers. Shorter numbers than 7 digits are not told apart. */
const FIRST = /^(?:[^\d\p{L}\p{So}|,;]*\d){7,}(?=[^\d\p{L}\p{So}|,;]*[\p{L}\p{So}|,;])/u

/**
 * The first of several numbers, without what is said behind it. Two numbers on either side of a slash have seven digits
 * each; with a country code, that many are also the code and the area. A text without a gap may be a web address: `1234567.com`.
 */
export function firstNumber(text: string): string {
  const first = (/^\(?\+|[\s|,;]/.test(text) && FIRST.exec(text)?.[0]) || text
  const [before = '', after = ''] = first.split('/')
  return digitsOf(before).length >= (/^\(?\+|^\(?00/.test(before) ? 9 : 7) && digitsOf(after).length >= 7 ? before.trim() : first
}
