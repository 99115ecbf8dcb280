// `npm run replay [-- <origin>]`: sends the messages that failed every retry to the queue again.
//
// A message that the consumer could not store in ten tries goes to the queue veebu-events-dead. The worker takes it from
// there into the bucket veebu-dead-letters, which does not fail with the database, and logs each day how many wait. This
// command signs in at the origin (http://localhost:8787 unless given) as an account of level 5, named by ADMIN_USERNAME
// and ADMIN_PASSWORD, and asks the worker to send them again until none is left. An event that is already stored does not count twice.
import { parseArgs } from 'node:util'

const { positionals } = parseArgs({ allowPositionals: true })
const origin = new URL(positionals[0] ?? 'http://localhost:8787').origin
const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = process.env

async function post(path: string, init: RequestInit): Promise<Response> {
  const res = await fetch(origin + path, { method: 'POST', ...init })
  if (res.ok) return res
  const { message } = (await res.json().catch(() => ({}))) as { message?: string }
  throw new Error(`${path} answered ${res.status}: ${message ?? 'no sentence'}`)
}

async function replay(): Promise<number> {
  if (!username || !password) throw new Error('Set ADMIN_USERNAME and ADMIN_PASSWORD to an account of level 5.')
  const signedIn = await post('/api/login', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  let total = 0
  for (let left = true; left;) {
    const res = await post('/api/dead-letters/replay', { headers: { cookie } })
    const answer = (await res.json()) as { replayed: number; left: boolean }
    total += answer.replayed
    left = answer.left
  }
  await post('/api/logout', { headers: { cookie } })
  return total
}

replay().then(
  (total) => console.log(`${total} dead letter${total === 1 ? '' : 's'} sent again.`),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
