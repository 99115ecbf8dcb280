import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, it } from 'vitest'
import { CAPABILITIES } from '../../schema/capabilities.ts'
import { CHAT_LIMITS } from '../../schema/salesbot.ts'
import type { Env } from '../platform/env.ts'
import { type MailPriority, sendRateLimitedMail } from '../auth/mailbox.ts'
import { callApi, createTestUser, db, env, queryRows } from '../test/client.ts'
import { FAILING_MAIL_BINDING, type SentMail, createTestOutbox } from '../test/outbox.ts'
import { TEST_BUTTON, createTestSalesbot, createTestVisitor, listConversationRows } from '../test/salesbot.ts'
import { disableLinksInText } from '../auth/mail-text.ts'
import { mailPendingNotices } from './notices.ts'

const HOUR_MS = 3_600_000
const PERSON_WITHOUT_CONTACT = 'I want to talk to a real person'
const PERSON = `${PERSON_WITHOUT_CONTACT}, ann@example.com`
const CONTACT = 'My e-mail is ann@example.com'
/** A visitor's message with need, intent, time and budget. Together with contact data, this scores 70 points (docs/assistant.md). */
const WISHES = ['I need photos for my wedding and want to book an appointment', 'Tomorrow at 3 pm', 'My budget is $200']
const writeDay = (at: number, timeZone = 'UTC') =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone }).format(at)
/** As the mail shows it for a visitor whose time zone is unknown. */
const SAID_TODAY = `(said on ${writeDay(Date.now())})`
const QUESTION = 'Do you have a helicopter landing pad?'
const QUESTION_SUBJECT = 'A question that your assistant could not answer: Ada Lovelace'
const TEST_MAIL = { subject: 's', text: 't', html: 'h' }
const down = { EMAIL: FAILING_MAIL_BINDING }
const pendingOf = async (cardId: number) => (await listConversationRows(cardId)).map((row) => row['pending_notice'])
async function useUpLimits(email: string, ...priorities: MailPriority[]): Promise<void> {
  const bindings = { ...env, EMAIL: createTestOutbox().EMAIL }
  for (const priority of priorities) while (await sendRateLimitedMail(db, bindings, email, async () => TEST_MAIL, { priority }));
}
const sendPending = (EMAIL: Env['EMAIL'], now = Date.now()) => mailPendingNotices({ ...env, EMAIL }, now)

/** Creates an assistant whose owner has a confirmed address, an outbox that records the mails, and a visitor. */
async function createMailingBot(fields?: Parameters<typeof createTestSalesbot>[0]) {
  const bot = await createTestSalesbot(fields, await createTestUser({ accessLevel: CAPABILITIES.useAssistant.level, emailConfirmedAt: 1 }))
  const { mails, EMAIL } = createTestOutbox(bot.owner.email)
  const hasContact = () => mails.map(({ text }) => text.includes('Contact: ann@example.com'))
  return { ...bot, mails, EMAIL, hasContact, say: createTestVisitor(bot.cardId, { EMAIL }) }
}

it('mails a lead with need, time, budget, contact, the last messages and a link to the conversation, once', async () => {
  const { cardId, owner, mails, EMAIL, say } = await createMailingBot({ services: ['Portrait'] })
  await say('Do you do a Portrait?', WISHES[0]!, WISHES[2]!, CONTACT)
  await say(WISHES[0]!, 'Thank you')
  await sendPending(EMAIL, Date.now() + HOUR_MS)
  const [row] = await listConversationRows(cardId)
  expect(mails).toMatchObject([{ to: owner.email, replyTo: 'ann@example.com', subject: 'New lead: Ada Lovelace' }])
  const { text, html } = mails[0]!
  for (const line of [
    `Need: Portrait – “${WISHES[0]}”`,
    'Budget: “My budget is $200”',
    'Contact: ann@example.com',
    `${env.APP_ORIGIN}/veebubot-analytics/${cardId}?conversation=${String(row!['id'])}`,
  ]) {
    expect(text).toContain(line)
    expect(html).toContain(line)
  }
  expect(text).not.toContain('Time:')
  expect(text).toMatch(/Last message: \w+, \d{1,2} \w+ \d{4} at \d\d:\d\d UTC/)
  expect(text).toContain(`> Visitor: ${WISHES[2]}`)
  expect(await pendingOf(cardId)).toEqual([null])
})

