import type { AssistantLanguage } from '../../../schema/salesbot.ts'
import { isKnownGivenName } from './given-names.ts'
import { EAST_ASIAN_PATTERN, readBareJapaneseName, readJapaneseName } from './japanese-name.ts'
import { ADDRESSED_PATTERN, ANSWER_FILLERS, readFullKnownName, readNameBesideContact, readNameOfAddress } from './name-beside-contact.ts'
import { STRONG_INTRODUCTIONS, WEAK_INTRODUCTIONS, WORDS_BEFORE_NAME } from './name-phrases.ts'
import {
  NAME_WORDS_MAX,
  COMMON_WORDS,
  NAME_WORD_PATTERN,
  isTitle,
  isCapitalized,
  keyOf,
  isParticle,
  type CapturedName,
  captureName,
  toName,
} from './name-words.ts'
import { findNumbersInWords } from './number-words.ts'

/** Sorts the alternatives of an expression so that the longest one that fits is taken. */
const longestFirst = (alternatives: string) =>
  alternatives
    .split('|')
    .sort((a, b) => b.length - a.length)
    .join('|')

const START = "(?<![a-zß-öø-ɏ\\p{N}'-])"
const STRONG_PATTERN = new RegExp(
  `${START}(?:${STRONG_INTRODUCTIONS})(?![a-zß-öø-ɏ\\p{N}])\\s*[:=]?\\s*(?:(?:${WORDS_BEFORE_NAME})\\s+)?`,
  'giu',
)
const WEAK_PATTERN = new RegExp(
  `${START}(?:${longestFirst(WEAK_INTRODUCTIONS)})(?![a-zß-öø-ɏ\\p{N}'])[\\s:]+(?:(?:${WORDS_BEFORE_NAME})\\s+){0,2}`,
  'giu',
)
/** `no soy Ana`, `não sou a Ana`. */
const NEGATION_BEFORE_PATTERN = /(?<![a-zß-öø-ɏ])(?:no|não|nao)\s$/iu
/** Most introductions of one message that are examined. */
const INTRODUCTIONS_MAX = 12

/** German and French nouns of occupations often end so: `Ich bin Fotografin`. */
const OCCUPATION_PATTERN = /(?:er|erin|ist|istin|eur|eurin|euse|loge|login|ent|entin|ant|antin|or|orin|mann|frau|kraft|leiter|berater)$/u

/** True if the words after "I am" or the like are a name rather than a description. */
function isNameAfterWeakIntroduction({ words, isWhole }: CapturedName, language: AssistantLanguage): boolean {
  const own = words.filter((word) => !isTitle(word))
  const [first] = own
  if (first === undefined || first.endsWith("'s")) return false
  if (isKnownGivenName(keyOf(first))) return own.length > 1 || isWhole
  if (words.length > own.length) return true
  if (!own.every((word) => isCapitalized(word) || isParticle(word)) || !isWhole) return false
  if (/^\p{Lu}+$/u.test(first) && first.length < 5) return false
  // German nouns are written with capitals.
  return (
    language !== 'de' ||
    (own.length > 1
      ? own.every((word) => !OCCUPATION_PATTERN.test(keyOf(word)))
      : !OCCUPATION_PATTERN.test(keyOf(first)) && keyOf(first).length < 8)
  )
}

