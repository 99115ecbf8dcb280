import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CARD_THEME_KEYS } from '../../schema/theme.ts'
import { addDarkModeRule } from './dark-mode.ts'
import { BLANK_TEST_CARD } from './test/blank-card.ts'
import { buildCardModel } from './model.ts'
import type { ShareImageStyle } from './share-style.ts'
import type { CardTheme, CardVariant } from './theme.ts'

const THEME_CUSTOM_PROPERTIES = ['paper', 'sheet', 'ink', 'quiet', 'line', 'accent', 'accent-ink', 'face', 'display', 'radius', 'shadow']
const minifyRules = (css: string) => css.replace(/\s*([{}:;])\s*/g, '$1').replaceAll("'", '')
const themesByPath = import.meta.glob<CardTheme>('./themes/*/theme.tsx', { eager: true, import: 'cardTheme' })
const themeCssByPath = import.meta.glob<string>('./themes/*/theme.css', { eager: true, query: '?raw', import: 'default' })

it('each theme folder has a valid name, a layout and all custom properties', () => {
  const folders = Object.keys(themesByPath).map((path) => path.split('/').at(-2)!)
  expect(folders.toSorted()).toEqual([...CARD_THEME_KEYS, 'fallback'].toSorted())
  for (const [path, theme] of Object.entries(themesByPath)) {
    const folder = path.split('/').at(-2)!
    expect(theme.Layout).toBeTypeOf('function')
    for (const token of THEME_CUSTOM_PROPERTIES)
      expect(themeCssByPath[path.replace('.tsx', '.css')], `--${token} of ${folder}`).toContain(`--${token}:`)
  }
})

