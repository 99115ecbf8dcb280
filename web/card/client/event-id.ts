/** Creates the id of an event or a form. The server counts an id once, however often it arrives. Ids sort by age. */
export function createEventId(): string {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36).padStart(2, '0'))
  return Date.now().toString(36) + random.join('')
}
