const TYPED_PHONE_LENGTH_MAX = 80

const ZERO_DIGIT_CODE_POINTS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xe50, 0x17e0, 0x1040]

function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  const zero = ZERO_DIGIT_CODE_POINTS.find((start) => code >= start && code < start + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** Replaces the digits of other scripts, such as Arabic ones. */
export const toAsciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, toAsciiDigit)

/** Brackets with an area code (`(0)`, `(212)`) or an extension (`(ext. 12)`) are kept. Other brackets contain remarks. */
const removeBracketedRemark = (brackets: string) => (/^.(?:[\d\s.+-]*\d|[^\d/]*\p{L}[^\d/]*\d+)\s*.$/u.test(brackets) ? brackets : ' ')

export function normalizePhoneText(typed: string): string {
  const normalized = typed
    .slice(0, TYPED_PHONE_LENGTH_MAX * 2)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .slice(0, TYPED_PHONE_LENGTH_MAX)
  return toAsciiDigits(normalized)
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\s\u2044\u2215]+/g, (gap) => (gap.trim() === '' ? ' ' : '/'))
    .replace(/[([][^()[\]]*[)\]]|\s24\/7(?!\d)/g, removeBracketedRemark)
    .replace(/^[^\d+*#(]+/, '')
    .replace(/^\++/, '+')
    .trim()
}

export const digitsOf = (text: string) => text.replace(/\D/g, '')

const VANITY_NUMBER_PATTERN = /^((?:\+?1[\s.-]\(?[2-9]\d\d|\+?18\d\d|(?:\+?61[\s.-]?)?1[38]00|0?8\d\d)\)?)[\s-]*([a-z\d][a-z\d\s-]*)$/i
/** The digit for each letter from A to Z on a keypad (ITU-T E.161). */
const KEYPAD_DIGITS_OF_LETTERS = '22233344455566677778889999'

export function convertVanityNumber(text: string): string {
  const [, code, word] = VANITY_NUMBER_PATTERN.exec(text) ?? []
  const characters = word?.replace(/[\s-]/g, '') ?? ''
  if (!code || !/[a-z]{3}/i.test(characters) || characters.length < 6 || characters.length > 9) return text
  const digits = characters.toUpperCase().replace(/[A-Z]/g, (letter) => KEYPAD_DIGITS_OF_LETTERS[letter.charCodeAt(0) - 65]!)
  return `${code} ${digits.slice(0, code.endsWith('1300') ? 6 : 7)}`
}

const FIRST_PHONE_NUMBER_PATTERN = /^(?:[^\d\p{L}\p{So}|,;]*\d){7,}(?=[^\d\p{L}\p{So}|,;]*[\p{L}\p{So}|,;])/u

/**
 * Returns the first of several phone numbers. A slash separates two numbers if each has at least seven digits (nine with a country code). A
 * text without spaces and separators is not split, because it may be a web address (`1234567.com`).
 */
export function takeFirstPhoneNumber(text: string): string {
  const first = (/^\(?\+|[\s|,;]/.test(text) && FIRST_PHONE_NUMBER_PATTERN.exec(text)?.[0]) || text
  const [before = '', after = ''] = first.split('/')
  return digitsOf(before).length >= (/^\(?\+|^\(?00/.test(before) ? 9 : 7) && digitsOf(after).length >= 7 ? before.trim() : first
}
