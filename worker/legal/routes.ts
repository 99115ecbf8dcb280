import { Hono } from 'hono'
import { LEGAL_PAGES, type LegalPageName } from '../../schema/route.ts'
import { allowAnyone } from '../platform/access.ts'
import type { HonoEnv } from '../platform/context.ts'
import { readOperator } from '../platform/operator.ts'
import type { CachedPage } from '../platform/page-cache.ts'
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

export const operatorRoutes = new Hono<HonoEnv>().get('/operator', allowAnyone(), (c) => c.json(readOperator(c.env)))
