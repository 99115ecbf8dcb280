/** Messages one after another, each ended by a full stop where it has no mark of its own. Empty ones are left out. */
export function sentences(...messages: (string | null | undefined)[]): string {
  return messages
    .flatMap((message) => message?.trim() || [])
    .map((message) => (/[.!?…:]$/.test(message) ? message : `${message}.`))
    .join(' ')
}
