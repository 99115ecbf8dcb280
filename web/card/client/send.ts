/** A random id under which the server counts an event once, however often it arrives. */
export function eventId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('')
}

/** Sends an event without holding anything up; it survives leaving the page. What fails is lost to the counts alone. */
export function send(path: string, body: object): void {
  const json = JSON.stringify(body)
  if (navigator.sendBeacon?.(path, json)) return
  fetch(path, { method: 'POST', body: json, keepalive: true }).catch(() => console.warn(`${path} could not be sent`))
}
