// `npm run bench:uploads`: measures the built worker's memory for twenty simultaneous uploads, and for files that are no pictures.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Log, LogLevel } from 'miniflare'
import { SITE_USER_ID } from '../schema/user.ts'
import { partlyNoisy } from './hostile/uploads.ts'
import { DEMO_OWNERS } from './local/demo-cards.ts'
import { applyMigrations } from './local/migrations.ts'
import { runtimePid } from './local/runtime-pid.ts'
import { startRuntime } from './local/runtime.ts'
import { seed } from './local/seed.ts'
import { signIn } from './local/sign-in.ts'

const AT_ONCE = 20

// The store is on disk, because storage in memory would count as memory of the runtime.
const persist = mkdtempSync(join(tmpdir(), 'uploads-'))
const mf = await startRuntime({
  port: 0,
  persist,
  bindings: { SESSION_SECRET: 'a secret for the measurement alone, long enough' },
  log: new Log(LogLevel.NONE),
})
const db = await mf.getD1Database('DB')
await applyMigrations(db)
await seed(db)
const origin = String(await mf.ready).replace(/\/$/, '')
const cookies = await Promise.all(DEMO_OWNERS.map(({ username }) => signIn(fetch, origin, username)))
const pid = runtimePid()
/** Current and peak memory of the runtime, in MB. */
const memory = () => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]) / 1024)
  return { now: of('VmRSS'), peak: of('VmHWM') }
}

async function upload(bytes: Uint8Array<ArrayBuffer>, name: string, owner = 0): Promise<string> {
  const form = new FormData()
  form.set('file', new File([bytes], name))
  form.set('cardId', String(SITE_USER_ID + owner))
  form.set('type', 'gallery')
  const res = await fetch(`${origin}/api/upload`, { method: 'POST', headers: { cookie: cookies[owner]! }, body: form }).catch(() => null)
  if (!res) return 'refused before it was sent completely'
  const { success, error } = (await res.json()) as { success: boolean; error?: string }
  return success ? 'accepted' : `${res.status} ${error}`
}

function report(what: string, results: string[]) {
  const counted = [...new Set(results)].map((answer) => `${results.filter((other) => other === answer).length} × ${answer}`)
  const { now, peak } = memory()
  console.log(`${what.padEnd(34)} ${String(now).padStart(4)} MB now, ${String(peak).padStart(4)} MB at most   ${counted.join('; ')}`)
  return now
}

const large = await partlyNoisy(2000, 0.5)
const phone = new Uint8Array(readFileSync(join(import.meta.dirname, 'seed', DEMO_OWNERS[0]!.username, 'cover.jpg')))
report('before', [])
report('one photo', [await upload(phone, 'photo.jpg')])
const alone = report(`one PNG of 4 megapixels, ${(large.length / 1e6).toFixed(1)} MB`, [await upload(large, 'large.png')])
const memoryAfterBursts: number[] = []
// Each owner uploads twice, because each may upload only sixty files per minute.
for (const owner of [...DEMO_OWNERS.keys(), ...DEMO_OWNERS.keys()]) {
  const results = await Promise.all(Array.from({ length: AT_ONCE }, () => upload(large, 'large.png', owner)))
  memoryAfterBursts.push(report(`${AT_ONCE} such PNGs at once, owner ${owner + 1}`, results))
}
const bomb = await partlyNoisy(6000, 0)
const refusedResults = await Promise.all([
  upload(bomb, 'bomb.png'),
  upload(large.subarray(0, large.length / 2), 'cut.png'),
  upload(new TextEncoder().encode('<html><script>alert(1)</script>'), 'page.jpg'),
  upload(new Uint8Array(30 * 1024 * 1024), 'huge.jpg'),
])
report('a bomb, a cut file, a page, 30 MB', refusedResults)
const lastResult = await upload(phone, 'photo.jpg')
const sent = Math.round((AT_ONCE * large.length) / 1024 / 1024)
const half = memoryAfterBursts.length / 2
const [early, late] = [Math.max(...memoryAfterBursts.slice(0, half)), Math.max(...memoryAfterBursts.slice(half))]
console.log(`The worker still answers: a photo is ${lastResult}. A burst sends ${sent} MB. The runtime used ${early - alone} MB more than after one picture
in the first five bursts, ${late - alone} MB in the next five (growing by half a burst at most).`)
await mf.dispose()
rmSync(persist, { recursive: true, force: true })
process.exit(late - early <= sent / 2 && lastResult === 'accepted' ? 0 : 1)
