import type { AssistantContext } from '../assistant/turn.ts'

/** The libraries of the guided assistant are slow to start, and most requests do not need them. */
export const loadAssistant = async () => (await import('./guided-assistant.ts')).guidedAssistant

const PREPARATION_DELAY_MS = 20
const PREPARATION_MESSAGE = 'Please come tomorrow at 5 pm. My number is +1 202 555 0123.'
let isPrepared = false

/**
 * Answers an invisible message once per isolate. The first reply takes about ten times as long as later ones, because its code is
 * compiled then. This happens while the visitor reads the welcome.
 */
export async function prepareAssistant(context: AssistantContext): Promise<void> {
  if (isPrepared) return
  isPrepared = true
  const { answerVisitor } = await loadAssistant()
  await scheduler.wait(PREPARATION_DELAY_MS)
  answerVisitor(context, null, { text: PREPARATION_MESSAGE })
}
