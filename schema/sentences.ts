/** Joins messages. Adds a full stop where end punctuation is missing. */
export function joinSentences(...messages: (string | null | undefined)[]): string {
  return messages
    .flatMap((message) => message?.trim() || [])
    .map((message) => (/[.!?…:]$/.test(message) ? message : `${message}.`))
    .join(' ')
}
