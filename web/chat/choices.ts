import { CHAT_LIMITS, type ChatChoice, SALESBOT_CONFIG_LIMITS } from '../../schema/salesbot.ts'

/** The addresses that a choice may open: nothing that runs or loads a script in the chat. */
const CHOICE_URL_PATTERN = /^(?:tel:|mailto:|https:\/\/)/

/** True for a choice that can be shown as a button or a link. The longest labels are questions that the card's owner wrote. */
export function isChoice(value: unknown): value is ChatChoice {
  const { id, label, url } = (value ?? {}) as Partial<Record<keyof ChatChoice, unknown>>
  const isLabel = typeof label === 'string' && label.trim() !== '' && label.length <= SALESBOT_CONFIG_LIMITS.question
  return typeof id === 'string' && isLabel && (url === undefined || (typeof url === 'string' && CHOICE_URL_PATTERN.test(url)))
}

/** Reads the choices of an answer. Those that cannot be shown are left out. */
export const readChoices = (value: unknown): ChatChoice[] =>
  Array.isArray(value) ? value.filter(isChoice).slice(0, CHAT_LIMITS.choices) : []
