/** Joins messages into one text, with a full stop after each that lacks end punctuation. Skips empty ones. */
export function joinSentences(...messages: (string | null | undefined)[]): string {
  return messages
    .flatMap((message) => message?.trim() || [])
    .map((message) => (/[.!?…:]$/.test(message) ? message : `${message}.`))
    .join(' ')
}
