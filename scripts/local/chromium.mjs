import { accessSync, constants } from 'node:fs'
import { basename, delimiter, join } from 'node:path'

/** Chromium without a user interface. It runs the tests in three quarters of the time that full Chromium takes. */
export const HEADLESS_SHELL_PROGRAM = 'chromium-headless-shell'

export const FULL_CHROMIUM_PROGRAM = 'chromium'
const OTHER_CHROMIUM_PROGRAMS = ['chromium-browser', 'google-chrome', 'google-chrome-stable']

export function isExecutableFile(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export function findProgramInPath(...names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutableFile)
}

/** Finds a Chromium that can install web apps, which the headless shell cannot. Returns undefined if there is none. */
export function findFullChromium() {
  const named = process.env['CHROMIUM_PATH']
  return named && !basename(named).includes('headless') ? named : findProgramInPath(FULL_CHROMIUM_PROGRAM, ...OTHER_CHROMIUM_PROGRAMS)
}

/** Finds the browser that `CHROMIUM_PATH` names, or an installed Chromium. Returns undefined if there is none. */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH']
  if (named && !isExecutableFile(named)) throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`)
  return named || findProgramInPath(HEADLESS_SHELL_PROGRAM, FULL_CHROMIUM_PROGRAM, ...OTHER_CHROMIUM_PROGRAMS)
}
