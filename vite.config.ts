import { readFileSync } from 'node:fs'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { PRODUCT, THEME_STORAGE_KEY } from './schema/product.ts'
import { DARK_SEGMENTS } from './schema/route.ts'
import { boundedDecoder } from './scripts/bounded-decoder.ts'
import { shareFonts } from './scripts/share-fonts.ts'

/** Entries of the browser build that the worker names in its HTML. */
const CARD_SCRIPT = 'card/client/main.ts'
const MAP_SCRIPT = 'card/client/map.ts'

/**
 * `virtual:client-assets`: the hashed addresses of what the card page loads after it is shown. The browser is built
 * first, so the worker's build reads them from its manifest; without a build (tests) the source's own path stands in.
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

/** Fills the names that index.html must spell, since it runs before any module. */
function htmlNames(): Plugin {
  const names: Record<string, string> = { PRODUCT_NAME: PRODUCT.name, THEME_KEY: THEME_STORAGE_KEY, DARK_SEGMENTS: DARK_SEGMENTS.join(' ') }
  return { name: 'html-names', transformIndexHtml: (html) => html.replace(/%([A-Z_]+)%/g, (found, name: string) => names[name] ?? found) }
}

export default defineConfig({
  root: 'web',
  // Its main module reads its tables from files as it starts, which a worker does not have; this one holds them.
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
          // A contract that a screen does not check takes the validator with it only if its making counts as without effect.
          treeshake: {
            manualPureFunctions: ['z', 'line', 'prose', 'optional'],
            // schema/ is pure: a module of it that nothing uses is left out, also where another one passes its exports on.
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
