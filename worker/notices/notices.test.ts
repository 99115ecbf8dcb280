import { expect, it } from 'vitest'
import { CAPABILITIES } from '../../schema/capabilities.ts'
import { CHAT_LIMITS } from '../../schema/salesbot.ts'
import type { Env } from '../platform/env.ts'
import { callApi, createTestUser, env, queryRows } from '../test/client.ts'
import { FAILING_MAIL_BINDING, type SentMail, createTestOutbox } from '../test/outbox.ts'
import { createTestSalesbot, createTestVisitor, listConversationRows } from '../test/salesbot.ts'
import { disableLinksInText } from './notice-mail.ts'
import { mailPendingNotices } from './notices.ts'

const HOUR_MS = 3_600_000
const PERSON_WITHOUT_CONTACT = 'I want to talk to a real person'
const PERSON = `${PERSON_WITHOUT_CONTACT}, ann@example.com`
const CONTACT = 'My e-mail is ann@example.com'
/** A visitor's message with need, intent, time and budget. Together with contact data, this scores 70 points (docs/assistant.md). */
const WISHES = ['I need photos for my wedding and want to book an appointment', 'Tomorrow at 3 pm', 'My budget is $200']
const QUESTION = 'Do you have a helicopter landing pad?'
const QUESTION_SUBJECT = 'A question that your assistant could not answer: Ada Lovelace'
const down = { EMAIL: FAILING_MAIL_BINDING }
const pendingOf = async (cardId: number) => (await listConversationRows(cardId)).map((row) => row['pending_notice'])
const sendPending = (EMAIL: Env['EMAIL'], now = Date.now()) => mailPendingNotices({ ...env, EMAIL }, now)

/** Creates an assistant whose owner has a confirmed address, an outbox that records the mails, and a visitor. */
async function createMailingBot(fields?: Parameters<typeof createTestSalesbot>[0]) {
  const bot = await createTestSalesbot(fields, await createTestUser({ accessLevel: CAPABILITIES.useAssistant.level, emailConfirmedAt: 1 }))
  const { mails, EMAIL } = createTestOutbox()
  const hasContact = () => mails.map(({ text }) => text.includes('Contact: ann@example.com'))
  return { ...bot, mails, EMAIL, hasContact, say: createTestVisitor(bot.cardId, { EMAIL }) }
}

it('mails once to the owner that a lead reached 70 points, with the contact and a link to the conversation', async () => {
  const { cardId, owner, mails, EMAIL, say } = await createMailingBot()
  await say(CONTACT, WISHES[0]!)
  expect(mails).toEqual([])
  await say(...WISHES.slice(1), WISHES[0]!, 'My budget is $300')
  await sendPending(EMAIL)
  const [row] = await listConversationRows(cardId)
  expect(mails).toMatchObject([{ to: owner.email, subject: 'New lead: Ada Lovelace' }])
  for (const body of [mails[0]!.text, mails[0]!.html]) {
    expect(body).toContain('ann@example.com')
    expect(body).toContain(`${env.APP_ORIGIN}/veebubot-analytics/${cardId}?conversation=${String(row!['id'])}`)
  }
  expect(await pendingOf(cardId)).toEqual([null])
})

it('mails no lead and no question if the owner turned those mails off, but a request for a person', async () => {
  const { cardId, mails, EMAIL, say } = await createMailingBot({ leadMails: false })
  await createTestVisitor(cardId, { EMAIL })(QUESTION)
  await sendPending(EMAIL, Date.now() + HOUR_MS)
  await say(CONTACT, ...WISHES)
  expect(mails).toEqual([])
  await say(PERSON)
  expect(mails.map(({ subject }) => subject)).toEqual(['A visitor asks for a person: Ada Lovelace'])
})

it('quotes the transcript of a hand-over, and nothing of it is a link', async () => {
  const { mails, say } = await createMailingBot()
  await say('See https://evil.example/x?a=<b> or www.evil.example & evil.example', PERSON)
  const [{ text, html }] = mails as [SentMail]
  expect(text).toContain('> Visitor: See https:·//evil·example/x?a=<b> or www·evil·example & evil·example')
  expect(html).toContain('See https:·//evil·example/x?a=&#60;b&#62; or www·evil·example &#38; evil·example')
  expect(text).toContain(`> Visitor: ${disableLinksInText(PERSON)}`)
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
])('turns %j into %j, which no mail program makes a link', (text, expected) => expect(disableLinksInText(text)).toBe(expected))

