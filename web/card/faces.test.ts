import { expect, it } from 'vitest'
import { facesOf, neededFonts } from './faces.ts'
import type { Theme } from './theme.ts'

const themes = import.meta.glob<Theme>('./themes/*/theme.tsx', { eager: true, import: 'theme' })
const theme = (key: string) => themes[`./themes/${key}/theme.tsx`]!
const familiesOf = (key: string, name: string) => {
  const { fonts } = facesOf(theme(key), { name, title: null, company: null })
  return [...new Set(neededFonts(fonts, name).map(({ family }) => family))]
}

it('keeps the faces of a theme for the letters they have, and sets the card in another for those they lack', () => {
  expect(familiesOf('beauty', 'Åsa Łukasz İğdır')).toEqual(['Bodoni', 'Jost'])
  expect(familiesOf('beauty', 'Nguyễn')).toEqual(['Bodoni Other', 'Jost Other'])
  expect(familiesOf('beauty', 'Александра')).toEqual(['Jost', 'Bodoni Other'])
  expect(familiesOf('corporate', 'Ελένη')).toEqual(['Source Serif'])
  expect(familiesOf('education', 'Ελένη')).toEqual(['Alegreya'])
  // No face of ours has Han: the system's does.
  expect(familiesOf('health', '王小明')).toEqual(['Atkinson'])
})

it('asks for the files of the letters on the page alone', () => {
  const ranges = (text: string) => neededFonts(theme('minimalist').fonts!, text).map(({ range }) => range)
  expect(ranges('Zuri, São Paulo')).toEqual(['latin'])
  expect(ranges('Łukasz')).toEqual(['latin', 'latin-ext'])
  expect(ranges('Nguyễn')).toEqual(['latin', 'vietnamese'])
})
