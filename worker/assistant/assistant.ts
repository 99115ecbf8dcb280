import type { AssistantLanguage } from '../../schema/salesbot.ts'
import type { AssistantContext, AssistantTurn } from './turn.ts'

export interface AssistantState {
  messages: number
  email: string | null
}

export function welcomeVisitor({ config }: AssistantContext, _language?: AssistantLanguage): string {
  return `Hello, I am ${config.botName}.`
}

export function answerVisitor(context: AssistantContext, state: unknown, message: string): AssistantTurn<AssistantState> {
  const before = (state as AssistantState | null) ?? { messages: 0, email: null }
  const email = /[\w.+-]+@[\w-]+\.\w+/.exec(message)?.[0] ?? before.email
  const handedOver = /human|person/i.test(message)
  return {
    reply: `I am ${context.config.botName}. You said: ${message}`,
    state: { messages: before.messages + 1, email },
    language: 'en',
    leadScore: email ? 75 : 10,
    outcome: handedOver ? 'follow_up' : email ? 'interested' : 'browsing',
    visitor: { name: null, email, phone: null },
    handedOver,
    unanswered: message.endsWith('?') ? [message] : [],
  }
}
