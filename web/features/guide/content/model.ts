import { type Capability, levelAllows } from '../../../../schema/capabilities.ts'
import type { GuidePictureName } from './pictures.ts'

export const GUIDE_SECTION_IDS = [
  'getting-started',
  'creating-card',
  'customizing-card',
  'sharing-card',
  'analytics',
  'developer-features',
  'mobile-tips',
  'support',
] as const
type GuideSectionId = (typeof GUIDE_SECTION_IDS)[number]

/** Shown to users who have the capability `can` and lack the capability `cannot`. */
interface GuideAudience {
  can?: Capability
  cannot?: Capability
}

/**
 * A part of a topic. Texts may contain `**the name of a control**`, `` `code` `` and links: `[text](dashboard)` to a page of the app,
 * which for a page about a card is that of the card that the user worked on last, and `[text](#levels)` to a part of the guide.
 */
export type GuideBlock =
  | string
  | { steps: string[] }
  | { points: string[] }
  | { tip: string }
  | { facts: [name: string, text: string][] }
  | { action: 'create-card' }

export interface GuideTopic extends GuideAudience {
  id: string
  title: string
  /** Words that people search for and that the text does not contain. */
  keywords?: string
  picture?: GuidePictureName
  blocks: GuideBlock[]
}

export interface GuideSection extends GuideAudience {
  id: GuideSectionId
  title: string
  summary: string
  topics: GuideTopic[]
}

const isForLevel = ({ can, cannot }: GuideAudience, level: number) =>
  (!can || levelAllows(level, can)) && !(cannot && levelAllows(level, cannot))

export function selectGuideForLevel(sections: readonly GuideSection[], level: number): GuideSection[] {
  return sections
    .filter((section) => isForLevel(section, level))
    .map((section) => ({ ...section, topics: section.topics.filter((topic) => isForLevel(topic, level)) }))
}

/** Returns each text of a block, in the order in which the page shows them. Search indexes and links to these passages. */
export function textsOfBlock(block: GuideBlock): string[] {
  if (typeof block === 'string') return [block]
  if ('steps' in block) return block.steps
  if ('points' in block) return block.points
  if ('tip' in block) return [block.tip]
  if ('facts' in block) return block.facts.map(([name, text]) => `${name}: ${text}`)
  return []
}
