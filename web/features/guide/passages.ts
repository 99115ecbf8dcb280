import { type GuideSection, type GuideTopic, textsOfGuideBlock } from './content/model.ts'

export interface GuidePassage {
  id: string
  section: GuideSection
  topic: GuideTopic
  text: string
}

export const guidePassageIdOf = (topicId: string, block: number, index: number) => `${topicId}-${block}-${index}`

const MARK_PATTERN = /\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)|`(.+?)`/g

const stripMarks = (text: string): string => text.replace(MARK_PATTERN, (_all, name, link, _target, code) => name ?? link ?? code)

export type GuideTextPart =
  | { kind: 'plain' | 'control' | 'code'; text: string }
  /** `target` is the name of a page, or # followed by an anchor of the guide, or the path of a page outside of the app. */
  | { kind: 'link'; text: string; target: string }

export function parseGuideText(text: string): GuideTextPart[] {
  const parts: GuideTextPart[] = []
  let end = 0
  for (const match of text.matchAll(MARK_PATTERN)) {
    if (match.index > end) parts.push({ kind: 'plain', text: text.slice(end, match.index) })
    const [all, control, link, target, code] = match
    if (control !== undefined) parts.push({ kind: 'control', text: control })
    else if (link !== undefined) parts.push({ kind: 'link', text: link, target: target! })
    else parts.push({ kind: 'code', text: code! })
    end = match.index + all.length
  }
  if (end < text.length) parts.push({ kind: 'plain', text: text.slice(end) })
  return parts
}

export function listGuidePassages(sections: readonly GuideSection[]): GuidePassage[] {
  return sections.flatMap((section) =>
    section.topics.flatMap((topic) =>
      topic.blocks.flatMap((block, at) =>
        textsOfGuideBlock(block).map((text, index) => ({
          id: guidePassageIdOf(topic.id, at, index),
          section,
          topic,
          text: stripMarks(text),
        })),
      ),
    ),
  )
}

export function decodeUrlAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** Finds the section to which an anchor in the URL belongs. The anchor is the id of the section, or of one of its topics or passages. */
export function findSectionOfAnchor(sections: readonly GuideSection[], anchor: string): GuideSection | undefined {
  return sections.find(
    ({ id, topics }) => id === anchor || topics.some((topic) => anchor === topic.id || new RegExp(`^${topic.id}-\\d+-\\d+$`).test(anchor)),
  )
}
