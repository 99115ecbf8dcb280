export const replaceLineBreaks = (text: string): string => text.replace(/[\t\r\n\u2028\u2029]+/g, ' ')

export const CONTROL_CHARACTER_PATTERN = /[\p{Cc}\u2028\u2029]/u

export const tooLongMessageOf = (what: string, max: number) => `${what} must be at most ${max} characters`
export const notSingleLineMessageOf = (what: string) => `${what} must be a single line of text`
