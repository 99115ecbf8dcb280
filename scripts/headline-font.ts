import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { LANDING_HEADLINE } from '../schema/landing.ts'

const FONT_FILE = 'web/ui/fonts/geist-latin.woff2'
/** The weight `--weight-bold` of tokens.css, which headings have. */
const HEADLINE_WEIGHT = 600
const ID = 'virtual:headline-font'

/** A Vite plugin for the module `virtual:headline-font`: CSS with the letters of the landing page's headline as a font. */
export function createHeadlineFontPlugin(): Plugin {
  return {
    name: 'headline-font',
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    async load(loaded) {
      if (loaded !== `\0${ID}`) return
      const letters = [...new Set(LANDING_HEADLINE)].join('')
      const variationAxes = { wght: HEADLINE_WEIGHT }
      const font = await subsetFont(readFileSync(FONT_FILE), letters, { targetFormat: 'woff2', variationAxes, noHinting: true })
      const css =
        `@font-face{font-family:"Geist Headline";font-weight:1 999;font-display:block;` +
        `src:url(data:font/woff2;base64,${font.toString('base64')})format("woff2")}h1{font-family:"Geist Headline",var(--font)}`
      return `export const headlineFontCss = ${JSON.stringify(css)}`
    },
  }
}
