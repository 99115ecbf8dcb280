import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface LoadTestRequest {
  url: URL
  /** A request with a body is a POST, any other a GET. */
  body?: string
  headers?: Record<string, string>
  /** Sends each request from another address, because the events of one address are limited. */
  changesAddress?: boolean
  status: number
}

const toAddress = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
let lastAddress = 0

const isWrkInstalled = () => {
  try {
    execFileSync('wrk', ['--version'], { stdio: 'ignore' })
    return true
  } catch (error) {
    // `wrk --version` exits with code 1 even if wrk is installed.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT'
  }
}

export const LOAD_GENERATOR_NAME = isWrkInstalled() ? 'wrk' : 'closed loops on node:net'

function encodeHttpRequest({ url, body, headers = {}, changesAddress }: LoadTestRequest): Buffer {
  const head = [
    `${body === undefined ? 'GET' : 'POST'} ${url.pathname}${url.search} HTTP/1.1`,
    `Host: ${url.host}`,
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
    'Accept-Encoding: gzip, deflate, br',
  ]
  if (body !== undefined) head.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`)
  if (changesAddress) head.push(`CF-Connecting-IP: ${toAddress(++lastAddress)}`)
  for (const [name, value] of Object.entries(headers)) head.push(`${name}: ${value}`)
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body ?? ''}`)
}

/** Finds the end of the HTTP/1.1 response at the start of `data`; -1 while it is incomplete. */
function findResponseEnd(data: Buffer): number {
  const head = data.indexOf('\r\n\r\n')
  if (head < 0) return -1
  const headers = data.toString('latin1', 0, head).toLowerCase()
  const length = /\r\ncontent-length: (\d+)/.exec(headers)?.[1]
  if (length !== undefined) return data.length >= head + 4 + Number(length) ? head + 4 + Number(length) : -1
  if (!headers.includes('\r\ntransfer-encoding: chunked')) return head + 4
  const end = data.indexOf('\r\n0\r\n\r\n', head)
  return end < 0 ? -1 : end + 7
}

/** Sends requests one after another on one connection until `until` returns true. Resolves to the response times in ms. */
function sendRequestsInSequence(target: LoadTestRequest, until: (count: number) => boolean): Promise<number[]> {
  const first = encodeHttpRequest(target)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: target.url.hostname, port: Number(target.url.port), noDelay: true })
    const times: number[] = []
    let chunks: Buffer[] = []
    let sent = 0
    const send = () => {
      sent = performance.now()
      socket.write(target.changesAddress ? encodeHttpRequest(target) : first)
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      const data = chunks.length === 1 ? chunk : Buffer.concat(chunks)
      if (findResponseEnd(data) < 0) {
        chunks = [data]
        return
      }
      chunks = []
      const status = Number(data.toString('latin1', 9, 12))
      if (status !== target.status)
        return void socket.destroy(new Error(`${target.url.pathname} answered ${status} instead of ${target.status}`))
      times.push(performance.now() - sent)
      if (until(times.length)) {
        socket.end()
        return resolve(times)
      }
      send()
    })
  })
}

const WRK_ADDRESSES = `local n = math.random(0, 16777215)
function request()
  n = n + 1
  wrk.headers["CF-Connecting-IP"] = string.format("10.%d.%d.%d", math.floor(n / 65536) % 256, math.floor(n / 256) % 256, n % 256)
  return wrk.format()
end
`

async function measureWithWrk(
  { url, body, headers = {}, changesAddress, status }: LoadTestRequest,
  connections: number,
  seconds: number,
): Promise<number> {
  const script = join(mkdtempSync(join(tmpdir(), 'bench-')), 'request.lua')
  writeFileSync(
    script,
    `${body === undefined ? '' : `wrk.method = "POST"\nwrk.body = [[${body}]]\nwrk.headers["Content-Type"] = "application/json"\n`}wrk.headers["Accept-Encoding"] = "gzip, deflate, br"
wrk.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0"
${Object.entries(headers)
  .map(([name, value]) => `wrk.headers["${name}"] = "${value}"\n`)
  .join('')}${changesAddress ? WRK_ADDRESSES : ''}bad = 0
function response(s) if s ~= ${status} then bad = bad + 1 end end
local threads = {}
function setup(thread) table.insert(threads, thread) end
function done() local n = 0 for _, t in ipairs(threads) do n = n + t:get("bad") end print("bad " .. n) end
`,
  )
  const { stdout } = await promisify(execFile)('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, url.href])
  const bad = Number(/^bad (\d+)/m.exec(stdout)?.[1])
  if (bad !== 0) throw new Error(`${url.pathname} answered ${bad} times with something else than ${status}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

/** Returns responses per second. Throws if a response has an unexpected status. */
export async function measureRequestRate(target: LoadTestRequest, connections: number, seconds: number): Promise<number> {
  if (LOAD_GENERATOR_NAME === 'wrk') return measureWithWrk(target, connections, seconds)
  const started = performance.now()
  const end = started + seconds * 1000
  const loops = await Promise.all(Array.from({ length: connections }, () => sendRequestsInSequence(target, () => performance.now() >= end)))
  return loops.reduce((sum, times) => sum + times.length, 0) / ((performance.now() - started) / 1000)
}

export async function measureMedianLatency(target: LoadTestRequest, count: number): Promise<number> {
  return medianOf(await sendRequestsInSequence(target, (done) => done >= count))
}

export function medianOf(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]!
}
