import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Chromium without a user interface. It runs the browser tests in three quarters of the time. */
export const SHELL = 'chromium-headless-shell'

/** True when the file at `path` exists and is executable. */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The path of the first of these programs that is found in PATH. */
export function findProgram(...names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/**
 * The path of Chromium: `CHROMIUM_PATH` if set, else an installed one, preferably the headless shell. Undefined when there is
 * none. Throws when `CHROMIUM_PATH` is not executable.
 */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH']
  if (named && !isProgram(named)) throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`)
  return named || findProgram(SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')
}
