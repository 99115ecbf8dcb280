import { type AssistantLanguage } from '../../../schema/salesbot.ts'
import { KIND_CONCEPTS, readAskedKind, withoutAskedKind } from './answer-kinds.ts'
import { type Concept, findCompoundConcepts, findConcepts, findJapaneseConcepts, isTradeConcept, RELATED_CONCEPTS } from './concepts.ts'
import { readDays } from './days.ts'
import { findJapaneseMeanings, findMeanings, isWeakMeaning, type FoundMeaning } from './glossary.ts'
import { isQuestion } from './intents.ts'
import { isMisspeltQuestionWord, readMisspeltWeekday } from './misspelt-words.ts'
import { type PhraseMatch } from './phrases.ts'
import { conceptTerm, dayTerm, meaningTerm } from './terms.ts'
import { hasJapanese, isUnimportantWord, readJapanesePairs, readWords, stemWord, toCompactText } from './text.ts'

/** One thing that a question asks about. Each alternative covers `share` of it if the passage has all, or some, of its terms. */
export interface Need {
  alternatives: { terms: string[]; share: number }[]
  /** A proper name of the owner's texts, such as a place: what it stands in is the answer. */
  isName?: boolean
  /** A trade, which a passage may name by one of its words: "a return takes four weeks". */
  isTrade?: boolean
  /** A word that neither the texts nor the glossary know. */
  isPlain?: boolean
  /** A word that only describes others, such as "small". */
  isDescribing?: boolean
}

/** The texts that are searched. */
export interface SearchedTexts {
  language: AssistantLanguage
  /** True for a folded word that the texts have as a proper name. */
  isName(word: string): boolean
  /** True for a stem that the texts have. */
  hasStem(stem: string): boolean
}

/** Things that are looked for at once; a question that names more is no question. */
const NEEDS_MAX = 20
/** Words in the questions of Japanese speakers that say nothing of their subject. */
const JAPANESE_FILLERS =
  /何か|何|ok|の日|日は|私|僕|自分|可能|対応|利用|教え|質問|大丈夫|場合|今日|今|方法|方|店|お願|出来|知|聞|言|思|時|行|来|使|下|頂|致|申|事|物|者|人|連|降|御社|貴社|必要|有|欲|い|ありますか|様/gu
