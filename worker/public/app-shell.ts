import { isAppPath } from '../../schema/route.ts'
import type { Env } from '../platform/env.ts'

/**
 * The app's HTML for any path that is no file: 200 for a page the app has, 404 for one that it shows as not found. Its
 * headers are those that the static files carry.
 */
export async function appShell(request: Request, env: Pick<Env, 'ASSETS'>): Promise<Response> {
  const url = new URL(request.url)
  const shell = await env.ASSETS.fetch(new URL('/', url))
  const headers = new Headers(shell.headers)
  const known = isAppPath(url.pathname)
  if (!known) headers.delete('etag')
  return new Response(request.method === 'HEAD' ? null : shell.body, { status: shell.ok ? (known ? 200 : 404) : shell.status, headers })
}
