import { Hono } from 'hono'
import { LEGAL_PAGES, type LegalPageName } from '../../schema/route.ts'
import { allowAnyone } from '../platform/access.ts'
import type { HonoEnv } from '../platform/context.ts'
import { readOperator } from '../platform/operator.ts'
import type { CachedPage } from '../platform/page-cache.ts'
import { toIsoTime } from '../platform/time.ts'
import { preparePageForCache, respondWithCachedPage } from '../public/page-response.ts'
import { describeDeployment } from './deployment.ts'
import { renderLegalPage } from './page.tsx'

const cachedPages = new Map<LegalPageName, CachedPage>()

/** The pages depend only on the settings, so they are rendered once in each server instance. */
export const legalRoutes = new Hono<HonoEnv>()
for (const [name, { path }] of Object.entries(LEGAL_PAGES) as [LegalPageName, { path: string }][])
  legalRoutes.get(path, (c) => {
    const deployment = describeDeployment(c.env)
    const version = JSON.stringify(deployment)
    let page = cachedPages.get(name)
    if (page?.version !== version) {
      page = preparePageForCache(renderLegalPage(name, deployment), { address: path, own: true, slug: '', cardId: 0, version })
      cachedPages.set(name, page)
    }
    return respondWithCachedPage(page, c.req.raw)
  })

const SECURITY_TXT_PATH = '/.well-known/security.txt'
const SECURITY_TXT_LIFETIME_MS = 180 * 86_400_000

/** Where to report a weakness (RFC 9116). Without an address of the operator, there is no such file. */
legalRoutes.get(SECURITY_TXT_PATH, (c) => {
  const { contact } = readOperator(c.env)
  if (!contact) return c.notFound()
  const expires = toIsoTime(Date.now() + SECURITY_TXT_LIFETIME_MS)
  const lines = [
    `Contact: ${contact.href}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${c.env.APP_ORIGIN}${SECURITY_TXT_PATH}`,
  ]
  return c.text(`${lines.join('\n')}\n`)
})

export const operatorRoutes = new Hono<HonoEnv>().get('/operator', allowAnyone(), (c) => c.json(readOperator(c.env)))
