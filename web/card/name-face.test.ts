import { expect, it } from 'vitest'
import { TYPE_PAIRINGS } from '../../schema/card-look.ts'
import { CARD_THEME_KEYS } from '../../schema/theme.ts'
import { buildCardModel } from './model.ts'
import { buildNameFaceCss, describeNameFace } from './name-face.ts'
import { BLANK_TEST_CARD } from './test/blank-card.ts'
import type { CardTheme } from './theme.ts'

const themesByPath = import.meta.glob<CardTheme>('./themes/*/theme.tsx', { eager: true, import: 'cardTheme' })
const themeOf = (key: string) => themesByPath[`./themes/${key}/theme.tsx`]!
const describeFace = (key: string, name: string, typePairing: (typeof TYPE_PAIRINGS)[number] = 'theme') =>
  describeNameFace(themeOf(key), buildCardModel({ ...BLANK_TEST_CARD, name, typePairing }))

it('the name of each theme has this family and weight', () => {
  const faces = CARD_THEME_KEYS.map((key) => {
    const { weight, parts } = describeFace(key, 'Amina Okafor')!
    return `${key}: ${parts[0]!.file.family} ${weight}`
  })
  expect(faces).toEqual([
    'minimalist: Hanken 300',
    'dynamic: Mona Wide 800',
    'nonprofit: Nunito 700',
    'education: Alegreya 400',
    'health: Atkinson 600',
    'beauty: Bodoni 400',
    'corporate: Baskervville 400',
    'creative: Bricolage Poster 800',
    'tech: JetBrains 700',
  ])
  expect(describeFace('fallback', 'Amina Okafor')).toBeNull()
})

it('the name has the display font of the pair that the owner chose', () => {
  for (const key of CARD_THEME_KEYS)
    for (const [index, pairing] of TYPE_PAIRINGS.entries()) {
      const pair = themeOf(key).typefaces?.[index]
      if (typeof pair !== 'object') continue
      const families = describeFace(key, 'Amina Okafor', pairing)!.parts.map(({ file }) => `"${file.family}"`)
      expect(families, `${key}, ${pairing}`).toEqual([pair.stacks.display.split(',')[0]])
    }
})

it('a substitute font draws the whole name if the theme lacks one of its letters', () => {
  const { parts } = describeFace('creative', 'Ελένη Smith')!
  expect(new Set(parts.map(({ file }) => file.family))).toEqual(new Set(['Bricolage Poster Other']))
  expect(parts.map(({ letters }) => letters).join('')).toHaveLength(new Set('Ελένη Smith').size)
})

it('a name in capitals needs capitals only, and browsers draw each letter with the part that has it', () => {
  const request = describeFace('beauty', 'Łucja Lee')!
  expect(request.parts.map(({ file, letters }) => [file.range, letters])).toEqual([
    ['latin', ' ACEJLU'],
    ['latin-ext', 'Ł'],
  ])
  const css = buildNameFaceCss(request, ['AAAA', 'BBBB'])
  expect(css).toContain('base64,BBBB)format("woff2");unicode-range:U+141}')
})
