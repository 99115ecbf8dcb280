import { existsSync, readFileSync } from 'node:fs'
import { convert } from 'fontverter'
import type { Plugin } from 'vite'

const THEME_FONT_PATTERN = /card\/themes\/[^/]+\/fonts\/[^/]+\.woff2$/

/**
 * A Vite plugin that adds an uncompressed copy (`.ttf`) of each font file of a theme to the static assets. The worker cuts the letters of
 * a name out of it, and cannot read WOFF2.
 */
export function createNameFontsPlugin(): Plugin {
  return {
    name: 'name-fonts',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = `web${request.url?.split('?')[0]}`
        if (!path.endsWith('.ttf')) return next()
        void readNameFont(path)
          .catch(() => null)
          .then((font) => {
            if (font) response.end(font)
            // oxlint-disable-next-line promise/no-callback-in-promise -- Connect's middleware has no other way to go on.
            else next()
          })
      })
    },
    async generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      for (const asset of Object.values(bundle)) {
        const [original] = 'originalFileNames' in asset ? asset.originalFileNames : []
        if (asset.type !== 'asset' || !original || !THEME_FONT_PATTERN.test(original) || original.includes('-italic-')) continue
        const source = await convert(Buffer.from(asset.source), 'sfnt')
        this.emitFile({ type: 'asset', fileName: asset.fileName.replace(/woff2$/, 'ttf'), source })
      }
    },
  }
}

/** Reads the copy that the build would make of a theme's font file. Returns null if `path` names none. */
export async function readNameFont(path: string): Promise<Buffer | null> {
  const original = path.replace(/ttf$/, 'woff2')
  return THEME_FONT_PATTERN.test(original) && existsSync(original) ? convert(readFileSync(original), 'sfnt') : null
}
