import { chatStorageKeyOf } from '../../schema/product.ts'
import type { CardLanguage } from '../../schema/card-language.ts'
import type { ChatMessage } from '../../schema/salesbot.ts'
import { isChatChoice } from './choices.ts'

/** A message. A reply has the id of its question, followed by `:reply`. */
export interface ChatEntry extends ChatMessage {
  id: string
  language?: CardLanguage
  /** Id of the choice that the visitor tapped instead of typing. */
  choice?: string
  delivery?: 'pending' | 'failed'
  /** Why the message failed: a sentence for the visitor, and the API's error code if there is one. */
  failure?: { sentence: string; code?: string }
}

export interface Conversation {
  /** A random key, the same in every tab that shows this conversation. */
  key: string
  /** Key of the conversation on the server; null until the first answer. */
  sessionId: string | null
  entries: ChatEntry[]
  leadScore: number
  handedOver: boolean
  /** Time of the last change, in ms. */
  changedAt: number
}

export const replyIdOf = (messageId: string) => `${messageId}:reply`

export const createConversation = (key: string, now: number): Conversation => ({
  key,
  sessionId: null,
  entries: [],
  leadScore: 0,
  handedOver: false,
  changedAt: now,
})

const byTime = (a: ChatEntry, b: ChatEntry) => Date.parse(a.timestamp) - Date.parse(b.timestamp)

/** Adds an entry by its time, or replaces the entry with the same id. */
export function addConversationEntry(conversation: Conversation, entry: ChatEntry, now: number): Conversation {
  const others = conversation.entries.filter(({ id }) => id !== entry.id)
  return { ...conversation, entries: [...others, entry].toSorted(byTime), changedAt: now }
}

/** Merges the states of two tabs. Everything that either tab shows is kept. */
export function mergeConversations(own: Conversation, other: Conversation): Conversation {
  const entries = new Map(own.entries.map((entry) => [entry.id, entry]))
  for (const entry of other.entries) {
    const known = entries.get(entry.id)
    if (!known || (known.delivery && !entry.delivery)) entries.set(entry.id, entry)
  }
  return {
    ...(other.changedAt > own.changedAt ? other : own),
    sessionId: own.sessionId ?? other.sessionId,
    handedOver: own.handedOver || other.handedOver,
    entries: [...entries.values()].toSorted(byTime),
  }
}

export interface StoredChat {
  conversation: Conversation
  draft: string
}

const isEntry = (value: unknown): value is ChatEntry => {
  const { id, role, content, timestamp, choices = [] } = (value ?? {}) as Partial<ChatEntry>
  return (
    typeof id === 'string' &&
    (role === 'user' || role === 'assistant') &&
    typeof content === 'string' &&
    !Number.isNaN(Date.parse(timestamp ?? '')) &&
    Array.isArray(choices) &&
    choices.every(isChatChoice)
  )
}

const isConversation = (value: unknown): value is Conversation => {
  const { key, sessionId, entries, leadScore, changedAt } = (value ?? {}) as Partial<Conversation>
  const isSession = sessionId === null || typeof sessionId === 'string'
  return (
    typeof key === 'string' &&
    isSession &&
    Array.isArray(entries) &&
    entries.every(isEntry) &&
    typeof leadScore === 'number' &&
    typeof changedAt === 'number'
  )
}

/** Null if nothing is stored or if an unknown version of the app stored it. */
export function readStoredChat(storage: Pick<Storage, 'getItem'>, cardId: number): StoredChat | null {
  try {
    const { conversation, draft } = JSON.parse(storage.getItem(chatStorageKeyOf(cardId)) ?? 'null') as Partial<StoredChat>
    return isConversation(conversation) ? { conversation, draft: typeof draft === 'string' ? draft : '' } : null
  } catch {
    return null
  }
}

/** Without storage, for example in a private window, the chat lasts until the page is left. */
export function storeChat(storage: Pick<Storage, 'setItem'>, cardId: number, chat: StoredChat): void {
  try {
    storage.setItem(chatStorageKeyOf(cardId), JSON.stringify(chat))
  } catch {
    // The browser's storage is full or switched off.
  }
}
