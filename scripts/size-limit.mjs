// Configuration of size-limit: the largest compressed size of the scripts of each page.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY_ROOT } from './prepare.mjs'

const BROWSER_BUILD_FOLDER = join(REPOSITORY_ROOT, 'dist/client')
const BUILD_MANIFEST = JSON.parse(readFileSync(join(BROWSER_BUILD_FOLDER, '.vite/manifest.json'), 'utf8'))

function listStartupScripts(...entries) {
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    if (!BUILD_MANIFEST[key]) throw new Error(`The build has no ${key}; scripts/size-limit.mjs names an entry that is gone`)
    for (const imported of BUILD_MANIFEST[key].imports ?? []) visit(imported)
  }
  entries.forEach(visit)
  return [...seen].map((key) => join(BROWSER_BUILD_FOLDER, BUILD_MANIFEST[key].file)).filter((path) => path.endsWith('.js'))
}

/** `loaded` are entries whose scripts the browser has already when it loads `entries`. */
function createSizeBudget(name, limit, entries, loaded = []) {
  const had = new Set(listStartupScripts(...loaded))
  return { name, limit, gzip: true, path: listStartupScripts(...entries).filter((path) => !had.has(path)) }
}
const APP_ENTRY = 'index.html'

export default [
  createSizeBudget('App, first load', '160 kB', [APP_ENTRY]),
  createSizeBudget('Dashboard, first load', '160 kB', [APP_ENTRY, 'features/dashboard/page.tsx']),
  createSizeBudget('Card editor, first load', '230 kB', [APP_ENTRY, 'features/card-editor/page.tsx']),
  createSizeBudget('Quick editor, first load', '203 kB', [APP_ENTRY, 'features/quick-editor/page.tsx']),
  createSizeBudget('Assistant configuration, first load', '207 kB', [APP_ENTRY, 'features/salesbot/page.tsx']),
  createSizeBudget('PWA settings, first load', '160 kB', [APP_ENTRY, 'features/pwa-settings/page.tsx']),
  createSizeBudget('User Management, first load', '160 kB', [APP_ENTRY, 'features/users/page.tsx']),
  createSizeBudget('Analytics, first load', '168 kB', [APP_ENTRY, 'features/analytics/page.tsx']),
  createSizeBudget('Account settings, first load', '162 kB', [APP_ENTRY, 'features/account/page.tsx']),
  createSizeBudget('User Guide, first load', '160 kB', [APP_ENTRY, 'features/guide/page.tsx']),
  createSizeBudget('Chat page, first load', '160 kB', [APP_ENTRY, 'features/chat/page.tsx']),
  createSizeBudget('Code editor, when its tab opens', '250 kB', [APP_ENTRY, 'ui/code-editor.tsx']),
  createSizeBudget('Public card', '8 kB', ['card/client/main.ts']),
  createSizeBudget('Form on a card, when it is used', '12.5 kB', ['card/client/form.ts']),
  createSizeBudget('Chat on a card, when it opens', '94 kB', ['card/client/assistant-panel.tsx'], ['card/client/main.ts']),
  createSizeBudget('Map of a card, before Google', '4 kB', ['card/client/map.ts']),
  createSizeBudget('Landing page', '6 kB', ['features/landing/main.ts']),
  createSizeBudget('Show mode of a card', '2 kB', ['card/client/show.ts']),
]
