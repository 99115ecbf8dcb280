// This module runs before npm packages are installed, so it may import only modules that Node 20 has.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const REPOSITORY_ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
export const NODE_PROGRAM_PATH = join(REPOSITORY_ROOT, 'node_modules/.bin/node')
const LOCK_FILE_PATH = join(REPOSITORY_ROOT, '.veebu/prepare.lock')
const BUILD_HASH_PATH = join(REPOSITORY_ROOT, 'dist/.sources')
const BUILD_SOURCE_PATHS = ['web', 'worker', 'schema', 'vite.config.ts', 'wrangler.toml', 'package-lock.json']

export function exitWithError(message) {
  console.error(message)
  process.exit(1)
}

const runningCommands = new Set()
let isStopping = false

/** Ends the running commands, and kills those that take longer than 1.5 seconds. Nothing that waits for a command goes on. */
export async function stopRunningCommands() {
  isStopping = true
  const children = [...runningCommands]
  for (const child of children) child.kill()
  await Promise.race([Promise.allSettled(children.map((child) => once(child, 'close'))), wait(1500)])
  for (const child of children) child.kill('SIGKILL')
}

/** Runs a command. With `quiet`, its output is returned instead of printed. With `label`, a line every ten seconds shows progress. */
export function runCommand(command, args, { label, quiet = false, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const started = Date.now()
    const child = spawn(command, args, { cwd: REPOSITORY_ROOT, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
    runningCommands.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))
    const seconds = () => Math.round((Date.now() - started) / 1000)
    const timer = label && setInterval(() => console.log(`  … ${label} (${seconds()} s)`), 10_000)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      clearInterval(timer)
      runningCommands.delete(child)
      if (!isStopping) resolve({ code: code ?? (signal ? 1 : 0), output, seconds: seconds() })
    })
  })
}

function isProcessRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Runs work under a lock file, so that two processes never build the same folder at once. */
export async function runUnderLock(work) {
  try {
    mkdirSync(dirname(LOCK_FILE_PATH), { recursive: true })
  } catch (error) {
    exitWithError(`The folder ${dirname(LOCK_FILE_PATH)} cannot be written (${error.code}).`)
  }
  for (let waited = false; ; waited = true) {
    try {
      writeFileSync(openSync(LOCK_FILE_PATH, 'wx'), String(process.pid))
      break
    } catch (error) {
      if (error.code !== 'EEXIST') exitWithError(`The folder ${dirname(LOCK_FILE_PATH)} cannot be written (${error.code}).`)
      const holder = lockHolderOf(LOCK_FILE_PATH)
      if (holder === null) continue
      if (!isProcessRunning(holder)) rmSync(LOCK_FILE_PATH, { force: true })
      else if (!waited) console.log('Waiting for another start of this clone to finish its build…')
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  try {
    return await work()
  } finally {
    rmSync(LOCK_FILE_PATH, { force: true })
  }
}

/**
 * Returns the process that holds the lock; null if the lock was just deleted. A lock that is empty for five seconds counts as abandoned:
 * its owner ended before writing its id.
 */
function lockHolderOf(path) {
  try {
    const pid = Number(readFileSync(path, 'utf8'))
    if (pid > 0) return pid
    return Date.now() - statSync(path).mtimeMs > 5000 ? 2 ** 30 : process.pid
  } catch {
    return null
  }
}

function areDependenciesInstalled() {
  try {
    const locked = JSON.parse(readFileSync(join(REPOSITORY_ROOT, 'package-lock.json'), 'utf8')).packages
    const installed = JSON.parse(readFileSync(join(REPOSITORY_ROOT, 'node_modules/.package-lock.json'), 'utf8')).packages
    return (
      existsSync(NODE_PROGRAM_PATH) &&
      Object.keys({ ...locked[''].dependencies, ...locked[''].devDependencies }).every((name) =>
        existsSync(join(REPOSITORY_ROOT, 'node_modules', name)),
      ) &&
      Object.entries(locked).every(([path, { version, optional, devOptional }]) => {
        if (path === '') return true
        return installed[path] ? installed[path].version === version : Boolean(optional || devOptional)
      })
    )
  } catch {
    return false
  }
}

export async function installDependencies() {
  if (areDependenciesInstalled()) return
  console.log('Installing dependencies (a minute or two on a first start)…')
  // npm replaces node_modules, so it must not run on the Node program in that folder.
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.includes(`${sep}node_modules${sep}.bin`))
  const env = { ...process.env, PATH: path.join(delimiter) }
  // `npm ci` fails if the lock file lacks optional packages of other platforms.
  const { code, seconds } = await runCommand('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    label: 'still installing',
    env,
  })
  if (code !== 0) exitWithError('The dependencies could not be installed; npm says why above.')
  console.log(`Dependencies installed in ${seconds} s.`)
}

function hashBuildSources() {
  const hash = createHash('sha256')
  const add = (path) => {
    const full = join(REPOSITORY_ROOT, path)
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) if (!name.startsWith('.')) add(`${path}/${name}`)
    } else if (!/\.test\.tsx?$/.test(path) && !/^web\/(e2e|test)\//.test(path)) {
      hash.update(path).update('\0').update(readFileSync(full)).update('\0')
    }
  }
  for (const path of BUILD_SOURCE_PATHS) add(path)
  return hash.digest('hex')
}

export async function buildIfChanged() {
  const hash = hashBuildSources()
  if (existsSync(BUILD_HASH_PATH) && readFileSync(BUILD_HASH_PATH, 'utf8') === hash) return
  console.log('Building…')
  rmSync(BUILD_HASH_PATH, { force: true })
  const { code, output, seconds } = await runCommand(NODE_PROGRAM_PATH, ['node_modules/vite/bin/vite.js', 'build'], {
    label: 'still building',
    quiet: true,
    // Vitest, which also starts this build, sets NODE_ENV to `test`. With that value, React would be built for development.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code !== 0) {
    console.error(output)
    exitWithError('The build failed; the reason stands above.')
  }
  writeFileSync(BUILD_HASH_PATH, hash)
  console.log(`Built in ${seconds} s.`)
}
