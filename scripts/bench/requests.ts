// `npm run bench` compares the requests per second of the built worker with a minimal worker on the same runtime.
import { Log, LogLevel, Miniflare, convertV4MiniflareOptions } from 'miniflare'
import { DEMO_OWNERS } from '../local/demo-cards.ts'
import { LOAD_GENERATOR_NAME, type LoadTestRequest, medianOf, measureMedianLatency, measureRequestRate } from './load-generator.ts'
import { LOCAL_CF_PROPERTIES } from '../local/runtime.ts'
import { startMeasuredRuntime } from './measured-runtime.ts'

const RUN_COUNT = 3
const SECONDS_PER_RUN = Number(process.env['BENCH_SECONDS'] ?? 5)
const CONNECTION_COUNT = 16
const VIEW_EVENT_BODY = JSON.stringify({ cardId: 1, viewId: 'a-view-of-the-benchmark-1' })

const BARE_WORKER_SOURCE = `export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url)
    if (pathname === '/text') return new Response('ok')
    if (pathname === '/kv') return new Response(await env.CARDS.get('key'))
    await env.EVENTS.send({ kind: 'view', id: 'a-view-of-the-benchmark-1', cardId: 1, at: Date.now(), ip: '127.0.0.1', ua: request.headers.get('user-agent') })
    return new Response(null, { status: 202 })
  },
}`

// There is no queue consumer, so that only the acceptance of requests is measured.
const bareWorkerRuntime = new Miniflare(
  convertV4MiniflareOptions({
    port: 0,
    cf: LOCAL_CF_PROPERTIES,
    log: new Log(LogLevel.WARN),
    logRequests: false,
    workers: [
      {
        name: 'app',
        modules: true,
        script: BARE_WORKER_SOURCE,
        compatibilityDate: '2026-10-01',
        compatibilityFlags: ['nodejs_compat'],
        kvNamespaces: { CARDS: { id: 'cards' } },
        queueProducers: { EVENTS: { queueName: 'events' } },
        unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
      },
    ],
  }),
)
await bareWorkerRuntime.ready
await (await bareWorkerRuntime.getKVNamespace('CARDS')).put('key', 'x'.repeat(4000))

const product = await startMeasuredRuntime({ assets: false, consumers: false, direct: true })

const bareWorkerUrl = await bareWorkerRuntime.unsafeGetDirectURL('app')
const productUrl = await product.runtime.unsafeGetDirectURL('app')
const measuredRequests = {
  text: { url: new URL('/text', bareWorkerUrl), status: 200 },
  card: { url: new URL(`/view/${DEMO_OWNERS[0]!.username}`, productUrl), status: 200 },
  kv: { url: new URL('/kv', bareWorkerUrl), status: 200 },
  queue: { url: new URL('/queue', bareWorkerUrl), body: VIEW_EVENT_BODY, changesAddress: true, status: 202 },
  event: { url: new URL('/api/card-views', productUrl), body: VIEW_EVENT_BODY, changesAddress: true, status: 202 },
} satisfies Record<string, LoadTestRequest>
type RequestName = keyof typeof measuredRequests
const REQUEST_NAMES = Object.keys(measuredRequests) as RequestName[]

console.log(`${RUN_COUNT} runs of ${SECONDS_PER_RUN} s, ${CONNECTION_COUNT} connections, ${LOAD_GENERATOR_NAME}; requests a second`)
for (const name of REQUEST_NAMES) await measureRequestRate(measuredRequests[name], CONNECTION_COUNT, 1)
const requestRates = Object.fromEntries(REQUEST_NAMES.map((name) => [name, [] as number[]])) as Record<RequestName, number[]>
for (let run = 0; run < RUN_COUNT; run++) {
  const sums = Object.fromEntries(REQUEST_NAMES.map((name) => [name, 0])) as Record<RequestName, number>
  // Each run measures all routes in turn, so that a busy moment of the machine affects all of them.
  for (let second = 0; second < SECONDS_PER_RUN; second++)
    for (const name of REQUEST_NAMES) sums[name] += await measureRequestRate(measuredRequests[name], CONNECTION_COUNT, 1)
  for (const name of REQUEST_NAMES) requestRates[name].push(sums[name] / SECONDS_PER_RUN)
  console.log(`  run ${run + 1}  ${REQUEST_NAMES.map((name) => `${name} ${Math.round(requestRates[name][run]!)}`).join('  ')}`)
}
console.log('Medians')
for (const name of REQUEST_NAMES) {
  const p50 = await measureMedianLatency(measuredRequests[name], 1000)
  console.log(
    `  ${name.padEnd(6)} ${String(Math.round(medianOf(requestRates[name]))).padStart(6)} a second   p50 on one connection ${p50.toFixed(2)} ms`,
  )
}

let missedTargetCount = 0
for (const [what, part, whole, target] of [
  ['card / bare text', 'card', 'text', 0.6],
  ['card / bare KV read', 'card', 'kv', 0],
  ['event / bare queue send', 'event', 'queue', 0.75],
] as const) {
  const ratio = medianOf(requestRates[part].map((rate, run) => rate / requestRates[whole][run]!))
  if (ratio < target) missedTargetCount++
  console.log(`  ${what.padEnd(24)} ${ratio.toFixed(2)}${target ? `   (at least ${target}: ${ratio >= target ? 'met' : 'MISSED'})` : ''}`)
}
await Promise.all([bareWorkerRuntime.dispose(), product.stop()])
process.exit(missedTargetCount === 0 ? 0 : 1)
