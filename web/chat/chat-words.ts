import { createContext, useContext } from 'react'
import type { CardLanguage } from '../../schema/card-language.ts'
import { chat as englishWords } from '../card/words/en-chat.ts'
import type { CardWords } from '../card/words/words.ts'

/** The chat's own words, their language, and what the server refuses, in a language other than English. */
export interface ChatWords {
  language: CardLanguage
  words: CardWords['chat']
  refusals?: CardWords['refusals']
}

export const ENGLISH_CHAT_WORDS: ChatWords = { language: 'en', words: englishWords }
export const ChatWordsContext = createContext(ENGLISH_CHAT_WORDS)
export const useChatWords = () => useContext(ChatWordsContext)
