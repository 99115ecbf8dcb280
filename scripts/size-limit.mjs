// Configuration of size-limit: gzip budgets for the scripts that each page loads, according to the build's manifest.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './prepare.mjs'

const CLIENT = join(ROOT, 'dist/client')
const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8'))

/** Files of the scripts that a page needs to start: the entries and their static imports. */
function scripts(...entries) {
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    if (!manifest[key]) throw new Error(`The build has no ${key}; scripts/size-limit.mjs names an entry that is gone`)
    for (const imported of manifest[key].imports ?? []) visit(imported)
  }
  entries.forEach(visit)
  return [...seen].map((key) => join(CLIENT, manifest[key].file)).filter((path) => path.endsWith('.js'))
}

const budget = (name, limit, entries) => ({ name, limit, gzip: true, path: scripts(...entries) })
const APP = 'index.html'

export default [
  budget('App, first load', '160 kB', [APP]),
  budget('Dashboard, first load', '160 kB', [APP, 'features/dashboard/page.tsx']),
  budget('Card editor, first load', '230 kB', [APP, 'features/card-editor/page.tsx']),
  budget('Quick editor, first load', '190 kB', [APP, 'features/quick-editor/page.tsx']),
  budget('Analytics, first load', '160 kB', [APP, 'features/analytics/page.tsx']),
  budget('Code editor, when its tab opens', '250 kB', [APP, 'ui/code-editor.tsx']),
  budget('Public card', '8 kB', ['card/client/main.ts']),
  budget('Map of a card, before Google', '4 kB', ['card/client/map.ts']),
]
