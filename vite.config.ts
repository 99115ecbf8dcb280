import { readdirSync, readFileSync, renameSync } from 'node:fs'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { PRODUCT_NAMES, COLOR_SCHEME_STORAGE_KEY } from './schema/product.ts'
import { DARK_PAGE_PATH_SEGMENTS } from './schema/route.ts'
import { createBrandIconsPlugin } from './scripts/brand-icons.ts'
import { createBoundedDecoderAlias } from './scripts/bounded-decoder.ts'
import { createCommonPasswordsPlugin } from './scripts/common-passwords.ts'
import { buildServiceWorker } from './scripts/service-worker.ts'
import { createHeadlineFontPlugin } from './scripts/headline-font.ts'
import { createNameFontsPlugin } from './scripts/name-fonts.ts'
import { createShareFontsPlugin } from './scripts/share-fonts.ts'

/** Source file of the script that every card page loads. */
const CARD_SCRIPT_ENTRY = 'card/client/main.ts'
const MAP_SCRIPT_ENTRY = 'card/client/map.ts'
const SHOW_SCRIPT_ENTRY = 'card/client/show.ts'
const LANDING_SCRIPT_ENTRY = 'features/landing/main.ts'
/** Name of the module in card/client/ that is the chat on a card. */
const CHAT_PANEL_NAME = 'assistant-panel'

/**
 * A Vite plugin that provides the module `virtual:client-assets` with the URLs of the scripts that server-rendered pages load. It reads
 * the URLs from the manifest of the browser build, which runs before the worker build. Tests get the paths of the source files.
 */
export function createClientAssetsPlugin(manifestPath?: string): Plugin {
  const id = 'virtual:client-assets'
  return {
    name: 'client-assets',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(loaded) {
      if (loaded !== `\0${id}`) return
      const manifest = manifestPath ? (JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<string, { file: string }>) : {}
      const address = (entry: string) => JSON.stringify(`/${manifest[entry]?.file ?? entry}`)
      const entries = {
        cardScript: CARD_SCRIPT_ENTRY,
        mapScript: MAP_SCRIPT_ENTRY,
        showScript: SHOW_SCRIPT_ENTRY,
        landingScript: LANDING_SCRIPT_ENTRY,
      }
      return Object.entries(entries)
        .map(([name, entry]) => `export const ${name} = ${address(entry)}`)
        .join('\n')
    },
  }
}

/** A Vite plugin that fills the placeholders in index.html, such as the product's name. HTML cannot import constants. */
function createHtmlPlaceholdersPlugin(): Plugin {
  const names: Record<string, string> = {
    PRODUCT_NAME: PRODUCT_NAMES.name,
    THEME_KEY: COLOR_SCHEME_STORAGE_KEY,
    DARK_SEGMENTS: DARK_PAGE_PATH_SEGMENTS.join(' '),
  }
  return { name: 'html-names', transformIndexHtml: (html) => html.replace(/%([A-Z_]+)%/g, (found, name: string) => names[name] ?? found) }
}

/** Moves the pictures that only the worker's pages show from the worker's build to the files that are served. */
function moveWorkerPictures() {
  const folder = 'dist/worker/assets'
  for (const file of readdirSync(folder)) if (file.endsWith('.avif')) renameSync(`${folder}/${file}`, `dist/client/assets/${file}`)
}

/**
 * Options of the worker in the development server. scripts/dev.ts passes the folder of the store and the worker's variables as JSON.
 * Bindings that need a Cloudflare account, such as Workers AI, are missing there.
 */
function readDevWorkerOptions() {
  const { store, vars } = JSON.parse(process.env['DEV_SERVER'] ?? '{}') as { store?: string; vars?: Record<string, string> }
  return { remoteBindings: false, ...(store && { persistState: { path: store } }), config: () => ({ vars: vars ?? {} }) }
}

