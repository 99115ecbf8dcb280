import { type AssistantLanguage } from '../../../schema/salesbot.ts'
import { QUESTION_TOPICS } from './lexicon/question-topics.ts'
import { japanesePhraseTableOf, phraseTableOf } from './phrase-tables.ts'
import { JapanesePhraseMatcher, PhraseMatcher } from './phrases.ts'
import { guessLanguage, hasJapanese, readWords, toCompactText } from './text.ts'

/** What a qualification question of the owner asks for; an answer to it need not be asked for again. */
export type QuestionTopic = 'need' | 'time' | 'budget' | 'name' | 'email' | 'phone' | 'contact' | 'other'

const cache = new Map<string, PhraseMatcher<QuestionTopic>>()
let japanese: JapanesePhraseMatcher<QuestionTopic> | null = null

function topicsIn(question: string, language: AssistantLanguage): Set<QuestionTopic> {
  if (language === 'ja' || hasJapanese(question)) {
    japanese ??= new JapanesePhraseMatcher(japanesePhraseTableOf('questions'))
    return new Set(japanese.find(toCompactText(question)).map(({ label }) => label))
  }
  let matcher = cache.get(language)
  if (!matcher) {
    matcher = new PhraseMatcher(language, phraseTableOf('questions', language))
    cache.set(language, matcher)
  }
  return new Set(matcher.find(readWords(question, language), false).map(({ label }) => label))
}

/** What a qualification question asks for, in any of the six languages. Questions of the visitor's situation are a `need`. */
export function questionTopicOf(configuredQuestion: string): QuestionTopic {
  const language = guessLanguage(configuredQuestion)
  for (const tried of new Set([language, 'en', 'es', 'de', 'fr', 'pt'] as const)) {
    const topics = topicsIn(configuredQuestion, tried)
    const topic = QUESTION_TOPICS.find((one) => topics.has(one))
    if (topic) return topic
  }
  return 'other'
}