/** Where a Japanese clause ends, also one that tells why or when somebody asks. */
const JAPANESE_CLAUSE_END = /(?<=[?？])|[.!;。！\n]+\s*|(?<=ので|ですし|ますし|だから|ですから|ますから)[、,]\s*/u
const JAPANESE_WORD = /[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+|[a-z0-9]+/gu

const conceptAlternatives = (concept: Concept) => [
  { terms: [conceptTerm(concept)], share: 1 },
  ...(RELATED_CONCEPTS[concept] ?? []).map(([related, share]) => ({ terms: [conceptTerm(related)], share })),
]

/** Words from which on a phrase is long enough to have another subject inside. */
const GAP_PHRASE_LENGTH_MIN = 4

/** Of overlapping concepts the longest, so that "gift card" is not read as a card to pay with; equally long ones are alternatives. */
function groupConcepts(matches: PhraseMatch<Concept>[]) {
  const groups: { start: number; end: number; length: number; concepts: Set<Concept> }[] = []
  for (const { label, start, end } of matches.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    const group = groups.find((other) => other.start < end && start < other.end)
    if (!group) groups.push({ start, end, length: end - start, concepts: new Set([label]) })
    else if (group.length === end - start) {
      group.concepts.add(label)
      group.start = Math.min(group.start, start)
      group.end = Math.max(group.end, end)
    }
  }
  return groups
}

function readWordNeeds(text: string, language: AssistantLanguage, searched: SearchedTexts): Need[] {
  const indexLanguage = searched.language
  const kind = readAskedKind(text)
  const asked = kind && KIND_CONCEPTS[kind]
  const words = readWords(withoutAskedKind(text), language)
  const names = [...new Set(words.filter((word) => searched.isName(word)))]
  const mayBeMisspelt = (word: string) =>
    !isUnimportantWord(word, language) && !searched.isName(word) && !isMisspeltQuestionWord(word, language)
  const meanings = findMeanings(words, [language, 'en'], mayBeMisspelt)
  const days = readDays(text, true)
  // Spanish "son" is no English son.
  const isSaid = ({ start, end }: { start: number; end: number }) =>
    words.slice(start, end).some((word) => !isUnimportantWord(word, language))
  const english = language === 'en' ? [] : findConcepts(words, ['en'], 'visitor').filter(isSaid)
  const concepts = [...findConcepts(words, [language], 'visitor'), ...english].filter(({ label }) => !asked?.mistaken.includes(label))
  const isKnown = (position: number) =>
    concepts.some(({ start, end }) => start <= position && position < end) || isUnimportantWord(words[position]!, language)
  const groups = groupConcepts([...concepts, ...(language === 'de' ? findCompoundConcepts(words, isKnown) : [])])
  const needs = new Map<string, Need>()
  for (const { concepts, start, end } of groups) {
    const own = words.slice(start, end).filter((word) => !isUnimportantWord(word, language))
    const isTrade = [...concepts].some((concept) => isTradeConcept(concept))
    // A modal verb may have the stem of a trade's word: "pode" and "poda".
    if (isTrade && own.length === 0) continue
    const alternatives = [...concepts].flatMap(conceptAlternatives)
    // "Is Redland in your area?" is answered by what names Redland.
    if (concepts.has('area')) alternatives.push(...names.map((name) => ({ terms: [stemWord(name, indexLanguage)], share: 1 })))
    if (own.length > 0) alternatives.push({ terms: own.map((word) => stemWord(word, indexLanguage)), share: 1 })
    const inside = meanings.filter((found) => found.start < end && start < found.end && !isWeakMeaning(found.meaning))
    // "How long until we get the pictures" names the pictures too: of passages that answer it, one about them comes first.
    const share = isTrade ? 0.9 : end - start >= GAP_PHRASE_LENGTH_MIN ? 0 : null
    // "Charge my electric car" is not answered by what speaks of cars.
    const isPart = (found: FoundMeaning) => found.end - found.start < end - start && own.length > 2
    if (share !== null)
      alternatives.push(
        ...inside.map((found) => ({ terms: [meaningTerm(found.meaning)], share: isPart(found) ? share / own.length : share })),
      )
    const key = [...concepts].sort().join()
    needs.set(key, { alternatives: [...(needs.get(key)?.alternatives ?? []), ...alternatives], isTrade })
  }
  const [first] = asked?.concepts ?? []
  if (first && !groups.some((group) => asked?.concepts.some((concept) => group.concepts.has(concept))))
    needs.set(first, { alternatives: conceptAlternatives(first) })
  for (const [position, word] of words.entries()) {
    if (groups.some(({ start, end }) => start <= position && position < end) && !searched.isName(word)) continue
    if (isUnimportantWord(word, language) || isUnimportantWord(word, 'en') || hasJapanese(word) || readDays(word, true).size > 0) continue
    if (word.length <= 1 || /^\d+$/.test(word)) continue
    const own = meanings.filter(({ start, end }) => start <= position && position < end)
    if (own.length === 0 && !searched.hasStem(stemWord(word, indexLanguage))) {
      const day = readMisspeltWeekday(word, language)
      if (day !== null) days.add(day)
      if (day !== null || isMisspeltQuestionWord(word, language)) continue
    }
    const alternatives = [{ terms: [stemWord(word, indexLanguage)], share: 1 }]
    // "Recitales" and "recitals" differ by their endings alone.
    const cognate = stemWord(stemWord(word, language), indexLanguage)
    if (language !== indexLanguage && cognate.length >= COGNATE_LENGTH_MIN) alternatives.push({ terms: [cognate], share: 1 })
    for (const { meaning } of own) alternatives.push({ terms: [meaningTerm(meaning)], share: 1 })
    // "Do I have to buy the book?" is about the book.
    const saysNothing = own.every(({ meaning }) => ACTIVITIES.has(meaning))
    const isPlain = saysNothing && !alternatives.some(({ terms: [term] }) => searched.hasStem(term!))
    const isDescribing = own.length > 0 && own.every(({ meaning }) => isWeakMeaning(meaning))
    needs.set(word, { alternatives, isName: searched.isName(word), isPlain, isDescribing })
  }
  const list = [...needs.values()]
  if (days.size > 0) {
    list.push({
      alternatives: [...Array.from(days, (day) => ({ terms: [dayTerm(day)], share: 1 })), { terms: [conceptTerm('hours')], share: 0.7 }],
    })
  }
  return list
}

/** Shortest stem that two languages may share. */
const COGNATE_LENGTH_MIN = 5

/** What is done with a thing that a question names: "do you repair fatbikes" is about fatbikes. */
const ACTIVITIES = new Set(['purchase', 'repair', 'installation', 'replacement', 'removal', 'maintenance', 'inspection', 'treatment'])

/** Share of a compound that those of its pairs cover which the texts have: 普通自動車 and 普通車. */
const COMPOUND_PART_SHARE = 0.7

function readJapaneseNeeds(text: string, searched: SearchedTexts): Need[] {
  const compact = toCompactText(text)
  const kind = readAskedKind(text)
  const asked = kind && KIND_CONCEPTS[kind]
  const groups = groupConcepts(findJapaneseConcepts(text, 'visitor').filter(({ label }) => !asked?.mistaken.includes(label)))
  const needs = groups.map(({ concepts, start, end }): Need => {
    const pairs = readJapanesePairs(compact.slice(start, end))
    const isTrade = [...concepts].some((concept) => isTradeConcept(concept))
    const inside = isTrade ? findJapaneseMeanings(compact.slice(start, end)).filter(({ meaning }) => !isWeakMeaning(meaning)) : []
    return {
      alternatives: [
        ...[...concepts].flatMap(conceptAlternatives),
        ...(pairs.length > 0 ? [{ terms: pairs, share: 1 }] : []),
        ...inside.map(({ meaning }) => ({ terms: [meaningTerm(meaning)], share: 0.9 })),
      ],
      isTrade,
    }
  })
  const [first] = asked?.concepts ?? []
  if (first && !groups.some((group) => asked?.concepts.some((concept) => group.concepts.has(concept))))
    needs.push({ alternatives: conceptAlternatives(first) })
  const rest = groups.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), compact)
  const days = readDays(compact, true)
  const unread = rest.replace(/[月火水木金土日]曜日?/gu, ' ').replace(JAPANESE_FILLERS, ' ')
  for (const [word] of unread.matchAll(JAPANESE_WORD)) {
    const terms = hasJapanese(word) ? readJapanesePairs(word) : [word]
    const alternatives = terms.length > 0 ? [{ terms, share: 1 }] : []
    const own = findJapaneseMeanings(word)
    for (const { meaning } of own) alternatives.push({ terms: [meaningTerm(meaning)], share: 1 })
    const known = terms.filter((term) => searched.hasStem(term))
    if (known.length > 0 && known.length < terms.length) alternatives.push({ terms: known, share: COMPOUND_PART_SHARE })
    const isPlain = own.length === 0 && known.length === 0
    // A single character is mostly the stem of a verb.
    const isDescribing = own.length > 0 ? own.every(({ meaning }) => isWeakMeaning(meaning)) : word.length === 1 && hasJapanese(word)
    if (alternatives.length > 0) needs.push({ alternatives, isPlain, isDescribing })
  }
  // What only a verb's single character says is worth nothing beside a word that is known.
  const isVerb = ({ isPlain, alternatives }: Need) => isPlain === true && (alternatives[0]?.terms.join('').length ?? 0) <= 1
  if (needs.some(({ isPlain }) => !isPlain)) needs.splice(0, needs.length, ...needs.filter((need) => !isVerb(need)))
  if (days.size > 0) {
    needs.push({
      alternatives: [...Array.from(days, (day) => ({ terms: [dayTerm(day)], share: 1 })), { terms: [conceptTerm('hours')], share: 0.7 }],
    })
  }
  return needs
}