function readIntroducedName(text: string, language: AssistantLanguage): string | null {
  for (const match of [...text.matchAll(STRONG_PATTERN)].slice(0, INTRODUCTIONS_MAX)) {
    const name = toName(captureName(text.slice(match.index + match[0].length, match.index + match[0].length + 120)).words)
    if (name) return name
  }
  for (const match of [...text.matchAll(WEAK_PATTERN)].slice(0, INTRODUCTIONS_MAX)) {
    if (NEGATION_BEFORE_PATTERN.test(text.slice(Math.max(0, match.index - 5), match.index))) continue
    // These are words of other languages, too.
    if ((language !== 'en' && /^im\s/i.test(match[0])) || (language !== 'fr' && /^c\s/i.test(match[0]))) continue
    // "I'm a guy": these articles stand before names in Portuguese and Spanish only.
    const article = /\s(a|o|la|el)\s+$/iu.exec(match[0])?.[1]?.toLowerCase()
    if (article && language !== (article.length === 1 ? 'pt' : 'es')) continue
    const captured = captureName(text.slice(match.index + match[0].length, match.index + match[0].length + 120))
    // "Hier Kröger": the endings of occupations are those of names, too.
    const isCaller = /^hier[\s:]+$/iu.test(match[0]) && captured.isAlone && captured.words.every(isCapitalized)
    const name = isCaller || isNameAfterWeakIntroduction(captured, language) ? toName(captured.words) : null
    if (name) return name
  }
  return null
}

