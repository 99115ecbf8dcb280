import { beforeAll, describe, expect, it, vi } from 'vitest'
import { API_ERROR_MESSAGES } from '../../schema/error.ts'
import type { PlanRequestState } from '../../schema/plan.ts'
import { UNCONFIRMED_ADDRESS_MAILS_PER_HOUR_MAX } from '../../schema/user.ts'
import type { UsersPageResponse } from '../../schema/user-list.ts'
import type { Env } from '../platform/env.ts'
import { readErrorResponse } from '../test/cards.ts'
import { type ApiCallOptions, type TestUser, callApi, createFirstUser, createTestUser, env, queryRows } from '../test/client.ts'
import { interceptSqlStatement } from '../test/meanwhile.ts'
import { type SentMail, createTestOutbox } from '../test/outbox.ts'

let admin: TestUser
let editor: TestUser
beforeAll(async () => {
  await createFirstUser()
  admin = await createTestUser({ accessLevel: 5, email: 'admin@plans.example', emailConfirmedAt: 1 })
  editor = await createTestUser({ accessLevel: 4, email: 'editor@plans.example', emailConfirmedAt: 1 })
})

const createOwner = (fields: Parameters<typeof createTestUser>[0] = {}) => createTestUser({ emailConfirmedAt: 1, ...fields })
const askFor = (plan: string, { cookie }: TestUser, bindings?: ApiCallOptions['env']) =>
  callApi('/api/plan-request', { cookie, body: { plan }, env: bindings })
const readRequest = async ({ cookie }: TestUser, bindings?: ApiCallOptions['env']) =>
  (await callApi('/api/plan-request', { cookie, env: bindings })).json<PlanRequestState>()
const grant = (by: TestUser, { id }: TestUser, accessLevel: number, bindings?: ApiCallOptions['env']) =>
  callApi(`/api/users/${id}`, { method: 'PATCH', cookie: by.cookie, body: { accessLevel }, env: bindings })
const grantRequest = (by: TestUser, { id }: TestUser, plan: string, bindings?: ApiCallOptions['env']) =>
  callApi(`/api/users/${id}/plan-request`, { cookie: by.cookie, body: { plan }, env: bindings })
const decline = (by: TestUser, { id }: TestUser, bindings?: ApiCallOptions['env']) =>
  callApi(`/api/users/${id}/plan-request`, { method: 'DELETE', cookie: by.cookie, env: bindings })
/** Forgets sent mails and requests, so that no test meets the limits of another one. */
const resetMailLimits = () => Promise.all([queryRows('delete from sent_mails'), queryRows('delete from login_failures')])

