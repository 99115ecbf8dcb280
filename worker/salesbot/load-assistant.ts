/**
 * Loads the built-in assistant with the first message. Its word lists and libraries take longer to start than the rest of the worker,
 * and most requests, such as those for card pages, do not need them.
 */
export const loadAssistant = () => import('../assistant/assistant.ts')