it('keeps a mail pending while the mail service is down, and sends it by cron', async () => {
  const { cardId, mails, EMAIL } = await createMailingBot()
  expect(await createTestVisitor(cardId, down)(PERSON)).toMatchObject({ handedOver: true })
  expect(await pendingOf(cardId)).toEqual(['handover'])
  await sendPending(EMAIL)
  await sendPending(EMAIL)
  expect(mails).toHaveLength(1)
  expect(await pendingOf(cardId)).toEqual([null])
})

it('sends one mail, even if several runs try at once or one of them broke off', async () => {
  const { cardId, mails, EMAIL } = await createMailingBot()
  await createTestVisitor(cardId, down)(PERSON)
  const now = Date.now()
  await queryRows('UPDATE salesbot_conversations SET notice_claimed_at = ? WHERE card_id = ?', now, cardId)
  await sendPending(EMAIL, now + 60_000)
  expect(mails).toEqual([])
  await Promise.all(Array.from({ length: 4 }, (_, n) => sendPending(EMAIL, now + 6 * 60_000 + n)))
  expect(mails).toHaveLength(1)
})

it('says in one mail that a question that was not mailed yet became a lead and asks for a person', async () => {
  const { cardId, mails, EMAIL } = await createMailingBot()
  const say = createTestVisitor(cardId, down)
  const pending = []
  for (const messages of [[QUESTION], WISHES, [PERSON]]) pending.push((await say(...messages), await pendingOf(cardId)))
  expect(pending).toEqual([['question'], ['lead'], ['handover']])
  await sendPending(EMAIL)
  expect(mails.map(({ subject }) => subject)).toEqual(['A visitor asks for a person: Ada Lovelace'])
  expect(mails[0]!.text).toMatch(/needs an answer from a person\. The chat is also a lead, with a score of \d+ of 100\./)
  expect(mails[0]!.text).toContain('?question=')
})

it('mails a question that was passed on, with the transcript', async () => {
  const { mails, say } = await createMailingBot({ leadMails: false })
  expect(await say(QUESTION, `Yes please, pass it on. ${CONTACT}`)).toMatchObject({ handedOver: false })
  expect(mails).toMatchObject([{ subject: QUESTION_SUBJECT, text: expect.stringContaining(`> Visitor: ${QUESTION}\n> Assistant: `) }])
})

it('mails the next question of a conversation that was passed on, too, without mails about leads', async () => {
  const { mails, EMAIL, say } = await createMailingBot({ leadMails: false })
  const second = 'Do you accept zorkmids?'
  await say(QUESTION, `Yes please, pass it on. ${CONTACT}`)
  await say(second, 'Yes please, pass it on.')
  await sendPending(EMAIL, Date.now() + HOUR_MS)
  expect(mails).toHaveLength(2)
  expect(mails[1]!.text).toContain(`> Visitor: ${second}`)
})

it('mails questions that could not be answered, of one conversation together, each with a link to its reply field', async () => {
  const { cardId, owner, mails, EMAIL, say } = await createMailingBot()
  const evil = 'Do you know the quuxinator at evil.example?'
  await say(QUESTION, evil, evil)
  await sendPending(EMAIL, Date.now() + 2 * 60_000)
  expect(mails).toEqual([])
  await Promise.all(Array.from({ length: 4 }, (_, n) => sendPending(EMAIL, Date.now() + 4 * 60_000 + n)))
  expect(mails).toMatchObject([{ to: owner.email, subject: QUESTION_SUBJECT }])
  expect(mails[0]!.text).toContain(`> Visitor: ${QUESTION}\n> Visitor: ${disableLinksInText(evil)}`)
  const ids = await queryRows<{ id: number }>('SELECT id FROM salesbot_questions WHERE card_id = ? ORDER BY id', cardId)
  const [row] = await listConversationRows(cardId)
  const queries = [...ids.map(({ id }) => `question=${id}`), `conversation=${String(row!['id'])}`]
  const links = [...mails[0]!.html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)
  expect(links).toEqual(queries.map((query) => `${env.APP_ORIGIN}/veebubot-analytics/${cardId}?${query}`))
  expect(await pendingOf(cardId)).toEqual([null])
})

