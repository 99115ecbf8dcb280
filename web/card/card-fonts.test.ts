import { expect, it } from 'vitest'
import { chooseCardFonts, selectNeededFontFiles } from './card-fonts.ts'
import { OWN_THEME_LOOK } from './look.ts'
import type { CardTheme } from './theme.ts'

const themesByPath = import.meta.glob<CardTheme>('./themes/*/theme.tsx', { eager: true, import: 'cardTheme' })
const getCardThemeByKey = (key: string) => themesByPath[`./themes/${key}/theme.tsx`]!
const findCardNameFontFamilies = (key: string, name: string) => {
  const { fonts } = chooseCardFonts(getCardThemeByKey(key), { name, title: null, company: null, look: OWN_THEME_LOOK })
  return [...new Set(selectNeededFontFiles(fonts, name).map(({ family }) => family))]
}

it('a card uses the theme’s fonts for letters that they have, and substitute fonts for other letters', () => {
  expect(findCardNameFontFamilies('beauty', 'Åsa Łukasz İğdır')).toEqual(['Bodoni', 'Jost'])
  expect(findCardNameFontFamilies('beauty', 'Nguyễn')).toEqual(['Bodoni Other', 'Jost Other'])
  expect(findCardNameFontFamilies('beauty', 'Александра')).toEqual(['Jost', 'Bodoni Other'])
  expect(findCardNameFontFamilies('corporate', 'Ελένη')).toEqual(['Source Serif'])
  expect(findCardNameFontFamilies('education', 'Ελένη')).toEqual(['Alegreya'])
  // No theme's font has Chinese characters, so browsers draw them with a system font.
  expect(findCardNameFontFamilies('health', '王小明')).toEqual(['Atkinson'])
})

it('selectNeededFontFiles returns only font files that contain characters of the text', () => {
  const ranges = (text: string) => selectNeededFontFiles(getCardThemeByKey('minimalist').fonts!, text).map(({ range }) => range)
  expect(ranges('Zuri, São Paulo')).toEqual(['latin'])
  expect(ranges('Łukasz')).toEqual(['latin', 'latin-ext'])
  expect(ranges('Nguyễn')).toEqual(['latin', 'vietnamese'])
})
