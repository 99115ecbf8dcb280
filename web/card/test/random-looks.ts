import { CARD_DENSITIES, CARD_SECTION_NAMES, COVER_TREATMENTS, TYPE_PAIRINGS } from '../../../schema/card-look.ts'
import type { CardLook } from '../look.ts'

/** Returns a function that returns repeatable random numbers from 0 to 1 (mulberry32). */
function createSeededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Colours that are hard to use: without hue, very light, very dark, and as vivid as screens can show. */
const EXTREME_COLORS = [
  '#000000',
  '#ffffff',
  '#808080',
  '#ffff00',
  '#00ff00',
  '#0000ff',
  '#ff0000',
  '#ff00ff',
  '#00ffff',
  '#fffef0',
  '#060012',
]

/** Returns random combinations of all choices, the same ones for the same seed. The first ones have extreme colours. */
export function createRandomLooks(count: number, seed = 34): CardLook[] {
  const random = createSeededRandom(seed)
  const one = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!
  const randomColor = () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`
  return Array.from({ length: count }, (_, index) => ({
    accentColor: EXTREME_COLORS[index] ?? randomColor(),
    typePairing: one(TYPE_PAIRINGS),
    coverTreatment: one(COVER_TREATMENTS),
    density: one(CARD_DENSITIES),
    sectionOrder: CARD_SECTION_NAMES.map((name) => ({ name, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ name }) => name)
      .slice(0, Math.floor(random() * (CARD_SECTION_NAMES.length + 1))),
  }))
}
