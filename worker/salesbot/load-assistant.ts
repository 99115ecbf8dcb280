import type { AssistantContext } from '../assistant/turn.ts'

/**
 * Loads the built-in assistant with the first chat that is opened. Its word lists and libraries take longer to start than the rest of the worker,
 * and most requests, such as those for card pages, do not need them.
 */
export const loadAssistant = () => import('../assistant/assistant.ts')

/** Pause before the preparation, in ms, so that the response that started it is sent first. */
const PREPARATION_DELAY_MS = 20
const PREPARATION_MESSAGE = 'What does it cost, and when are you open?'
let isPrepared = false

/**
 * Has the assistant answer a message that nobody sees, once per isolate. Its patterns are compiled when they are first used, which
 * takes several times as long as a reply. Visitors write their first message seconds after the welcome, and do not wait for that.
 */
export async function prepareAssistant(context: AssistantContext): Promise<void> {
  if (isPrepared) return
  isPrepared = true
  const { answerVisitor } = await loadAssistant()
  await scheduler.wait(PREPARATION_DELAY_MS)
  answerVisitor(context, null, PREPARATION_MESSAGE)
}
