import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { FACTORS_RESET_LINK_LIFETIME_MS } from '../../schema/second-factor.ts'
import { USER_RIGHTS_MESSAGES } from '../../schema/user-rights.ts'
import { authenticatorAppsTable, passkeysTable, recoveryCodesTable, usersTable } from '../../schema/tables/users.ts'
import { readErrorResponse } from '../test/cards.ts'
import { type TestUser, callApi, createFirstUser, createTestUser, db, queryRows, startTestSession } from '../test/client.ts'
import { FAILING_MAIL_BINDING, createTestOutbox, readFirstMailToken } from '../test/outbox.ts'

let boss: TestUser
let editor: TestUser
let outbox: ReturnType<typeof createTestOutbox>
beforeAll(async () => {
  await createFirstUser()
  boss = await createTestUser({ accessLevel: 5 })
  editor = await createTestUser({ accessLevel: 4 })
})
beforeEach(() => void (outbox = createTestOutbox()))

/** Creates a user with a confirmed address, an authenticator app, a passkey and a recovery code. */
async function createUserWithFactors(fields: Parameters<typeof createTestUser>[0] = {}) {
  const user = await createTestUser({ emailConfirmedAt: 1, secondFactorAt: 1, ...fields })
  const of = { userId: user.id, createdAt: 1 }
  await db.insert(authenticatorAppsTable).values({ ...of, secret: 'secret', confirmedAt: 1 })
  const passkey = { credentialId: `credential-${user.id}`, publicKey: 'key', signatureCount: 0, transports: [], name: 'Phone' }
  await db.insert(passkeysTable).values({ ...of, ...passkey })
  await db.insert(recoveryCodesTable).values({ userId: user.id, hash: 'hash' })
  return user
}

const readState = async ({ id }: TestUser) => {
  const counts = [authenticatorAppsTable, passkeysTable, recoveryCodesTable].map((table) => db.$count(table, eq(table.userId, id)))
  const [row] = await db.select().from(usersTable).where(eq(usersTable.id, id))
  return { factors: await Promise.all(counts), secondFactorAt: row!.secondFactorAt }
}
const WITH_FACTORS = { factors: [1, 1, 1], secondFactorAt: 1 }
const WITHOUT_FACTORS = { factors: [0, 0, 0], secondFactorAt: null }

const mailLink = (by: TestUser, { id }: { id: number }, bindings = {}) =>
  callApi(`/api/users/${id}/second-factor-reset`, { method: 'POST', cookie: by.cookie, env: { EMAIL: outbox.EMAIL, ...bindings } })
const openLink = (token: string) => callApi('/api/second-factor/reset', { body: { token }, env: { EMAIL: outbox.EMAIL } })
const isLinkValid = async (token: string) =>
  (await (await callApi('/api/mail-links/check', { body: { kind: 'factors', token } })).json<{ valid: boolean }>()).valid
const readAuditActions = (user: TestUser) => queryRows('select actor_id, action from audit_log where user_id = ?', user.id)

it('an administrator mails the link, and its holder removes all factors with it once', async () => {
  const user = await createUserWithFactors()
  const second = await startTestSession(user.id)
  expect((await mailLink(editor, user)).status).toBe(202)
  expect(outbox.mails).toMatchObject([{ to: user.email, subject: 'Remove the second factors of your Veebu account' }])
  const token = readFirstMailToken(outbox.mails[0])
  expect(outbox.mails[0]!.text).toContain(`http://localhost:8787/auth?factors=${token}`)
  // Neither the mail nor a look at the link removes anything.
  expect(await isLinkValid(token)).toBe(true)
  expect(await readState(user)).toEqual(WITH_FACTORS)

  expect((await openLink(token)).status).toBe(204)
  expect(await readState(user)).toEqual(WITHOUT_FACTORS)
  for (const cookie of [user.cookie, second]) expect((await callApi('/api/user', { cookie })).status).toBe(401)
  expect(outbox.mails[1]).toMatchObject({ to: user.email, subject: 'The second factors of your Veebu account were removed' })
  expect(await isLinkValid(token)).toBe(false)
  expect(await readErrorResponse(await openLink(token))).toEqual([400, 'This link is invalid or has expired'])
  expect(await readAuditActions(user)).toEqual([{ actor_id: editor.id, action: 'factors-reset' }])
})

it('the link is no password link, and a password link is none of these', async () => {
  const user = await createUserWithFactors()
  await mailLink(editor, user)
  const token = readFirstMailToken(outbox.mails[0])
  expect((await callApi('/api/reset-password/confirm', { body: { token, newPassword: 'secret-1' } })).status).toBe(400)
  await callApi('/api/reset-password', { body: { email: user.email }, env: { EMAIL: outbox.EMAIL } })
  expect((await openLink(readFirstMailToken(outbox.mails[1]))).status).toBe(400)
  expect(await readState(user)).toEqual(WITH_FACTORS)
})

