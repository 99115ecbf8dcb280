import { expect, it } from 'vitest'
import { joinNameParticles } from './name-particles.ts'

it.each([
  ['Annelies Freifrau zu Guttenbergen', 'Annelies Freifrau zu\u00a0Guttenbergen'],
  ['Vincent van der Berg', 'Vincent van\u00a0der\u00a0Berg'],
  ['María de la Cruz', 'María de\u00a0la\u00a0Cruz'],
  ['Von Trapp Anna', 'Von Trapp Anna'],
  ['Anna von', 'Anna von'],
  ['Amina Okafor', 'Amina Okafor'],
  ['', ''],
])('joins particles to the next word: %s', (name, joined) => expect(joinNameParticles(name)).toBe(joined))
