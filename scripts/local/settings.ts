import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { parseEnv } from 'node:util'

/** Settings for the worker that are read from the environment or `.dev.vars`. The environment takes precedence. */
const WORKER_SETTINGS = [
  'APP_ORIGIN',
  'GOOGLE_MAPS_API_KEY',
  'MAIL_FROM',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_MODEL',
  'REGISTRATION',
  'VISITOR_ADDRESSES',
] as const

const SECRET_MIN = 32

export interface Settings {
  port: number
  host: string
  /** Absolute path of the local store. */
  stateDir: string
  /** Variables for the worker, which override those of wrangler.toml. */
  bindings: Record<string, string>
}

/** An invalid setting. The message is printed without a stack trace. */
export class SettingsError extends Error {}

function readVars(): Record<string, string | undefined> {
  const vars = existsSync('.dev.vars') ? parseEnv(readFileSync('.dev.vars', 'utf8')) : {}
  return { ...vars, ...Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')) }
}

/** Creates a folder and its parents. Node's recursive mkdir never returns for a path below /proc. */
function makeDir(path: string) {
  if (existsSync(path)) return
  makeDir(dirname(path))
  mkdirSync(path)
}

function writableDir(path: string): string {
  try {
    makeDir(path)
    accessSync(path, constants.W_OK | constants.X_OK)
    mkdirSync(join(path, 'outbox'), { recursive: true })
    return path
  } catch (error) {
    throw new SettingsError(
      `The folder ${path} cannot be written (${(error as NodeJS.ErrnoException).code}); set STATE_DIR to one that can.`,
    )
  }
}

/** The configured signing secret, or a random one that is stored with the local store. */
function sessionSecret(configured: string | undefined, stateDir: string): string {
  if (configured !== undefined) {
    if (configured.length < SECRET_MIN)
      throw new SettingsError(`SESSION_SECRET has ${configured.length} characters; it needs at least ${SECRET_MIN}.`)
    return configured
  }
  const path = join(stateDir, 'session-secret')
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600 })
  const stored = readFileSync(path, 'utf8').trim()
  if (stored.length < SECRET_MIN)
    throw new SettingsError(`The secret in ${path} is shorter than ${SECRET_MIN} characters; delete the file to get a new one.`)
  return stored
}

/** Reads PORT, HOST, STATE_DIR and the worker's settings. Throws a SettingsError when one is invalid. */
export function readSettings(): Settings {
  const vars = readVars()
  const port = Number(vars['PORT'] ?? 8787)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new SettingsError(`PORT must be a number from 1 to 65535, not "${vars['PORT']}".`)
  const stateDir = writableDir(resolve(vars['STATE_DIR'] ?? '.veebu/state'))
  const configured = WORKER_SETTINGS.flatMap((name) => (vars[name] === undefined ? [] : [[name, vars[name]] as const]))
  return {
    port,
    host: vars['HOST'] ?? '127.0.0.1',
    stateDir,
    bindings: {
      APP_ORIGIN: `http://localhost:${port}`,
      DEMO: 'yes',
      ...Object.fromEntries(configured),
      SESSION_SECRET: sessionSecret(vars['SESSION_SECRET'], stateDir),
    },
  }
}

/** Throws a SettingsError when the port cannot be listened on. */
export async function checkPort({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new SettingsError(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is in use; stop what listens there or set PORT to another.`
            : `Nothing can listen on ${host}:${port} (${error.code}); set HOST and PORT to an address of this machine.`,
        ),
      ),
    )
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()))
  })
}
