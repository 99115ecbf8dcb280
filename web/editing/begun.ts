import { ownValue } from '../../schema/own-value.ts'

/** The forms whose entries join the card by a button of their own: social links and custom buttons. */
export type BegunKind = 'link' | 'button'
type Texts = Record<string, string>

/** An entry that was begun in one of these forms and did not join the card yet. */
export interface BegunEntry {
  kind: BegunKind
  /** Names the entry of the card that is being changed; null for a new one. */
  of: string | null
  /** What the form held at the start, and what it holds now. */
  was: Texts
  now: Texts
}

/** An entry that cannot join the card as it is and so stopped a save: the messages by the fields of its form. */
export interface Stop {
  kind: BegunKind
  errors: Record<string, string>
}

/** Stands for a platform whose name is typed instead of chosen from the list. */
export const CUSTOM_PLATFORM = 'custom'
/** Chosen from a list, it is no work to lose. */
const CHOSEN = 'platform'

/** The entry that a form shows: of several the first one, the others follow once it is done. */
export function begunEntry(begun: BegunEntry[], kind: BegunKind): BegunEntry | null {
  return begun.find((entry) => entry.kind === kind) ?? null
}

function isTouched({ was, now }: BegunEntry): boolean {
  return Object.keys(now).some((key) => key !== CHOSEN && now[key]!.trim() !== (ownValue(was, key) ?? '').trim())
}

/** The entries in which something would be lost. */
export function touchedEntries(begun: BegunEntry[]): BegunEntry[] {
  return begun.filter(isTouched)
}

/** The entries that are no work to lose. */
export function untouchedEntries(begun: BegunEntry[]): BegunEntry[] {
  return begun.filter((entry) => !isTouched(entry))
}

/** Something was typed or chosen in a form. */
export function typedEntry(begun: BegunEntry[], kind: BegunKind, texts: Texts): BegunEntry[] {
  const before = begunEntry(begun, kind)
  const entry: BegunEntry = { kind, of: before?.of ?? null, was: before?.was ?? {}, now: { ...before?.now, ...texts } }
  const empty = entry.of === null && Object.values(entry.now).every((text) => text === '')
  if (empty) return begun.filter((one) => one !== before)
  return before ? begun.map((one) => (one === before ? entry : one)) : [...begun, entry]
}

/** An entry of the card is to be changed in its form; what is half typed there waits until that is done. */
export function editedEntry(begun: BegunEntry[], kind: BegunKind, of: string, texts: Texts): BegunEntry[] {
  const same = begun.find((entry) => entry.kind === kind && entry.of === of)
  const others = begun.filter((entry) => entry !== same && (entry.kind !== kind || isTouched(entry)))
  return [same ?? { kind, of, was: texts, now: texts }, ...others]
}

/** A form is done with its entry: it was added, or given up. */
export function withoutEntry(begun: BegunEntry[], kind: BegunKind, of?: string): BegunEntry[] {
  const done = of === undefined ? begunEntry(begun, kind) : begun.find((entry) => entry.kind === kind && entry.of === of)
  return begun.filter((entry) => entry !== done)
}

/** The entries of two drafts, each once. */
export function joinedEntries(begun: BegunEntry[], other: BegunEntry[]): BegunEntry[] {
  const known = new Set(begun.map((entry) => JSON.stringify(entry)))
  return [...begun, ...other.filter((entry) => !known.has(JSON.stringify(entry)))]
}

/** The entries of a stored draft; what cannot be read as one is left out. */
export function readEntries(value: unknown): BegunEntry[] {
  if (!Array.isArray(value)) return []
  return value.filter((entry: Partial<BegunEntry> | null) => {
    const texts = [entry?.was, entry?.now]
    return (
      (entry?.kind === 'link' || entry?.kind === 'button') &&
      (entry.of === null || typeof entry.of === 'string') &&
      texts.every((one) => one && typeof one === 'object' && Object.values(one).every((text) => typeof text === 'string'))
    )
  })
}
