import type { AssistantContext } from '../assistant/turn.ts'

/** The guided assistant is loaded on demand: its libraries start slowly, and most requests do not need them. */
export const loadGuidedAssistant = async () => (await import('./guided-assistant.ts')).guidedAssistant

const PREPARATION_DELAY_MS = 20
const PREPARATION_MESSAGE = 'Please come tomorrow at 5 pm. My number is +1 202 555 0123.'
let isPrepared = false

/**
 * Has the assistant answer an invisible message, once per server instance. The first reply takes about ten times as long as later ones,
 * because the code is compiled then. This way, it is compiled while the visitor reads the welcome message.
 */
export async function warmUpAssistant(context: AssistantContext): Promise<void> {
  if (isPrepared) return
  isPrepared = true
  const { answerVisitor } = await loadGuidedAssistant()
  await scheduler.wait(PREPARATION_DELAY_MS)
  answerVisitor(context, null, { text: PREPARATION_MESSAGE })
}
