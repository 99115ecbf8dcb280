import { type ComponentType, lazy } from 'react'
import type { Card } from '../../../schema/card.ts'
import { CARD_FIELD_KEYS, type EditorTabKey, fieldRule } from '../../../schema/card-fields.ts'
import { LEVEL } from '../../../schema/level.ts'
import type { User } from '../../../schema/user.ts'
import { BasicInfoTab } from './basic-info-tab.tsx'
import type { InProgressEntry, EntryKind, IncompleteEntry } from '../../editing/in-progress.ts'
import type { EntriesEdit, CardEdit } from '../../editing/draft.ts'
import type { CardPatch } from '../../editing/compare-fields.ts'

/** Props of every tab of the editor. */
export interface TabProps {
  draft: Card
  /** The card as stored on the server. */
  stored: Card
  user: User
  /** Why visitors do not see the card's custom CSS; null if they do. */
  unseenCss: string | null
  /** Entries that are typed into a form and not part of the draft yet. */
  inProgress: InProgressEntry[]
  /** The entry that stopped the last save. */
  incomplete: IncompleteEntry | null
  editEntries: (change: EntriesEdit) => void
  edit: (patch: CardEdit) => void
  /** Edits these fields and saves only them. Resolves to false if the save failed. */
  store: (patch: CardPatch) => Promise<boolean>
  /** The server's error messages by field path. */
  issues: Record<string, string>
}

export interface EditorTab {
  value: EditorTabKey
  label: string
  minLevel: number
  Panel: ComponentType<TabProps>
}

// All tabs but the first are lazy chunks.
const design = () => import('./design-tab.tsx')
const gallery = () => import('./gallery-tab.tsx')
const social = () => import('./social-tab.tsx')
const buttons = () => import('./buttons-tab.tsx')
const advanced = () => import('./advanced-tab.tsx')
const DesignTab = lazy(() => design().then((module) => ({ default: module.DesignTab })))
const GalleryTab = lazy(() => gallery().then((module) => ({ default: module.GalleryTab })))
const SocialTab = lazy(() => social().then((module) => ({ default: module.SocialTab })))
const ButtonsTab = lazy(() => buttons().then((module) => ({ default: module.ButtonsTab })))
const AdvancedTab = lazy(() => advanced().then((module) => ({ default: module.AdvancedTab })))

const LATER_TABS = [design, gallery, social, buttons]
const ALL_LATER_TABS = [...LATER_TABS, advanced, () => import('../../ui/code-editor.tsx')]
/** Lazy chunks that a user of this level may open later. */
export const lazyTabChunks = (level: number) => (level >= LEVEL.enterprise ? ALL_LATER_TABS : LATER_TABS)

/** The editor's tabs in order. The first one opens initially. */
export const EDITOR_TABS: EditorTab[] = [
  { value: 'basic', label: 'Basic Info', minLevel: LEVEL.basic, Panel: BasicInfoTab },
  { value: 'design', label: 'Design', minLevel: LEVEL.basic, Panel: DesignTab },
  { value: 'gallery', label: 'Gallery', minLevel: LEVEL.basic, Panel: GalleryTab },
  { value: 'social', label: 'Social', minLevel: LEVEL.basic, Panel: SocialTab },
  { value: 'buttons', label: 'Buttons', minLevel: LEVEL.basic, Panel: ButtonsTab },
  { value: 'advanced', label: 'Advanced', minLevel: LEVEL.enterprise, Panel: AdvancedTab },
]

/** The first tab that shows one of these fields, or null. */
export function tabWith(fields: string[]): EditorTabKey | null {
  const tabs = CARD_FIELD_KEYS.filter((field) => fields.includes(field)).map((field) => fieldRule(field).tab)
  return EDITOR_TABS.find(({ value }) => tabs.includes(value))?.value ?? null
}

/** The tab that contains the form for each kind of entry. */
export const ENTRY_TABS: Record<EntryKind, EditorTabKey> = { link: 'social', button: 'buttons' }
