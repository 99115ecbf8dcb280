import { CHAT_LIMITS, type ChatChoice, SALESBOT_CONFIG_LIMITS } from '../../schema/salesbot.ts'

/** Types of URLs that a choice may open. None of them can run a script in the chat. */
const CHOICE_URL_PATTERN = /^(?:tel:|mailto:|https:\/\/)/

export function isChatChoice(value: unknown): value is ChatChoice {
  const { id, label, url } = (value ?? {}) as Partial<Record<keyof ChatChoice, unknown>>
  const isLabel = typeof label === 'string' && label.trim() !== '' && label.length <= SALESBOT_CONFIG_LIMITS.question
  return typeof id === 'string' && isLabel && (url === undefined || (typeof url === 'string' && CHOICE_URL_PATTERN.test(url)))
}

/** Reads the choices from an answer. Leaves out choices that the chat cannot show. */
export const readChatChoices = (value: unknown): ChatChoice[] =>
  Array.isArray(value) ? value.filter(isChatChoice).slice(0, CHAT_LIMITS.choices) : []
