import { getOwnValue } from '../../schema/own-value.ts'

/** Social links and custom buttons: card entries that the user types into a separate form and adds with its button. */
export type CardEntryKind = 'link' | 'button'
type FormTexts = Record<string, string>

/** A social link or custom button that the user typed into its form but has not added to the card yet. */
export interface InProgressEntry {
  kind: CardEntryKind
  /** Identifies the existing link or button of the card that is being changed; null for a new one. */
  target: string | null
  initialTexts: FormTexts
  texts: FormTexts
}

/** The social link or button that stopped a save because it is incomplete, with an error message for each input of its form. */
export interface IncompleteEntry {
  kind: CardEntryKind
  errors: Record<string, string>
}

/** The platform key for a social link whose platform name is typed instead of chosen from the list. */
export const CUSTOM_PLATFORM_KEY = 'custom'
/** Input that holds the platform in the social link form. A platform without a value is not unsaved work. */
const PLATFORM_INPUT = 'platform'

/** The link or button that a form currently shows: the first of its kind in the list. */
export function currentFormEntryOf(entries: InProgressEntry[], kind: CardEntryKind): InProgressEntry | null {
  return entries.find((entry) => entry.kind === kind) ?? null
}

function isEntryModified({ initialTexts, texts }: InProgressEntry): boolean {
  return Object.keys(texts).some((key) => key !== PLATFORM_INPUT && texts[key]!.trim() !== (getOwnValue(initialTexts, key) ?? '').trim())
}

/** The typed links and buttons that differ from what their forms contained when they were opened. */
export function modifiedEntriesOf(entries: InProgressEntry[]): InProgressEntry[] {
  return entries.filter(isEntryModified)
}

export function unmodifiedEntriesOf(entries: InProgressEntry[]): InProgressEntry[] {
  return entries.filter((entry) => !isEntryModified(entry))
}

/** Updates the list of half-typed links and buttons after the user typed or chose something in a form. */
export function updateFormEntry(entries: InProgressEntry[], kind: CardEntryKind, texts: FormTexts): InProgressEntry[] {
  const before = currentFormEntryOf(entries, kind)
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

/** Opens a link or button of the card in its form. A modified one that the form already showed stays in the list. */
export function openEntryInForm(entries: InProgressEntry[], kind: CardEntryKind, target: string, texts: FormTexts): InProgressEntry[] {
  const same = entries.find((entry) => entry.kind === kind && entry.target === target)
  const others = entries.filter((entry) => entry !== same && (entry.kind !== kind || isEntryModified(entry)))
  return [same ?? { kind, target, initialTexts: texts, texts }, ...others]
}

/** Removes a half-typed link or button: the one for `target`, or by default the one that the form shows. */
export function removeFormEntry(entries: InProgressEntry[], kind: CardEntryKind, target?: string): InProgressEntry[] {
  const done =
    target === undefined ? currentFormEntryOf(entries, kind) : entries.find((entry) => entry.kind === kind && entry.target === target)
  return entries.filter((entry) => entry !== done)
}

/** Joins the half-typed links and buttons of two drafts, without duplicates. */
export function mergeInProgressEntries(entries: InProgressEntry[], others: InProgressEntry[]): InProgressEntry[] {
  const known = new Set(entries.map((entry) => JSON.stringify(entry)))
  return [...entries, ...others.filter((entry) => !known.has(JSON.stringify(entry)))]
}

/** Converts a link or button in a stored draft to the current property names. Old drafts still have the former names. */
function migrateStoredEntry(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || !('was' in entry)) return entry
  const { kind, of: target, was: initialTexts, now: texts } = entry as Record<string, unknown>
  return { kind, target, initialTexts, texts }
}

/** The valid half-typed links and buttons of a stored draft; invalid ones are ignored. */
export function parseStoredEntries(value: unknown): InProgressEntry[] {
  if (!Array.isArray(value)) return []
  return value.map(migrateStoredEntry).filter((value): value is InProgressEntry => {
    const entry = value as Partial<InProgressEntry> | null
    const texts = [entry?.initialTexts, entry?.texts]
    return (
      (entry?.kind === 'link' || entry?.kind === 'button') &&
      (entry.target === null || typeof entry.target === 'string') &&
      texts.every((one) => !!one && typeof one === 'object' && Object.values(one).every((text) => typeof text === 'string'))
    )
  })
}
