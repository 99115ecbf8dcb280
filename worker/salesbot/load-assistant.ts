import type { AssistantContext } from '../assistant/turn.ts'

/**
 * Loads the guided assistant with the first chat that is opened. Its libraries take longer to start than the rest of the worker, and
 * most requests, such as those for card pages, do not need them.
 */
export const loadAssistant = async () => (await import('./guided-assistant.ts')).guidedAssistant

/** Pause before the preparation, in ms, so that the response that started it is sent first. */
const PREPARATION_DELAY_MS = 20
/** Its number and time make the libraries that read those compile what they need. */
const PREPARATION_MESSAGE = 'Please come tomorrow at 5 pm. My number is +1 202 555 0123.'
let isPrepared = false

/**
 * Has the assistant answer a message that nobody sees, once per isolate. What is compiled when it is first used makes first replies
 * take about ten times as long as later ones. Visitors write their first message seconds after the welcome, and do not wait for that.
 */
export async function prepareAssistant(context: AssistantContext): Promise<void> {
  if (isPrepared) return
  isPrepared = true
  const { answerVisitor } = await loadAssistant()
  await scheduler.wait(PREPARATION_DELAY_MS)
  answerVisitor(context, null, { text: PREPARATION_MESSAGE })
}
