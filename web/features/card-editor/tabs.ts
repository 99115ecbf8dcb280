import { type ComponentType, lazy } from 'react'
import type { Card } from '../../../schema/card.ts'
import { CARD_FIELD_KEYS, type EditorTabKey, fieldRule } from '../../../schema/card-fields.ts'
import { LEVEL } from '../../../schema/level.ts'
import type { User } from '../../../schema/user.ts'
import { BasicInfoTab } from './basic-info-tab.tsx'
import type { BegunEntry, BegunKind, Stop } from '../../editing/begun.ts'
import type { BegunEdit, CardEdit } from '../../editing/draft.ts'
import type { CardPatch } from '../../editing/fields.ts'

/** What every tab of the editor is given. */
export interface TabProps {
  draft: Card
  /** The card as it is stored. */
  stored: Card
  user: User
  /** Why visitors do not get the card's custom CSS; null where they do. */
  unseenCss: string | null
  /** What stands half typed in the forms for one entry. */
  begun: BegunEntry[]
  /** The entry among them that stopped the last save. */
  stop: Stop | null
  begin: (change: BegunEdit) => void
  edit: (patch: CardEdit) => void
  /** Edits and saves at once, these fields alone; false when that failed. */
  store: (patch: CardPatch) => Promise<boolean>
  /** The server's complaints by field. */
  issues: Record<string, string>
}

export interface EditorTab {
  value: EditorTabKey
  label: string
  minLevel: number
  Panel: ComponentType<TabProps>
}

// Only the tab that opens first loads with the page.
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
/** The scripts of the tabs that a user of this level may open later, and of what is in them. */
export const laterTabs = (level: number) => (level >= LEVEL.enterprise ? ALL_LATER_TABS : LATER_TABS)

/** The editor's tabs in their order; the first is the one that opens. */
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

/** The tab whose form holds an entry. */
export const ENTRY_TABS: Record<BegunKind, EditorTabKey> = { link: 'social', button: 'buttons' }