it('mails a question at once if the visitor left a contact, once a conversation, and not once it was answered', async () => {
  const { cardId, owner, mails, EMAIL, hasContact, say } = await createMailingBot()
  await say(CONTACT, QUESTION)
  expect(hasContact()).toEqual([true])
  await say(QUESTION)
  await createTestVisitor(cardId, down)(QUESTION)
  const [question] = await queryRows<{ id: number }>('SELECT id FROM salesbot_questions WHERE card_id = ?', cardId)
  await callApi(`/api/salesbot/${cardId}/questions/${question!.id}`, { cookie: owner.cookie, body: { answer: 'Yes' } })
  await sendPending(EMAIL, Date.now() + HOUR_MS)
  expect(mails).toHaveLength(1)
})

it('waits three minutes for a contact after a hand-over, so that one mail has both', async () => {
  const { mails, EMAIL, hasContact, say } = await createMailingBot({ leadMails: false })
  await say(PERSON_WITHOUT_CONTACT, 'Please hurry')
  await sendPending(EMAIL, Date.now() + 2 * 60_000)
  expect(mails).toEqual([])
  await say(CONTACT, 'ann@example.com, as I said')
  await sendPending(EMAIL, Date.now() + HOUR_MS)
  expect(hasContact()).toEqual([true])
})

it('waits for the contact of a lead, too', async () => {
  const { mails, hasContact, say } = await createMailingBot({ services: ['Portrait'], priceRanges: { Portrait: 150 } })
  const { leadScore } = await say('What does a Portrait cost?', ...WISHES)
  expect(leadScore).toBeGreaterThanOrEqual(70)
  expect(mails).toEqual([])
  await say(CONTACT)
  expect(hasContact()).toEqual([true])
})

it('mails once more if the visitor leaves a contact long after the hand-over', async () => {
  const { EMAIL, hasContact, say } = await createMailingBot({ leadMails: false })
  await say(PERSON_WITHOUT_CONTACT)
  await sendPending(EMAIL, Date.now() + 4 * 60_000)
  await say(CONTACT)
  expect(hasContact()).toEqual([false, true])
})

it('sends at most two mails an hour to a mailbox, and the rest of an owner’s in one mail of limited size', async () => {
  const { cardId, mails, EMAIL } = await createMailingBot()
  const long = '& '.repeat(CHAT_LIMITS.messageLength / 2 - 50)
  for (let n = 0; n < 14; n++) await createTestVisitor(cardId, { EMAIL })(long, `${PERSON}, number ${n} ${long}`)
  expect(mails).toHaveLength(2)
  expect((await pendingOf(cardId)).filter(Boolean)).toHaveLength(12)
  await sendPending(EMAIL, Date.now() + HOUR_MS + 1000)
  expect(await pendingOf(cardId)).toEqual(Array.from({ length: 14 }, () => null))
  const [, , { subject, text, html }] = mails as [SentMail, SentMail, SentMail]
  expect(mails).toHaveLength(3)
  expect(subject).toBe('12 chats with visitors need your attention')
  expect(text).toContain('2 more are on the analytics pages of your cards.')
  expect(text.match(/\?conversation=/g)).toHaveLength(10)
  expect(Buffer.byteLength(text) + Buffer.byteLength(html)).toBeLessThan(100_000)
})

it('mails nothing to an address that is not confirmed, and gives up after a day', async () => {
  const { cardId, owner, mails, EMAIL, say } = await createMailingBot()
  await queryRows('UPDATE users SET email_confirmed_at = NULL WHERE id = ?', owner.id)
  await say(PERSON)
  expect(mails).toEqual([])
  expect(await pendingOf(cardId)).toEqual(['handover'])
  await queryRows('UPDATE users SET email_confirmed_at = 1 WHERE id = ?', owner.id)
  await sendPending(EMAIL, Date.now() + 25 * HOUR_MS)
  expect(mails).toEqual([])
  expect(await pendingOf(cardId)).toEqual([null])
})
