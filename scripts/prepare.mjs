// Runs on the machine's Node (20 or newer) before dependencies are installed, so it may import only built-in modules.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, openSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
/** Node 24 from the npm package `node`. */
export const NODE = join(ROOT, 'node_modules/.bin/node')
const LOCK = join(ROOT, '.veebu/prepare.lock')
const STAMP = join(ROOT, 'dist/.sources')
/** Files and folders that the build depends on. */
const SOURCES = ['web', 'worker', 'schema', 'vite.config.ts', 'wrangler.toml', 'package-lock.json']

/** Prints a message and exits with code 1. */
export function fail(message) {
  console.error(message)
  process.exit(1)
}

/**
 * Runs a command and resolves to its exit code, run time in seconds and, with `quiet`, its captured output. With `label`, prints a
 * progress line every ten seconds.
 */
export function run(command, args, { label, quiet = false, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const started = Date.now()
    const child = spawn(command, args, { cwd: ROOT, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))
    const seconds = () => Math.round((Date.now() - started) / 1000)
    const timer = label && setInterval(() => console.log(`  … ${label} (${seconds()} s)`), 10_000)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      clearInterval(timer)
      resolve({ code: code ?? (signal ? 1 : 0), output, seconds: seconds() })
    })
  })
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Runs `work` under a lock file, so that two starts of the same clone do not build at the same time. */
export async function withLock(work) {
  try {
    mkdirSync(dirname(LOCK), { recursive: true })
  } catch (error) {
    fail(`The folder ${dirname(LOCK)} cannot be written (${error.code}).`)
  }
  for (let waited = false; ; waited = true) {
    try {
      writeFileSync(openSync(LOCK, 'wx'), String(process.pid))
      break
    } catch (error) {
      if (error.code !== 'EEXIST') fail(`The folder ${dirname(LOCK)} cannot be written (${error.code}).`)
      const holder = holderOf(LOCK)
      if (holder === null) continue
      if (!isRunning(holder)) rmSync(LOCK, { force: true })
      else if (!waited) console.log('Waiting for another start of this clone to finish its build…')
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  try {
    return await work()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

/**
 * Process id of the lock's holder; null when the lock was just released. While the file is still empty, the holder counts as running
 * (this process's id) for five seconds, then as gone (an id that no process has).
 */
function holderOf(path) {
  try {
    const pid = Number(readFileSync(path, 'utf8'))
    if (pid > 0) return pid
    return Date.now() - statSync(path).mtimeMs > 5000 ? 2 ** 30 : process.pid
  } catch {
    return null
  }
}

/** True when node_modules matches package-lock.json, according to npm's record of installed packages. */
function isInstalled() {
  try {
    const locked = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages
    const installed = JSON.parse(readFileSync(join(ROOT, 'node_modules/.package-lock.json'), 'utf8')).packages
    return (
      existsSync(NODE) &&
      Object.keys({ ...locked[''].dependencies, ...locked[''].devDependencies }).every((name) =>
        existsSync(join(ROOT, 'node_modules', name)),
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

/** Installs the dependencies of package-lock.json unless they are installed already. */
export async function install() {
  if (isInstalled()) return
  console.log('Installing dependencies (a minute or two on a first start)…')
  // npm replaces node_modules, so it must not run on the Node that is installed there.
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.includes(`${sep}node_modules${sep}.bin`))
  const env = { ...process.env, PATH: path.join(delimiter) }
  // Not `npm ci`: it fails when the lock file lacks optional binaries of other platforms.
  const { code, seconds } = await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    label: 'still installing',
    env,
  })
  if (code !== 0) fail('The dependencies could not be installed; npm says why above.')
  console.log(`Dependencies installed in ${seconds} s.`)
}

function hashSources() {
  const hash = createHash('sha256')
  const add = (path) => {
    const full = join(ROOT, path)
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) if (!name.startsWith('.')) add(`${path}/${name}`)
    } else if (!/\.test\.tsx?$/.test(path) && !path.startsWith('web/e2e/')) {
      hash.update(path).update('\0').update(readFileSync(full)).update('\0')
    }
  }
  for (const path of SOURCES) add(path)
  return hash.digest('hex')
}

/** Builds dist/ if its sources have changed since the last build. */
export async function build() {
  const hash = hashSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return
  console.log('Building…')
  rmSync(STAMP, { force: true })
  const { code, output, seconds } = await run(NODE, ['node_modules/vite/bin/vite.js', 'build'], { label: 'still building', quiet: true })
  if (code !== 0) {
    console.error(output)
    fail('The build failed; the reason stands above.')
  }
  writeFileSync(STAMP, hash)
  console.log(`Built in ${seconds} s.`)
}
