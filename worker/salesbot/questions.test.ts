import { expect, it } from 'vitest'
import { CAPABILITIES } from '../../schema/capabilities.ts'
import { SALESBOT_CONFIG_LIMITS } from '../../schema/salesbot.ts'
import type { AnsweredQuestion, SalesbotAnalytics } from '../../schema/salesbot-analytics.ts'
import { readErrorResponse } from '../test/cards.ts'
import { type TestUser, callApi, createTestUser, db, env, queryRows } from '../test/client.ts'
import { interceptSqlStatement } from '../test/meanwhile.ts'
import { FAILING_MAIL_BINDING, type SentMail, createTestOutbox } from '../test/outbox.ts'
import { fetchChatReply, createTestSalesbot, createTestVisitor, listConversationRows } from '../test/salesbot.ts'
import type { Env } from '../platform/env.ts'
import { mailAnswer } from './answer-mail.ts'
import { getCardWithSalesbot, storeAnswerAndDeleteQuestion } from './config-queries.ts'

const QUESTION = 'Do you accept zorkmids?'
const listQuestions = async (user: TestUser, cardId: number) =>
  (await (await callApi(`/api/salesbot/${cardId}/analytics`, { cookie: user.cookie })).json<SalesbotAnalytics>()).unansweredQuestions
const listAskers = (ids: number[]) =>
  queryRows('SELECT * FROM salesbot_question_askers WHERE conversation_id IN (SELECT value FROM json_each(?))', JSON.stringify(ids))

/** Makes a visitor ask the question and, if an address is given, leave it. Returns the conversation's id. */
async function ask(cardId: number, email?: string): Promise<number> {
  await createTestVisitor(cardId)(QUESTION, ...(email ? [`My e-mail is ${email}`] : []))
  return Number((await listConversationRows(cardId)).at(-1)!['id'])
}

async function createAsked(...emails: string[]) {
  const bot = await createTestSalesbot({}, await createTestUser({ accessLevel: CAPABILITIES.useAssistant.level, emailConfirmedAt: 1 }))
  const ids: number[] = []
  for (const email of emails) ids.push(await ask(bot.cardId, email))
  const [question] = await listQuestions(bot.owner, bot.cardId)
  const answer = (body: unknown, bindings = {}) =>
    callApi(`/api/salesbot/${bot.cardId}/questions/${question!.id}`, { cookie: bot.owner.cookie, body, env: bindings })
  return { ...bot, ids, question: question!, answer }
}

it('mails the owner’s answer to each visitor who asked, once, and keeps it with the visitor’s question', async () => {
  const { owner, cardId, ids, question, answer } = await createAsked('ann@a.example', 'ANN@a.example', 'bob@b.example')
  expect(question).toMatchObject({ timesAsked: 3, reachableVisitors: 2 })
  const { mails, EMAIL } = createTestOutbox()
  const body = { answer: ' Yes, see https://zork.example/a <b>now</b> ', question: QUESTION }
  const answers = await Promise.all(Array.from({ length: 3 }, () => answer(body, { EMAIL })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  const { config, ...mailed } = await answers.find(({ ok }) => ok)!.json<AnsweredQuestion>()
  expect(mailed).toEqual({ mailedVisitors: 2, unmailedVisitors: 0 })
  expect(config.questionsAndAnswers).toEqual([{ question: QUESTION, answer: body.answer.trim(), isVisitors: true }])
  expect(mails.map(({ to }) => to.toLowerCase()).toSorted()).toEqual(['ann@a.example', 'bob@b.example'])
  const [{ text, html }] = mails as [SentMail]
  expect(mails[0]).toMatchObject({ replyTo: 'ada@example.com', subject: 'Ada Lovelace answered your question' })
  expect(text).toContain(`> You: ${QUESTION}\n> Ada Lovelace: Yes, see https:·//zork·example/a <b>now</b>`)
  expect(html).toContain('https:·//zork·example/a &#60;b&#62;')
  expect([...new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url))]).toEqual([
    expect.stringContaining(`${env.APP_ORIGIN}/view/`),
  ])
  expect(await listQuestions(owner, cardId)).toEqual([])
  expect(await listAskers(ids)).toEqual([])
  expect((await fetchChatReply(cardId, { message: QUESTION })).message).toContain('https://zork.example/a')
})

it('keeps the owner’s own wording as the owner’s, on top of a configuration that was saved meanwhile', async () => {
  const { owner, cardId, answer } = await createAsked('ann@a.example')
  const save = () => callApi(`/api/salesbot/${cardId}/config`, { cookie: owner.cookie, body: { pinnedLines: ['No dogs'] } })
  const DB = interceptSqlStatement(env.DB, /update "salesbot_configs"/, save)
  const own = { question: 'Do you take zorkmids as payment?', answer: 'Yes' }
  const { config } = await (await answer(own, { DB })).json<AnsweredQuestion>()
  expect(config).toMatchObject({ pinnedLines: ['No dogs'], questionsAndAnswers: [{ ...own, isVisitors: false }] })
})

it('keeps the question, and mails nothing, if the configuration has no room for the answer', async () => {
  const { owner, cardId, answer } = await createAsked('ann@a.example')
  const full = Array.from({ length: SALESBOT_CONFIG_LIMITS.questionsAndAnswers }, (_, n) => ({ question: `${n}?`, answer: 'x' }))
  await queryRows('UPDATE salesbot_configs SET questions_and_answers = ? WHERE card_id = ?', JSON.stringify(full), cardId)
  const { mails, EMAIL } = createTestOutbox()
  const [status, message] = await readErrorResponse(await answer({ answer: 'Yes' }, { EMAIL }))
  expect([status, message]).toEqual([400, expect.stringContaining('already has 50 questions with answers. Remove one')])
  expect(mails).toEqual([])
  expect(await listQuestions(owner, cardId)).toMatchObject([{ reachableVisitors: 1 }])
})

