import { readdirSync, readFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { SERVICE_WORKER_PATH } from '../../schema/offline.ts'
import { isAppPagePath } from '../../schema/route.ts'

const BUILT_FILES_FOLDER = join(import.meta.dirname, '../../dist/client')
const TEXT_TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html; charset=utf-8' }
/** Text that only the second version of the app shows, on the dashboard. */
export const SECOND_VERSION_TEXT = 'Manage your cards, second version'
const FIRST_VERSION_TEXT = 'Manage your digital business cards'

/**
 * Makes a second version of the built app from the first one: all scripts and styles have other names, as after a change of all
 * of them, and the dashboard has another text. Returns the files by URL path.
 */
function buildSecondVersion(): Map<string, { type: string; body: string }> {
  const names = readdirSync(join(BUILT_FILES_FOLDER, 'assets')).filter((name) => extname(name) in TEXT_TYPES)
  const renamed = (name: string) => `${name.slice(0, -extname(name).length)}2${extname(name)}`
  const anyName = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const files = new Map<string, { type: string; body: string }>()
  for (const path of [...names.map((name) => `/assets/${name}`), '/index.html', SERVICE_WORKER_PATH]) {
    const text = readFileSync(join(BUILT_FILES_FOLDER, path), 'utf8')
      .replace(anyName, renamed)
      .replace(FIRST_VERSION_TEXT, SECOND_VERSION_TEXT)
    // A real build would also give the changed page another revision in the service worker's list.
    const body = path === SERVICE_WORKER_PATH ? text.replace(/("?revision"?:\s*"?)[0-9a-f]{4}/g, '$12222') : text
    files.set(path.replace(anyName, renamed).replace('/index.html', '/'), { type: TEXT_TYPES[extname(path)]!, body })
  }
  return files
}

/** `hanging`: requests get no answer. `failing`: every answer is a 503. */
type DeploymentState = 'first' | 'second' | 'stopped' | 'hanging' | 'failing'

/**
 * A server in front of the test server that can be stopped, and that can deploy a second version of the app, after which the first
 * version's files are gone. While it is stopped, the browser still reports a network (`navigator.onLine`).
 */
export async function startDeployment(target: string) {
  let state: DeploymentState = 'first'
  let held: { paths: RegExp; arrived: () => void; released: Promise<void> } | null = null
  let second: ReturnType<typeof buildSecondVersion> | undefined
  const forward = (req: IncomingMessage, res: ServerResponse) => {
    const passed = request(`${target}${req.url}`, { method: req.method, headers: req.headers }, (answer) => {
      res.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(res)
    })
    passed.on('error', () => res.destroy())
    req.pipe(passed)
  }
  const server = createServer(async (req, res) => {
    if (state === 'stopped') return void req.socket.destroy()
    if (state === 'hanging') return
    if (state === 'failing') return void res.writeHead(503, { 'content-type': 'application/json' }).end('{"message":"Down for a moment"}')
    if (held?.paths.test(req.url!)) {
      held.arrived()
      await held.released
    }
    const { pathname } = new URL(req.url!, target)
    if (state === 'first' || pathname.startsWith('/view/')) return forward(req, res)
    second ??= buildSecondVersion()
    const file = second.get(isAppPagePath(pathname) ? '/' : pathname)
    if (file) return void res.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache' }).end(file.body)
    if (/^\/assets\/.*\.(?:js|css)$/.test(pathname)) return void res.writeHead(404).end()
    forward(req, res)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    set: (next: DeploymentState) => {
      state = next
      if (next === 'stopped') server.closeAllConnections()
    },
    /** Holds the requests of these paths back. Resolves, once one has arrived, to a function that lets them continue. */
    hold: async (paths: RegExp) => {
      const arrived = Promise.withResolvers<void>()
      const released = Promise.withResolvers<void>()
      held = { paths, arrived: arrived.resolve, released: released.promise }
      await arrived.promise
      return released.resolve
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
