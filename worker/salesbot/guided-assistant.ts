import { answerVisitor, listLikelyQuestions, welcomeVisitor } from '../assistant/assistant.ts'
import { findChoice } from '../assistant/choices.ts'
import { listFacts } from '../assistant/facts.ts'

/** What the chat needs of the guided assistant, in one module, so that the build makes one chunk of it. */
export const guidedAssistant = { answerVisitor, findChoice, listFacts, listLikelyQuestions, welcomeVisitor }