it('mails the others if a mailbox has reached its limit or the mail service refuses a mail', async () => {
  const { answer } = await createAsked('kim@k.example', 'lee@l.example', 'eve@e.example')
  const { mails, EMAIL } = createTestOutbox()
  const send = (mail: { to: string }) => (mail.to === 'lee@l.example' ? FAILING_MAIL_BINDING : EMAIL).send(mail as never)
  for (let n = 0; n < 2; n++) {
    const other = await (await createAsked('eve@e.example')).answer({ answer: 'Yes', question: '' })
    const questionsAndAnswers = [{ question: QUESTION, answer: 'Yes', isVisitors: true }]
    expect(await other.json()).toMatchObject({ mailedVisitors: 1, unmailedVisitors: 0, config: { questionsAndAnswers } })
  }
  expect(await (await answer({ answer: 'Yes' }, { EMAIL: { send } })).json()).toMatchObject({ mailedVisitors: 1, unmailedVisitors: 2 })
  expect(mails.map(({ to }) => to)).toEqual(['kim@k.example'])
})

it('does not wait for a mail service that hangs, and names no address of the owner that is not public', async () => {
  const { cardId } = await createAsked()
  const { card } = (await getCardWithSalesbot(db, cardId))!
  const asked = {
    card: { ...card, email: null },
    ownerLevel: 2,
    question: QUESTION,
    answer: 'Yes',
    askerEmails: ['moe@m.example', 'joe@j.example'],
  }
  const { mails, EMAIL } = createTestOutbox()
  const { promise: timeout, resolve: endWait } = Promise.withResolvers<void>()
  async function send(mail: SentMail) {
    if (mail.to === 'joe@j.example') return new Promise<never>(() => {})
    const result = await EMAIL.send(mail as never)
    setTimeout(endWait)
    return result
  }
  expect(await mailAnswer({ ...env, EMAIL: { send } as unknown as Env['EMAIL'] }, asked, timeout)).toBe(1)
  expect(mails).toMatchObject([{ to: 'moe@m.example', text: expect.stringContaining('Nobody reads replies to this mail.') }])
  expect(mails[0]).not.toHaveProperty('replyTo')
})

it('keeps a question open if another answer is stored at the same time', async () => {
  const { owner, cardId, question } = await createAsked('ann@a.example')
  await createTestVisitor(cardId)('Do you have a helicopter landing pad?')
  const open = await listQuestions(owner, cardId)
  const other = open.find(({ id }) => id !== question.id)!
  const { updatedAt } = (await getCardWithSalesbot(db, cardId))!.config!
  const store = ({ id, question: asked }: typeof question) =>
    storeAnswerAndDeleteQuestion(db, cardId, id, [{ question: asked, answer: 'Yes', isVisitors: true }], updatedAt, updatedAt + 5)
  expect(await store(question)).toMatchObject({ askerEmails: ['ann@a.example'] })
  expect(await store(other)).toBeNull()
  expect(await listQuestions(owner, cardId)).toMatchObject([{ id: other.id }])
})

it('remembers at most 50 askers of a question, and mails at most 20', async () => {
  const { owner, cardId, question } = await createAsked('ann@a.example')
  const others = `SELECT 1000000 + value AS id FROM (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n LIMIT 49) SELECT value FROM n)`
  await queryRows(
    `INSERT INTO salesbot_conversations (id, card_id, session_id, visitor_email, created_at, updated_at) SELECT id, ?, id, id || '@x.example', 1, 1 FROM (${others})`,
    cardId,
  )
  await queryRows(`INSERT INTO salesbot_question_askers SELECT ?, id FROM (${others})`, question.id)
  const say = createTestVisitor(cardId)
  await say('My e-mail is late@l.example', QUESTION, QUESTION)
  expect(await queryRows('SELECT 1 FROM salesbot_question_askers WHERE question_id = ?', question.id)).toHaveLength(50)
  expect(await listQuestions(owner, cardId)).toMatchObject([{ reachableVisitors: 20, timesAsked: 1 }])
})

it('forgets a question with the last conversation that asked it, even twice, and its askers with each of them', async () => {
  const { cardId, owner } = await createTestSalesbot()
  const ids = [await ask(cardId), await ask(cardId)]
  const { session_id: sessionId } = (await listConversationRows(cardId))[0]!
  await fetchChatReply(cardId, { message: QUESTION, sessionId })
  expect(await listQuestions(owner, cardId)).toMatchObject([{ timesAsked: 2 }])
  const remove = (path: string, of = { cardId, owner }) =>
    callApi(`/api/salesbot/${of.cardId}/${path}`, { method: 'DELETE', cookie: of.owner.cookie })
  const other = await createTestSalesbot()
  expect((await remove(`conversations/${ids[0]}`, other)).status).toBe(404)
  expect(await listAskers(ids)).toHaveLength(2)
  for (const [n, id] of ids.entries()) {
    expect((await remove(`conversations/${id}`)).status).toBe(204)
    expect(await listQuestions(owner, cardId)).toHaveLength(1 - n)
    expect(await listAskers(ids)).toHaveLength(1 - n)
  }
  ids.push(await ask(cardId))
  const [question] = await listQuestions(owner, cardId)
  expect((await remove(`questions/${question!.id}`, other)).status).toBe(404)
  for (const status of [204, 404]) expect((await remove(`questions/${question!.id}`)).status).toBe(status)
  expect(await listAskers(ids)).toEqual([])
})
