import { answerVisitor } from '../../worker/assistant/assistant.ts'
import { askModel } from '../../worker/salesbot/model.ts'
import type { ChatMessage } from '../../schema/salesbot.ts'
import type { SuiteBusiness } from './format.ts'
import type { SuiteAssistant, SuiteReply } from './play.ts'

/** Time of all conversations: a Wednesday morning, so that "tomorrow" and "on Friday" mean the same in every run. */
const SUITE_NOW = Date.UTC(2026, 10, 18, 9)

const contextOf = ({ card, config, country }: SuiteBusiness) => ({ card, config, country, now: SUITE_NOW })

/** The assistant that answers without a model. */
export function createBuiltInAssistant(): SuiteAssistant {
  return (business) => {
    let state: unknown = null
    return (message) => {
      const before = process.cpuUsage()
      // The state goes through JSON, as it does in the database.
      const turn = answerVisitor(contextOf(business), state, message)
      state = JSON.parse(JSON.stringify(turn.state))
      const { user, system } = process.cpuUsage(before)
      return Promise.resolve({ ...turn, cpu: (user + system) / 1000 })
    }
  }
}

/** The model of OPENAI_API_KEY, with the built-in assistant behind it, as the chat has it. */
export function createModelAssistant(): SuiteAssistant {
  const builtIn = createBuiltInAssistant()
  return (business) => {
    const sayToBuiltIn = builtIn(business)
    const history: ChatMessage[] = []
    return async (message): Promise<SuiteReply> => {
      const turn = await sayToBuiltIn(message)
      const asked = turn.handedOver
        ? null
        : await askModel(process.env, {
            context: contextOf(business),
            customInstructions: null,
            history,
            message,
            language: turn.language,
          })
      const reply = asked ? { ...turn, ...asked } : turn
      const timestamp = new Date(SUITE_NOW).toISOString()
      history.push({ role: 'user', content: message, timestamp }, { role: 'assistant', content: reply.reply, timestamp })
      return reply
    }
  }
}