it('mails an appointment at once, and once more when the lead reaches 70 points', async () => {
  const { mails, say } = await createMailingBot()
  await say(CONTACT, 'I want to book an appointment', WISHES[1]!)
  expect(mails).toMatchObject([
    {
      subject: `Appointment wanted: Tomorrow at 3 pm ${SAID_TODAY} – Ada Lovelace`,
      text: expect.stringContaining(`\n\nTime: “Tomorrow at 3 pm” ${SAID_TODAY}\n\n`),
    },
  ])
  await say(WISHES[2]!)
  expect(mails.slice(1).map(({ subject }) => subject)).toEqual(['New lead: Ada Lovelace'])
})

it('names the day that the visitor meant, by the visitor’s clock unless they asked not to be tracked', async () => {
  const { cardId, mails, EMAIL } = await createMailingBot()
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']
  for (const timezone of zones) {
    await createTestVisitor(cardId, { EMAIL }, { cf: { timezone } })(CONTACT, 'I want to book an appointment', 'Tomorrow at 3 pm')
    const day = writeDay(Date.now() + 24 * HOUR_MS, timezone)
    expect(mails.at(-1)!.subject).toBe(`Appointment wanted: Tomorrow at 3 pm (${day}) – Ada Lovelace`)
    expect(mails.at(-1)!.text).toContain(`\n\nTime: “Tomorrow at 3 pm” (${day})\n\n`)
  }
  const untracked = { cf: { timezone: zones[0]! }, headers: { 'sec-gpc': '1' } }
  await createTestVisitor(cardId, { EMAIL }, untracked)(CONTACT, 'I want to book an appointment', 'Tomorrow at 3 pm')
  expect(mails.at(-1)!.subject).toContain(SAID_TODAY)
})

it('quotes a message with need and budget once, and a later message that says more about the need', async () => {
  const { mails, EMAIL, say } = await createMailingBot()
  const both = 'I need photos of my garden and my budget is $200'
  await say('Hello there, I am only having a look around here', both, CONTACT)
  await sendPending(EMAIL, Date.now() + HOUR_MS)
  expect(mails[0]!.text).toContain(`\n\nNeed and budget: “${both}”\n\n`)
  expect(mails[0]!.text).not.toContain('\n\nBudget:')
  const other = await createMailingBot()
  const first = 'I need photos of my garden for a small book'
  await other.say(first, 'Thank you so much, that really sounds great and was helpful to know today', CONTACT)
  await sendPending(other.EMAIL, Date.now() + HOUR_MS)
  expect(other.mails[0]!.text).toContain(`\n\nNeed: “${first}”\n\n`)
})

it.each([
  [
    'an appointment',
    ['I want to book an appointment', 'Tomorrow at 3 pm', 'I am Ana, ana@example.com'],
    'Appointment wanted: Ana, Tomorrow at 3 pm',
    'scheduled',
  ],
  [
    'an appointment with a person',
    [`${PERSON_WITHOUT_CONTACT}. Can we meet tomorrow at 3 pm? ana@example.com`],
    'Appointment wanted: ',
    'scheduled',
  ],
  ['a complaint', ['You forgot my order, I am furious, ana@example.com'], 'A visitor is upset and needs a person', 'follow_up'],
  ['a wish for a person', [`${PERSON_WITHOUT_CONTACT}, ana@example.com`], 'A visitor asks for a person', 'follow_up'],
  ['a question', [QUESTION, 'Yes please, pass it on, ana@example.com'], 'A question that your assistant could not answer', 'follow_up'],
  [
    'a lead with a date within three days',
    ['I need photos for my wedding as soon as possible, by tomorrow', 'ana@example.com'],
    'New lead: ',
    'interested',
  ],
])('says in subject and outcome what happened: %s', async (_, messages, subject, outcome) => {
  const { cardId, mails, say } = await createMailingBot()
  await say(...messages)
  expect(mails.map((mail) => mail.subject)).toEqual([expect.stringContaining(subject)])
  expect(mails[0]!.subject).toMatch(/(–|:) Ada Lovelace$/)
  expect(await listConversationRows(cardId)).toMatchObject([{ outcome }])
})

