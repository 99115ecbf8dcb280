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

const BLOCK_KIND_BY_MARK = { '1. ': 'steps', '- ': 'points', '= ': 'facts', '> ': 'tip', '! ': 'action', '@ ': 'operator' } as const

/** A part of a topic. In a block of facts, each text has the form `Name: text`. */
export interface GuideBlock {
  kind: (typeof BLOCK_KIND_BY_MARK)[keyof typeof BLOCK_KIND_BY_MARK] | 'paragraph'
  texts: string[]
}

export interface GuideTopic extends GuideAudience {
  id: string
  title: string
  keywords?: string
  picture?: GuidePictureName
  blocks: GuideBlock[]
}

/**
 * A topic as its author writes it. A line without a mark is a paragraph. Lines may contain `**the name of a control**`, `` `code` `` and
 * links: `[text](#levels)` to a part of the guide, `[text](dashboard)` to a page and `[text](/contact)` to a page outside of the app. A
 * link to a page about a card opens that page for the user's last card.
 */
export interface GuideTopicSource extends Omit<GuideTopic, 'blocks'> {
  lines: string[]
}

export interface GuideSection extends GuideAudience {
  id: GuideSectionId
  title: string
  summary: string
  topics: GuideTopic[]
}

export interface GuideSectionSource extends Omit<GuideSection, 'topics'> {
  topics: GuideTopicSource[]
}

/** Groups lines into blocks. Consecutive steps, points or facts form one list. */
function parseBlocks(lines: string[]): GuideBlock[] {
  const blocks: GuideBlock[] = []
  for (const line of lines) {
    const [mark = '', kind = 'paragraph' as const] = Object.entries(BLOCK_KIND_BY_MARK).find(([mark]) => line.startsWith(mark)) ?? []
    const text = line.slice(mark.length)
    const last = blocks.at(-1)
    if (last?.kind === kind && kind !== 'paragraph') last.texts.push(text)
    else blocks.push({ kind, texts: [text] })
  }
  return blocks
}

export const parseGuideSection = ({ topics, ...section }: GuideSectionSource): GuideSection => ({
  ...section,
  topics: topics.map(({ lines, ...topic }) => ({ ...topic, blocks: parseBlocks(lines) })),
})

const isForLevel = ({ can, cannot }: GuideAudience, level: number) =>
  (!can || levelAllows(level, can)) && !(cannot && levelAllows(level, cannot))

export function selectGuideForLevel(sections: readonly GuideSection[], level: number): GuideSection[] {
  return sections
    .filter((section) => isForLevel(section, level))
    .map((section) => ({ ...section, topics: section.topics.filter((topic) => isForLevel(topic, level)) }))
}

/**
 * Returns the texts of a block in the order in which the page shows them. Each text is a passage that the search can find and a link can
 * open.
 */
export const textsOfGuideBlock = ({ kind, texts }: GuideBlock): string[] => (kind === 'action' || kind === 'operator' ? [] : texts)
