import { ARTICLES_IN_NAMES, NAME_PARTICLES, NAME_PREPOSITIONS, LOWERCASE_NAME_PARTICLES } from './name-lists.ts'
import { toNameKey } from './name-words.ts'

export function isNameParticle(word: string, next = ''): boolean {
  const key = toNameKey(word)
  const isLowerCase = word === word.toLowerCase()
  if (isLowerCase && NAME_PREPOSITIONS.has(key) && next === next.toLowerCase() && ARTICLES_IN_NAMES.has(toNameKey(next))) return true
  if (!NAME_PARTICLES.has(key)) return false
  return isLowerCase || !LOWERCASE_NAME_PARTICLES.has(key) || key === 'o'
}

/** Joins a particle to the next word by a no-break space, so that no line of a name ends with `von`. */
export const joinNameParticles = (name: string): string =>
  name
    .split(' ')
    .reduce(
      (joined, word, at, words) =>
        joined + (isNameParticle(words[at - 1]!, word) && /^\p{Ll}/u.test(words[at - 1]!) ? '\u00a0' : ' ') + word,
    )
