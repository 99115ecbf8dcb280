import { DEMO_OWNERS, DEMO_PASSWORD } from './demo-cards.ts'

type SendSignInRequest = (
  url: string,
  init: { method: string; headers: Record<string, string>; body: string },
) => Promise<{ headers: Pick<Headers, 'get'> }>

/** Resolves to the session cookie of a demo account. */
export async function signInDemoAccount(
  send: SendSignInRequest,
  origin: string,
  username = DEMO_OWNERS[0]!.username,
  headers: Record<string, string> = {},
) {
  const res = await send(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  })
  return (res.headers.get('set-cookie') ?? '').split(';')[0]!
}
