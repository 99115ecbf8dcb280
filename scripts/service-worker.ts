import { join } from 'node:path'
import { build } from 'vite'
import { injectManifest } from 'workbox-build'
import { APP_SHELL_PATH, SERVICE_WORKER_PATH } from '../schema/offline.ts'

/** Files that the service worker stores when it is installed. Fonts of themes are large, so they are stored when they are used. */
const APP_FILE_PATTERNS = ['index.html', 'theme.js', 'favicon.svg', 'icons/icon-192.png', 'assets/*.{js,css}', 'assets/geist-*.woff2']
/** Spreadsheet code is left out: it is large, and an upload needs the network anyway. */
const UPLOAD_FILE_PATTERNS = ['assets/read-{file,spreadsheet}*.js']
const STORED_FILE_BYTES_MAX = 1_000_000

/** The browser build must be finished before the service worker is built. */
export async function buildServiceWorker(root: string): Promise<void> {
  const clientFolder = join(root, 'dist/client')
  const bundleFolder = join(root, 'dist/service-worker')
  const name = SERVICE_WORKER_PATH.slice(1)
  await build({
    configFile: false,
    root: join(root, 'web'),
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: bundleFolder,
      emptyOutDir: true,
      modulePreload: false,
      rollupOptions: {
        input: join(root, 'web/service-worker/main.ts'),
        output: { entryFileNames: name, format: 'iife' },
      },
    },
  })
  const { warnings } = await injectManifest({
    swSrc: join(bundleFolder, name),
    swDest: join(clientFolder, name),
    globDirectory: clientFolder,
    globPatterns: APP_FILE_PATTERNS,
    globIgnores: UPLOAD_FILE_PATTERNS,
    maximumFileSizeToCacheInBytes: STORED_FILE_BYTES_MAX,
    dontCacheBustURLsMatching: /^assets\//,
    // The server redirects /index.html, and browsers refuse to open a page from a redirected response. So the file is stored under another
    // path.
    manifestTransforms: [
      (files) => ({
        manifest: files.map((file) => (file.url === 'index.html' ? { ...file, url: APP_SHELL_PATH } : { ...file, url: `/${file.url}` })),
      }),
    ],
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
}
