/**
 * `npm run bench:bill [-- --only WORDS]` makes each kind of call of a stranger and of a free account, and counts what the platform bills
 * for it. It stores the counts in `scripts/bench/bill/measured.json` and writes the dearest hours that the limits allow into docs/costs.md.
 * It measures no time, so a busy machine does not matter.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startModelServer } from '../../worker/test/model-server.ts'
import { createPushKeys } from '../../worker/test/push.ts'
import { signInDemoAccount } from '../local/sign-in.ts'
import {
  ASSISTANT_CARD_ID,
  ASSISTANT_CONFIG,
  FREE_ACCOUNT,
  FREE_ACCOUNTS_CALLS,
  STRANGERS_CALLS,
  type MeasuredCalls,
  type SendCall,
} from './bill/calls.ts'
import type { Measured } from './bill/bound.ts'
import { writeReport } from './bill/report.ts'
import { fillCardForExport } from './hostile-inputs/export.ts'
import { startMeasuredRuntime } from './measured-runtime.ts'

const ROUNDS = 3
const COUNTS_PATH = '/counts-of-the-bench'
const DAY_MS = 86_400_000
/** After this time, the daily job has deleted whatever it deletes of a call. */
const SWEPT_AFTER_MS = 40 * DAY_MS

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const MEASURED_PATH = 'scripts/bench/bill/measured.json'
const MARK = '<!-- bench:bill -->'
const MARK_OF_END = '<!-- /bench:bill -->'
const REPORT_PATTERN = new RegExp(`${MARK}[^]*${MARK_OF_END}`)

type Counts = Record<string, number>

const model = await startModelServer({
  content: { reply: 'I do not know that.', leadScore: 80, outcome: 'browsing', visitor: { name: null, email: null, phone: null } },
})
const entry = stripTypeScriptTypes(readFileSync('scripts/bench/bill/counting-entry.ts', 'utf8')).replace(
  '../../../worker/index.ts',
  './index.js',
)
const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = await createPushKeys()
const bindings = { OPENAI_API_KEY: 'sk-of-the-bench', OPENAI_BASE_URL: model.url, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }
const measured = await startMeasuredRuntime({ direct: true, entry, bindings })
const origin = String(await measured.runtime.unsafeGetDirectURL('app')).replace(/\/$/, '')
const sql = (text: string) => measured.db.prepare(text).run()

let address = 0
const send: SendCall = async ({ path, method, body, headers }) => {
  const isForm = body instanceof FormData || body instanceof URLSearchParams
  const res = await fetch(origin + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
      'cf-connecting-ip': `2001:db8:${address}::1`,
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    redirect: 'manual',
  })
  return { status: res.status, headers: res.headers, text: await res.text() }
}

/** Returns the counts since the last call of this function, as soon as nothing is open any more. */
async function takeCounts(): Promise<Counts> {
  let before = ''
  for (let quiet = 0; quiet < 4; await setTimeout(100)) {
    const text = await (await fetch(origin + COUNTS_PATH)).text()
    quiet = text === before && (JSON.parse(text) as { open: number }).open === 0 ? quiet + 1 : 0
    before = text
  }
  await fetch(origin + COUNTS_PATH, { method: 'DELETE' })
  return (JSON.parse(before) as { counts: Counts }).counts
}

/** Runs the daily job at a time when whatever it deletes of the calls is due. Returns the rows that it writes. */
async function sweep(): Promise<number> {
  const worker = await measured.runtime.getWorker()
  await worker.scheduled({ cron: '17 3 * * *', scheduledTime: new Date(Date.now() + SWEPT_AFTER_MS) })
  return (await takeCounts())['rowsWritten'] ?? 0
}

const mostOf = (rounds: Counts[]): Counts => {
  const names = new Set(rounds.flatMap((counts) => Object.keys(counts)))
  return Object.fromEntries([...names].map((name) => [name, Math.max(...rounds.map((counts) => counts[name] ?? 0))]))
}

