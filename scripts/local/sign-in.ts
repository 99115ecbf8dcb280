import { DEMO_OWNERS, DEMO_PASSWORD } from './demo-cards.ts'

type Send = (
  url: string,
  init: { method: string; headers: Record<string, string>; body: string },
) => Promise<{ headers: Pick<Headers, 'get'> }>

/** Signs in to a demo account, by default the first. `send` is fetch, or sends to a runtime. Resolves to the session cookie. */
export async function signIn(send: Send, origin: string, username = DEMO_OWNERS[0]!.username, headers: Record<string, string> = {}) {
  const res = await send(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  })
  return (res.headers.get('set-cookie') ?? '').split(';')[0]!
}
