import { isAppPath } from '../../schema/route.ts'
import type { Env } from '../platform/env.ts'

/**
 * The app's HTML for a path that is not a static file: 200 for a page of the app, 404 for any other path, which the app shows as
 * not found. The headers are those of the static files.
 */
export async function appShell(request: Request, env: Pick<Env, 'ASSETS'>): Promise<Response> {
  const url = new URL(request.url)
  const shell = await env.ASSETS.fetch(new URL('/', url))
  const headers = new Headers(shell.headers)
  const isPage = isAppPath(url.pathname)
  if (!isPage) headers.delete('etag')
  return new Response(request.method === 'HEAD' ? null : shell.body, { status: shell.ok ? (isPage ? 200 : 404) : shell.status, headers })
}
