import { getOwnProperty } from '../../schema/own-value.ts'

/** Social links and custom buttons that the user types into a form of their own. The form's button adds them to the card. */
export type CardEntryKind = 'link' | 'button'
type TextByInputName = Record<string, string>

/** A social link or custom button that the user typed into its form but has not added to the card yet. */
export interface HalfTypedEntry {
  kind: CardEntryKind
  /** The link or button of the card that the user is changing; null for a new one. */
  target: string | null
  initialTexts: TextByInputName
  texts: TextByInputName
}

export interface InvalidHalfTypedEntry {
  kind: CardEntryKind
  errors: Record<string, string>
}

export const CUSTOM_SOCIAL_PLATFORM_KEY = 'custom'
/** Name of the input for the platform in the social link form. A platform without a value is not unsaved work. */
const PLATFORM_INPUT_NAME = 'platform'

export function halfTypedEntryOfKind(entries: HalfTypedEntry[], kind: CardEntryKind): HalfTypedEntry | null {
  return entries.find((entry) => entry.kind === kind) ?? null
}

function isEntryChanged({ initialTexts, texts }: HalfTypedEntry): boolean {
  return Object.keys(texts).some(
    (key) => key !== PLATFORM_INPUT_NAME && texts[key]!.trim() !== (getOwnProperty(initialTexts, key) ?? '').trim(),
  )
}

export function listChangedEntries(entries: HalfTypedEntry[]): HalfTypedEntry[] {
  return entries.filter(isEntryChanged)
}

export function listUnchangedEntries(entries: HalfTypedEntry[]): HalfTypedEntry[] {
  return entries.filter((entry) => !isEntryChanged(entry))
}

export function updateHalfTypedEntry(entries: HalfTypedEntry[], kind: CardEntryKind, texts: TextByInputName): HalfTypedEntry[] {
  const before = halfTypedEntryOfKind(entries, kind)
  const entry: HalfTypedEntry = {
    kind,
    target: before?.target ?? null,
    initialTexts: before?.initialTexts ?? {},
    texts: { ...before?.texts, ...texts },
  }
  const empty = entry.target === null && Object.values(entry.texts).every((text) => text === '')
  if (empty) return entries.filter((one) => one !== before)
  return before ? entries.map((one) => (one === before ? entry : one)) : [...entries, entry]
}

export function openEntryInForm(entries: HalfTypedEntry[], kind: CardEntryKind, target: string, texts: TextByInputName): HalfTypedEntry[] {
  const same = entries.find((entry) => entry.kind === kind && entry.target === target)
  const others = entries.filter((entry) => entry !== same && (entry.kind !== kind || isEntryChanged(entry)))
  return [same ?? { kind, target, initialTexts: texts, texts }, ...others]
}

/** Removes a half-typed link or button: the one for `target`, or by default the one that the form shows. */
export function removeHalfTypedEntry(entries: HalfTypedEntry[], kind: CardEntryKind, target?: string): HalfTypedEntry[] {
  const done =
    target === undefined ? halfTypedEntryOfKind(entries, kind) : entries.find((entry) => entry.kind === kind && entry.target === target)
  return entries.filter((entry) => entry !== done)
}

export function mergeHalfTypedEntries(entries: HalfTypedEntry[], others: HalfTypedEntry[]): HalfTypedEntry[] {
  const known = new Set(entries.map((entry) => JSON.stringify(entry)))
  return [...entries, ...others.filter((entry) => !known.has(JSON.stringify(entry)))]
}

/** Converts a link or button from a stored draft to the current property names, because old drafts have the former names. */
function migrateHalfTypedEntry(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || !('was' in entry)) return entry
  const { kind, of: target, was: initialTexts, now: texts } = entry as Record<string, unknown>
  return { kind, target, initialTexts, texts }
}

export function parseHalfTypedEntries(value: unknown): HalfTypedEntry[] {
  if (!Array.isArray(value)) return []
  return value.map(migrateHalfTypedEntry).filter((value): value is HalfTypedEntry => {
    const entry = value as Partial<HalfTypedEntry> | null
    const texts = [entry?.initialTexts, entry?.texts]
    return (
      (entry?.kind === 'link' || entry?.kind === 'button') &&
      (entry.target === null || typeof entry.target === 'string') &&
      texts.every((one) => !!one && typeof one === 'object' && Object.values(one).every((text) => typeof text === 'string'))
    )
  })
}
