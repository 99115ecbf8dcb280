import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Chromium without a browser's own windows: it runs the browser tests in three quarters of the time. */
export const SHELL = 'chromium-headless-shell'

/** True when there is a file at `path` that may be run. */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The path of the first of these programs that is installed. */
export function findProgram(...names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/**
 * The path of a Chromium: what `CHROMIUM_PATH` names, else what is installed, the shell first. Throws when `CHROMIUM_PATH`
 * names no program; undefined when there is none.
 */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH']
  if (named && !isProgram(named)) throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`)
  return named || findProgram(SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')
}
