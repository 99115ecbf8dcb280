/** Splits a text into its sentences. A dot within a number or an abbreviation such as `e.g` ends none. */
export const splitSentences = (text: string): string[] => text.split(/(?<=[!?。！？\n])|(?<=[.])\s/)
