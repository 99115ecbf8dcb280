/** Adds a full stop where end punctuation is missing. Skips empty messages. */
export function joinSentences(...messages: (string | null | undefined)[]): string {
  return messages
    .flatMap((message) => message?.trim() || [])
    .map((message) => (/[.!?…:]$/.test(message) ? message : `${message}.`))
    .join(' ')
}