const NAME_BEFORE_PATTERN =
  /(?:'s (?:my|the) name(?![a-zß-öø-ɏ])|(?<![a-zß-öø-ɏ])[\s,]*(?:(?:is|would be) (?:my|the) (?:full )?name|is what i'?m called|(?:ist|wäre|lautet) mein name|mein name(?=\s*(?:[.,!;]|$))|(?:,\s?)?(?:c')?est mon nom|es mi nombre|[ée] (?:o )?meu nome|(?:,\s?)?my name(?=\s*(?:[.,!;]|$)))(?![a-zß-öø-ɏ]))/iu

/** Reads `Anna Berg is my name`: the words of a name right before such a phrase. */
function readNameBefore(text: string): string | null {
  const match = NAME_BEFORE_PATTERN.exec(text)
  const clause = match
    ? text
        .slice(Math.max(0, match.index - 80), match.index)
        .split(/[,;:!?\n()"“”|/…]|(?<!\p{L}\p{L}?)\.\s|(?<=\p{L}{3})\.\s|\s[-–—]\s/u)
        .at(-1)!
    : ''
  const tokens = clause.trim().split(/\s+/).slice(-NAME_WORDS_MAX)
  const isLowerCase = !/^\p{Lu}/u.test(tokens.at(-1) ?? '')
  const isPart = (token: string) => NAME_WORD_PATTERN.test(token) && (isCapitalized(token) || isParticle(token))
  const start = isLowerCase
    ? tokens.findIndex((token, at) => at >= tokens.length - 3 && isKnownGivenName(keyOf(token)))
    : tokens.findLastIndex((token) => !isPart(token)) + 1
  const words = start < 0 ? [] : tokens.slice(start)
  while (words.length > 1 && COMMON_WORDS.has(keyOf(words[0]!)) && !isKnownGivenName(keyOf(words[0]!))) words.shift()
  return words.length > 0 && words.every((word) => NAME_WORD_PATTERN.test(word)) ? toName(words) : null
}

const NAME_HERE_PATTERN =
  /^(?:(?:hi|hello|hey|hallo|hola|bonjour|salut|ol[áa]|oi|moin|good [a-zß-öø-ɏ]+|guten [a-zß-öø-ɏ]+|buen[oa]s [a-zß-öø-ɏ]+|bo[am] [a-zß-öø-ɏ]+)(?: there)?[\s,.!]+)?((?:[a-zß-öø-ɏ.'-]+\s+){1,3})(?:here|speaking|hier|am apparat|aqu[íi]|ici|[àa] l'appareil|falando)(?![a-zß-öø-ɏ])(?=\s*(?:[,.!:;-]|$|from\b|at\b|von\b|aus\b|de\b|and\b|und\b|y\b|et\b|e\b|i\b|i'm\b|ich\b))/iu

/** Reads `Anna here` and `Anna Berg hier` at the start of a message. */
function readNameHere(text: string): string | null {
  const words = NAME_HERE_PATTERN.exec(text.slice(0, 100).trimStart())?.[1]?.trim().split(/\s+/)
  if (!words) return null
  const { words: own } = captureName(words.join(' '))
  return own.length > 0 && (own.every((word) => isCapitalized(word)) || isKnownGivenName(keyOf(own[0]!))) ? toName(own) : null
}

const CLOSING =
  '(?:signed|gez\\.|firmado|assinado|(?:kind|best|warm|many) regards|regards|best wishes|best|cheers|sincerely|yours(?: truly| sincerely)?|(?:mit )?(?:freundlichen|besten|viele|liebe|beste|freundliche|herzliche|schöne) gr[üu](?:ß|ss)en?|mfg|lg|vg|gru(?:ß|ss)|gr[üu](?:ß|ss)e|saludos(?: cordiales)?|un saludo|atentamente|abrazos?|un abrazo|cordialement|bien à vous|bien cordialement|salutations|amicalement|bises|cdt|atenciosamente|abs|abç|abraços?|um abraço|att|cumprimentos)'
const THANKS = '(?:thanks|thank you|thx|many thanks|danke|vielen dank|gracias|muchas gracias|merci|merci beaucoup|obrigad[oa])'
const SIGNATURE_PATTERN = new RegExp(
  `(?:^|[\\s.!?])(?:${CLOSING}\\s*[,.!\\n]|(?:lg|vg|mfg|(?:mit freundlichen|viele|liebe|beste) gr[üu](?:ß|ss)en?|saludos|cordialement|grü(?:ß|ss)e|gru(?:ß|ss)|abraços?|atenciosamente|regards)\\s|${THANKS}\\s*[,.!]?\\s*\\n)\\s*([^\\n]{2,60})\\s*(?:\\n|$)`,
  'iu',
)

const THANKED_PATTERN = new RegExp(
  `(?:^|[\\s.!?,])(?:${THANKS}|besten dank|danke (?:schon mal|im voraus|und gr[üu](?:ß|ss)e)|merci d'avance|thanks (?:in advance|so much|a lot)|(?:muchas |mil )gracias|gracias de antemano|obrigad[oa] desde j[áa]|muito obrigad[oa])\\s?[,.!]\\s([^\\n]{3,60})$`,
  'iu',
)

/** Longest end of a message in which a signature stands. */
const SIGNATURE_PART_LENGTH = 300

/** Reads the name of a signature: after a closing formula, after a dash, or alone on the last line of several. */
function readSignature(text: string): string | null {
  const part = text.trimEnd().slice(-SIGNATURE_PART_LENGTH)
  const afterClosing = SIGNATURE_PATTERN.exec(part)?.[1]
  const lines = text
    .trimEnd()
    .slice(-SIGNATURE_PART_LENGTH)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  // `Thanks, Anna Berg` ends a message; `thanks, Anna` may address somebody.
  const afterThanks = THANKED_PATTERN.exec(part)?.[1]
  if (afterThanks !== undefined) {
    const { words, isAlone } = captureName(afterThanks)
    if (isAlone && words.length > 1 && isKnownGivenName(keyOf(words[0]!)) && words.every((word) => isCapitalized(word) || isParticle(word)))
      return toName(words)
  }
  const afterDash = lines.length > 1 ? /^[-–—]{1,2}\s?(\p{L}.*)$/u.exec(lines.at(-1)!)?.[1] : undefined
  for (const line of [afterClosing, afterDash, lines.length > 1 ? lines.at(-1) : undefined]) {
    if (line === undefined) continue
    const { words, isWhole } = captureName(line)
    const isCertain = line === afterClosing || line === afterDash
    const isNameLike =
      isKnownGivenName(keyOf(words[0] ?? '')) || (words.length > 1 && words.every((word) => isCapitalized(word) || isParticle(word)))
    const name = isWhole && (isNameLike || (isCertain && words.length === 1 && isCapitalized(words[0]!))) ? toName(words) : null
    if (name && (isCertain || words.length > 1)) return name
  }
  return null
}

/** Reads the bare answer to a question for the name: `Anna`, `anna berg`, `it's Anna`. */
function readBareName(text: string, isNameAsked: boolean): string | null {
  const whole = text.trim()
  // `Gwen. When can I come?`
  const [sentence = ''] = /[?？]/.test(whole) ? whole.split(/(?<=\p{L}[.!])\s/u) : [whole]
  // `Kröger, Sabine`
  const turned = /^(\p{Lu}[\p{L}'-]+), (\p{Lu}[\p{L}-]+)\.?$/u.exec(whole)
  if (turned && isKnownGivenName(keyOf(turned[2]!)) && !isKnownGivenName(keyOf(turned[1]!))) return toName([turned[2]!, turned[1]!])
  const answer = sentence === whole || isKnownGivenName(keyOf(sentence.split(/[\s.!]/)[0] ?? '')) ? sentence : whole
  if (answer.length > 100 || /[?？¿]|\d|[@#{}<>[\]\\^*=]|:\/\/|www\./.test(answer)) return null
  if (EAST_ASIAN_PATTERN.test(answer)) return readBareJapaneseName(answer)
  // `Hi Anna, …` addresses somebody else.
  if (ADDRESSED_PATTERN.test(answer)) return null
  const rest = answer.replace(ANSWER_FILLERS, '')
  const { words, isWhole, isAlone } = captureName(rest)
  const own = words.filter((word) => !isTitle(word))
  const [first] = own
  if (first === undefined || !isWhole || own.length > 4) return null
  const isKnown = isKnownGivenName(keyOf(first))
  if (
    !isKnown &&
    (!isAlone ||
      findNumbersInWords(answer).length > 0 ||
      own.some((word) => keyOf(word).length > 1 && COMMON_WORDS.has(keyOf(word)) && !isParticle(word)))
  )
    return null
  const isProper = isKnown || own.every((word) => isCapitalized(word) || isParticle(word))
  if (isProper) return toName(words)
  // Words in small letters that are no known name must at least all be unknown, and stand alone.
  if (rest !== answer && OCCUPATION_PATTERN.test(keyOf(first))) return null
  return isNameAsked && own.length <= 3 && !/(?:ing|ed)$/.test(keyOf(first)) ? toName(words) : null
}

export interface NameContext {
  language: AssistantLanguage
  /** The visitor was asked for the name, or for a contact, which some answer with their name. */
  asked: 'name' | 'contact' | null
  /** The message contains an e-mail address or phone number, which were replaced by line breaks. */
  hasContact: boolean
  /** The e-mail addresses of the message. */
  emails: string[]
}

/**
 * Reads the visitor's name from a normalized message without its e-mail addresses and phone numbers: after an introduction, in a
 * signature, beside a contact, or as the bare answer to a question for it. Null if none is given. A name has at most 60 characters.
 */
export function readPersonName(message: string, { language, asked, hasContact, emails }: NameContext): string | null {
  // `Bond, James Bond` is one name.
  const text = message.replace(/(\p{Lu}\p{L}{1,20}), (?=\p{Lu}[\p{L}'-]{1,20} \1(?!\p{L}))/gu, '')
  const japanese = EAST_ASIAN_PATTERN.test(text) ? readJapaneseName(text, asked === 'name', hasContact) : null
  if (japanese) return EAST_ASIAN_PATTERN.test(japanese) ? japanese : toName(japanese.split(/\s+/))
  const [before, after] = [readNameBefore(text), readIntroducedName(text, language)]
  const introduced = before && after && after.length > before.length ? after : (before ?? after ?? readNameHere(text))
  if (introduced) return introduced
  if (asked === 'name') {
    const beside = hasContact ? readNameBesideContact(text) : readFullKnownName(text)
    return readSignature(text) ?? beside ?? readBareName(text.replace(/\n+/g, ' '), true)
  }
  if (hasContact || asked === 'contact') {
    const confirmed = emails.map((email) => readNameOfAddress(text, email)).find((name) => name !== null)
    const name = confirmed ?? readNameBesideContact(text)
    if (name) return name
  }
  return readSignature(text)
}
