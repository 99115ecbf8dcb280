import { answerVisitor, listLikelyQuestions, welcomeVisitor } from '../assistant/assistant.ts'
import { findChoice } from '../assistant/choices.ts'
import { createReplyContext } from '../assistant/reply-context.ts'

/** The guided assistant is exported from one module, so that the build puts it into one file. */
export const guidedAssistant = { answerVisitor, createReplyContext, findChoice, listLikelyQuestions, welcomeVisitor }
