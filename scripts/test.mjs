// `npm test`: installs what is missing, a browser included, and runs every check.
import { execFileSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { SHELL, findChromium, findProgram, isProgram } from './local/chromium.mjs'
import { NODE, ROOT, withLock, fail, install, run } from './prepare.mjs'

/**
 * False where a page's Arial would be drawn in a face of other widths. Browser tests measure what moves when a theme's own
 * faces come, which depends on the face that stands in for them.
 */
function hasArial() {
  try {
    return /Arial|Liberation Sans|Arimo/.test(execFileSync('fc-match', ['--format', '%{family}', 'Arial'], { encoding: 'utf8' }))
  } catch {
    // No fontconfig: a desktop system with faces of its own.
    return true
  }
}

const canInstall = () => process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')

/** What apt-get said where it failed, else null. */
async function aptInstall(packages) {
  console.log(`Installing ${packages.join(' and ')} for the browser tests…`)
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { code, output } = await run('apt-get', args, {
      label: `still installing ${packages.join(' and ')}`,
      quiet: true,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (code !== 0) return output
  }
  return null
}

/** The path of a Chromium, which is installed with its standard faces from the system's packages where they are missing. */
async function chromium() {
  if (canInstall()) {
    const faces = hasArial() ? [] : ['fonts-liberation']
    const missing = [...(process.env.CHROMIUM_PATH || findProgram(SHELL) ? [] : [SHELL]), ...faces]
    // Not every distribution packs the shell by itself.
    if (missing.length > 0 && (await aptInstall(missing)) !== null) {
      const instead = [...(findChromium() ? [] : ['chromium']), ...faces]
      const failure = instead.length > 0 ? await aptInstall(instead) : null
      if (failure !== null) fail(failure)
    }
  }
  const path = findChromium() ?? fail('No Chromium was found; install one, or name it in CHROMIUM_PATH.')
  if (!hasArial()) console.log('There is no Arial, nor a face as wide: browser tests of typefaces may fail. Install Liberation Sans.')
  return path
}

await withLock(install)
process.env.CHROMIUM_PATH = await chromium().catch((error) => fail(error.message))
const { code } = await run(NODE, ['scripts/check.mjs', ...process.argv.slice(2)], {
  env: { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}` },
})
process.exit(code)
