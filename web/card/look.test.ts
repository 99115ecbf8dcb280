import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CARD_SECTION_NAMES } from '../../schema/card-look.ts'
import { CARD_THEME_KEYS, type CardThemeKey } from '../../schema/theme.ts'
import { buildAccentColors, EDGE_CONTRAST_MIN, hexOfOklch, moveToContrast, oklchOf, TEXT_CONTRAST_MIN } from './accent.ts'
import { buildCardColorCss } from './card-css.ts'
import { chooseCardFonts } from './card-fonts.ts'
import { contrastRatioOf } from './color.ts'
import { addDarkModeRule } from './dark-mode.ts'
import { lookOfCard, OWN_THEME_LOOK } from './look.ts'
import { buildCardModel } from './model.ts'
import { orderSections } from './section-order.ts'
import { BLANK_TEST_CARD } from './test/blank-card.ts'
import { createRandomLooks } from './test/random-looks.ts'
import { COLOR_MODES, type ThemeColors } from './theme-colors.ts'
import type { CardTheme } from './theme.ts'

const themesByPath = import.meta.glob<CardTheme>('./themes/*/theme.tsx', { eager: true, import: 'cardTheme' })
const themeOf = (key: CardThemeKey) => themesByPath[`./themes/${key}/theme.tsx`]!

type ColorPair = [text: string, ground: string, min?: number]
/** Texts and the grounds on which themes show them: custom properties or colours. */
const SHARED_PAIRS: ColorPair[] = [
  ['ink', 'sheet'],
  ['quiet', 'sheet'],
  ['accent-text', 'sheet'],
  ['accent-ink', 'accent'],
  ['accent', 'sheet', EDGE_CONTRAST_MIN],
]
const PAIRS_OF_THEMES: Partial<Record<CardThemeKey, ColorPair[]>> = {
  beauty: [
    ['#ffffff', 'deep'],
    ['#ffffff', 'satin'],
    ['blush', 'deep'],
  ],
  creative: [['poster-ink', 'poster']],
  dynamic: [
    ['#ffffff', 'hot'],
    ['quiet', '#221d30'],
    ['accent-text', '#221d30'],
  ],
  education: [['note', 'sheet']],
  health: [
    ['ink', 'soft'],
    ['quiet', 'soft'],
    ['accent-text', 'soft'],
    ['ink', 'warm'],
    ['quiet', 'warm'],
    ['accent-text', 'warm'],
  ],
  nonprofit: [
    ['#ffffff', 'ask'],
    ['ink', 'sky'],
  ],
}

const LOOKS = createRandomLooks(200)

it.each(CARD_THEME_KEYS)('%s keeps every text readable in 200 random looks, light and dark', (key) => {
  const theme = themeOf(key)
  const failed: string[] = []
  for (const { accentColor } of LOOKS)
    for (const mode of COLOR_MODES) {
      const colors: ThemeColors = { ...theme.colors[mode], ...buildAccentColors(accentColor!, theme.colors[mode], theme.accent, mode) }
      for (const [text, ground, min = TEXT_CONTRAST_MIN] of [...SHARED_PAIRS, ...(PAIRS_OF_THEMES[key] ?? [])]) {
        const ratio = contrastRatioOf(colors[text] ?? text, colors[ground] ?? ground)
        if (!(ratio >= min)) failed.push(`${accentColor} ${mode}: ${text} on ${ground} ${ratio.toFixed(2)}`)
      }
    }
  expect(failed).toEqual([])
})

it('a card that changed nothing gets no CSS for its look, in any theme', () => {
  const model = buildCardModel(BLANK_TEST_CARD)
  for (const theme of Object.values(themesByPath)) {
    expect(buildCardColorCss(model, theme)).toBe('')
    expect(chooseCardFonts(theme, model)).toEqual({ css: '', fonts: theme.fonts ?? [] })
  }
})

it('a card that was published before these choices existed has its theme’s own look', () => {
  expect(lookOfCard({})).toEqual(OWN_THEME_LOOK)
  const { accentColor, typePairing, coverTreatment, density, sectionOrder, ...old } = BLANK_TEST_CARD
  expect([accentColor, typePairing, coverTreatment, density, sectionOrder]).toEqual(Object.values(OWN_THEME_LOOK))
  expect(buildCardModel(old as typeof BLANK_TEST_CARD).look).toEqual(OWN_THEME_LOOK)
})

