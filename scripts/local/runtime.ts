import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Log, LogLevel, Miniflare, type MiniflareOptions, type V4WorkerOptions, convertV4MiniflareOptions } from 'miniflare'

const BUILT_WORKER_FOLDER = 'dist/worker'
const MODULE_TYPE_BY_EXTENSION = { '.js': 'ESModule', '.mjs': 'ESModule', '.wasm': 'CompiledWasm', '.bin': 'Data', '.txt': 'Text' } as const

function listWorkerModules() {
  const found = readdirSync(BUILT_WORKER_FOLDER, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const type = MODULE_TYPE_BY_EXTENSION[extname(path) as keyof typeof MODULE_TYPE_BY_EXTENSION]
    return type ? [{ type, path: join(process.cwd(), BUILT_WORKER_FOLDER, path) }] : []
  })
  const main = join(process.cwd(), BUILT_WORKER_FOLDER, 'index.js')
  return found.sort((a, b) => Number(b.path === main) - Number(a.path === main))
}

const WRANGLER_CONFIG_PATH = join(BUILT_WORKER_FOLDER, 'wrangler.json')
const WORKER_OPTIONS_CACHE_PATH = join(BUILT_WORKER_FOLDER, '.options.json')

/** The options are cached in a file, because importing wrangler is slow. */
async function readWorkerOptions(): Promise<V4WorkerOptions> {
  if (existsSync(WORKER_OPTIONS_CACHE_PATH) && statSync(WORKER_OPTIONS_CACHE_PATH).mtimeMs > statSync(WRANGLER_CONFIG_PATH).mtimeMs) {
    const cached = JSON.parse(readFileSync(WORKER_OPTIONS_CACHE_PATH, 'utf8')) as V4WorkerOptions
    if (cached.rootPath === join(process.cwd(), BUILT_WORKER_FOLDER)) return cached
  }
  const { unstable_getMiniflareWorkerOptions } = await import('wrangler')
  const { modulesRules: _, ...options } = unstable_getMiniflareWorkerOptions(WRANGLER_CONFIG_PATH).workerOptions as V4WorkerOptions & {
    modulesRules: unknown
  }
  writeFileSync(WORKER_OPTIONS_CACHE_PATH, JSON.stringify(options))
  return options as V4WorkerOptions
}

/** The properties of `request.cf`. Without them, the runtime would ask a location service for each request. */
export const LOCAL_CF_PROPERTIES = {
  colo: 'ZRH',
  country: 'CH',
  city: 'Zurich',
  region: 'Zurich',
  timezone: 'Europe/Zurich',
  continent: 'EU',
  asOrganization: 'Local',
}

export interface LocalRuntimeOptions {
  host?: string
  /** Port 0 means any free port. */
  port: number
  /** Folder for database and files. By default they are in memory. */
  persist?: string
  bindings: Record<string, string>
  log?: Log
  assets?: boolean
  /** If false, messages stay in the queue. */
  consumers?: boolean
  /** If true, the worker also gets an address without the runtime's local proxy. */
  direct?: boolean
  /** More workers at the same address. Each has its own routes. */
  beside?: V4WorkerOptions[]
  /** Source of a module that is the worker's entry and imports the built worker as `./index.js`. */
  entry?: string
}

async function toMiniflareOptions({
  host,
  port,
  persist,
  bindings,
  log,
  assets = true,
  consumers = true,
  direct = false,
  beside = [],
  entry,
}: LocalRuntimeOptions): Promise<MiniflareOptions> {
  // Workers AI is not available locally. The model of OPENAI_API_KEY answers instead, or the guided assistant.
  const { assets: files, queueConsumers, ai: _, ...rest } = await readWorkerOptions()
  const entryPath = join(process.cwd(), BUILT_WORKER_FOLDER, 'entry-of-the-runtime.js')
  const worker: V4WorkerOptions = {
    ...rest,
    ...(assets && { assets: files }),
    ...(consumers && { queueConsumers }),
    ...(direct && { unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }] }),
    name: 'app',
    modules: [...(entry ? [{ type: 'ESModule' as const, path: entryPath, contents: entry }] : []), ...listWorkerModules()],
    modulesRoot: join(process.cwd(), BUILT_WORKER_FOLDER),
    bindings: { ...rest.bindings, ...bindings },
  }
  return convertV4MiniflareOptions({
    host,
    port,
    cf: LOCAL_CF_PROPERTIES,
    log: log ?? new Log(LogLevel.WARN),
    logRequests: false,
    ...(persist && { resourcePersistencePath: persist }),
    workers: [worker, ...beside],
  })
}

export async function startLocalRuntime(options: LocalRuntimeOptions): Promise<Miniflare> {
  const mf = new Miniflare(await toMiniflareOptions(options))
  await mf.ready
  return mf
}

export async function readCronExpressions(): Promise<string[]> {
  return (await readWorkerOptions()).cronTriggers ?? []
}
