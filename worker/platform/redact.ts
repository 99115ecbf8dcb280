const REDACTED_LENGTH_MAX = 2000

/** The order matters: an e-mail address may contain digits, and an IP address is no phone number. */
const REDACTIONS: [RegExp, string][] = [
  [/(?<![\p{L}\p{N}.!#$%&'*+=?^{|}~_-])[\p{L}\p{N}.!#$%&'*+=?^{|}~_-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu, '[email]'],
  [/(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g, '[address]'],
  [/(?<![\w:])(?:[\da-f]{1,4}:(?:[\da-f]{0,4}:){1,6}[\da-f]{0,4}|::[\da-f:]+)/gi, '[address]'],
  // A word without a digit is a name of a column or a function, unless its letters are mixed as in no name.
  [/(?<![\w+/=-])(?=[\w+/=-]*(?:\d|[a-z][A-Z][a-z]?[A-Z])|[\da-f]+(?![\w+/=-]))[\w+/=-]{20,}/g, '[token]'],
  [/(?<!\w)\+?\(?\d(?:[ ()./-]{0,3}\d){6,}(?!\w)/g, '[number]'],
]

/** Replaces e-mail and IP addresses, phone numbers, and long tokens and hashes. The result has at most 2,000 characters. */
export function redactPersonalText(text: string): string {
  return REDACTIONS.reduce((left, [pattern, mark]) => left.replace(pattern, mark), text.slice(0, REDACTED_LENGTH_MAX))
}
