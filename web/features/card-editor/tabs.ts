import type { ComponentType } from 'react'
import type { Card } from '../../../schema/card.ts'
import { LEVEL } from '../../../schema/level.ts'
import type { User } from '../../../schema/user.ts'
import { BasicInfoTab } from './basic-info-tab.tsx'
import { DesignTab } from './design-tab.tsx'
import type { CardPatch } from './draft.ts'

/** What every tab of the editor is given. */
export interface TabProps {
  draft: Card
  user: User
  edit: (patch: CardPatch) => void
  /** Edits and saves at once, these fields alone. */
  store: (patch: CardPatch) => Promise<void>
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
]