it('the first link that is used voids the others', async () => {
  const user = await createUserWithFactors()
  for (let n = 0; n < 2; n++) expect((await mailLink(editor, user)).status).toBe(202)
  const [first, second] = outbox.mails.map(readFirstMailToken)
  expect((await openLink(first!)).status).toBe(204)
  expect((await openLink(second!)).status).toBe(400)
})

it('two calls at once use the link once', async () => {
  const user = await createUserWithFactors()
  await mailLink(editor, user)
  const token = readFirstMailToken(outbox.mails[0])
  const answers = await Promise.all([openLink(token), openLink(token)])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 400])
})

it('the link expires after a day', async () => {
  const user = await createUserWithFactors()
  await mailLink(editor, user)
  const token = readFirstMailToken(outbox.mails[0])
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + FACTORS_RESET_LINK_LIFETIME_MS)
  try {
    expect(await isLinkValid(token)).toBe(false)
    expect((await openLink(token)).status).toBe(400)
  } finally {
    now.mockRestore()
  }
  expect(await readState(user)).toEqual(WITH_FACTORS)
})

it('a new address voids the link, because it went to the old one', async () => {
  const user = await createUserWithFactors()
  await mailLink(editor, user)
  const body = { email: `new-${user.email}` }
  expect((await callApi(`/api/users/${user.id}`, { method: 'PATCH', cookie: editor.cookie, body })).status).toBe(200)
  expect((await openLink(readFirstMailToken(outbox.mails[0]))).status).toBe(400)
  expect(await readState(user)).toEqual(WITH_FACTORS)
})

describe('no link is mailed', () => {
  it.each<[string, () => [TestUser, { id: number }], number, string]>([
    ['for oneself', () => [editor, editor], 400, 'Change your own second factors in Account Settings'],
    ['for the account of the site', () => [boss, { id: 1 }], 403, 'Only its owner can edit this account'],
    ['for an unknown user', () => [boss, { id: 999_999 }], 404, 'User not found'],
  ])('%s', async (_, people, status, message) => {
    expect(await readErrorResponse(await mailLink(...people()))).toEqual([status, message])
    expect(outbox.mails).toEqual([])
  })

  it('for level 5 by level 4', async () => {
    const user = await createUserWithFactors({ accessLevel: 5 })
    expect(await readErrorResponse(await mailLink(editor, user))).toEqual([403, USER_RIGHTS_MESSAGES.adminOnly])
    expect((await mailLink(boss, user)).status).toBe(202)
  })

  it('to an address that was never confirmed', async () => {
    const user = await createUserWithFactors({ emailConfirmedAt: null })
    expect(await readErrorResponse(await mailLink(editor, user))).toEqual([
      409,
      'This user has never confirmed the email address, so no such link can be mailed to it.',
    ])
    expect(await readAuditActions(user)).toEqual([])
  })

  it('to somebody without a factor', async () => {
    const user = await createTestUser({ emailConfirmedAt: 1 })
    expect(await readErrorResponse(await mailLink(editor, user))).toEqual([409, 'This user has no second factor.'])
  })

  it('to an address that somebody put in place of a confirmed one, as long as that one can be put back', async () => {
    const user = await createUserWithFactors()
    const body = { email: `thief-${user.email}` }
    await callApi(`/api/users/${user.id}`, { method: 'PATCH', cookie: editor.cookie, body, env: { EMAIL: outbox.EMAIL } })
    const refusal = 'The email address of this user was changed lately, so no such link can be mailed to it yet.'
    // Whoever reads the new mailbox may confirm it.
    await db.update(usersTable).set({ emailConfirmedAt: Date.now(), resetsFrom: null }).where(eq(usersTable.id, user.id))
    outbox.mails.length = 0
    expect(await readErrorResponse(await mailLink(editor, user))).toEqual([409, refusal])
    expect(outbox.mails).toEqual([])
  })

  it('to an address that somebody else has just set, although none was confirmed before', async () => {
    const user = await createUserWithFactors({ resetsFrom: Date.now() + 60_000 })
    expect((await mailLink(editor, user)).status).toBe(409)
  })

  it('above the limit of the mailbox', async () => {
    const user = await createUserWithFactors()
    for (let n = 0; n < 3; n++) expect((await mailLink(editor, user)).status).toBe(202)
    expect((await mailLink(editor, user)).status).toBe(429)
    expect(outbox.mails).toHaveLength(3)
  })

  it('if the mail service fails, and then no link is left open', async () => {
    const user = await createUserWithFactors()
    expect((await mailLink(editor, user, { EMAIL: FAILING_MAIL_BINDING })).status).toBe(503)
    expect(await queryRows('select hash from reset_tokens where user_id = ?', user.id)).toEqual([])
    expect(await readAuditActions(user)).toEqual([])
  })
})
