import { answerVisitor, listLikelyQuestions, welcomeVisitor } from '../assistant/assistant.ts'
import { findChoice } from '../assistant/choices.ts'
import { createReplyContext } from '../assistant/reply-context.ts'

/** One module, so that the build makes one chunk of the guided assistant. */
export const guidedAssistant = { answerVisitor, createReplyContext, findChoice, listLikelyQuestions, welcomeVisitor }
