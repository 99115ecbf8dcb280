// Finds Chromium for the browser tests. If it is missing, installs it with apt-get.
import { execFileSync } from 'node:child_process'
import { exitWithError, runCommand } from './prepare.mjs'
import {
  FULL_CHROMIUM_PROGRAM,
  HEADLESS_SHELL_PROGRAM,
  findChromium,
  findFullChromium,
  findProgramInPath,
  isExecutableFile,
} from './local/chromium.mjs'

/** Arial must be installed, because browser tests measure layout shifts when a web font replaces it. */
function hasArialMetrics() {
  try {
    return /Arial|Liberation Sans|Arimo/.test(execFileSync('fc-match', ['--format', '%{family}', 'Arial'], { encoding: 'utf8' }))
  } catch {
    // If fc-match is missing, the system is a desktop system, which has Arial.
    return true
  }
}

const canInstallSystemPackages = () => process.getuid?.() === 0 && isExecutableFile('/usr/bin/apt-get')

async function installAptPackages(packages) {
  console.log(`Installing ${packages.join(' and ')} for the browser tests…`)
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { code, output } = await runCommand('apt-get', args, {
      label: `still installing ${packages.join(' and ')}`,
      quiet: true,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (code !== 0) return output
  }
  return null
}

/** Resolves to the path of Chromium. Exits the process if there is none. */
export async function findOrInstallChromium() {
  if (canInstallSystemPackages()) {
    const faces = hasArialMetrics() ? [] : ['fonts-liberation']
    const fullChromium = () => (findFullChromium() ? [] : [FULL_CHROMIUM_PROGRAM])
    const shell = process.env.CHROMIUM_PATH || findProgramInPath(HEADLESS_SHELL_PROGRAM) ? [] : [HEADLESS_SHELL_PROGRAM]
    const missing = [...shell, ...fullChromium(), ...faces]
    // Some Linux distributions have no package for the headless shell.
    if (missing.length > 0 && (await installAptPackages(missing)) !== null) {
      const instead = [...fullChromium(), ...faces]
      const failure = instead.length > 0 ? await installAptPackages(instead) : null
      // Only tests that install the app need the full Chromium; without it they are skipped.
      if (failure !== null && !findChromium()) exitWithError(failure)
    }
  }
  const path = findChromium() ?? exitWithError('No Chromium was found; install one, or name it in CHROMIUM_PATH.')
  if (!hasArialMetrics())
    console.log('There is no Arial, nor a face as wide: browser tests of typefaces may fail. Install Liberation Sans.')
  return path
}