it('a colour keeps its hue when its lightness is moved, and one that suffices stays as it is', () => {
  expect(moveToContrast('#1c3d5a', ['#ffffff'], TEXT_CONTRAST_MIN)).toBe('#1c3d5a')
  const moved = moveToContrast('#ffd400', ['#ffffff'], TEXT_CONTRAST_MIN)
  expect(contrastRatioOf(moved, '#ffffff')).toBeGreaterThanOrEqual(TEXT_CONTRAST_MIN)
  expect(contrastRatioOf(moved, '#ffffff')).toBeLessThan(TEXT_CONTRAST_MIN + 0.3)
  expect(Math.abs(oklchOf(moved).h - oklchOf('#ffd400').h)).toBeLessThan(4)
  expect(hexOfOklch(oklchOf('#9333ea'))).toBe('#9333ea')
})

it('a grey accent makes the theme’s tinted neutrals grey', () => {
  const { colors, accent } = themeOf('health')
  const { soft } = buildAccentColors('#808080', colors.light, accent, 'light')
  expect(oklchOf(soft!).c).toBeLessThan(0.002)
})

it('the accent’s dark colours apply by data-mode too', () => {
  const card = buildCardModel({ ...BLANK_TEST_CARD, accentColor: '#1c3d5a' })
  expect(addDarkModeRule(buildCardColorCss(card, themeOf('minimalist')))).toContain('.card-theme[data-mode=dark]{--accent:#')
})

it('sections follow the owner’s order, and others the theme’s', () => {
  expect(orderSections(['about', 'contact', 'gallery', 'form'], ['gallery', 'contact'])).toEqual(['gallery', 'contact', 'about', 'form'])
  expect(orderSections(['about', 'contact'], [])).toEqual(['about', 'contact'])
})

const FULL_CARD = {
  ...BLANK_TEST_CARD,
  name: 'Ada Lovelace',
  about: 'Notes',
  email: 'ada@a.example',
  address: '1 Street',
  phone: '+1 555 0100',
  videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
  coverPhoto: '/media/cover.jpg',
  profilePicture: '/media/photo.jpg',
  socialLinks: { wechat: 'ada' },
  customButtons: [
    { text: 'Go', url: 'https://a.example', backgroundColor: '#123456' },
    { text: 'More', url: 'https://a.example/more', backgroundColor: '#123456' },
  ],
  gallery: [{ url: '/media/gallery.jpg' }],
  embedCodes: [{ title: 'Map', html: '<p>Embed</p>' }],
  formConfig: {
    enabled: true,
    title: 'Write',
    fields: [{ name: 'message', label: 'Message', type: 'textarea' as const, required: true }],
  },
}

it.each(CARD_THEME_KEYS)('%s shows all sections in every order, each once, and no hidden cover', (key) => {
  const { Layout } = themeOf(key)
  const htmlOf = (card: typeof FULL_CARD) => renderToStaticMarkup(createElement(Layout, { card: buildCardModel(card), variant: 'full' }))
  const sectionsOf = (html: string) => [...html.matchAll(/class="card-section card-section-(\w+)/g)].map(([, name]) => name)
  const own = sectionsOf(htmlOf(FULL_CARD))
  for (const { sectionOrder, coverTreatment } of LOOKS.slice(0, 30)) {
    const html = htmlOf({ ...FULL_CARD, sectionOrder, coverTreatment })
    expect(sectionsOf(html).toSorted()).toEqual(own.toSorted())
    expect(html.includes('/media/cover.jpg')).toBe(coverTreatment !== 'hidden')
  }
  const reversed = sectionsOf(htmlOf({ ...FULL_CARD, sectionOrder: CARD_SECTION_NAMES.toReversed() }))
  expect(reversed.indexOf('social')).toBeLessThan(reversed.indexOf('form'))
  expect(reversed.indexOf('form')).toBeLessThan(reversed.indexOf('gallery'))
})

it('each theme has three pairs of typefaces with names of their own, and fallback fonts', () => {
  for (const key of CARD_THEME_KEYS) {
    const [own, ...pairs] = themeOf(key).typefaces!
    expect(new Set([own, ...pairs.map(({ label }) => label)]).size, key).toBe(3)
    for (const { css, fonts } of pairs)
      for (const family of new Set(fonts.map((font) => font.family))) expect(css, key).toContain(`font-family:${family} Fallback;`)
  }
})

it('a pair’s fonts are replaced too on a card with letters that they lack', () => {
  const model = { ...buildCardModel({ ...BLANK_TEST_CARD, name: 'Ελένη', typePairing: 'second' }) }
  const { css, fonts } = chooseCardFonts(themeOf('beauty'), model)
  expect(css).toContain('.card-container{--display:var(--face)}')
  expect(new Set(fonts.map(({ family }) => family))).toEqual(new Set(['Jost Other']))
})
