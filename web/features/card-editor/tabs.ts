import { type ComponentType, lazy } from 'react'
import type { Card } from '../../../schema/card.ts'
import { CARD_FIELD_NAMES, type CardEditorTabKey, cardFieldRuleOf } from '../../../schema/card-fields.ts'
import { type Capability, levelAllows } from '../../../schema/capabilities.ts'
import type { User } from '../../../schema/user.ts'
import { BasicInfoTab } from './basic-info-tab.tsx'
import type { HalfTypedEntry, CardEntryKind, IncompleteEntry } from '../../editing/in-progress.ts'
import type { UpdateHalfTypedEntries, CardPatchOrUpdater } from '../../editing/draft.ts'
import type { CardPatch } from '../../editing/compare-fields.ts'

/** The props that every tab of the card editor gets. */
export interface EditorTabProps {
  draft: Card
  /** The card as it is stored on the server, without unsaved changes. */
  stored: Card
  user: User
  /** The reason why visitors do not see the card's custom CSS; null if they see it. */
  unseenCss: string | null
  /** Links and buttons that the user has typed into a form but not yet added to the card. */
  inProgress: HalfTypedEntry[]
  /** The unfinished link or button because of which the last save was refused. */
  incomplete: IncompleteEntry | null
  editEntries: (change: UpdateHalfTypedEntries) => void
  edit: (patch: CardPatchOrUpdater) => void
  /** Changes the given fields of the card and saves only these. Resolves to false if saving failed. */
  store: (patch: CardPatch) => Promise<boolean>
  /** Removes something from the card, and offers to undo that in a notice with the name `what`. */
  remove: (what: string, patch: CardPatch) => void
  /** Undoes the change of some fields from the values in `before` to those in `after`, unless they were changed again since. */
  restore: (before: CardPatch, after: CardPatch) => void
  /** The server's error messages, by the path of the invalid field. */
  issues: Record<string, string>
}

export interface EditorTabConfig {
  value: CardEditorTabKey
  label: string
  /** The capability that users need to see the tab. */
  needs?: Capability
  Panel: ComponentType<EditorTabProps>
}

// The code of each tab of the card editor, except for the first tab, is loaded separately.
const importDesignTab = () => import('./design-tab.tsx')
const importGalleryTab = () => import('./gallery-tab.tsx')
const importSocialTab = () => import('./social-tab.tsx')
const importButtonsTab = () => import('./buttons-tab.tsx')
const importAdvancedTab = () => import('./advanced-tab.tsx')
const DesignTab = lazy(() => importDesignTab().then((module) => ({ default: module.DesignTab })))
const GalleryTab = lazy(() => importGalleryTab().then((module) => ({ default: module.GalleryTab })))
const SocialLinksTab = lazy(() => importSocialTab().then((module) => ({ default: module.SocialLinksTab })))
const ButtonsTab = lazy(() => importButtonsTab().then((module) => ({ default: module.ButtonsTab })))
const AdvancedTab = lazy(() => importAdvancedTab().then((module) => ({ default: module.AdvancedTab })))

const BASIC_LAZY_TAB_IMPORTS = [importDesignTab, importGalleryTab, importSocialTab, importButtonsTab]
const ALL_LAZY_TAB_IMPORTS = [...BASIC_LAZY_TAB_IMPORTS, importAdvancedTab, () => import('../../ui/code-editor.tsx')]
/** Returns the lazy imports of the tabs that a user of this access level may open, so that they can be preloaded. */
export const getLazyTabImports = (level: number) =>
  levelAllows(level, 'useAdvancedFields') ? ALL_LAZY_TAB_IMPORTS : BASIC_LAZY_TAB_IMPORTS

/** The tabs of the card editor, in the order in which they are shown. The first tab is open at first. */
export const EDITOR_TABS: EditorTabConfig[] = [
  { value: 'basic', label: 'Basic Info', Panel: BasicInfoTab },
  { value: 'design', label: 'Design', Panel: DesignTab },
  { value: 'gallery', label: 'Gallery', Panel: GalleryTab },
  { value: 'social', label: 'Social', Panel: SocialLinksTab },
  { value: 'buttons', label: 'Buttons', Panel: ButtonsTab },
  { value: 'advanced', label: 'Advanced', needs: 'useAdvancedFields', Panel: AdvancedTab },
]

/** Returns the first editor tab that contains one of these card fields, or null. */
export function findTabWithFields(fields: string[]): CardEditorTabKey | null {
  const tabs = CARD_FIELD_NAMES.filter((field) => fields.includes(field)).map((field) => cardFieldRuleOf(field).tab)
  return EDITOR_TABS.find(({ value }) => tabs.includes(value))?.value ?? null
}

/** The editor tab that contains the form for a new social link or a new button. */
export const TAB_BY_ENTRY_KIND: Record<CardEntryKind, CardEditorTabKey> = { link: 'social', button: 'buttons' }
