import { expect, it } from 'vitest'
import { CHAT_LIMITS, type ChatResponse } from '../../schema/salesbot.ts'
import type { Env } from '../platform/env.ts'
import { type TestUser, callApi, createTestUser, env, queryRows } from '../test/client.ts'
import { FAILING_MAIL_BINDING, createTestOutbox } from '../test/outbox.ts'
import { chat, createTestSalesbot, createVisitorAddress, listConversationRows } from '../test/salesbot.ts'
import { disarmLinks } from './notice-mail.ts'
import { mailPendingNotices } from './notices.ts'

const HOUR_MS = 3_600_000
const createConfirmedOwner = (): Promise<TestUser> => createTestUser({ accessLevel: 2, emailConfirmedAt: 1 })
const PERSON_WITHOUT_CONTACT = 'I want to talk to a real person'
const PERSON = `${PERSON_WITHOUT_CONTACT}, ann@example.com`
const CONTACT = 'My e-mail is ann@example.com'
/** Need, intent, time and budget: 70 points together with a contact (ARCHITECTURE.md, "The guided assistant"). */
const WISHES = ['I need photos for my wedding and want to book an appointment', 'Tomorrow at 3 pm', 'My budget is $200']
const LEAD = [CONTACT, ...WISHES]
const QUESTION = 'Do you have a helicopter landing pad?'
/** Sends a visitor's messages one after the other; returns the last answer. */
async function chatAll(cardId: number, messages: string[], { sessionId, EMAIL }: { sessionId?: string; EMAIL: Env['EMAIL'] }) {
  const address = createVisitorAddress()
  let answer = { sessionId: sessionId ?? null } as ChatResponse
  for (const message of messages) answer = await chat(cardId, { message, sessionId: answer.sessionId }, { env: { EMAIL }, address })
  return answer
}
const pendingOf = async (cardId: number) => (await listConversationRows(cardId)).map((row) => row['pending_notice'])
const sendPending = (EMAIL: Env['EMAIL'], now = Date.now()) => mailPendingNotices({ ...env, EMAIL }, now)

it('mails once to the owner that a lead reached 70 points, with the contact and a link to the conversation', async () => {
  const { cardId, owner } = await createTestSalesbot({}, await createConfirmedOwner())
  const { mails, EMAIL } = createTestOutbox()
  const { sessionId } = await chatAll(cardId, LEAD.slice(0, 2), { EMAIL })
  expect(mails).toEqual([])
  await chatAll(cardId, [...LEAD.slice(2), ...WISHES.slice(0, 1), 'My budget is $300'], { EMAIL, sessionId })
  await sendPending(EMAIL)
  const [row] = await listConversationRows(cardId)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ to: owner.email, subject: 'New lead: Ada Lovelace' })
  for (const body of [mails[0]!.text, mails[0]!.html]) {
    expect(body).toContain('ann@example.com')
    expect(body).toContain(`${env.APP_ORIGIN}/veebubot-analytics/${cardId}?conversation=${String(row!['id'])}`)
  }
  expect(await pendingOf(cardId)).toEqual([null])
})

it('mails no lead and no question if the owner turned those mails off, but a request for a person', async () => {
  const { cardId } = await createTestSalesbot({ leadMails: false }, await createConfirmedOwner())
  const { mails, EMAIL } = createTestOutbox()
  await chatAll(cardId, [QUESTION], { EMAIL })
  await sendPending(EMAIL, Date.now() + HOUR_MS)
  const { sessionId } = await chatAll(cardId, LEAD, { EMAIL })
  expect(mails).toEqual([])
  await chat(cardId, { message: PERSON, sessionId }, { env: { EMAIL } })
  expect(mails.map(({ subject }) => subject)).toEqual(['A visitor asks for a person: Ada Lovelace'])
})

