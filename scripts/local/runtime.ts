import { readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Log, LogLevel, Miniflare, type MiniflareOptions, type V4WorkerOptions, convertV4MiniflareOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

const DIR = 'dist/worker'
const MODULE_TYPES = { '.js': 'ESModule', '.mjs': 'ESModule', '.wasm': 'CompiledWasm', '.bin': 'Data', '.txt': 'Text' } as const

/** The built worker's modules, the one that the runtime enters first. */
function modules() {
  const found = readdirSync(DIR, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const type = MODULE_TYPES[extname(path) as keyof typeof MODULE_TYPES]
    return type ? [{ type, path: join(process.cwd(), DIR, path) }] : []
  })
  const main = join(process.cwd(), DIR, 'index.js')
  return found.sort((a, b) => Number(b.path === main) - Number(a.path === main))
}

/** What the edge would say about a request; constant, since a local start asks nobody where it is. */
const LOCAL_CF = { colo: 'ZRH', country: 'CH', city: 'Zurich', region: 'Zurich', timezone: 'Europe/Zurich', continent: 'EU', asOrganization: 'Local' }

export interface RuntimeOptions {
  host?: string
  /** 0 lets the system choose. */
  port: number
  /** Folder of the local D1, KV and R2; without it they live in memory. */
  persist?: string
  bindings: Record<string, string>
  log?: Log
  /** Leaves the static files and their router out, as a measurement of the worker alone needs. */
  assets?: boolean
  /** Adds a socket that leads past the local proxy. */
  direct?: boolean
}

/** Options of the local runtime for the built worker, as wrangler reads them from its configuration. */
export function runtimeOptions({ host, port, persist, bindings, log, assets = true, direct = false }: RuntimeOptions): MiniflareOptions {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(DIR, 'wrangler.json'))
  const { assets: files, modulesRules: _, ...rest } = workerOptions as V4WorkerOptions
  const worker: V4WorkerOptions = {
    ...rest,
    ...(assets && { assets: files }),
    ...(direct && { unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }] }),
    name: 'app',
    modules: modules(),
    modulesRoot: join(process.cwd(), DIR),
    bindings: { ...(rest['bindings'] as Record<string, string>), ...bindings },
  }
  return convertV4MiniflareOptions({
    host,
    port,
    cf: LOCAL_CF,
    log: log ?? new Log(LogLevel.WARN),
    logRequests: false,
    ...(persist && { resourcePersistencePath: persist }),
    workers: [worker],
  })
}

export function startRuntime(options: RuntimeOptions): Miniflare {
  return new Miniflare(runtimeOptions(options))
}
