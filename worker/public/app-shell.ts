import { APP_PAGE_PATHS, isAppPagePath } from '../../schema/route.ts'
import type { Env } from '../platform/env.ts'
import { completeSecurityHeaders } from '../platform/security.ts'
import { repairSignedInMark } from '../platform/session.ts'

export async function serveAppShell(request: Request, env: Pick<Env, 'ASSETS' | 'DEMO'>): Promise<Response> {
  const url = new URL(request.url)
  const shell = await env.ASSETS.fetch(new URL('/', url))
  const headers = new Headers(shell.headers)
  // `npm run dev` serves the sources, which a policy would block. Elsewhere the static files bring their policy along.
  if (env.DEMO === 'yes' && !headers.has('content-security-policy')) headers.set('cross-origin-opener-policy', 'same-origin')
  const isPage = isAppPagePath(url.pathname)
  if (!isPage) headers.delete('etag')
  const mark = repairSignedInMark(request)
  if (mark) headers.append('set-cookie', mark)
  const status = shell.ok ? (isPage ? 200 : 404) : shell.status
  const response = completeSecurityHeaders(new Response(request.method === 'HEAD' ? null : shell.body, { status, headers }))
  // Otherwise the chat's window would be separated from the card that opens it: the card finds that window again by its name.
  if (url.pathname === APP_PAGE_PATHS.chat) response.headers.set('cross-origin-opener-policy', 'unsafe-none')
  return response
}
