// `npm run bench:uploads`: what twenty pictures at once, and what is no picture, cost the built worker in memory.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Log, LogLevel } from 'miniflare'
import { SITE_USER_ID } from '../schema/user.ts'
import { partlyNoisy } from './hostile/uploads.ts'
import { DEMO_OWNERS, DEMO_PASSWORD } from './local/demo-cards.ts'
import { applyMigrations } from './local/migrations.ts'
import { runtimePid } from './local/runtime-pid.ts'
import { startRuntime } from './local/runtime.ts'
import { seed } from './local/seed.ts'

const AT_ONCE = 20

// On disk, as pictures in memory would be counted.
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
const cookies = await Promise.all(
  DEMO_OWNERS.map(async ({ username }) => {
    const res = await fetch(`${origin}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: DEMO_PASSWORD }),
    })
    return res.headers.getSetCookie()[0]!.split(';')[0]!
  }),
)
const pid = runtimePid()
/** Memory of the runtime, in MB: now, and at most so far. */
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
  if (!res) return 'refused before it was sent whole'
  const answer = (await res.json()) as { success: boolean; error?: string }
  return answer.success ? 'taken' : `${res.status} ${answer.error}`
}

function report(what: string, answers: string[]) {
  const counted = [...new Set(answers)].map((answer) => `${answers.filter((other) => other === answer).length} × ${answer}`)
  const { now, peak } = memory()
  console.log(`${what.padEnd(34)} ${String(now).padStart(4)} MB now, ${String(peak).padStart(4)} MB at most   ${counted.join('; ')}`)
  return now
}

const large = await partlyNoisy(2000, 0.5)
const phone = new Uint8Array(readFileSync(join(import.meta.dirname, 'seed', DEMO_OWNERS[0]!.username, 'cover.jpg')))
report('before', [])
report('one photo', [await upload(phone, 'photo.jpg')])
const alone = report(`one PNG of 4 megapixels, ${(large.length / 1e6).toFixed(1)} MB`, [await upload(large, 'large.png')])
const held: number[] = []
// Each owner twice: their own limit a minute is sixty.
for (const owner of [...DEMO_OWNERS.keys(), ...DEMO_OWNERS.keys()]) {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => upload(large, 'large.png', owner)))
  held.push(report(`${AT_ONCE} such PNGs at once, owner ${owner + 1}`, answers))
}
const bomb = await partlyNoisy(6000, 0)
const rest = await Promise.all([
  upload(bomb, 'bomb.png'),
  upload(large.subarray(0, large.length / 2), 'cut.png'),
  upload(new TextEncoder().encode('<html><script>alert(1)</script>'), 'page.jpg'),
  upload(new Uint8Array(30 * 1024 * 1024), 'huge.jpg'),
])
report('a bomb, a cut file, a page, 30 MB', rest)
const alive = await upload(phone, 'photo.jpg')
const sent = Math.round((AT_ONCE * large.length) / 1024 / 1024)
const half = held.length / 2
const [early, late] = [Math.max(...held.slice(0, half)), Math.max(...held.slice(half))]
console.log(`The worker still answers: a photo is ${alive}. A burst sends ${sent} MB. The runtime held ${early - alone} MB more than after one picture
in the first five bursts, ${late - alone} MB in the next five (growing by half a burst at most).`)
await mf.dispose()
rmSync(persist, { recursive: true, force: true })
process.exit(late - early <= sent / 2 && alive === 'taken' ? 0 : 1)
