import { expect, it } from 'vitest'
import { cardFonts, neededFonts } from './card-fonts.ts'
import type { Theme } from './theme.ts'

const themes = import.meta.glob<Theme>('./themes/*/theme.tsx', { eager: true, import: 'theme' })
const theme = (key: string) => themes[`./themes/${key}/theme.tsx`]!
const familiesOf = (key: string, name: string) => {
  const { fonts } = cardFonts(theme(key), { name, title: null, company: null })
  return [...new Set(neededFonts(fonts, name).map(({ family }) => family))]
}

it('uses fonts of the theme for letters that they have, and substitutes for others', () => {
  expect(familiesOf('beauty', 'Åsa Łukasz İğdır')).toEqual(['Bodoni', 'Jost'])
  expect(familiesOf('beauty', 'Nguyễn')).toEqual(['Bodoni Other', 'Jost Other'])
  expect(familiesOf('beauty', 'Александра')).toEqual(['Jost', 'Bodoni Other'])
  expect(familiesOf('corporate', 'Ελένη')).toEqual(['Source Serif'])
  expect(familiesOf('education', 'Ελένη')).toEqual(['Alegreya'])
  // None of our fonts has Han, so the system's is used.
  expect(familiesOf('health', '王小明')).toEqual(['Atkinson'])
})

it('needs only the files with characters of the page', () => {
  const ranges = (text: string) => neededFonts(theme('minimalist').fonts!, text).map(({ range }) => range)
  expect(ranges('Zuri, São Paulo')).toEqual(['latin'])
  expect(ranges('Łukasz')).toEqual(['latin', 'latin-ext'])
  expect(ranges('Nguyễn')).toEqual(['latin', 'vietnamese'])
})