it('the dark colours of each theme apply by data-mode too, with minified CSS as well', () => {
  for (const [path, { css, paper }] of Object.entries(themesByPath)) {
    const dark = /@media \(prefers-color-scheme: dark\) \{\s*\.card-theme[^{]*\{([^}]*)\}/.exec(css)?.[1]
    if (paper.light === paper.dark) expect(dark, path).toBeUndefined()
    else
      for (const form of [css, minifyRules(css)])
        expect(addDarkModeRule(form), path).toMatch(/\.card-theme\[data-mode=dark\]\{\s*color-scheme: ?dark/)
  }
})

const shareStylesByPath = import.meta.glob<ShareImageStyle>('./themes/*/share.ts', { eager: true, import: 'SHARE_IMAGE_STYLE' })
const fontLicencePaths = Object.keys(import.meta.glob('./themes/*/fonts/LICENSE-*', { query: '?raw' }))

it('each theme has its own fonts with licences and fallback fonts, and a share image in these fonts', () => {
  const pairings = new Set<string>()
  for (const [path, { fonts, css }] of Object.entries(themesByPath)) {
    const folder = path.split('/').at(-2)!
    const share = shareStylesByPath[path.replace('theme.tsx', 'share.ts')]
    expect(share, folder).toBeDefined()
    if (folder === 'fallback') continue
    const families = new Set(fonts!.map(({ family }) => family))
    pairings.add([...families].sort().join(' + '))
    expect(families, folder).toContain(share!.fonts.display)
    expect(families, folder).toContain(share!.fonts.face)
    for (const family of families) {
      const quoted = family.includes(' ') ? `'${family}'` : family
      expect(themeCssByPath[path.replace('.tsx', '.css')], `${family} in ${folder}`).toContain(`${quoted}, '${family} Fallback'`)
      expect(css, folder).toContain(`font-family:${family} Fallback;`)
    }
    const licensed = fontLicencePaths.some((licence) => licence.includes(`/${folder}/`))
    expect(licensed, folder).toBe(true)
  }
  expect(pairings.size).toBe(CARD_THEME_KEYS.length)
})

const showCssByPath = import.meta.glob<string>('./themes/*/show.css', { eager: true, query: '?raw', import: 'default' })

it('each theme has its own style for the page of QR codes', () => {
  const styles = Object.keys(themesByPath).map((path) => [path, showCssByPath[path.replace('theme.tsx', 'show.css')]] as const)
  for (const [path, css] of styles) expect(css, path).toBeDefined()
  expect(new Set(styles.map(([, css]) => css)).size).toBe(styles.length)
})

/** Test values for the fields that the quick editor opens by a tap on the card's preview. */
const TAPPABLE_FIELD_TEST_VALUES = {
  coverPhoto: '/media/cover.jpg',
  profilePicture: '/media/photo.jpg',
  logoUrl: '/media/logo.png',
  name: 'Ada Lovelace',
  title: 'Analyst',
  company: 'Engines',
  about: 'Notes',
  phone: '+1 555 0100',
  email: 'ada@a.example',
  website: 'a.example',
  address: '1 Street',
  videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
}

it.each(Object.keys(themesByPath))('%s marks every field that it shows, but only in previews', (path) => {
  const card = buildCardModel({ ...BLANK_TEST_CARD, ...TAPPABLE_FIELD_TEST_VALUES, socialLinks: { wechat: 'ada' } })
  const html = (variant: CardVariant) => renderToStaticMarkup(createElement(themesByPath[path]!.Layout, { card, variant }))
  for (const field of [...Object.keys(TAPPABLE_FIELD_TEST_VALUES), 'socialLinks.wechat'])
    expect(html('preview')).toContain(`data-field="${field}"`)
  expect(html('full')).not.toContain('data-field')
})

it.each(Object.keys(themesByPath))('%s shows every part of a card', (path) => {
  const card = buildCardModel(
    {
      ...BLANK_TEST_CARD,
      ...TAPPABLE_FIELD_TEST_VALUES,
      socialLinks: { wechat: 'ada' },
      customButtons: [{ text: 'Go', url: 'https://a.example', backgroundColor: '#123456' }],
      gallery: [{ url: '/media/gallery.jpg' }],
      embedCodes: [{ title: 'Map', html: '<p>Embed</p>' }],
      formConfig: { enabled: true, title: 'Write', fields: [{ name: 'message', label: 'Message', type: 'textarea', required: true }] },
    },
    () => ({ phone: () => 'tel:+15550100', social: () => null }),
  )
  const html = renderToStaticMarkup(createElement(themesByPath[path]!.Layout, { card, variant: 'full' }))
  for (const name of ['about', 'location', 'video', 'embed', 'gallery', 'form', 'social']) expect(html).toContain(`card-section-${name}`)
  for (const part of [
    'card-photo',
    '/media/cover.jpg',
    '/media/logo.png',
    'card-name',
    'card-save',
    'card-footer',
    'card-button b0',
    'tel:+15550100',
  ])
    expect(html).toContain(part)
})

it.each(Object.keys(themesByPath))('%s shows the logo of a card without a person once, and no initials of nobody', (path) => {
  const brand = { ...BLANK_TEST_CARD, ...TAPPABLE_FIELD_TEST_VALUES, name: null, profilePicture: null }
  const draw = (fields: typeof brand) =>
    renderToStaticMarkup(createElement(themesByPath[path]!.Layout, { card: buildCardModel(fields), variant: 'full' }))
  for (const coverPhoto of [brand.coverPhoto, null!])
    expect(draw({ ...brand, coverPhoto }).match(/ src="\/media\/logo\.png"/g)).toHaveLength(1)
  expect(draw(brand)).not.toMatch(/>(?:AC|EN)</)
  expect(draw({ ...brand, logoUrl: null!, coverPhoto: null! })).toContain('>EN<')
})

it('the poster of Creative has the first colour that the owner chose for a button; the default colour of the editor is none', () => {
  const { Layout } = themesByPath['./themes/creative/theme.tsx']!
  const posterClassOf = (...colors: string[]) => {
    const customButtons = colors.map((backgroundColor, index) => ({ text: 'Go', url: `https://a.example/${index}`, backgroundColor }))
    const card = buildCardModel({ ...BLANK_TEST_CARD, customButtons })
    return /class="(c-wall[^"]*)"/.exec(renderToStaticMarkup(createElement(Layout, { card, variant: 'full' })))![1]
  }
  expect(posterClassOf()).toBe('c-wall')
  expect(posterClassOf('#d9bd90', '#D9BD90')).toBe('c-wall')
  expect(posterClassOf('#d9bd90', '#123456', '#ffffff')).toBe('c-wall b1')
})
