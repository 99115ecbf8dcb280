import type { SegmentContext } from './guessed-questions.ts'
import type { Segment } from './understand.ts'

/** Divides the parts of a choice, of which the first ones are looked at. */
const CHOICE_PATTERN = /,?\s(?:or|oder|ou|o)\s/iu
const CHOICES_MAX = 3

/** Finds the passage that answers one part of a question such as "can I wait for it or do I leave it here?". */
export function findPassageOfChoice(text: string, { knowledge, language }: SegmentContext): Segment['passage'] {
  const parts = text.split(CHOICE_PATTERN)
  if (parts.length < 2) return null
  const found = parts.slice(0, CHOICES_MAX).flatMap((part) => knowledge.findPassage(part, language) ?? [])
  return found.toSorted((a, b) => b.coverage - a.coverage)[0] ?? null
}