export default defineConfig(({ command }) => ({
  root: 'web',
  // The main module of css-tree reads files, which a worker cannot do. This alias selects a bundle that contains the files.
  resolve: { alias: [{ find: 'css-tree', replacement: 'css-tree/dist/csstree.esm' }, createBoundedDecoderAlias()] },
  plugins: [
    react(),
    createHtmlPlaceholdersPlugin(),
    // The development server serves the source files of the scripts, and has no manifest.
    createClientAssetsPlugin(command === 'build' ? 'dist/client/.vite/manifest.json' : undefined),
    createBrandIconsPlugin(),
    createShareFontsPlugin(true),
    createNameFontsPlugin(),
    createHeadlineFontPlugin(),
    createCommonPasswordsPlugin(),
    cloudflare({ configPath: '../wrangler.toml', viteEnvironment: { name: 'worker' }, ...(command === 'serve' && readDevWorkerOptions()) }),
  ],
  build: { outDir: '../dist', emptyOutDir: true },
  // Web workers are modules, so that the one that reads uploaded files loads the spreadsheet library only when it needs it.
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        manifest: true,
        // The chat on a card is opened by few visitors, so the script that every visitor loads does not list the files it needs.
        modulePreload: { resolveDependencies: (file, needed) => (file.includes(CHAT_PANEL_NAME) ? [] : needed) },
        rollupOptions: {
          // Calls of these functions may be removed if unused. Otherwise an unused zod schema would keep zod in the bundle.
          treeshake: {
            manualPureFunctions: ['z', 'createSingleLineSchema', 'createMultiLineSchema', 'toNullableTextSchema'],
            // Modules of the folder schema/ have no side effects, so the bundler may leave out those that are not used.
            moduleSideEffects: [{ test: /\/schema\//, sideEffects: false }],
          },
          output: {
            codeSplitting: {
              groups: [
                // Vite's function for lazy imports and a few constants, which the script of a card loads, too. Without these two groups,
                // the bundler adds modules of the app, or makes a file of each module.
                {
                  name: 'visitor-pages',
                  test: /vite\/preload-helper|\/schema\/(?:product|show|sign-in)\./,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'card-start',
                  test: /\/web\/card\/(?:client\/fonts|font-ranges|words\/en-start)\.|\/schema\/card-language\./,
                  includeDependenciesRecursively: false,
                },
                // React is a file of its own, because the app and the chat on a card share it.
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
                // The chat on a card needs this module, and nothing else of the app's.
                { name: 'viewport-insets', test: /\/web\/ui\/viewport-insets\./, includeDependenciesRecursively: false },
                // One chunk instead of several tiny ones, which the bundler makes because some pages use only some of these modules.
                {
                  name: 'dialogs',
                  test: /\/web\/(?:ui\/(?:(?:confirm-)?dialog|use-modal|viewport-insets)|editing\/(?:load-error-boundary|reorder))\./,
                  includeDependenciesRecursively: false,
                },
                // Both editors and the sender of queued saves use these modules.
                {
                  name: 'editing',
                  test: /\/web\/editing\/(?:use-editing|use-save-retries|draft|stored-draft|save-card|compare-fields|save-alerts|restored-card-draft-alert|join-entries|in-progress|other-drafts)\./,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'small-icons',
                  test: /\/lucide-react\/dist\/esm\/icons\/(?:check|eye|info|map-pin|palette|pencil|plus|x)\./,
                  includeDependenciesRecursively: false,
                },
                { name: 'cards', test: /\/web\/lib\/(?:cards|use-call|stored-time)\./, includeDependenciesRecursively: false },
                // The form on a card must not load the app's shared modules.
                { name: 'lead-form', test: /\/schema\/(?:lead-form|own-value)\./, includeDependenciesRecursively: false },
                // Rules without validators, which pages with and without zod use.
                { name: 'rules', test: /\/schema\/(?:email|level|one-line|user-rules)\./, includeDependenciesRecursively: false },
                // Only pages that name new users load this one.
                { name: 'username', test: /\/schema\/username\./, includeDependenciesRecursively: false },
                // What every page of the app loads compresses best as one file.
                {
                  name: 'base',
                  test: /\/node_modules\/(?:@radix-ui|@floating-ui|swr|dequal|wouter|regexparam|use-sync-external-store)\/|\/web\/(?:ui|lib)\/|\/schema\/session\./,
                  minShareCount: 16,
                  includeDependenciesRecursively: false,
                },
                // Modules that nine or more pages and lazy parts use. As files of their own, most of them had less than 600 bytes, and each
                // page asked for some ten more of them. The module with validators is left out, because many pages load no zod.
                {
                  name: 'shared',
                  test: /\/web\/(?:ui|lib)\/|\/schema\/(?!text\.)|\/lucide-react\//,
                  minShareCount: 9,
                  includeDependenciesRecursively: false,
                },
                { name: 'panel', test: /\/web\/ui\/(?:panel|badge)\./, includeDependenciesRecursively: false },
              ],
            },
          },
          input: {
            app: 'web/index.html',
            card: `web/${CARD_SCRIPT_ENTRY}`,
            map: `web/${MAP_SCRIPT_ENTRY}`,
            show: `web/${SHOW_SCRIPT_ENTRY}`,
            landing: `web/${LANDING_SCRIPT_ENTRY}`,
          },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      await builder.build(builder.environments['client']!)
      await builder.build(builder.environments['worker']!)
      moveWorkerPictures()
      await buildServiceWorker(import.meta.dirname)
    },
  },
}))
