import { afterEach, beforeAll, expect, it } from 'vitest'
import { MAILS_PER_DAY_MAX } from '../../schema/bounds.ts'
import { mailPendingNotices } from '../notices/notices.ts'
import { insertTestCard } from '../test/cards.ts'
import { type TestUser, callApi, createFirstUser, createTestUser, db, env, queryRows } from '../test/client.ts'
import { FAILING_MAIL_BINDING, createTestOutbox } from '../test/outbox.ts'
import { type MailCause, mailBudgetOf } from './mail-budget.ts'
import { sendRateLimitedMail } from './mailbox.ts'

beforeAll(createFirstUser)
afterEach(() => queryRows('DELETE FROM usage_counts'))

let mailboxCount = 0
const nextMailbox = () => `mailbox-${++mailboxCount}@example.com`
const write = async () => ({ subject: 's', text: 't', html: 'h' })
const send = (cause: MailCause, EMAIL = createTestOutbox().EMAIL) =>
  sendRateLimitedMail(db, { ...env, EMAIL }, nextMailbox(), write, { cause })
const ownerCause = (ownerId: number, level = 2): MailCause => ({ kind: 'owner', ownerId, level })
const setUsed = async (key: string, uses: number, now = Date.now()) => {
  const { period } = mailBudgetOf(ownerCause(1), now)[0]!
  await queryRows('INSERT OR REPLACE INTO usage_counts (key, period, uses) VALUES (?, ?, ?)', key, period, uses)
}

it('an owner has a share of the mails of a day, and others keep theirs', async () => {
  await setUsed('mails owner:7', MAILS_PER_DAY_MAX.owner - 2)
  const sent = await Promise.all(Array.from({ length: 6 }, () => send(ownerCause(7))))
  expect(sent.filter(Boolean)).toHaveLength(2)
  expect(await send(ownerCause(8))).toBe(true)
})

it('any number of new accounts cannot use up the mails of owners with a plan, nor strangers those of anybody else', async () => {
  await setUsed('mails owners at level 1', MAILS_PER_DAY_MAX.ownersAtLevel1)
  await setUsed('mails strangers', MAILS_PER_DAY_MAX.strangers)
  expect(await send(ownerCause(9, 1))).toBe(false)
  expect(await send({ kind: 'stranger', networks: { address: 'a' } })).toBe(false)
  expect([await send(ownerCause(9, 2)), await send({ kind: 'holder', networks: { address: 'a' } })]).toEqual([true, true])
})

it('a mail that was not sent uses up nothing', async () => {
  await expect(send(ownerCause(7), FAILING_MAIL_BINDING)).rejects.toThrow('mail is down')
  await setUsed('mails owners', MAILS_PER_DAY_MAX.owners)
  expect(await send(ownerCause(7))).toBe(false)
  expect(await queryRows(`SELECT key, uses FROM usage_counts WHERE uses > 0`)).toEqual([
    { key: 'mails owners', uses: MAILS_PER_DAY_MAX.owners },
  ])
})

it('a network that asks for mails to ever new addresses gets no more than its share', async () => {
  const { mails, EMAIL } = createTestOutbox()
  const ask = (user: TestUser) => callApi('/api/reset-password', { body: { email: user.email }, env: { EMAIL } })
  for (let n = 0; n < MAILS_PER_DAY_MAX.networkOfStrangers + 3; n++) {
    const user = await createTestUser({ email: nextMailbox() })
    const status = (await callApi('/api/confirm-email', { method: 'POST', cookie: user.cookie, env: { EMAIL } })).status
    expect(status).toBe(n < MAILS_PER_DAY_MAX.networkOfStrangers ? 202 : 429)
  }
  // A reset of an account whose address is not confirmed uses the same share.
  await ask(await createTestUser({ email: nextMailbox() }))
  expect(mails).toHaveLength(MAILS_PER_DAY_MAX.networkOfStrangers)
  const holder = await createTestUser({ email: nextMailbox(), emailConfirmedAt: 1 })
  await ask(holder)
  expect(mails.at(-1)!.to).toBe(holder.email)
})

it('owners whose share is used up do not hold back the notices of others', async () => {
  const { mails, EMAIL } = createTestOutbox()
  const [full, other] = [await createTestUser({ emailConfirmedAt: 1 }), await createTestUser({ emailConfirmedAt: 1 })]
  for (const [n, owner] of [full, other].entries())
    await queryRows(
      `INSERT INTO form_submissions (card_id, submission_id, form_data, notice_pending, timestamp) VALUES (?, ?, '{"name":"Ann"}', 1, ?)`,
      await insertTestCard(owner),
      `form-${n}`,
      Date.now(),
    )
  await setUsed(`mails owner:${full.id}`, MAILS_PER_DAY_MAX.owner)
  await mailPendingNotices({ ...env, EMAIL })
  expect(mails.map(({ to }) => to)).toEqual([other.email])
})
