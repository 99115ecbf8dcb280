// `npm test`: installs what is missing, a browser included, and runs every check.
import { execFileSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { SHELL, findChromium, findProgram, isProgram } from './local/chromium.mjs'
import { NODE, ROOT, withLock, fail, install, run } from './prepare.mjs'

/**
 * False if Arial would be replaced by a font with other letter widths. Browser tests measure how much the layout shifts when a theme's
 * fonts load, which depends on the fallback font.
 */
function hasArial() {
  try {
    return /Arial|Liberation Sans|Arimo/.test(execFileSync('fc-match', ['--format', '%{family}', 'Arial'], { encoding: 'utf8' }))
  } catch {
    // Without fontconfig, this is a desktop system with its own fonts.
    return true
  }
}

const canInstall = () => process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')

/** The error output of apt-get, or null if it succeeded. */
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

/** The path of a Chromium. If it or its standard fonts are missing, they are installed from the system's packages. */
async function chromium() {
  if (canInstall()) {
    const faces = hasArial() ? [] : ['fonts-liberation']
    const missing = [...(process.env.CHROMIUM_PATH || findProgram(SHELL) ? [] : [SHELL]), ...faces]
    // Not every distribution has a separate package for the headless shell.
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