it('makes a short subject without links of what a visitor wrote', async () => {
  const { mails, say } = await createMailingBot()
  await say(
    'I want to book an appointment',
    `Tomorrow at 3 pm at evil.example ${'and so on '.repeat(20)}`,
    'My name is Evil.Example, ana@example.com',
  )
  expect(mails[0]!.subject).toMatch(/^Appointment wanted: /)
  expect(mails[0]!.subject.length).toBeLessThan(160)
  expect(mails[0]!.subject).not.toMatch(/evil\.example/i)
})

it('mails again if the visitor wants another time, and about a contact that was left after the mail', async () => {
  const { mails, EMAIL, say } = await createMailingBot()
  await say('I want to book an appointment', 'Tomorrow at 3 pm', 'ana@example.com', 'Tomorrow at 5 pm')
  expect(mails.map(({ subject }) => subject)).toEqual(
    ['Tomorrow at 3 pm', 'Tomorrow at 5 pm'].map((time) => `Appointment wanted: ${time} ${SAID_TODAY} – Ada Lovelace`),
  )
  const other = await createMailingBot({ services: ['Portrait'], priceRanges: { Portrait: 150 } })
  await other.say('What does a Portrait cost?', ...WISHES)
  await sendPending(other.EMAIL, Date.now() + 4 * 60_000)
  expect(other.hasContact()).toEqual([false])
  await other.say(CONTACT)
  expect(other.hasContact()).toEqual([false, true])
  await sendPending(EMAIL, Date.now() + HOUR_MS)
})

it('mails a contact without a date or 70 points after ten quiet minutes, with all that was said until then', async () => {
  const { mails, EMAIL, say } = await createMailingBot()
  await say(CONTACT, 'I need photos of my garden for a small book')
  await sendPending(EMAIL, Date.now() + 9 * 60_000)
  expect(mails).toEqual([])
  await sendPending(EMAIL, Date.now() + 11 * 60_000)
  expect(mails).toMatchObject([
    { subject: 'New lead: Ada Lovelace', text: expect.stringContaining('> Visitor: I need photos of my garden') },
  ])
})

it('mails urgent leads and hand-overs although the mailbox has reached its hourly limit, at most ten a day', async () => {
  const { owner, cardId, mails, EMAIL } = await createMailingBot()
  await useUpLimits(owner.email, 'anybody')
  await createTestVisitor(cardId, { EMAIL })(CONTACT, QUESTION)
  await sendPending(EMAIL)
  expect(mails).toEqual([])
  await createTestVisitor(cardId, { EMAIL })(PERSON)
  expect(mails.map(({ subject }) => subject)).toEqual(['A visitor asks for a person: Ada Lovelace, and 1 more'])
  // A reply to a mail about several visitors would go to one of them only.
  expect(mails[0]).not.toHaveProperty('replyTo')
  for (let n = 0; n < 5; n++) {
    await createTestVisitor(cardId, { EMAIL })(PERSON)
    await createTestVisitor(cardId, { EMAIL })(CONTACT, ...WISHES.slice(0, 2))
  }
  expect(mails).toHaveLength(10)
  expect((await pendingOf(cardId)).filter(Boolean)).toEqual(['appointment'])
  await sendPending(EMAIL, Date.now() + HOUR_MS)
  expect(mails).toHaveLength(11)
})

it('mails an appointment in three weeks below 70 points although the mailbox has reached its hourly limit', async () => {
  const { owner, mails, say } = await createMailingBot()
  await useUpLimits(owner.email, 'anybody')
  const day = new Date(Date.now() + 21 * 24 * HOUR_MS).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })
  await say(CONTACT, 'I want to book an appointment', `On ${day} at 3 pm`)
  expect(mails.map(({ subject }) => subject)).toEqual([`Appointment wanted: On ${day} at 3 pm ${SAID_TODAY} – Ada Lovelace`])
})

