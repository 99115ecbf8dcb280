import { isEmailAddress } from '../../../schema/email.ts'

/** A piece of contact data in a normalized message, with its place, so that other readers leave it out. */
export interface ContactMatch {
  value: string
  start: number
  end: number
}

const AT = String.raw`(?:\s?@\s?|\s?(?:アットマーク|あっとまーく|アット)\s?|\s?[([{<]\s?(?:at|arroba|ät|a|chez|@|アットマーク)\s?[)\]}>]\s?)`
const LABEL = String.raw`[a-zß-öø-ɏ\p{N}](?:[a-zß-öø-ɏ\p{N}-]{0,61}[a-zß-öø-ɏ\p{N}])?`
const LOCAL = String.raw`[\p{Script=Latin}\p{N}_](?:[\p{Script=Latin}\p{N}._%+'&-]{0,63})`
/** A dot of a domain, also in brackets: `example (dot) com`. */
const DOT = String.raw`(?:\.|,(?=com(?![a-z]))|\s\.(?=com(?![a-z]))|\s?[([{]\s?(?:dot|punkt|point|punto|ponto|\.)\s?[)\]}]\s?)`
const TOP_LEVEL = String.raw`(?:[a-z]{2,24}|xn--[a-z0-9-]{2,40})(?![a-z\d@])`
const ADDRESS_PATTERN = new RegExp(`(?<![\\p{Script=Latin}\\p{N}._%+-])(${LOCAL})${AT}((?:${LABEL}${DOT}){1,5}${TOP_LEVEL})`, 'giu')

const SPOKEN_DOT = String.raw`\s(?:dot|punkt|point|punto|ponto)\s`
const SPOKEN_AT = String.raw`\s(?:at|ät|arroba|arobase|a commercial|arobas)\s`
const SPOKEN_WORD = String.raw`[a-z\d][a-z\d._-]{0,40}`
/** An e-mail address in words: `anna dot berg at example dot com`. */
const SPOKEN_PATTERN = new RegExp(
  `(?<![a-zß-öø-ɏ\\d])(${SPOKEN_WORD}(?:${SPOKEN_DOT}${SPOKEN_WORD}){0,2})${SPOKEN_AT}(${SPOKEN_WORD}(?:${SPOKEN_DOT}${SPOKEN_WORD}){0,2}${SPOKEN_DOT}[a-z]{2,24})(?![a-z\\d])`,
  'giu',
)
/** A mix of both, `anna at example.com`: it is an address only if the message speaks of e-mail. Otherwise it may be a place. */
const HALF_SPOKEN_PATTERN = new RegExp(
  `(?<![a-zß-öø-ɏ\\d'])(${SPOKEN_WORD})${SPOKEN_AT}((?:[a-z\\d-]{1,63}\\.){1,3}[a-z]{2,24})(?![a-z\\d])`,
  'giu',
)
const MENTIONS_EMAIL_PATTERN =
  /e-?mail|\bmail\b|correo|courriel|adres|メール|write (?:to|me)|schreib\w{0,4} (?:sie |mir )?(?:bitte )?an|escr[ií]b\w+ a|écri\w+ à|escrev\w+ para/iu

/** What stands before an address that is wrong: `not a@example.com`, and after it in Japanese. */
const NEGATED_BEFORE_PATTERN =
  /(?:(?:(?:^|[,.;!?(]\s?)no|(?:^|[^a-zß-öø-ɏ])(?:not|nicht|non|pas|não|nao|instead of|statt|en vez de|en lugar de|au lieu de|em vez de|rather than))(?: (?:to|at|an|a|à|al|es|ist|is|the|die|the old|old|more))?\s)["'<(]?$/iu
const NEGATED_AFTER_PATTERN =
  /^[\s」]?(?:では(?:なく|ない)|じゃなく|じゃない|(?:is|was) wrong|ist falsch|está mal|est faux|(?:está|esta) errado)/iu

const toPlainDots = (text: string) => text.replace(new RegExp(DOT, 'giu'), '.').replace(new RegExp(SPOKEN_DOT, 'giu'), '.')

/** Removes what is attached to the end of a domain: the next sentence after a missing space (`example.com.Thanks`). */
function trimDomain(domain: string): string {
  const labels = domain.split('.')
  const last = labels.at(-1)!
  return labels.length > 2 && /^\p{Lu}\p{Ll}/u.test(last) && !/^\p{Lu}/u.test(labels.at(-2)!) ? labels.slice(0, -1).join('.') : domain
}

function toAddress(local: string, domain: string): string | null {
  const address = `${toPlainDots(local).replace(/^['.]+|['.]+$/g, '')}@${trimDomain(toPlainDots(domain).replace(/\s/g, ''))}`
  return isEmailAddress(address) ? address : null
}

/**
 * Finds the e-mail addresses in a normalized message, also those written to escape robots (`anna(at)example.com`) or in words
 * (`anna at example dot com`). `asked`: the visitor was asked for an address, so `anna at example.com` is one.
 */
export function findEmailAddresses(text: string, asked: boolean): ContactMatch[] {
  const patterns = [ADDRESS_PATTERN, SPOKEN_PATTERN, ...(asked || MENTIONS_EMAIL_PATTERN.test(text) ? [HALF_SPOKEN_PATTERN] : [])]
  const found: ContactMatch[] = []
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const value = toAddress(match[1]!, match[2]!)
      const start = match.index
      const end = start + match[0].length
      if (value && !found.some((other) => start < other.end && end > other.start)) found.push({ value, start, end })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/**
 * Chooses among several pieces of contact data: the last one that the visitor does not call wrong, because people correct
 * themselves ("sorry, I meant …", "not a, but b"). Null without any.
 */
export function chooseLastCorrect(text: string, matches: ContactMatch[]): string | null {
  const correct = matches.filter(
    ({ start, end }) =>
      !NEGATED_BEFORE_PATTERN.test(text.slice(Math.max(0, start - 30), start)) && !NEGATED_AFTER_PATTERN.test(text.slice(end, end + 20)),
  )
  return correct.at(-1)?.value ?? null
}
