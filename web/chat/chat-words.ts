import { createContext, useContext } from 'react'
import { chat as englishWords } from '../card/words/en.ts'
import type { CardWords } from '../card/words/words.ts'

/** The chat's own words, and their language. */
export interface ChatWords {
  language: string
  words: CardWords['chat']
}

export const ENGLISH_CHAT_WORDS: ChatWords = { language: 'en', words: englishWords }
export const ChatWordsContext = createContext(ENGLISH_CHAT_WORDS)
export const useChatWords = () => useContext(ChatWordsContext)
