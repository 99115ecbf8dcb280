import { z } from 'zod'
import { TEXT_MAX } from './card.ts'
import { prose } from './text.ts'

/** What cleaning an owner's CSS may cost and give, whatever was typed within `TEXT_MAX.customCss`. */
export const CSS_LIMITS = {
  /** Characters of what goes into the page: selectors grow as they are tied to the card. */
  output: 40_000,
  /** Brackets of any kind within each other. A parser's work can grow with their square. */
  depth: 16,
  /** Characters of rules in which the parser stumbles, once for each time: it then reads the whole rule again. */
  reread: 1_000_000,
  /** How many of the parts that were left out are told, and how many characters of each. */
  told: 50,
  quoted: 80,
} as const

/** A part of an owner's CSS that is left out of the card's page, or applies elsewhere than it says. */
export interface DroppedCss {
  /** The part as it was typed, shortened. */
  what: string
  /** A sentence for the owner. */
  why: string
  /** In what was typed, from 1. */
  line: number
}

/** An owner's CSS as the card's page has it, and what was left out on the way. */
export interface CheckedCss {
  css: string
  dropped: DroppedCss[]
  /** What was written for the page around the card and applies to the card instead. */
  moved: DroppedCss[]
}

/** Body of POST /api/custom-css/check, which answers a CheckedCss. */
export const CheckCss = z.object({ css: prose(TEXT_MAX.customCss, 'Custom CSS') })
