import { PASSKEY_NAME_LENGTH_MAX } from '../../schema/second-factor.ts'

/** An iPad names itself a Mac, but has a touch screen. Android comes before Linux, which its browsers also name. */
const SYSTEM_PATTERNS: [name: string, pattern: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Chromebook', /CrOS/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
]

interface BrowserIdentity {
  userAgent: string
  maxTouchPoints: number
}

/** Proposes a name for a passkey that is created in this browser, such as `Windows`, or `Windows 2` if there is one already. */
export function proposePasskeyName({ userAgent, maxTouchPoints }: BrowserIdentity, taken: readonly string[]): string {
  const found = SYSTEM_PATTERNS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'Passkey'
  const name = found === 'Mac' && maxTouchPoints > 1 ? 'iPad' : found
  if (!taken.includes(name)) return name
  for (let number = 2; ; number++) if (!taken.includes(`${name} ${number}`)) return `${name} ${number}`.slice(0, PASSKEY_NAME_LENGTH_MAX)
}
