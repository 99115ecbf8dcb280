import { expect, it } from 'vitest'
import { apiRouter } from '../app.ts'
import { accessRuleOf } from '../platform/access.ts'
import { isCallLimit } from '../platform/usage.ts'

const COUNTED_INSIDE = 'counts itself, once the body has shown what is asked for'
const DELETES_OWN = 'deletes what another limited call or a visitor has made, so it can be repeated no more often'
/** Writing calls of owners without `limitCalls`, and why they need none. Calls that need a capability are left to few users. */
const CALLS_WITHOUT_LIMIT: Record<string, string> = {
  'POST /user/verify': COUNTED_INSIDE,
  'POST /user/verify/options': 'stores nothing in the database, but a cookie',
  'POST /password-replacement/link': 'mails within the limits of the mailbox',
  'POST /password-replacement': 'works once for each temporary password',
  'POST /confirm-email': 'has `CONFIRMATION_MAIL_LIMITS` and points',
  'DELETE /sessions': DELETES_OWN,
  'DELETE /sessions/:id': DELETES_OWN,
  'DELETE /push-subscription': DELETES_OWN,
  'DELETE /user': COUNTED_INSIDE,
  'POST /dashboard-visits': 'writes once in `DASHBOARD_VISIT_WRITE_GAP_MS`',
  'POST /upload': COUNTED_INSIDE,
  'DELETE /salesbot/:cardId/conversations/:id': DELETES_OWN,
  'DELETE /salesbot/:cardId/questions/:id': DELETES_OWN,
}

it('each writing call of an owner has a limit of the hour, or a reason why it needs none', () => {
  const handlersByCall = Map.groupBy(apiRouter.routes, ({ method, path }) => `${method} ${path}`)
  const unlimited = [...handlersByCall].flatMap(([call, routes]) => {
    const rule = routes.map(({ handler }) => accessRuleOf(handler)).find(Boolean)
    const isOwnersWrite = rule && !['anyone', 'capability'].includes(rule.kind) && !/^(GET|ALL) /.test(call)
    return isOwnersWrite && !routes.some(({ handler }) => isCallLimit(handler)) ? [call] : []
  })
  expect(unlimited.toSorted()).toEqual(Object.keys(CALLS_WITHOUT_LIMIT).toSorted())
})
