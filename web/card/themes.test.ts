import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { THEME_KEYS, isThemeKey } from '../../schema/theme.ts'
import { BLANK_CARD } from './test/blank-card.ts'
import { cardModel } from './model.ts'
import type { ShareStyle } from './share-style.ts'
import type { Theme, CardVariant } from './theme.ts'

const TOKENS = ['paper', 'sheet', 'ink', 'quiet', 'line', 'accent', 'accent-ink', 'face', 'display', 'radius', 'shadow']
const themes = import.meta.glob<Theme>('./themes/*/theme.tsx', { eager: true, import: 'theme' })
const sheets = import.meta.glob<string>('./themes/*/theme.css', { eager: true, query: '?raw', import: 'default' })

it('every theme’s folder has the name of a theme, a layout and every custom property', () => {
  expect(Object.keys(themes).length).toBeGreaterThan(1)
  for (const [path, theme] of Object.entries(themes)) {
    const folder = path.split('/').at(-2)!
    expect(folder === 'fallback' || isThemeKey(folder), folder).toBe(true)
    expect(theme.Layout).toBeTypeOf('function')
    for (const token of TOKENS) expect(sheets[path.replace('.tsx', '.css')], `--${token} of ${folder}`).toContain(`--${token}:`)
  }
})

const shares = import.meta.glob<ShareStyle>('./themes/*/share.ts', { eager: true, import: 'share' })
const licences = Object.keys(import.meta.glob('./themes/*/fonts/LICENSE-*', { query: '?raw' }))

it('every theme has fonts of its own, with licences and fallbacks, and a share image in these fonts', () => {
  const pairings = new Set<string>()
  for (const [path, { fonts, css }] of Object.entries(themes)) {
    const folder = path.split('/').at(-2)!
    const share = shares[path.replace('theme.tsx', 'share.ts')]
    expect(share, folder).toBeDefined()
    if (folder === 'fallback') continue
    const families = new Set(fonts!.map(({ family }) => family))
    pairings.add([...families].sort().join(' + '))
    expect(families, folder).toContain(share!.display)
    expect(families, folder).toContain(share!.face)
    for (const family of families) {
      const quoted = family.includes(' ') ? `'${family}'` : family
      expect(sheets[path.replace('.tsx', '.css')], `${family} in ${folder}`).toContain(`${quoted}, '${family} Fallback'`)
      expect(css, folder).toContain(`font-family:${family} Fallback;`)
    }
    expect(
      licences.some((licence) => licence.includes(`/${folder}/`)),
      folder,
    ).toBe(true)
  }
  expect(pairings.size).toBe(THEME_KEYS.length)
})

/** The fields that the quick editor opens from the card's preview. */
const MARKED = {
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

it.each(Object.keys(themes))('%s marks every field that it shows, in previews alone', (path) => {
  const card = cardModel({ ...BLANK_CARD, ...MARKED, socialLinks: { wechat: 'ada' } })
  const html = (variant: CardVariant) => renderToStaticMarkup(createElement(themes[path]!.Layout, { card, variant }))
  for (const field of [...Object.keys(MARKED), 'socialLinks.wechat']) expect(html('preview')).toContain(`data-field="${field}"`)
  expect(html('full')).not.toContain('data-field')
})
