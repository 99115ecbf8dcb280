import { USER_AGENT_LENGTH_MAX } from '../../schema/bounds.ts'
import { CHAT_LIMITS, SALESBOT_CONFIG_LIMITS } from '../../schema/salesbot.ts'

interface RegexException {
  /** The file and the beginning of the pattern. */
  file: string
  pattern: string
  why: string
  /** The longest text that the pattern meets, and how its slowest text of a length is made. Missing if the text is the product's own. */
  lengthMax?: number
  worst?: (length: number) => string
}

const PASTED_LINE_LENGTH_MAX = 400
const TYPED_PHONE_LENGTH_MAX = 80
const repeatTo = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

/**
 * Regular expressions whose time grows faster than the text. Each is here because its text is short, or never comes from a person. For the
 * first kind, a test measures the slowest text.
 */
export const REGEX_EXCEPTIONS: RegexException[] = [
  { file: 'web/features/guide/passages.ts', pattern: String.raw`\*\*(.+?)`, why: "the guide's own text" },
  { file: 'web/card/dark-mode.ts', pattern: '@media', why: "the product's own style sheets" },
  { file: 'worker/custom-css/drawing-budget.ts', pattern: '^(?:border|outline', why: 'the name of an allowed property' },
  { file: 'worker/custom-css/drawing-budget.ts', pattern: '^(?:box-shadow', why: 'the name of an allowed property' },
  { file: 'worker/landing/head.tsx', pattern: String.raw`\[data-theme`, why: "the product's own style sheet" },
  { file: 'web/card/name-face.ts', pattern: String.raw`\.card-name\s`, why: "the product's own style sheets" },
  { file: 'web/card/theme-colors.ts', pattern: String.raw`\.card-theme ?`, why: "the product's own style sheets" },
  { file: 'web/card/theme-colors.ts', pattern: String.raw`--([\w-]+): ?(#`, why: "the product's own style sheets" },
  { file: 'worker/rendering/font-preloads.tsx', pattern: String.raw`url\(`, why: "the product's own style sheets" },
  { file: 'worker/name-face/name-face.ts', pattern: 'woff2', why: "addresses of the product's own files" },
  {
    file: 'worker/auth/mail.ts',
    pattern: String.raw`\s+\S*$`,
    why: 'the preview of a mail, cut before it is read',
    lengthMax: 140,
    worst: (length) => `${'\t'.repeat(length - 2)}\u0000\t`,
  },
  {
    file: 'web/features/salesbot/pasted-answers.ts',
    pattern: '^(.*?[?？])',
    why: 'a line that the owner pasted, cut before it is read',
    lengthMax: PASTED_LINE_LENGTH_MAX,
    worst: (length) => `?${'\t'.repeat(length - 3)}?\u2028`,
  },
  {
    file: 'web/features/salesbot/price.ts',
    pattern: String.raw`^(.+?)(?:\t+`,
    why: 'a line that the owner pasted, cut before it is read',
    lengthMax: PASTED_LINE_LENGTH_MAX,
    worst: (length) => '\t'.repeat(length),
  },
  {
    file: 'web/features/salesbot/price.ts',
    pattern: String.raw`^(.+?)\s+(\p{Sc}`,
    why: 'a line that the owner pasted, cut before it is read',
    lengthMax: PASTED_LINE_LENGTH_MAX,
    worst: (length) => `'${'\t'.repeat(length - 2)}$`,
  },
  {
    file: 'schema/phone-reader.ts',
    pattern: String.raw`\D*[/(]`,
    why: 'a phone number, which normalizePhoneText cuts',
    lengthMax: TYPED_PHONE_LENGTH_MAX,
    worst: (length) => `${'-'.repeat(length - 1)}0`,
  },
  {
    file: 'schema/phone-text.ts',
    pattern: String.raw`^.(?:[\d\s.+-]*\d`,
    why: 'a phone number, which normalizePhoneText cuts before',
    lengthMax: TYPED_PHONE_LENGTH_MAX,
    worst: (length) => `/+${'A'.repeat(length - 2)}`,
  },
  {
    file: 'schema/phone.ts',
    pattern: String.raw`^([^\p{L}]*\d\)?)`,
    why: 'a phone number, which normalizePhoneText cuts',
    lengthMax: TYPED_PHONE_LENGTH_MAX,
    worst: (length) => `0 / ${' '.repeat(length - 5)}x`,
  },
  {
    file: 'schema/username.ts',
    pattern: String.raw`^(?!.*[\d\u06f0-\u06f9]`,
    why: 'a username, which its schema refuses before if it is longer',
    lengthMax: 1000,
    worst: (length) => repeatTo('\u05910', length),
  },
  {
    file: 'worker/events/visitor.ts',
    pattern: 'facebookexternalhit',
    why: 'a user agent, which is cut when the request is read',
    lengthMax: USER_AGENT_LENGTH_MAX,
    worst: (length) => repeatTo('applebot', length),
  },
  {
    file: 'worker/salesbot/model-contacts.ts',
    pattern: String.raw`(?:(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]{1,64})?@`,
    why: 'a sentence of the owner, or a reply; each repetition has a maximum',
    lengthMax: SALESBOT_CONFIG_LIMITS.companyInfo,
    worst: (length) => repeatTo('.a+-..', length),
  },
  {
    file: 'worker/assistant/contact.ts',
    pattern: String.raw`(?:[\p{Script=Latin}\d]|_)`,
    why: 'a message of a visitor; each repetition has a maximum',
    lengthMax: CHAT_LIMITS.messageLength,
    worst: (length) => repeatTo('sr', length),
  },
]