it('quotes the transcript of a hand-over, and nothing of it is a link', async () => {
  const { cardId } = await createTestSalesbot({}, await createConfirmedOwner())
  const { mails, EMAIL } = createTestOutbox()
  const evil = 'See https://evil.example/x?a=<b> or www.evil.example & evil.example'
  const { sessionId } = await chat(cardId, { message: evil }, { env: { EMAIL } })
  await chat(cardId, { message: PERSON, sessionId }, { env: { EMAIL } })
  expect(mails).toHaveLength(1)
  const { text, html } = mails[0]!
  expect(text).toContain('> Visitor: See https:·//evil·example/x?a=<b> or www·evil·example & evil·example')
  expect(html).toContain('See https:·//evil·example/x?a=&#60;b&#62; or www·evil·example &#38; evil·example')
  expect(text).toContain(`> Visitor: ${disarmLinks(PERSON)}`)
  expect(`${text}${html}`).not.toContain('evil.example')
  expect(new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => new URL(url!).origin))).toEqual(new Set([env.APP_ORIGIN]))
})

it.each([
  ['http://localhost/a', 'http:·//localhost/a'],
  ['a.b', 'a·b'],
  ['example。com', 'example·com'],
  ['It costs 5. Thanks.', 'It costs 5. Thanks.'],
  ['\u202Ehidden\u0007', 'hidden'],
  ['https:\u200B//evil\u200B.example', 'https:·//evil·example'],
  ['ｈｔｔｐ：／／evil．example or evil․example or … so', 'http:·//evil·example or evil·example or … so'],
])('turns %j into %j, which no mail program makes a link', (text, expected) => expect(disarmLinks(text)).toBe(expected))

it('keeps a mail pending while the mail service is down, and sends it by cron', async () => {
  const { cardId } = await createTestSalesbot({}, await createConfirmedOwner())
  const answer = await chat(cardId, { message: PERSON }, { env: { EMAIL: FAILING_MAIL_BINDING } })
  expect(answer.handedOver).toBe(true)
  expect(await pendingOf(cardId)).toEqual(['handover'])
  const { mails, EMAIL } = createTestOutbox()
  await sendPending(EMAIL)
  await sendPending(EMAIL)
  expect(mails).toHaveLength(1)
  expect(await pendingOf(cardId)).toEqual([null])
})

it('sends one mail, even if several runs try at once or one of them broke off', async () => {
  const { cardId } = await createTestSalesbot({}, await createConfirmedOwner())
  await chat(cardId, { message: PERSON }, { env: { EMAIL: FAILING_MAIL_BINDING } })
  const { mails, EMAIL } = createTestOutbox()
  const now = Date.now()
  await queryRows('UPDATE salesbot_conversations SET notice_claimed_at = ? WHERE card_id = ?', now, cardId)
  await sendPending(EMAIL, now + 60_000)
  expect(mails).toEqual([])
  await Promise.all(Array.from({ length: 4 }, (_, n) => sendPending(EMAIL, now + 6 * 60_000 + n)))
  expect(mails).toHaveLength(1)
})

it('says in one mail that a lead that was not mailed yet asks for a person', async () => {
  const { cardId } = await createTestSalesbot({}, await createConfirmedOwner())
  await chatAll(cardId, [...LEAD, PERSON], { EMAIL: FAILING_MAIL_BINDING })
  const { mails, EMAIL } = createTestOutbox()
  await sendPending(EMAIL)
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).toMatch(/needs an answer from a person\. The chat is also a lead, with a score of \d+ of 100\./)
})

it('mails a question that was passed on, with the transcript', async () => {
  const { cardId } = await createTestSalesbot({ leadMails: false }, await createConfirmedOwner())
  const { mails, EMAIL } = createTestOutbox()
  const answer = await chatAll(cardId, [QUESTION, `Yes please, pass it on. ${CONTACT}`], { EMAIL })
  expect(answer.handedOver).toBe(false)
  expect(mails.map(({ subject }) => subject)).toEqual(['A question that your assistant could not answer: Ada Lovelace'])
  expect(mails[0]!.text).toContain(`> Visitor: ${QUESTION}\n> Assistant: `)
})