describe('asking for a plan', () => {
  it('stores the request, mails the administrators and the owner, and does so once however often it is asked', async () => {
    await resetMailLimits()
    const unconfirmed = await createTestUser({ accessLevel: 4, email: 'unconfirmed@plans.example' })
    await createTestUser({ accessLevel: 4, email: 'Admin@plans.example', emailConfirmedAt: 1 })
    const owner = await createOwner({ username: 'asks.example' })
    const { mails, EMAIL } = createTestOutbox()
    expect(await readRequest(owner)).toEqual({ requestedLevel: null, requestedAt: null, declinedLevel: null, checkoutUrl: null })
    const asked = await (await askFor('professional', owner, { EMAIL })).json<PlanRequestState>()
    expect(asked).toEqual({ requestedLevel: 2, requestedAt: expect.stringMatching(/Z$/), declinedLevel: null, checkoutUrl: null })
    expect(await (await askFor('professional', owner, { EMAIL })).json()).toEqual(asked)
    expect(await readRequest(owner)).toEqual(asked)
    expect(mails.map(({ to }) => to.toLowerCase()).toSorted()).toEqual([admin.email, owner.email, editor.email].toSorted())
    expect(mails.map(({ to }) => to)).not.toContain(unconfirmed.email)
    const told = mails.find(({ to }) => to === editor.email)!
    // The username is no link, whatever its owner chose.
    expect(told.subject).toBe('“asks\u2024example” asks for Professional · level 2')
    expect(told.text).toContain('http://localhost:8787/users?requested=yes')
    expect(mails.find(({ to }) => to === owner.email)!.text).toContain('stays Basic (Starter) · level 1 until')
    // The user of the contract has no further fields.
    expect(await (await callApi('/api/user', { cookie: owner.cookie })).json()).not.toHaveProperty('requestedLevel')
  })

  it('sends nothing to an owner’s unconfirmed address, and few mails for many requests', async () => {
    await resetMailLimits()
    const { mails, EMAIL } = createTestOutbox()
    const owner = await createTestUser()
    for (let n = 0; n < 3; n++)
      for (const plan of ['professional', 'enterprise']) {
        await queryRows('delete from sent_mails')
        expect((await askFor(plan, owner, { EMAIL })).status).toBe(200)
      }
    expect(mails.filter(({ to }) => to === owner.email)).toEqual([])
    const countMailsToEditor = () => mails.filter(({ to }) => to === editor.email).length
    expect(countMailsToEditor()).toBe(3)
    await queryRows('delete from sent_mails')
    for (let n = 0; n < 12; n++) await askFor('professional', await createTestUser(), { EMAIL })
    expect(countMailsToEditor()).toBe(3 + UNCONFIRMED_ADDRESS_MAILS_PER_HOUR_MAX)
    expect(mails.at(-1)!.text).toContain('requests are waiting')
  })

  it('is mailed to the others if one mail cannot be sent, and the log says so', async () => {
    await resetMailLimits()
    const owner = await createOwner()
    const { mails, EMAIL } = createTestOutbox()
    const send = (mail: SentMail) => (mail.to === editor.email ? Promise.reject(new Error('full')) : EMAIL.send(mail as never))
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect((await askFor('professional', owner, { EMAIL: { send } as unknown as Env['EMAIL'] })).status).toBe(200)
    expect(logged.mock.calls).toEqual([[expect.stringContaining('full')]])
    logged.mockRestore()
    expect(mails.map(({ to }) => to)).toContain(owner.email)
    expect(mails).toHaveLength(2)
  })

  it('is refused for a plan that the account has, and for no plan at all', async () => {
    const owner = await createOwner({ accessLevel: 2 })
    const refused = await askFor('professional', owner)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ code: 'planIncluded' })
    for (const plan of ['starter', 'admin', '', '__proto__']) expect((await askFor(plan, owner)).status, plan).toBe(400)
    expect((await askFor('enterprise', owner)).status).toBe(200)
  })

  it('is taken back by the owner', async () => {
    const owner = await createOwner()
    await askFor('enterprise', owner)
    const res = await callApi('/api/plan-request', { method: 'DELETE', cookie: owner.cookie })
    expect(res.status).toBe(204)
    expect((await readRequest(owner)).requestedLevel).toBeNull()
  })
})

