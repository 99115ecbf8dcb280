import { expect, it } from 'vitest'
import { isThemeKey } from '../../schema/theme.ts'
import type { Theme } from './theme.ts'

const TOKENS = ['paper', 'sheet', 'ink', 'quiet', 'line', 'accent', 'accent-ink', 'face', 'display', 'radius', 'shadow']
const themes = import.meta.glob<Theme>('./themes/*/theme.tsx', { eager: true, import: 'theme' })
const sheets = import.meta.glob<string>('./themes/*/theme.css', { eager: true, query: '?raw', import: 'default' })

it('is a folder for each theme, named by its key, with a layout and every token', () => {
  expect(Object.keys(themes).length).toBeGreaterThan(1)
  for (const [path, theme] of Object.entries(themes)) {
    const folder = path.split('/').at(-2)!
    expect(folder === 'fallback' || isThemeKey(folder), folder).toBe(true)
    expect(theme.Layout).toBeTypeOf('function')
    for (const token of TOKENS) expect(sheets[path.replace('.tsx', '.css')], `--${token} of ${folder}`).toContain(`--${token}:`)
  }
})
