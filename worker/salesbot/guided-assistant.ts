import { answerVisitor, listLikelyQuestions, welcomeVisitor } from '../assistant/assistant.ts'
import { findChoice } from '../assistant/choices.ts'
import { createScene } from '../assistant/scene.ts'

/** One module, so that the build makes one chunk of the guided assistant. */
export const guidedAssistant = { answerVisitor, createScene, findChoice, listLikelyQuestions, welcomeVisitor }
