import { answerVisitor, listLikelyQuestions, welcomeVisitor } from '../assistant/assistant.ts'
import { findChoice } from '../assistant/choices.ts'
import { createScene } from '../assistant/scene.ts'

/** What the chat needs of the guided assistant, in one module, so that the build makes one chunk of it. */
export const guidedAssistant = { answerVisitor, createScene, findChoice, listLikelyQuestions, welcomeVisitor }
