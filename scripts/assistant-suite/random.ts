/** Creates a generator of pseudorandom numbers from 0 to 1. The same text gives the same numbers (FNV-1a and mulberry32). */
export function createSeededRandom(seed: string): () => number {
  let state = 2_166_136_261
  for (const char of seed) state = Math.imul(state ^ char.codePointAt(0)!, 16_777_619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