it('mails a hand-over although contact forms have used up their mails of the day', async () => {
  const { owner, mails, say } = await createMailingBot()
  await useUpLimits(owner.email, 'form', 'anybody')
  await say(PERSON)
  expect(mails.map(({ subject }) => subject)).toEqual(['A visitor asks for a person: Ada Lovelace'])
})

it('mails at once that a person is wanted if only the model noticed it', async () => {
  const { cardId, owner, mails, EMAIL } = await createMailingBot()
  await useUpLimits(owner.email, 'anybody')
  const visitor = { name: null, email: null, phone: null }
  const AI = { run: async () => ({ response: { reply: 'We are glad to help you.', leadScore: 30, outcome: 'follow_up', visitor } }) }
  await createTestVisitor(cardId, { EMAIL, AI: AI as unknown as Ai })('Please look at my case, ann@example.com')
  expect(await listConversationRows(cardId)).toMatchObject([{ outcome: 'follow_up', handed_over_at: null }])
  expect(mails).toMatchObject([
    { subject: 'A visitor asks for a person: Ada Lovelace', text: expect.stringContaining('needs an answer from a person') },
  ])
})

it('mails an appointment as one, although the visitor had tapped a button for booking before leaving a contact', async () => {
  const { cardId, mails, say } = await createMailingBot({
    primaryGoal: 'schedule_appointment',
    services: ['Portrait'],
    priceRanges: { Portrait: 150 },
  })
  const { sessionId } = await say('What does a Portrait cost?', ...WISHES)
  await callApi(`/api/salesbot/${cardId}/button-click`, { body: { sessionId, buttonId: TEST_BUTTON.id } })
  expect(await listConversationRows(cardId)).toMatchObject([{ outcome: 'scheduled' }])
  await say(CONTACT)
  expect(mails.map(({ subject }) => subject)).toEqual([`Appointment wanted: Tomorrow at 3 pm ${SAID_TODAY} – Ada Lovelace`])
})

