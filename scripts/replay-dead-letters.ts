// `npm run replay [-- <origin>]` sends again the events that could not be stored in ten attempts. It signs in at `origin` (by default
// http://localhost:8787) as ADMIN_USERNAME with ADMIN_PASSWORD. An event that is stored already does not count twice.
import { parseArgs } from 'node:util'

const { positionals } = parseArgs({ allowPositionals: true })
const serverOrigin = new URL(positionals[0] ?? 'http://localhost:8787').origin
const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = process.env

async function sendPostRequest(path: string, init: RequestInit): Promise<Response> {
  const res = await fetch(serverOrigin + path, { method: 'POST', ...init })
  if (res.ok) return res
  const { message } = (await res.json().catch(() => ({}))) as { message?: string }
  throw new Error(`${path} answered ${res.status}: ${message ?? 'no sentence'}`)
}

async function replayDeadLetters(): Promise<number> {
  if (!username || !password) throw new Error('Set ADMIN_USERNAME and ADMIN_PASSWORD to an account of level 5.')
  const signedIn = await sendPostRequest('/api/login', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  let total = 0
  for (let left = true; left;) {
    const res = await sendPostRequest('/api/dead-letters/replay', { headers: { cookie } })
    const answer = (await res.json()) as { replayed: number; left: boolean }
    total += answer.replayed
    left = answer.left
  }
  await sendPostRequest('/api/logout', { headers: { cookie } })
  return total
}

replayDeadLetters().then(
  (total) => console.log(`${total} dead letter${total === 1 ? '' : 's'} sent again.`),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