/** Returns the largest counts of a few rounds, with the rows that the daily job deletes. */
async function measureCalls(calls: MeasuredCalls, world: { cookie: string; picture: string }): Promise<Record<string, Counts>> {
  const all: Record<string, Counts> = {}
  for (const [name, make] of Object.entries(calls)) {
    if (values.only && !name.includes(values.only)) continue
    address++
    const rounds: Counts[] = []
    await sweep()
    for (let n = 0; n < ROUNDS; n++) {
      const { before, status, ...call } = await make(n, { ...world, send })
      await before?.(send, sql)
      await takeCounts()
      const answer = await send(call)
      if (answer.status !== status) throw new Error(`${name}: ${answer.status} instead of ${status}: ${answer.text.slice(0, 300)}`)
      rounds.push(await takeCounts())
    }
    const counts = mostOf(rounds)
    if (counts['rowsWritten']) counts['rowsWritten'] += Math.ceil((await sweep()) / ROUNDS)
    all[name] = counts
    console.log(name, JSON.stringify(counts))
  }
  return all
}

const keepSessions = () => sql(`update sessions set last_used_at = ${Date.now() + 90 * DAY_MS}, expires_at = ${Date.now() + 90 * DAY_MS}`)
const admin = await signInDemoAccount((url, init) => fetch(url, init), origin)
const cookie = await signInDemoAccount((url, init) => fetch(url, init), origin, FREE_ACCOUNT.username)
await keepSessions()
const saved = await send({ path: `/api/salesbot/${ASSISTANT_CARD_ID}/config`, body: ASSISTANT_CONFIG, headers: { cookie: admin } })
if (saved.status !== 200) throw new Error(`The assistant was refused: ${saved.text}`)
await fillCardForExport(measured.db, FREE_ACCOUNT.cardId)
const { body, headers } = await FREE_ACCOUNTS_CALLS['upload']!(0, { cookie, picture: '', send })
const { text } = await send({ path: '/api/upload', body, ...(headers && { headers }) })
const { url: picture } = JSON.parse(text) as { url: string }
const savedPicture = await send({
  path: `/api/business-cards/${FREE_ACCOUNT.cardId}`,
  method: 'PUT',
  body: { profilePicture: picture },
  headers: { cookie },
})
if (savedPicture.status !== 200) throw new Error(`The picture was refused: ${savedPicture.text}`)
// The demo's cards are in no KV before somebody opens them.
for (const slug of ['demo', 'basic', 'pro', 'editor']) await send({ path: `/view/${slug}` })
await keepSessions()

// With `--only`, the other calls keep their counts.
const stored = values.only ? (JSON.parse(readFileSync(MEASURED_PATH, 'utf8')) as Measured) : null
const calls = {
  ...stored?.calls,
  ...(await measureCalls(STRANGERS_CALLS, { cookie, picture })),
  ...(await measureCalls(FREE_ACCOUNTS_CALLS, { cookie, picture })),
}
const prompts = model.requests.map(({ body: asked }) => Buffer.byteLength(JSON.stringify(asked)))
const result = {
  measuredOn: stored?.measuredOn ?? new Date().toISOString().slice(0, 10),
  calls,
  promptBytes: Math.max(stored?.promptBytes ?? 0, ...prompts),
}
// One call a line, so that a change of a count is a short difference.
const listed = Object.entries(calls).map(([name, counts]) => `    ${JSON.stringify(name)}: ${JSON.stringify(counts)}`)
const { calls: _, ...rest } = result
writeFileSync(MEASURED_PATH, `${JSON.stringify(rest, null, 2).slice(0, -2)},\n  "calls": {\n${listed.join(',\n')}\n  }\n}\n`)
const report = writeReport(result)
const document = readFileSync('docs/costs.md', 'utf8')
writeFileSync(
  'docs/costs.md',
  document.replace(REPORT_PATTERN, () => `${MARK}\n\n${report}\n${MARK_OF_END}`),
)
console.log(report)
await measured.stop()
await model.close()
process.exit(0)
