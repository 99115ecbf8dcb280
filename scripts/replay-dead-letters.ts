// `npm run replay [-- <origin>]` sends again the events that could not be stored in ten attempts. It signs in at `origin` (by default
// http://localhost:8787) as ADMIN_USERNAME with ADMIN_PASSWORD and, if the account has a second factor, ADMIN_CODE: a code of its
// authenticator app, or a recovery code. An event that is stored already does not count twice.
import { parseArgs } from 'node:util'

const { positionals } = parseArgs({ allowPositionals: true })
const serverOrigin = new URL(positionals[0] ?? 'http://localhost:8787').origin
const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password, ADMIN_CODE: code } = process.env

async function sendPostRequest(path: string, init: RequestInit): Promise<Response> {
  const res = await fetch(serverOrigin + path, { method: 'POST', ...init })
  if (res.ok) return res
  const { message } = (await res.json().catch(() => ({}))) as { message?: string }
  throw new Error(`${path} answered ${res.status}: ${message ?? 'no sentence'}`)
}

const cookiesOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

/** Returns the cookies of a new session. */
async function signIn(): Promise<string> {
  const post = (path: string, body: object, cookie = '') =>
    sendPostRequest(path, { headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) })
  const answer = await post('/api/login', { username, password })
  if (answer.status !== 202) return cookiesOf(answer)
  if (!code) throw new Error('This account has a second factor: set ADMIN_CODE to a code of its authenticator app, or to a recovery code.')
  const body = /^\d{6}$/.test(code) ? { code } : { recoveryCode: code }
  return cookiesOf(await post('/api/login/second-factor', body, cookiesOf(answer)))
}

async function replayDeadLetters(): Promise<number> {
  if (!username || !password) throw new Error('Set ADMIN_USERNAME and ADMIN_PASSWORD to an account of level 5.')
  const cookie = await signIn()
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
