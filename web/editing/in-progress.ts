import { ownValue } from '../../schema/own-value.ts'

/** The forms that add an entry to the card by a button of their own: social links and custom buttons. */
export type EntryKind = 'link' | 'button'
type Texts = Record<string, string>

/** An entry that was typed into one of these forms and is not part of the draft yet. */
export interface InProgressEntry {
  kind: EntryKind
  /** Identifies the card's entry that is being changed; null for a new entry. */
  target: string | null
  /** The form's values when it opened, and its values now. */
  initialTexts: Texts
  texts: Texts
}

/** The entry that stopped a save because it is incomplete, with a message for each field of its form. */
export interface IncompleteEntry {
  kind: EntryKind
  errors: Record<string, string>
}

/** The platform key of a link whose platform is typed instead of chosen from the list. */
export const CUSTOM_PLATFORM = 'custom'
/** A platform that was chosen but has no value yet does not count as unsaved work. */
const PLATFORM_KEY = 'platform'

/** The entry that a form shows: the first of its kind. The others follow once it is added or discarded. */
export function currentEntry(entries: InProgressEntry[], kind: EntryKind): InProgressEntry | null {
  return entries.find((entry) => entry.kind === kind) ?? null
}

function isModified({ initialTexts, texts }: InProgressEntry): boolean {
  return Object.keys(texts).some((key) => key !== PLATFORM_KEY && texts[key]!.trim() !== (ownValue(initialTexts, key) ?? '').trim())
}

/** The entries with unsaved work. */
export function modifiedEntries(entries: InProgressEntry[]): InProgressEntry[] {
  return entries.filter(isModified)
}

export function unmodifiedEntries(entries: InProgressEntry[]): InProgressEntry[] {
  return entries.filter((entry) => !isModified(entry))
}

/** The entries after something was typed or chosen in a form. */
export function updateEntry(entries: InProgressEntry[], kind: EntryKind, texts: Texts): InProgressEntry[] {
  const before = currentEntry(entries, kind)
  const entry: InProgressEntry = {
    kind,
    target: before?.target ?? null,
    initialTexts: before?.initialTexts ?? {},
    texts: { ...before?.texts, ...texts },
  }
  const empty = entry.target === null && Object.values(entry.texts).every((text) => text === '')
  if (empty) return entries.filter((one) => one !== before)
  return before ? entries.map((one) => (one === before ? entry : one)) : [...entries, entry]
}

/** Opens an entry of the card in its form. A modified entry that the form showed stays in the list behind it. */
export function openEntry(entries: InProgressEntry[], kind: EntryKind, target: string, texts: Texts): InProgressEntry[] {
  const same = entries.find((entry) => entry.kind === kind && entry.target === target)
  const others = entries.filter((entry) => entry !== same && (entry.kind !== kind || isModified(entry)))
  return [same ?? { kind, target, initialTexts: texts, texts }, ...others]
}

/** Removes an entry that was added or discarded: the one that the form shows, or the one for `target`. */
export function removeEntry(entries: InProgressEntry[], kind: EntryKind, target?: string): InProgressEntry[] {
  const done = target === undefined ? currentEntry(entries, kind) : entries.find((entry) => entry.kind === kind && entry.target === target)
  return entries.filter((entry) => entry !== done)
}

/** The entries of two drafts, without duplicates. */
export function mergeEntries(entries: InProgressEntry[], others: InProgressEntry[]): InProgressEntry[] {
  const known = new Set(entries.map((entry) => JSON.stringify(entry)))
  return [...entries, ...others.filter((entry) => !known.has(JSON.stringify(entry)))]
}

/** An entry under its current property names; browsers may still hold drafts with the former ones. */
function withCurrentNames(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || !('was' in entry)) return entry
  const { kind, of: target, was: initialTexts, now: texts } = entry as Record<string, unknown>
  return { kind, target, initialTexts, texts }
}

/** The valid entries of a stored draft. */
export function readEntries(value: unknown): InProgressEntry[] {
  if (!Array.isArray(value)) return []
  return value.map(withCurrentNames).filter((value): value is InProgressEntry => {
    const entry = value as Partial<InProgressEntry> | null
    const texts = [entry?.initialTexts, entry?.texts]
    return (
      (entry?.kind === 'link' || entry?.kind === 'button') &&
      (entry.target === null || typeof entry.target === 'string') &&
      texts.every((one) => !!one && typeof one === 'object' && Object.values(one).every((text) => typeof text === 'string'))
    )
  })
}
