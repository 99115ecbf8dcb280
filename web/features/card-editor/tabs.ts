import { type ComponentType, lazy } from 'react'
import type { Card } from '../../../schema/card.ts'
import { CARD_FIELD_NAMES, type CardEditorTabKey, cardFieldRuleOf } from '../../../schema/card-fields.ts'
import { type Capability, levelAllows } from '../../../schema/capabilities.ts'
import type { User } from '../../../schema/user.ts'
import { BasicInfoTab } from './basic-info-tab.tsx'
import type { CardEntryKind } from '../../editing/in-progress.ts'
import type { CardEditorState } from '../../editing/draft.ts'
import type { CardEditorStateAndActions } from '../../editing/use-editing.ts'
import type { CardPatch } from '../../editing/compare-fields.ts'

export interface EditorTabProps
  extends
    Pick<CardEditorState, 'draft' | 'inProgress' | 'incomplete' | 'issues'>,
    Pick<CardEditorStateAndActions, 'edit' | 'editEntries' | 'store'> {
  stored: Card
  user: User
  /** Says why visitors do not see the card's custom CSS; null if they see it. */
  unseenCss: string | null
  /** Removes something from the card and shows a notice that names it (`what`) and offers Undo. */
  remove: (what: string, patch: CardPatch) => void
  /** Changes fields back from `after` to `before`, except fields that were changed again since. */
  restore: (before: CardPatch, after: CardPatch) => void
}

export interface EditorTabConfig {
  value: CardEditorTabKey
  label: string
  needs?: Capability
  Panel: ComponentType<EditorTabProps>
}

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
export const getLazyTabImports = (level: number) =>
  levelAllows(level, 'useAdvancedFields') ? ALL_LAZY_TAB_IMPORTS : BASIC_LAZY_TAB_IMPORTS

export const EDITOR_TABS: EditorTabConfig[] = [
  { value: 'basic', label: 'Basic Info', Panel: BasicInfoTab },
  { value: 'design', label: 'Design', Panel: DesignTab },
  { value: 'gallery', label: 'Gallery', Panel: GalleryTab },
  { value: 'social', label: 'Social', Panel: SocialLinksTab },
  { value: 'buttons', label: 'Buttons', Panel: ButtonsTab },
  { value: 'advanced', label: 'Advanced', needs: 'useAdvancedFields', Panel: AdvancedTab },
]

export function findTabWithFields(fields: string[]): CardEditorTabKey | null {
  const tabs = CARD_FIELD_NAMES.filter((field) => fields.includes(field)).map((field) => cardFieldRuleOf(field).tab)
  return EDITOR_TABS.find(({ value }) => tabs.includes(value))?.value ?? null
}

export const TAB_BY_ENTRY_KIND: Record<CardEntryKind, CardEditorTabKey> = { link: 'social', button: 'buttons' }