it('mails questions that could not be answered, of one conversation together, each with a link to its reply field', async () => {
  const { cardId, owner } = await createTestSalesbot({}, await createConfirmedOwner())
  const { mails, EMAIL } = createTestOutbox()
  const evil = 'Do you know the quuxinator at evil.example?'
  await chatAll(cardId, [QUESTION, evil, evil], { EMAIL })
  await sendPending(EMAIL, Date.now() + 2 * 60_000)
  expect(mails).toEqual([])
  await Promise.all(Array.from({ length: 4 }, (_, n) => sendPending(EMAIL, Date.now() + 4 * 60_000 + n)))
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [owner.email, 'A question that your assistant could not answer: Ada Lovelace'],
  ])
  const { text, html } = mails[0]!
  expect(text).toContain(`> Visitor: ${QUESTION}\n> Visitor: ${disarmLinks(evil)}`)
  const ids = await queryRows<{ id: number }>('SELECT id FROM salesbot_questions WHERE card_id = ? ORDER BY id', cardId)
  const [row] = await listConversationRows(cardId)
  const page = `${env.APP_ORIGIN}/veebubot-analytics/${cardId}`
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)).toEqual([
    ...ids.map(({ id }) => `${page}?question=${id}`),
    `${page}?conversation=${String(row!['id'])}`,
  ])
  expect(await pendingOf(cardId)).toEqual([null])
})

it('mails a question at once if the visitor left a contact, once a conversation, and not once it was answered', async () => {
  const { cardId, owner } = await createTestSalesbot({}, await createConfirmedOwner())
  const { mails, EMAIL } = createTestOutbox()
  const ask = (options: { sessionId?: string; EMAIL: Env['EMAIL'] }) => chatAll(cardId, [CONTACT, QUESTION], options)
  const { sessionId } = await ask({ EMAIL })
  expect(mails.map(({ text }) => text.includes('Contact: ann@example.com'))).toEqual([true])
  await ask({ EMAIL, sessionId })
  expect(mails).toHaveLength(1)
  await chatAll(cardId, ['Do you accept zorkmids?'], { EMAIL: FAILING_MAIL_BINDING })
  const [{ id }] = (await queryRows(`SELECT id FROM salesbot_questions WHERE question LIKE '%zorkmids%' AND card_id = ?`, cardId)) as [
    { id: number },
  ]
  await callApi(`/api/salesbot/${cardId}/questions/${id}`, { cookie: owner.cookie, body: { answer: 'Yes' } })
  await sendPending(EMAIL, Date.now() + HOUR_MS)
  expect(mails).toHaveLength(1)
})

it('names the question in the one mail about a lead or a hand-over, although it was pending before', async () => {
  const { cardId } = await createTestSalesbot({}, await createConfirmedOwner())
  const down = { EMAIL: FAILING_MAIL_BINDING }
  const { sessionId } = await chatAll(cardId, [QUESTION], down)
  expect(await pendingOf(cardId)).toEqual(['question'])
  await chatAll(cardId, WISHES, { ...down, sessionId })
  expect(await pendingOf(cardId)).toEqual(['lead'])
  await chatAll(cardId, [PERSON], { ...down, sessionId })
  expect(await pendingOf(cardId)).toEqual(['handover'])
  const { mails, EMAIL } = createTestOutbox()
  await sendPending(EMAIL)
  expect(mails.map(({ subject }) => subject)).toEqual(['A visitor asks for a person: Ada Lovelace'])
  expect(mails[0]!.text).toContain('?question=')
})