describe('a request in User Management', () => {
  it('is granted with the level, which is logged and mailed to the owner', async () => {
    await resetMailLimits()
    const owner = await createOwner()
    await askFor('enterprise', owner)
    const list = async () => (await callApi('/api/users?list=page&requested=yes', { cookie: editor.cookie })).json<UsersPageResponse>()
    const before = await list()
    expect(before.requestedTotal).toBe(before.total)
    expect(before.users.find(({ id }) => id === owner.id)).toMatchObject({ requestedLevel: 3 })
    await resetMailLimits()
    const { mails, EMAIL } = createTestOutbox()
    // A lower level than the requested one leaves the request open.
    await grant(editor, owner, 2, { EMAIL })
    expect((await readRequest(owner)).requestedLevel).toBe(3)
    expect(mails).toEqual([])
    expect((await grantRequest(editor, owner, 'enterprise', { EMAIL })).status).toBe(200)
    expect(await readRequest(owner)).toEqual({ requestedLevel: null, requestedAt: null, declinedLevel: null, checkoutUrl: null })
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[owner.email, 'Your Veebu account is Enterprise · level 3 now']])
    const after = await list()
    expect(after.requestedTotal).toBe(before.requestedTotal - 1)
    expect(after.users.map(({ id }) => id)).not.toContain(owner.id)
    expect(await queryRows('select action from audit_log where user_id = ? order by id', owner.id)).toEqual([
      { action: 'level' },
      { action: 'level' },
    ])
  })

  it('is granted only while it is open, so that a stale list neither lowers a level nor grants what was taken back', async () => {
    const owner = await createOwner()
    const levelOf = async () => (await queryRows('select access_level as level from users where id = ?', owner.id))[0]
    await askFor('professional', owner)
    expect((await grantRequest(owner, owner, 'professional')).status).toBe(403)
    expect((await grantRequest(editor, owner, 'gold')).status).toBe(400)
    // The owner takes it back just before the level is changed.
    const withdraw = () => callApi('/api/plan-request', { method: 'DELETE', cookie: owner.cookie })
    const DB = interceptSqlStatement(env.DB, /^update "users" set/, withdraw)
    const refused = await grantRequest(editor, owner, 'professional', { DB })
    expect(await readErrorResponse(refused)).toEqual([409, API_ERROR_MESSAGES.userChanged])
    expect((await grantRequest(editor, owner, 'professional')).status).toBe(409)
    expect(await levelOf()).toEqual({ level: 1 })
    await askFor('professional', owner)
    await grant(editor, owner, 3)
    expect((await grantRequest(editor, owner, 'professional')).status).toBe(409)
    expect(await levelOf()).toEqual({ level: 3 })
  })

  it('is declined, which is logged and mailed once, and can be asked again', async () => {
    await resetMailLimits()
    const owner = await createOwner()
    await askFor('professional', owner)
    await resetMailLimits()
    const { mails, EMAIL } = createTestOutbox()
    expect((await decline(owner, owner)).status).toBe(403)
    for (let n = 0; n < 2; n++) expect((await decline(editor, owner, { EMAIL })).status).toBe(204)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[owner.email, 'Professional · level 2 was not switched on']])
    expect(await queryRows('select action, actor_id as actor, detail from audit_log where user_id = ?', owner.id)).toEqual([
      { action: 'plan-declined', actor: editor.id, detail: '{"level":2}' },
    ])
    expect(await readRequest(owner)).toMatchObject({ requestedLevel: null, declinedLevel: 2 })
    expect(await (await askFor('professional', owner)).json()).toMatchObject({ requestedLevel: 2, declinedLevel: null })
    await decline(editor, owner)
    await grant(editor, owner, 2)
    expect((await readRequest(owner)).declinedLevel).toBeNull()
  })
})

describe('PLAN_CHECKOUT_URLS', () => {
  it('gives the owner the address of the requested plan, in the answer and in the mail', async () => {
    await resetMailLimits()
    const owner = await createOwner()
    const { mails, EMAIL } = createTestOutbox()
    const PLAN_CHECKOUT_URLS = '{"professional":"https://pay.example/pro?a=1&b=2"}'
    const asked = await (await askFor('professional', owner, { EMAIL, PLAN_CHECKOUT_URLS })).json<PlanRequestState>()
    expect(asked.checkoutUrl).toBe('https://pay.example/pro?a=1&b=2')
    expect(mails.find(({ to }) => to === owner.email)!.text).toContain('Pay for Professional:\nhttps://pay.example/pro?a=1&b=2')
    await askFor('enterprise', owner)
    expect((await readRequest(owner, { PLAN_CHECKOUT_URLS })).checkoutUrl).toBeNull()
  })

  it('is ignored if it is wrong, and the log says so once', async () => {
    const owner = await createOwner()
    await askFor('professional', owner)
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const wrong = ['{', '[]', '"https://pay.example"', '{"professional":"http://pay.example"}', '{"professional":"javascript:alert(1)"}']
    for (const PLAN_CHECKOUT_URLS of [...wrong, '{"gold":"https://pay.example"}']) {
      logged.mockClear()
      for (let n = 0; n < 2; n++) expect((await readRequest(owner, { PLAN_CHECKOUT_URLS })).checkoutUrl, PLAN_CHECKOUT_URLS).toBeNull()
      expect(logged.mock.calls, PLAN_CHECKOUT_URLS).toEqual([[expect.stringContaining('PLAN_CHECKOUT_URLS')]])
    }
    logged.mockRestore()
  })
})
