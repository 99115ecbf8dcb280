import { type ComponentType, lazy } from 'react'
import type { Card } from '../../../schema/card.ts'
import { LEVEL } from '../../../schema/level.ts'
import type { User } from '../../../schema/user.ts'
import { BasicInfoTab } from './basic-info-tab.tsx'
import type { CardPatch } from '../../lib/editing/fields.ts'

/** What every tab of the editor is given. */
export interface TabProps {
  draft: Card
  /** The card as it is stored. */
  stored: Card
  user: User
  edit: (patch: CardPatch) => void
  /** Edits and saves at once, these fields alone; false when that failed. */
  store: (patch: CardPatch) => Promise<boolean>
  /** The server's complaints by field. */
  issues: Record<string, string>
}

export interface EditorTab {
  value: string
  label: string
  minLevel: number
  /** The fields shown here, so that a complaint opens the tab where it can be answered. */
  fields: (keyof CardPatch)[]
  Panel: ComponentType<TabProps>
}

// Only the tab that opens first loads with the page.
const DesignTab = lazy(() => import('./design-tab.tsx').then((module) => ({ default: module.DesignTab })))
const GalleryTab = lazy(() => import('./gallery-tab.tsx').then((module) => ({ default: module.GalleryTab })))
const SocialTab = lazy(() => import('./social-tab.tsx').then((module) => ({ default: module.SocialTab })))
const ButtonsTab = lazy(() => import('./buttons-tab.tsx').then((module) => ({ default: module.ButtonsTab })))
const AdvancedTab = lazy(() => import('./advanced-tab.tsx').then((module) => ({ default: module.AdvancedTab })))

/** The editor's tabs in their order; the first is the one that opens. */
export const EDITOR_TABS: EditorTab[] = [
  {
    value: 'basic',
    label: 'Basic Info',
    minLevel: LEVEL.basic,
    fields: ['name', 'title', 'company', 'email', 'phone', 'address', 'about', 'website', 'videoUrl', 'slug'],
    Panel: BasicInfoTab,
  },
  {
    value: 'design',
    label: 'Design',
    minLevel: LEVEL.basic,
    fields: ['theme', 'profilePicture', 'coverPhoto', 'logoUrl'],
    Panel: DesignTab,
  },
  { value: 'gallery', label: 'Gallery', minLevel: LEVEL.basic, fields: ['gallery'], Panel: GalleryTab },
  { value: 'social', label: 'Social', minLevel: LEVEL.basic, fields: ['socialLinks'], Panel: SocialTab },
  { value: 'buttons', label: 'Buttons', minLevel: LEVEL.basic, fields: ['customButtons', 'formConfig'], Panel: ButtonsTab },
  {
    value: 'advanced',
    label: 'Advanced',
    minLevel: LEVEL.enterprise,
    fields: ['customCss', 'embedCodes', 'faviconUrl', 'customizations'],
    Panel: AdvancedTab,
  },
]
