// `npm run dev` serves the source files. A saved component changes in the open browser, and a saved module of the worker is used from the
// next request on. The first start puts the demo data into a store of its own.
import { join } from 'node:path'
import { createServer } from 'vite'
import { prepareLocalStore } from './local/prepare-store.ts'
import { checkPortIsFree, readServerSettings } from './local/settings.ts'

const { host, port, stateDir, bindings } = readServerSettings()
await checkPortIsFree({ host, port })
const storeFolder = join(stateDir, 'dev')
// The Vite plugin adds the folder "v3" to the path of its store.
await prepareLocalStore({ port, bindings, persist: join(storeFolder, 'v3') })

process.env['DEV_SERVER'] = JSON.stringify({ store: storeFolder, vars: bindings })
const server = await createServer({
  server: { host, port, strictPort: true },
  // Vite looks for dependencies in these modules, so that it does not find them one by one and reload the page each time.
  optimizeDeps: { entries: ['main.tsx', 'features/**/*-page.tsx', 'features/landing/main.ts', 'card/client/*.ts'] },
})
await server.listen()
console.log(`The sources are served at http://localhost:${port}. Stop with Ctrl-C.`)