it('waits three minutes for a contact after a hand-over, so that one mail has both', async () => {
  const { cardId } = await createTestSalesbot({ leadMails: false }, await createConfirmedOwner())
  const { mails, EMAIL } = createTestOutbox()
  const { sessionId } = await chat(cardId, { message: PERSON_WITHOUT_CONTACT }, { env: { EMAIL } })
  await chat(cardId, { message: 'Please hurry', sessionId }, { env: { EMAIL } })
  await sendPending(EMAIL, Date.now() + 2 * 60_000)
  expect(mails).toEqual([])
  await chat(cardId, { message: CONTACT, sessionId }, { env: { EMAIL } })
  await chat(cardId, { message: 'ann@example.com, as I said', sessionId }, { env: { EMAIL } })
  await sendPending(EMAIL, Date.now() + HOUR_MS)
  expect(mails.map(({ text }) => text.includes('Contact: ann@example.com'))).toEqual([true])
})

it('waits for the contact of a lead, too', async () => {
  const services = { services: ['Portrait'], priceRanges: { Portrait: 150 } }
  const { cardId } = await createTestSalesbot(services, await createConfirmedOwner())
  const { mails, EMAIL } = createTestOutbox()
  const { sessionId } = await chat(cardId, { choice: 's1' }, { env: { EMAIL } })
  const { leadScore } = await chatAll(cardId, WISHES, { EMAIL, sessionId })
  expect(leadScore).toBeGreaterThanOrEqual(70)
  expect(mails).toEqual([])
  await chat(cardId, { message: CONTACT, sessionId }, { env: { EMAIL } })
  expect(mails.map(({ text }) => text.includes('Contact: ann@example.com'))).toEqual([true])
})

it('mails once more if the visitor leaves a contact long after the hand-over', async () => {
  const { cardId } = await createTestSalesbot({ leadMails: false }, await createConfirmedOwner())
  const { mails, EMAIL } = createTestOutbox()
  const { sessionId } = await chat(cardId, { message: PERSON_WITHOUT_CONTACT }, { env: { EMAIL } })
  await sendPending(EMAIL, Date.now() + 4 * 60_000)
  await chat(cardId, { message: CONTACT, sessionId }, { env: { EMAIL } })
  expect(mails.map(({ text }) => text.includes('Contact: ann@example.com'))).toEqual([false, true])
})

it('sends at most two mails an hour to a mailbox, and the rest of an owner’s in one mail of limited size', async () => {
  const { cardId } = await createTestSalesbot({}, await createConfirmedOwner())
  const { mails, EMAIL } = createTestOutbox()
  const long = '& '.repeat(CHAT_LIMITS.messageLength / 2 - 50)
  for (let n = 0; n < 14; n++) {
    const address = createVisitorAddress()
    const { sessionId } = await chat(cardId, { message: long }, { env: { EMAIL }, address })
    await chat(cardId, { message: `${PERSON}, number ${n} ${long}`, sessionId }, { env: { EMAIL }, address })
  }
  expect(mails).toHaveLength(2)
  expect((await pendingOf(cardId)).filter(Boolean)).toHaveLength(12)
  await sendPending(EMAIL, Date.now() + HOUR_MS + 1000)
  expect(mails).toHaveLength(3)
  expect(await pendingOf(cardId)).toEqual(Array.from({ length: 14 }, () => null))
  const { subject, text, html } = mails[2]!
  expect(subject).toBe('12 chats with visitors need your attention')
  expect(text).toContain('2 more are on the analytics pages of your cards.')
  expect(text.match(/\?conversation=/g)).toHaveLength(10)
  expect(Buffer.byteLength(text) + Buffer.byteLength(html)).toBeLessThan(100_000)
})

it('mails nothing to an address that is not confirmed, and gives up after a day', async () => {
  const { cardId, owner } = await createTestSalesbot()
  const { mails, EMAIL } = createTestOutbox()
  await chat(cardId, { message: PERSON }, { env: { EMAIL } })
  expect(mails).toEqual([])
  expect(await pendingOf(cardId)).toEqual(['handover'])
  await queryRows('UPDATE users SET email_confirmed_at = 1 WHERE id = ?', owner.id)
  await sendPending(EMAIL, Date.now() + 25 * HOUR_MS)
  expect(mails).toEqual([])
  expect(await pendingOf(cardId)).toEqual([null])
})
