import { type AssistantLanguage, CHAT_LIMITS } from '../../../schema/salesbot.ts'
import { CLAUSE_WORDS, type ClauseWords } from './clause-words.ts'
import { LATIN_LETTERS, LATIN_LETTERS_OR_DIGITS } from './letters.ts'

/** Most sentences and clauses of one message. More are not read: nobody asks so much at once. */
const SEGMENTS_MAX = 25

/** Matches an e-mail address, a web address, or a name of one: no sentence ends within it. */
const ADDRESS_PATTERN = /[@]|:\/\/|www\.|[\p{L}\d]\.[a-z]{2}/u
/** Characters of a word, as far as addresses are concerned: no white space, and none of Japanese text. */
const WORD_PATTERN = /[^\s\u3000-\u30ff\u4e00-\u9fff！？，]+/gu
/** Abbreviations whose dot does not end a sentence. */
const ABBREVIATION_PATTERN =
  /(?:^|[\s(])(?:dr|mr|mrs|ms|prof|st|vs|etc|approx|tel|hr|fr|ca|ggf|evtl|bzw|usw|inkl|zzgl|max|min|[a-zß-öø-ɏ]{0,20}str|sr|sra|srta|dra|ud|uds|av|avda|aprox|ej|núm|mme|mlle|m|env|ex|rua|r|dept|inc|ltd|co|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|okt|nov|dec|dez|z\. ?b|u\. ?a|d\. ?h|i\. ?d\. ?r|e\.g|i\.e|p\. ?ej|p\. ?ex|a\.m|p\.m|\p{Lu})\.\s*$/iu
/** Abbreviations before a number, which are whole words otherwise: `No. 5`. */
const NUMBER_ABBREVIATION_PATTERN = /(?:^|[\s(])(?:no|nr|mind|art)\.\s*$/iu
/** A German ordinal number ends with a dot: `am 12. März`. */
const GERMAN_ORDINAL_PATTERN = /(?:^|\s)\d{1,2}\.\s*$/u

const segmenters = new Map<AssistantLanguage, Intl.Segmenter>()

function segmenterOf(language: AssistantLanguage): Intl.Segmenter {
  const known = segmenters.get(language)
  if (known) return known
  const created = new Intl.Segmenter(language, { granularity: 'sentence' })
  segmenters.set(language, created)
  return created
}

/** Splits one line into sentences. Keeps e-mail addresses, web addresses, numbers and abbreviations whole. */
function splitSentences(line: string, language: AssistantLanguage): string[] {
  const addresses = Array.from(line.matchAll(WORD_PATTERN), ({ 0: word, index }) => ({ word, start: index, end: index + word.length }))
    .filter(({ word }) => ADDRESS_PATTERN.test(word))
    .map(({ start, end }) => [start, end] as const)
  const sentences: string[] = []
  let sentence = ''
  let at = 0
  for (const { segment } of segmenterOf(language).segment(line)) {
    sentence += segment
    at += segment.length
    const isWithinAddress = addresses.some(([start, end]) => at > start && at < end)
    // Only the end can be an abbreviation, so the pattern is not run over a long sentence.
    const end = sentence.slice(-24)
    const isBeforeNumber = NUMBER_ABBREVIATION_PATTERN.test(end) && /^\s*\d/.test(line.slice(at))
    const isAbbreviation = ABBREVIATION_PATTERN.test(end) || isBeforeNumber || (language === 'de' && GERMAN_ORDINAL_PATTERN.test(end))
    // `(eek!) at a barn` goes on after the bracket.
    const isInBrackets = /[!?.…]\)\s*$/u.test(end) && /^\p{Ll}/u.test(line.slice(at))
    if (at < line.length && (isWithinAddress || isAbbreviation || isInBrackets)) continue
    sentences.push(sentence)
    sentence = ''
  }
  return sentences
}

interface ClausePatterns {
  /** Matches what stands between two clauses, in front of a word that may begin a question. */
  boundary: RegExp
  endsWithPreposition: RegExp
  /** Matches a verb that begins a second question after a first one. */
  startsWithSecondVerb: RegExp
  /** Matches a question word with a noun, whose verb is still to come: `which hours`. */
  isBareQuestionPhrase: RegExp
  startsWithQuestionVerb: RegExp
  startsWithRunOnQuestion: RegExp
  /** Matches a clause that is a question by its beginning. */
  isQuestion: RegExp
  hasVerbOfAsking: RegExp
  /** Matches a clause that ends with a word that the following words belong to. */
  isIncomplete: RegExp
  hasConjunction: RegExp
  hasAlternative: RegExp
  /** Matches a question that is not answered with yes or no. */
  isOpenQuestion: RegExp
  /** Matches words that only say what the question after them is about: `para la consulta`. */
  isMereTopic: RegExp
  hasWishedFor: RegExp
  startsWithWhether: RegExp
  startsWithSubordinator: RegExp
}

const WORD_END = `(?![${LATIN_LETTERS_OR_DIGITS}])`

function createClausePatterns(words: ClauseWords): ClausePatterns {
  const { questionWords, questionVerbs, runOnQuestions, verbsOfAsking, secondVerbs, prepositions, openers } = words
  const { whether, subordinators, conditions, alternatives, asides, wishedFor } = words
  const conjunctions = `(?:${words.conjunctions})(?:,? (?:${conditions})(?=[ ,]),?)?`
  const question = `(?:${questionWords}|${questionVerbs})${WORD_END}`
  const aside = `(?:(?:${asides})(?:,\\s?|\\s)){0,2}`
  return {
    boundary: new RegExp(
      `(?:\\s?[,;:–—]| -)\\s?(?:(?:${conjunctions})\\s)?${aside}(?=${question}|¿)|(?:\\s?,)?\\s(?:${conjunctions})\\s(?=(?:${secondVerbs}|${whether})${WORD_END})|\\s(?:(?:${conjunctions})\\s){1,2}${aside}(?=${question}|¿)|\\s(?=${question}|¿)`,
      'giu',
    ),
    endsWithPreposition: new RegExp(`(?:^|\\s)(?:${prepositions})$`, 'iu'),
    startsWithSecondVerb: new RegExp(`^(?:${secondVerbs})${WORD_END}`, 'iu'),
    isBareQuestionPhrase: new RegExp(
      `^(?:(?:${openers}|${conjunctions})[\\s,]+){0,2}(?:${questionWords})(?:\\s(?!(?:is|are|was|do|does|did|can|will|would|have|has|costs?|charges?|takes?|ist|sind|kostet|kosten|hat|haben|kann|dauert|es|son|cuesta|hay|est|sont|co[ûu]te|[ée]|s[ãa]o|custa|tem|fica)(?![a-zß-öø-ɏ]))[a-zß-öø-ɏ-]+){0,2}$`,
      'iu',
    ),
    startsWithQuestionVerb: new RegExp(`^${questionVerbs}${WORD_END}`, 'iu'),
    startsWithRunOnQuestion: new RegExp(`^${runOnQuestions}`, 'iu'),
    isQuestion: new RegExp(`^(?:(?:${openers})[\\s,.!]+){0,3}(?:${question}|¿)`, 'iu'),
    hasVerbOfAsking: new RegExp(`(?:^|[^${LATIN_LETTERS}])(?:${verbsOfAsking})${WORD_END}`, 'iu'),
    isIncomplete: new RegExp(`(?:^|[\\s,])(?:${questionWords}|${conjunctions}|${verbsOfAsking})[\\s,]*$`, 'iu'),
    hasConjunction: new RegExp(`(?<![${LATIN_LETTERS}])(?:${conjunctions}|&)(?![${LATIN_LETTERS}])|&`, 'iu'),
    hasAlternative: new RegExp(`(?<![${LATIN_LETTERS}])(?:${alternatives})\\s`, 'iu'),
    isOpenQuestion: new RegExp(`^(?:(?:${openers}|${conjunctions})[\\s,.!]+){0,3}(?:${questionWords})${WORD_END}`, 'iu'),
    isMereTopic: new RegExp(`^(?:(?:${conjunctions})\\s)?(?:${prepositions})(?:\\s[^\\s,]+){1,6}$`, 'iu'),
    hasWishedFor: new RegExp(`(?<![${LATIN_LETTERS}])(?:${wishedFor})(?![${LATIN_LETTERS}])`, 'iu'),
    startsWithWhether: new RegExp(`^(?:${whether})(?:(?<=['’ ])|${WORD_END})`, 'iu'),
    startsWithSubordinator: new RegExp(`^(?:(?:${openers}|${words.conjunctions})[\\s,.!]+){0,2}(?:${subordinators})`, 'iu'),
  }
}

const clausePatterns = new Map<string, ClausePatterns>()

function clausePatternsOf(language: Exclude<AssistantLanguage, 'ja'>): ClausePatterns {
  let patterns = clausePatterns.get(language)
  if (!patterns) clausePatterns.set(language, (patterns = createClausePatterns(CLAUSE_WORDS[language])))
  return patterns
}

/** Words that stand for something that was said before. */
const REFERENCE_PATTERN = new RegExp(
  `(?<![${LATIN_LETTERS}])(?:it|that|this|they|them|there|one|those|these|him|her|das|es|dies[a-zß-öø-ɏ]*|da[a-zß-öø-ɏ]{1,4}|dort|[çc]a|cela|c'est|l[àa]|y|eso|esto|lo|ah[íi]|all[íi]|es[ae]|ella|[ée]l|isso|isto|a[íi]|ela|ele)(?![${LATIN_LETTERS}])`,
  'iu',
)

/** True if a question of its own begins after `separator`. `before` and `after` are the clause so far and the rest of the sentence. */
function beginsQuestion(patterns: ClausePatterns, before: string, separator: string, after: string, endsAsQuestion: boolean): boolean {
  const count = before.split(/\s+/).filter(Boolean).length
  if (count === 0 || patterns.isIncomplete.test(before)) return false
  const isQuestion = patterns.isQuestion.test(before)
  // "Dime una cosa, ¿cuándo hay?" asks once, "quería saber el precio, ¿y dónde están?" twice.
  const announces = patterns.hasVerbOfAsking.test(before) && !patterns.hasWishedFor.test(before) && !/^¿[ye] /iu.test(after)
  if (after.startsWith('¿')) return count > 1 && !announces && !patterns.isMereTopic.test(before)
  if (separator.trim() === '' && (patterns.isBareQuestionPhrase.test(before) || patterns.endsWithPreposition.test(before))) return false
  if (separator.trim() === '') return isQuestion && count > 2 && patterns.startsWithRunOnQuestion.test(after)
  const isCondition = patterns.startsWithSubordinator.test(before)
  if (!patterns.hasConjunction.test(separator)) {
    if (count < 2 || isCondition || endsInAsking(patterns, before)) return false
    // "I would like to order a cake, do you deliver?" But not: "I live in Dover, do you cover that?"
    if (/\p{L}/u.test(separator)) return isQuestion || endsAsQuestion
    return isQuestion || (count > 2 && patterns.startsWithRunOnQuestion.test(after) && !REFERENCE_PATTERN.test(after))
  }
  if (count < 2) return false
  if (patterns.startsWithWhether.test(after))
    return !isCondition && (isQuestion || patterns.hasVerbOfAsking.test(before) || patterns.hasWishedFor.test(before))
  // "Do you deliver, or do I have to come?" asks one thing.
  const isChoice = isQuestion && !patterns.isOpenQuestion.test(before) && patterns.hasAlternative.test(separator)
  if (isChoice && (patterns.startsWithSecondVerb.test(after) || patterns.startsWithQuestionVerb.test(after))) return false
  if (patterns.startsWithSecondVerb.test(after) && !patterns.startsWithQuestionVerb.test(after)) return isQuestion && endsAsQuestion
  if (patterns.startsWithQuestionVerb.test(after)) return isQuestion || endsAsQuestion
  return isQuestion || endsAsQuestion || patterns.hasVerbOfAsking.test(before)
}

/** True if the last words of a clause announce an indirect question: `können Sie mir sagen`. */
const endsInAsking = (patterns: ClausePatterns, before: string) => patterns.hasVerbOfAsking.test(before.slice(-24))

/** Matches the space after a smiley that ends a sentence. */
const SMILEY_PATTERN = /(?<=(?:[:;=]-?[)(DP]|<3|\p{Extended_Pictographic}\uFE0F?))\s+(?=[\p{Lu}¿])/gu

const JAPANESE_SUBJECT =
  '(?:料金|価格|値段|費用|時間|住所|場所|駐車場|番号|アクセス|方法|定休日|休み|入会金|月謝|年齢|期間|日程|持ち物|対象|内容|種類|コース|有無|キャンセル料|送料|納期)'
/** Matches the particle between two subjects of one wish to know: `料金と営業時間を教えてください`. */
const JAPANESE_PAIR_PATTERN = new RegExp(
  `(?<=${JAPANESE_SUBJECT})(?:と|や)、?(?=[^、。とや]{2,24}(?:を|が|について|も)?(?:教え|知りたい|聞きたい|伺いたい|お聞き|お伺い|お願い))`,
  'gu',
)
/** Matches what follows a Japanese question within a sentence: a comma or a space after the particle か. */
const JAPANESE_BOUNDARY_PATTERN =
  /(?<=(?:です|ます|でしょう|ません|ました|いくら|どこ|いつ|何時)か)[、,\s]+(?=\S)|(?<=[^れあ]と)、(?=[^、]{2,30}(?:教え|知りたい|聞きたい|伺いたい|ですか|ますか))|、(?=(?:あと|それと|それから|また|ちなみに)[^、]{2,40}(?:教え|知りたい|聞きたい|伺いたい|か[。？?]?$))/gu

/** Splits a sentence in front of each clause that asks a question of its own. */
function splitClauses(sentence: string, language: AssistantLanguage): string[] {
  if (language === 'ja')
    return sentence
      .replace(JAPANESE_PAIR_PATTERN, 'は？\n')
      .split('\n')
      .flatMap((part) => part.split(JAPANESE_BOUNDARY_PATTERN))
  const patterns = clausePatternsOf(language)
  const endsAsQuestion = sentence.trimEnd().endsWith('?')
  const clauses: string[] = []
  let start = 0
  for (const { 0: separator, index } of sentence.matchAll(patterns.boundary)) {
    const before = sentence.slice(start, index).trim()
    const end = index + separator.length
    if (!beginsQuestion(patterns, before, separator, sentence.slice(end, end + 60), endsAsQuestion)) continue
    clauses.push(before)
    start = end
    if (clauses.length === SEGMENTS_MAX) return clauses
  }
  clauses.push(sentence.slice(start))
  // "Whether you deliver" asks, although it does not look like it without the words before it.
  return clauses.map((clause, at) =>
    at > 0 && !endsAsQuestion && patterns.startsWithWhether.test(clause) ? `${clause.trim().replace(/[.!]$/, '')}?` : clause,
  )
}

/**
 * Splits a visitor's message into sentences, and these into clauses that ask separate questions ("how much is it" and "where are
 * you"), in the order of the message. E-mail addresses, web addresses, numbers and abbreviations stay whole. At most 25 segments.
 */
export function splitMessage(message: string, language: AssistantLanguage): string[] {
  const segments: string[] = []
  for (const line of message.slice(0, CHAT_LIMITS.messageLength).split(/[\r\n\u2028\u2029]+/)) {
    for (const sentence of splitSentences(line.replace(/\s+/g, ' '), language)) {
      for (const clause of sentence.split(SMILEY_PATTERN).flatMap((part) => splitClauses(part, language))) {
        const segment = clause.trim()
        if (/[\p{L}\p{N}]/u.test(segment)) segments.push(segment)
        if (segments.length === SEGMENTS_MAX) return segments
      }
    }
  }
  return segments
}