/**
 * What a question asks about. Of several clauses those count that ask something, because what stands around them tells the visitor's
 * story; `everything` counts that too.
 */
export function readNeeds(
  question: string,
  language: AssistantLanguage,
  searched: SearchedTexts,
  reads: 'questions' | 'everything',
): Need[] {
  const isJapanese = hasJapanese(question)
  const ends = isJapanese ? JAPANESE_CLAUSE_END : /(?<=[?？])|[.!;。！\n]+\s*|,\s+/
  const split = question.split(ends).filter((clause) => /[\p{L}\p{N}]/u.test(clause))
  const clauses = isJapanese ? split : joinShortClauses(split)
  const asking = clauses.slice(0, 20).filter((clause) => isQuestion(clause, language))
  const read = (text: string) =>
    hasJapanese(text) ? readJapaneseNeeds(text, searched) : readWordNeeds(withoutReason(text), language, searched)
  const hasStory = reads === 'questions' && asking.length > 0 && asking.length < clauses.length
  const needs = hasStory ? read(asking.join(' ')) : []
  if (needs.length === 0) return read(question).slice(0, NEEDS_MAX)
  // "I live in Redland, is that in your area?"
  const names = [...new Set(readWords(question, language).filter((word) => searched.isName(word)))].filter(
    (name) => !asking.some((clause) => readWords(clause, language).includes(name)),
  )
  const terms = names.map((name) => stemWord(name, searched.language))
  for (const need of needs) {
    if (need.alternatives.some(({ terms: [term] }) => term === conceptTerm('area'))) {
      need.alternatives.push(...terms.map((term) => ({ terms: [term], share: 1 })))
    }
  }
  return [...needs, ...terms.map((term): Need => ({ alternatives: [{ terms: [term], share: 1 }], isName: true }))].slice(0, NEEDS_MAX)
}

