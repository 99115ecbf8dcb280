import { answerVisitor } from '../assistant.ts'
import type { AssistantState } from '../state.ts'
import type { AssistantTurn } from '../turn.ts'
import { createContext } from './context.ts'

/** Says messages one after the other, and returns the last turn. */
export function talk(messages: string[], context = createContext()): AssistantTurn<AssistantState> {
  let turn: AssistantTurn<AssistantState> | null = null
  for (const message of messages) turn = answerVisitor(context, turn?.state ?? null, message)
  return turn!
}
