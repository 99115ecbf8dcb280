// `npm run bench`: compares the throughput of the built worker with minimal routes on the same runtime, without a proxy or request log.
import { Log, LogLevel, Miniflare, convertV4MiniflareOptions } from 'miniflare'
import { DEMO_OWNERS } from './local/demo-cards.ts'
import { GENERATOR, type LoadRequest, median, medianLatency, requestsPerSecond } from './local/load-generator.ts'
import { applyMigrations } from './local/migrations.ts'
import { LOCAL_CF, startRuntime } from './local/runtime.ts'
import { seed } from './local/seed.ts'

const RUNS = 3
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5)
const CONNECTIONS = 16
const BODY = JSON.stringify({ cardId: 1, viewId: 'a-view-of-the-benchmark-1' })

/** A worker with one minimal route each for a text, a KV read and a queue send. */
const BARE_WORKER = `export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url)
    if (pathname === '/text') return new Response('ok')
    if (pathname === '/kv') return new Response(await env.CARDS.get('key'))
    await env.EVENTS.send({ kind: 'view', id: 'a-view-of-the-benchmark-1', cardId: 1, at: Date.now(), ip: '127.0.0.1', ua: request.headers.get('user-agent') })
    return new Response(null, { status: 202 })
  },
}`

// Neither worker has a queue consumer. On the platform it runs elsewhere, and only the cost of accepting is measured.
const bare = new Miniflare(
  convertV4MiniflareOptions({
    port: 0,
    cf: LOCAL_CF,
    log: new Log(LogLevel.WARN),
    logRequests: false,
    workers: [
      {
        name: 'app',
        modules: true,
        script: BARE_WORKER,
        compatibilityDate: '2026-10-01',
        compatibilityFlags: ['nodejs_compat'],
        kvNamespaces: { CARDS: { id: 'cards' } },
        queueProducers: { EVENTS: { queueName: 'events' } },
        unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
      },
    ],
  }),
)
await bare.ready
await (await bare.getKVNamespace('CARDS')).put('key', 'x'.repeat(4000))

const product = await startRuntime({
  port: 0,
  bindings: { SESSION_SECRET: 'a secret for the benchmark alone, long enough' },
  log: new Log(LogLevel.WARN),
  assets: false,
  consumers: false,
  direct: true,
})
const db = await product.getD1Database('DB')
await applyMigrations(db)
await seed(db)

const bareUrl = await bare.unsafeGetDirectURL('app')
const url = await product.unsafeGetDirectURL('app')
const targets = {
  text: { url: new URL('/text', bareUrl), status: 200 },
  card: { url: new URL(`/view/${DEMO_OWNERS[0]!.username}`, url), status: 200 },
  kv: { url: new URL('/kv', bareUrl), status: 200 },
  queue: { url: new URL('/queue', bareUrl), body: BODY, status: 202 },
  event: { url: new URL('/api/card-views', url), body: BODY, status: 202 },
} satisfies Record<string, LoadRequest>
type Name = keyof typeof targets
const NAMES = Object.keys(targets) as Name[]

console.log(`${RUNS} runs of ${SECONDS} s, ${CONNECTIONS} connections, ${GENERATOR}; requests a second`)
for (const name of NAMES) await requestsPerSecond(targets[name], CONNECTIONS, 1)
const rates = Object.fromEntries(NAMES.map((name) => [name, [] as number[]])) as Record<Name, number[]>
for (let run = 0; run < RUNS; run++) {
  const sums = Object.fromEntries(NAMES.map((name) => [name, 0])) as Record<Name, number>
  // Each route runs for one second in turn, so that a busy moment of the machine affects all of them.
  for (let second = 0; second < SECONDS; second++)
    for (const name of NAMES) sums[name] += await requestsPerSecond(targets[name], CONNECTIONS, 1)
  for (const name of NAMES) rates[name].push(sums[name] / SECONDS)
  console.log(`  run ${run + 1}  ${NAMES.map((name) => `${name} ${Math.round(rates[name][run]!)}`).join('  ')}`)
}
console.log('Medians')
for (const name of NAMES) {
  const p50 = await medianLatency(targets[name], 1000)
  console.log(
    `  ${name.padEnd(6)} ${String(Math.round(median(rates[name]))).padStart(6)} a second   p50 on one connection ${p50.toFixed(2)} ms`,
  )
}

let missed = 0
for (const [what, part, whole, target] of [
  ['card / bare text', 'card', 'text', 0.6],
  ['card / bare KV read', 'card', 'kv', 0],
  ['event / bare queue send', 'event', 'queue', 0.75],
] as const) {
  const ratio = median(rates[part].map((rate, run) => rate / rates[whole][run]!))
  if (ratio < target) missed++
  console.log(`  ${what.padEnd(24)} ${ratio.toFixed(2)}${target ? `   (at least ${target}: ${ratio >= target ? 'met' : 'MISSED'})` : ''}`)
}
await Promise.all([bare.dispose(), product.dispose()])
process.exit(missed === 0 ? 0 : 1)
