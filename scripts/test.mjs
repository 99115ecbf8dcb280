// `npm test`: installs what is missing, a browser included, and runs every check.
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { NODE, ROOT, alone, fail, install, run } from './prepare.mjs'

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return isProgram(named) ? named : fail(`CHROMIUM_PATH names ${named}, which cannot be run.`)
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram)
}

/** The path of a Chromium, from the system's packages where none is installed. */
async function chromium() {
  const present = findChromium()
  if (present) return present
  const advice = 'No Chromium was found; install one, or name it in CHROMIUM_PATH.'
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) fail(advice)
  console.log('Installing Chromium for the browser tests…')
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { code, output } = await run('apt-get', args, {
      label: 'still installing Chromium',
      quiet: true,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (code !== 0) fail(`${output}\n${advice}`)
  }
  return findChromium() ?? fail(advice)
}

await alone(install)
process.env.CHROMIUM_PATH = await chromium()
const { code } = await run(NODE, ['scripts/check.mjs', ...process.argv.slice(2)], {
  env: { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}` },
})
process.exit(code)
