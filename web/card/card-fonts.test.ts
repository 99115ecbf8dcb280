import { expect, it } from 'vitest'
import { chooseCardFonts, selectNeededFonts } from './card-fonts.ts'
import type { CardTheme } from './theme.ts'

const themesByPath = import.meta.glob<CardTheme>('./themes/*/theme.tsx', { eager: true, import: 'cardTheme' })
const themeByKey = (key: string) => themesByPath[`./themes/${key}/theme.tsx`]!
const fontFamiliesForName = (key: string, name: string) => {
  const { fonts } = chooseCardFonts(themeByKey(key), { name, title: null, company: null })
  return [...new Set(selectNeededFonts(fonts, name).map(({ family }) => family))]
}

it('a card uses the theme’s fonts for letters that they have, and substitute fonts for other letters', () => {
  expect(fontFamiliesForName('beauty', 'Åsa Łukasz İğdır')).toEqual(['Bodoni', 'Jost'])
  expect(fontFamiliesForName('beauty', 'Nguyễn')).toEqual(['Bodoni Other', 'Jost Other'])
  expect(fontFamiliesForName('beauty', 'Александра')).toEqual(['Jost', 'Bodoni Other'])
  expect(fontFamiliesForName('corporate', 'Ελένη')).toEqual(['Source Serif'])
  expect(fontFamiliesForName('education', 'Ελένη')).toEqual(['Alegreya'])
  // No theme's font has Chinese characters, so browsers draw them with a system font.
  expect(fontFamiliesForName('health', '王小明')).toEqual(['Atkinson'])
})

it('selectNeededFonts returns only font files that contain characters of the text', () => {
  const ranges = (text: string) => selectNeededFonts(themeByKey('minimalist').fonts!, text).map(({ range }) => range)
  expect(ranges('Zuri, São Paulo')).toEqual(['latin'])
  expect(ranges('Łukasz')).toEqual(['latin', 'latin-ext'])
  expect(ranges('Nguyễn')).toEqual(['latin', 'vietnamese'])
})
