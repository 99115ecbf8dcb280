import { readFileSync } from 'node:fs'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { PRODUCT, THEME_STORAGE_KEY } from './schema/product.ts'
import { DARK_SEGMENTS } from './schema/route.ts'
import { boundedDecoder } from './scripts/bounded-decoder.ts'
import { shareFonts } from './scripts/share-fonts.ts'

/** Entries of the browser build that the worker's HTML refers to. */
const CARD_SCRIPT = 'card/client/main.ts'
const MAP_SCRIPT = 'card/client/map.ts'

/**
 * Provides `virtual:client-assets`, the URLs of the scripts that a card's page loads after its first paint. The worker's
 * build reads them from the manifest of the browser's build, which runs first. Tests get the paths of the sources.
 */
export function clientAssets(manifestPath?: string): Plugin {
  const id = 'virtual:client-assets'
  return {
    name: 'client-assets',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(loaded) {
      if (loaded !== `\0${id}`) return
      const manifest = manifestPath ? (JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<string, { file: string }>) : {}
      const address = (entry: string) => JSON.stringify(`/${manifest[entry]?.file ?? entry}`)
      return `export const cardScript = ${address(CARD_SCRIPT)}\nexport const mapScript = ${address(MAP_SCRIPT)}`
    },
  }
}

/** Replaces the placeholders in index.html, which cannot import modules. */
function htmlNames(): Plugin {
  const names: Record<string, string> = { PRODUCT_NAME: PRODUCT.name, THEME_KEY: THEME_STORAGE_KEY, DARK_SEGMENTS: DARK_SEGMENTS.join(' ') }
  return { name: 'html-names', transformIndexHtml: (html) => html.replace(/%([A-Z_]+)%/g, (found, name: string) => names[name] ?? found) }
}

export default defineConfig({
  root: 'web',
  // The package's main module reads files, which a worker cannot do; this bundle contains them.
  resolve: { alias: [{ find: 'css-tree', replacement: 'css-tree/dist/csstree.esm' }, boundedDecoder()] },
  plugins: [
    react(),
    htmlNames(),
    clientAssets('dist/client/.vite/manifest.json'),
    shareFonts(true),
    cloudflare({ configPath: '../wrangler.toml', viteEnvironment: { name: 'worker' } }),
  ],
  build: { outDir: '../dist', emptyOutDir: true },
  environments: {
    client: {
      build: {
        manifest: true,
        rollupOptions: {
          // Without this, an unused zod contract in an imported module would keep zod in the bundle.
          treeshake: {
            manualPureFunctions: ['z', 'line', 'prose', 'optional'],
            // Modules of schema/ have no side effects, so unused ones are dropped, including re-exported ones.
            moduleSideEffects: [{ test: /\/schema\//, sideEffects: false }],
          },
          input: { app: 'web/index.html', card: `web/${CARD_SCRIPT}`, map: `web/${MAP_SCRIPT}` },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      await builder.build(builder.environments['client']!)
      await builder.build(builder.environments['worker']!)
    },
  },
})
