// `npm run dev` serves the sources, so a saved component changes at once in the open browser. Its demo data is separate from that of `npm
// start`.
import { join } from 'node:path'
import { createServer } from 'vite'
import { prepareLocalStore } from './local/prepare-store.ts'
import { checkPortIsFree, readServerSettings } from './local/settings.ts'

const { host, port, stateDir, bindings } = readServerSettings()
await checkPortIsFree({ host, port })
const storeFolder = join(stateDir, 'dev')
// The Vite plugin adds "v3" to the path of its data folder.
await prepareLocalStore({ port, bindings, persist: join(storeFolder, 'v3') })

process.env['DEV_SERVER'] = JSON.stringify({ store: storeFolder, vars: bindings })
const server = await createServer({
  server: { host, port, strictPort: true },
  // If dependencies were not listed, Vite would find them one by one and reload the page each time.
  optimizeDeps: { entries: ['main.tsx', 'features/**/*page.tsx', 'features/landing/main.ts', 'card/client/*.ts'] },
})
await server.listen()
console.log(`The sources are served at http://localhost:${port}. Stop with Ctrl-C.`)
