import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Log, LogLevel, Miniflare, type MiniflareOptions, type V4WorkerOptions, convertV4MiniflareOptions } from 'miniflare'

const DIR = 'dist/worker'
const MODULE_TYPES = { '.js': 'ESModule', '.mjs': 'ESModule', '.wasm': 'CompiledWasm', '.bin': 'Data', '.txt': 'Text' } as const

/** The built worker's modules, with the entry module first. */
function modules() {
  const found = readdirSync(DIR, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const type = MODULE_TYPES[extname(path) as keyof typeof MODULE_TYPES]
    return type ? [{ type, path: join(process.cwd(), DIR, path) }] : []
  })
  const main = join(process.cwd(), DIR, 'index.js')
  return found.sort((a, b) => Number(b.path === main) - Number(a.path === main))
}

const CONFIG = join(DIR, 'wrangler.json')
const CACHE = join(DIR, '.options.json')

/**
 * The built worker's options, as wrangler reads them from its configuration. They are cached in a file, because importing
 * wrangler takes almost a second.
 */
async function workerOptions(): Promise<V4WorkerOptions> {
  if (existsSync(CACHE) && statSync(CACHE).mtimeMs > statSync(CONFIG).mtimeMs) {
    const cached = JSON.parse(readFileSync(CACHE, 'utf8')) as V4WorkerOptions
    if (cached.rootPath === join(process.cwd(), DIR)) return cached
  }
  const { unstable_getMiniflareWorkerOptions } = await import('wrangler')
  const { modulesRules: _, ...options } = unstable_getMiniflareWorkerOptions(CONFIG).workerOptions as V4WorkerOptions & {
    modulesRules: unknown
  }
  writeFileSync(CACHE, JSON.stringify(options))
  return options as V4WorkerOptions
}

/** The `cf` properties of every local request. They are constant, so that no location service is called. */
export const LOCAL_CF = {
  colo: 'ZRH',
  country: 'CH',
  city: 'Zurich',
  region: 'Zurich',
  timezone: 'Europe/Zurich',
  continent: 'EU',
  asOrganization: 'Local',
}

export interface RuntimeOptions {
  host?: string
  /** 0 for any free port. */
  port: number
  /** Folder of the local D1, KV and R2; in memory by default. */
  persist?: string
  bindings: Record<string, string>
  log?: Log
  /** False leaves out the static files and their router, to measure the worker alone. */
  assets?: boolean
  /** False runs no queue consumer. */
  consumers?: boolean
  /** Adds a socket that bypasses the local proxy. */
  direct?: boolean
  /** Further workers on the same address, with their own routes. */
  beside?: V4WorkerOptions[]
}

/** Options of the local runtime for the built worker. */
async function runtimeOptions({
  host,
  port,
  persist,
  bindings,
  log,
  assets = true,
  consumers = true,
  direct = false,
  beside = [],
}: RuntimeOptions): Promise<MiniflareOptions> {
  const { assets: files, queueConsumers, ...rest } = await workerOptions()
  const worker: V4WorkerOptions = {
    ...rest,
    ...(assets && { assets: files }),
    ...(consumers && { queueConsumers }),
    ...(direct && { unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }] }),
    name: 'app',
    modules: modules(),
    modulesRoot: join(process.cwd(), DIR),
    bindings: { ...rest.bindings, ...bindings },
  }
  return convertV4MiniflareOptions({
    host,
    port,
    cf: LOCAL_CF,
    log: log ?? new Log(LogLevel.WARN),
    logRequests: false,
    ...(persist && { resourcePersistencePath: persist }),
    workers: [worker, ...beside],
  })
}

/** Starts the built worker on the local runtime and resolves once it answers. */
export async function startRuntime(options: RuntimeOptions): Promise<Miniflare> {
  const mf = new Miniflare(await runtimeOptions(options))
  await mf.ready
  return mf
}

/** Cron expressions of the built worker. */
export async function readCrons(): Promise<string[]> {
  return (await workerOptions()).cronTriggers ?? []
}