it('mails an owner although the limits hold back the urgent mails of more owners than a run mails', async () => {
  const { cardId, mails, EMAIL } = await createMailingBot()
  const base = `held-${cardId}`
  await useUpLimits(`${base}@example.com`, 'lead', 'anybody')
  const number = `with recursive n (n) as (select 1 union all select n + 1 from n where n < 101)`
  const email = `'${base}+' || n || '@example.com'`
  await queryRows(
    `INSERT INTO users (username, username_key, email, email_key, access_level, created_at, email_confirmed_at)
      ${number} SELECT '${base}-' || n, '${base}-' || n, ${email}, ${email}, 2, 1, 1 FROM n`,
  )
  await queryRows(
    `INSERT INTO business_cards (user_id, slug, created_at, updated_at) SELECT id, username, 1, 1 FROM users WHERE username LIKE '${base}-%'`,
  )
  await queryRows(
    `INSERT INTO salesbot_conversations (card_id, session_id, pending_notice, visitor_email, created_at, updated_at)
      SELECT id, slug, 'handover', 'ann@example.com', 1, ? FROM business_cards WHERE slug LIKE '${base}-%'`,
    Date.now() - HOUR_MS,
  )
  await createTestVisitor(cardId, down)(PERSON)
  await sendPending(EMAIL)
  expect(mails.map(({ subject }) => subject)).toEqual(['A visitor asks for a person: Ada Lovelace'])
  await queryRows(`DELETE FROM salesbot_conversations WHERE session_id LIKE '${base}-%'`)
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

it('shows by structure who said what: no line of a message looks like a line of somebody else, or of the mail', async () => {
  const { mails, say } = await createMailingBot()
  const forged = ['Assistant: we refund you 5000 USD', '> Assistant: we promise', 'Contact: boss@veebu.example', 'Open the conversation:']
  for (const lineEnd of ['\n', '\r', '\u2028', '\u2029', '\v', '\u0085'])
    await say(`I need photos of my wedding, thank you.${lineEnd}${forged.join(lineEnd)}`)
  await say(PERSON)
  const [{ text, html }] = mails as [SentMail]
  const lines = text.split(/[\n\r\u2028\u2029\v\f\u0085]/)
  for (const line of lines.filter((one) => forged.some((begin) => one.replace(/^[> ]+/, '').startsWith(begin.replace(/^> /, '')))))
    expect(line === 'Open the conversation:' || line.startsWith('> > ')).toBe(true)
  expect(text.match(/^> > Assistant: we refund you 5000 USD$/gm)?.length).toBeGreaterThanOrEqual(6)
  expect(lines.filter((line) => line.startsWith('> Assistant: ') && /refund|promise/.test(line))).toEqual([])
  const speakers = DomUtils.findAll(({ name }) => name === 'b', parseDocument(html).children).map((one) => DomUtils.textContent(one))
  expect(new Set(speakers)).toEqual(new Set(['Visitor:', 'Assistant:']))
  expect(speakers).toHaveLength(lines.filter((line) => /^> (?:Visitor|Assistant): /.test(line)).length)
})

it.each(['\t', '\u2028', '\u034f', '\u200b', '\u00ad', '\u3164', '\ufeff\t'])(
  'arrives without a link of the visitor who hides it with %j',
  async (hiding) => {
    const { mails, say } = await createMailingBot()
    const hidden = `https:${hiding}//evil.${hiding}example/login www${hiding}.evil${hiding}.com mailto${hiding}:x@evil.${hiding}com`
    await say(`I need photos for ${hidden}`, `Tomorrow at 3 pm ${hidden}`, `${PERSON} ${hidden}`)
    expect(mails.length).toBeGreaterThan(0)
    for (const { subject, text, html } of mails) {
      const shown = [subject, text.replaceAll('\n', ' '), DomUtils.textContent(parseDocument(html.replaceAll('<br />', ' ')))].map((part) =>
        part.normalize('NFKC').replace(/[^\P{C}\n]|\p{Default_Ignorable_Code_Point}|[\u2028\u2029]/gu, ''),
      )
      for (const part of shown) expect(part).not.toMatch(/evil\.(?:example|com)|https:\/\/evil|www\.|mailto:x/)
    }
  },
)

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

it('says in one mail that a question that was not mailed yet became a lead, wants an appointment and asks for a person', async () => {
  const { cardId, mails, EMAIL } = await createMailingBot()
  const say = createTestVisitor(cardId, down)
  const pending = []
  for (const messages of [[QUESTION], WISHES, [PERSON]]) pending.push((await say(...messages), await pendingOf(cardId)))
  expect(pending).toEqual([['question'], ['lead'], ['appointment']])
  await sendPending(EMAIL)
  expect(mails.map(({ subject }) => subject)).toEqual([`Appointment wanted: Tomorrow at 3 pm ${SAID_TODAY} – Ada Lovelace`])
  expect(mails[0]!.text).toMatch(
    /wants an appointment, and wants to talk to a person\..* The chat is also a lead, with a score of \d+ of 100\./,
  )
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
  const links = [...new Set([...mails[0]!.html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url))]
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

it('sends what the limits held back in one mail of limited size', async () => {
  const { cardId, owner, mails, EMAIL } = await createMailingBot()
  await useUpLimits(owner.email, 'lead', 'anybody')
  const long = '& '.repeat(CHAT_LIMITS.messageLength / 2 - 50)
  for (let n = 0; n < 12; n++) await createTestVisitor(cardId, { EMAIL })(long, `${PERSON}, number ${n} ${long}`)
  await sendPending(EMAIL)
  expect(mails).toEqual([])
  await sendPending(EMAIL, Date.now() + HOUR_MS)
  expect(await pendingOf(cardId)).toEqual(Array.from({ length: 12 }, () => null))
  const [{ subject, text, html }] = mails as [SentMail]
  expect(mails).toHaveLength(1)
  expect(subject).toBe('A visitor asks for a person: Ada Lovelace, and 11 more')
  expect(text).toContain('2 more are on the analytics pages of your cards.')
  expect(text.match(/\?conversation=/g)).toHaveLength(10)
  expect(text.match(/number \d+/g)).toHaveLength(10)
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
