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

/** Loads the chat's words in a card's language, or the English ones if they cannot be loaded. */
export async function loadChatWords(language: CardLanguage): Promise<ChatWords> {
  const { loadCardWords } = await import('../card/words/load.ts')
  const { chat, refusals } = await loadCardWords(language)
  return { language, words: chat, refusals }
}
