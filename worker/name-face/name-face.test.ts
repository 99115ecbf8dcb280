import { env as bindings } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { PublicCard } from '../../schema/card.ts'
import { joinNameParticles } from '../../schema/name-particles.ts'
import { BLANK_TEST_CARD } from '../../web/card/test/blank-card.ts'
import { CARD_THEME_KEYS } from '../../schema/theme.ts'
import type { Env } from '../platform/env.ts'
import { isNameFaceCurrent, makeNameFace, NAME_FACE_BYTES_MAX } from './name-face.ts'

const env = bindings as unknown as Env
const createTestCard = (fields: Partial<PublicCard>): PublicCard => ({ ...BLANK_TEST_CARD, ...fields })

const fontsIn = (css: string) => Array.from(css.matchAll(/base64,([^)]*)\)/g), ([, text]) => Buffer.from(text!, 'base64'))
const lettersIn = (css: string) =>
  Array.from(css.matchAll(/unicode-range:([^}]*)\}/g), ([, range]) => range!.split(','))
    .flat()
    .map((code) => String.fromCodePoint(Number.parseInt(code.slice(2), 16)))

/** Names of sixty letters, in each script that some themes have a face for. */
const LONG_NAMES = [
  'Maximiliane Freifrau von Hohenstein-Wallerstein zu Schwarzburg',
  'Воскресенская-Преображенская Александра Константиновна Щёголева',
  'Παπαδοπούλου-Χατζηγεωργίου Αλεξάνδρα Κωνσταντίνα Ψυχογιού Ξένη',
  'Nguyễn Thị Phượng Hoàng Trần Đức Ẫm Đỡ Lê Quỳnh Ỷ Vũ Bảo Ngọc',
  'Łukasz Šimůnková Ţőẞ İğdır Ďuriš Žáček Ķēniņš Ųžupis Ñandú Øyæ',
]

describe('the font of a name', () => {
  it.each(CARD_THEME_KEYS)('has exactly the letters of the name and weighs little, in the theme %s', async (theme) => {
    for (const [index, name] of LONG_NAMES.entries()) {
      const { css } = (await makeNameFace(env, createTestCard({ theme, name })))!
      // The last name has fifty different letters, which are too large a font in some themes.
      if (css === '' && index === LONG_NAMES.length - 1) continue
      // The names with letters that must not become capitals stay as typed.
      const joined = joinNameParticles(name)
      const wanted = new Set(theme === 'beauty' && !/[ßİğŞΑ-Ωα-ω]/.test(name) ? joined.toUpperCase() : joined)
      expect(lettersIn(css).filter((letter) => !wanted.has(letter))).toEqual([])
      expect([...wanted].filter((letter) => !lettersIn(css).includes(letter))).toEqual([])
      const bytes = fontsIn(css).reduce((sum, font) => sum + font.length, 0)
      expect(bytes).toBeLessThanOrEqual(NAME_FACE_BYTES_MAX)
    }
  })

  it('is made again after a change of the name or the theme', async () => {
    const card = createTestCard({ theme: 'minimalist', name: 'Amina Okafor' })
    const face = await makeNameFace(env, card)
    expect(isNameFaceCurrent(card, face)).toBe(true)
    expect(isNameFaceCurrent({ ...card, title: 'Architect' }, face)).toBe(true)
    expect(isNameFaceCurrent({ ...card, name: 'Amina Okafors' }, face)).toBe(false)
    expect(isNameFaceCurrent({ ...card, theme: 'creative' }, face)).toBe(false)
    expect(isNameFaceCurrent(card, undefined)).toBe(false)
  })

  it('is missing for a script that the face lacks', async () => {
    const card = createTestCard({ theme: 'minimalist', name: '山田太郎 12' })
    expect(await makeNameFace(env, card)).toBeUndefined()
    expect(isNameFaceCurrent(card, undefined)).toBe(true)
  })

  it.each([
    '\u0000\uffff\ud800'.repeat(40),
    'ﷺ'.repeat(120),
    `A${'\u0301'.repeat(119)}`,
    Array.from({ length: 120 }, (_, n) => String.fromCodePoint(0x41 + n * 7)).join(''),
  ])('is made or left out for any letters', async (name) =>
    expect((await makeNameFace(env, createTestCard({ theme: 'education', name })))?.css ?? '').not.toMatch(/[<\\]/),
  )

  it('is empty if a font file cannot be read', async () => {
    const broken = { ASSETS: { fetch: () => Promise.reject(new Error('no files')) } as unknown as Fetcher }
    const card = createTestCard({ theme: 'tech', name: 'Ada Unreadable' })
    const face = await makeNameFace(broken, card)
    expect(face?.css).toBe('')
    expect(isNameFaceCurrent(card, face)).toBe(true)
  })
})