/** What follows says why or when somebody asks: "a loan car while you fix it". */
const REASON =
  /(?<![a-zß-öø-ɏ])(?:while|because|besides|apart from|aparte de|adem[aá]s de|au[sß]er|à part|al[eé]m d[eoa]|mientras|porque|w[aä]hrend (?:sie|ihr|das|mein)|weil|pendant que|parce qu|enquanto)(?![a-zß-öø-ɏ])/iu
/** Fewest words before a reason. */
const WORDS_BEFORE_REASON_MIN = 3

function withoutReason(text: string): string {
  const start = text.search(REASON)
  const before = start < 0 ? '' : text.slice(0, start)
  return before.trim().split(/\s+/).length < WORDS_BEFORE_REASON_MIN ? text : before
}

/** Words of a clause that says only what the next one is about: "And the guarantee, how long is it?" */
const SHORT_CLAUSE_WORDS_MAX = 4

const isFewWords = (clause: string) => clause.trim().split(/\s+/).length <= SHORT_CLAUSE_WORDS_MAX && !/[?？]/.test(clause)

function joinShortClauses(clauses: string[]): string[] {
  const joined: string[] = []
  let topic = ''
  for (const [index, clause] of clauses.entries()) {
    const isShort = isFewWords(clause) && index < clauses.length - 1
    if (isShort) topic += `${clause} `
    else if (index > 0 && index === clauses.length - 1 && joined.length > 0 && isFewWords(clause)) {
      // "How long does it take, a haircut"
      joined.push(`${joined.pop()!} ${topic}${clause}`)
    } else {
      joined.push(topic + clause)
      topic = ''
    }
  }
  return joined
}
