import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'

/** Settings that environment variables or `.dev.vars` may set. */
const WORKER_SETTING_NAMES = [
  'APP_ORIGIN',
  'ASSISTANT',
  'GOOGLE_MAPS_API_KEY',
  'MAIL_FROM',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_MODEL',
  'OPERATOR_CONTACT',
  'OPERATOR_NAME',
  'PLAN_CHECKOUT_URLS',
  'REGISTRATION',
  'SECOND_FACTOR',
  'SHARE_IMAGES',
  'VAPID_PRIVATE_KEY',
  'VAPID_PUBLIC_KEY',
  'VIDEO_SITES_ORIGIN',
  'VISITOR_ADDRESSES',
] as const

const SESSION_SECRET_LENGTH_MIN = 32
const PushKeys = z.object({ VAPID_PUBLIC_KEY: z.string().length(87), VAPID_PRIVATE_KEY: z.string().length(43) })

export interface ServerSettings {
  port: number
  host: string
  /** The absolute path of the folder with database, files and mails. */
  stateDir: string
  /** These environment variables override those in wrangler.toml. */
  bindings: Record<string, string>
}

/** The message of this error is printed without a stack trace. */
export class SettingsError extends Error {}

function readSettingVariables(): Record<string, string | undefined> {
  const vars = existsSync('.dev.vars') ? parseEnv(readFileSync('.dev.vars', 'utf8')) : {}
  return { ...vars, ...Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')) }
}

/** For a path below /proc, Node's own recursive mkdir never returns. */
function makeFolderWithParents(path: string) {
  if (existsSync(path)) return
  makeFolderWithParents(dirname(path))
  mkdirSync(path)
}

function prepareWritableFolder(path: string): string {
  try {
    makeFolderWithParents(path)
    accessSync(path, constants.W_OK | constants.X_OK)
    mkdirSync(join(path, 'outbox'), { recursive: true })
    return path
  } catch (error) {
    throw new SettingsError(
      `The folder ${path} cannot be written (${(error as NodeJS.ErrnoException).code}); set STATE_DIR to one that can.`,
    )
  }
}

/** Returns the configured secret, or a random one that is kept in a file. */
function readSessionSecret(configured: string | undefined, stateDir: string): string {
  if (configured !== undefined) {
    if (configured.length < SESSION_SECRET_LENGTH_MIN)
      throw new SettingsError(`SESSION_SECRET has ${configured.length} characters; it needs at least ${SESSION_SECRET_LENGTH_MIN}.`)
    return configured
  }
  const path = join(stateDir, 'session-secret')
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600 })
  const stored = readFileSync(path, 'utf8').trim()
  if (stored.length < SESSION_SECRET_LENGTH_MIN)
    throw new SettingsError(
      `The secret in ${path} is shorter than ${SESSION_SECRET_LENGTH_MIN} characters; delete the file to get a new one.`,
    )
  return stored
}

/**
 * Returns the keys for notifications about leads, if none is configured. They are made once, because browsers that subscribed know the
 * public one.
 */
function readPushKeys(configured: (string | undefined)[], stateDir: string): Record<string, string> {
  if (configured.some((key) => key !== undefined)) return {}
  const path = join(stateDir, 'vapid-keys.json')
  if (!existsSync(path)) {
    const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
    const point = Buffer.concat([Buffer.of(4), Buffer.from(jwk.x!, 'base64url'), Buffer.from(jwk.y!, 'base64url')])
    const keys = { VAPID_PUBLIC_KEY: point.toString('base64url'), VAPID_PRIVATE_KEY: jwk.d! }
    writeFileSync(path, JSON.stringify(keys), { mode: 0o600 })
  }
  const text = readFileSync(path, 'utf8')
  try {
    return PushKeys.parse(JSON.parse(text))
  } catch {
    throw new SettingsError(`The file ${path} does not hold the keys for notifications; delete it to get new ones.`)
  }
}

export function readServerSettings(): ServerSettings {
  const vars = readSettingVariables()
  const port = Number(vars['PORT'] ?? 8787)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new SettingsError(`PORT must be a number from 1 to 65535, not "${vars['PORT']}".`)
  const stateDir = prepareWritableFolder(resolve(vars['STATE_DIR'] ?? '.veebu/state'))
  const configured = WORKER_SETTING_NAMES.flatMap((name) => (vars[name] === undefined ? [] : [[name, vars[name]] as const]))
  return {
    port,
    host: vars['HOST'] ?? '127.0.0.1',
    stateDir,
    bindings: {
      APP_ORIGIN: `http://localhost:${port}`,
      DEMO: 'yes',
      ...readPushKeys([vars['VAPID_PUBLIC_KEY'], vars['VAPID_PRIVATE_KEY']], stateDir),
      ...Object.fromEntries(configured),
      SESSION_SECRET: readSessionSecret(vars['SESSION_SECRET'], stateDir),
    },
  }
}

export async function checkPortIsFree({ host, port }: Pick<ServerSettings, 'host' | 'port'>): Promise<void> {
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
