import { expect, it } from 'vitest'
import { CAPABILITIES } from '../../schema/capabilities.ts'
import type { Conversation } from '../../schema/salesbot-analytics.ts'
import { callApi, createTestUser, env, queryRows } from '../test/client.ts'
import { createTestOutbox } from '../test/outbox.ts'
import { fetchChatReply, createTestSalesbot, listConversationRows } from '../test/salesbot.ts'
import { mailPendingNotices } from '../notices/notices.ts'

const MESSAGES = `[{"role":"user","content":"Hi, I am Ann, ann@example.com","timestamp":"2026-11-01T10:00:00.000Z","id":"message-1"},
  {"role":"assistant","content":"Hello Ann! What do you need?\\n[ACTION_BUTTON:Book a call]","timestamp":"2026-11-01T10:00:01.000Z"}]`
/** Conversations as the rule-based assistant stored them until November 2026. */
const STATE = `{"language":"en","messages":1,"visitor":{"name":"Ann","email":"ann@example.com","phone":null},"services":["Portrait"],
  "hasSituation":true,"time":{"text":"tomorrow at 3","horizon":"soon","isAppointment":true},"budget":null,"hasAcceptedPrice":false,
  "hasAskedPriceOrDate":true,"wishes":["appointment","quote"],"isNotInterested":false,"isHandedOver":false,"passOn":"none",
  "pending":{"topic":"budget","question":"What is your budget range?"},"hasJustNamedPrice":false,
  "asked":[{"ask":{"topic":"need","question":null},"times":2}],"answered":["What is your timeline for making a decision?"],
  "declined":["phone"],"isLastUnanswered":false,"unansweredQuestions":["Do you have parking?"],"lastQuestion":"Do you have parking?",
  "hasOfferedButtons":true,"confirmed":""}`

it('goes on with a conversation of the old assistant, lists, exports and mails it', async () => {
  const { cardId, owner } = await createTestSalesbot(
    { services: ['Portrait'] },
    await createTestUser({ accessLevel: CAPABILITIES.useAssistant.level, emailConfirmedAt: 1 }),
  )
  await queryRows(
    `INSERT INTO salesbot_conversations (card_id, session_id, conversation_data, assistant_state, total_messages, visitor_name, visitor_email,
       lead_score, outcome, lead_at, qualified_at, pending_notice, created_at, updated_at)
     VALUES (?1, 'old-session-of-1-visitor', ?2, ?3, 2, 'Ann', 'ann@example.com', 80, 'scheduled', ?4, ?4, 'lead', ?4, ?4)`,
    cardId,
    MESSAGES,
    STATE,
    Date.now() - 60_000,
  )
  const { mails, EMAIL } = createTestOutbox()
  await mailPendingNotices({ ...env, EMAIL })
  const body = { message: 'I want to talk to a person', sessionId: 'old-session-of-1-visitor', messageId: 'message-2' }
  expect(await fetchChatReply(cardId, body, { env: { EMAIL } })).toMatchObject({
    sessionId: body.sessionId,
    messageCount: 4,
    handedOver: true,
  })
  expect(mails.map(({ subject }) => subject)).toEqual(['New lead: Ann – Ada Lovelace', 'A visitor asks for a person: Ann – Ada Lovelace'])
  expect(mails[1]!.text).toContain('> Assistant: Hello Ann! What do you need?\n> > [Book a call]')

  const get = (path: string) => callApi(`/api/salesbot/${cardId}/${path}`, { cookie: owner.cookie })
  const [row] = await listConversationRows(cardId)
  const conversation = await (await get(`conversations/${String(row!['id'])}`)).json<Conversation>()
  expect(conversation).toMatchObject({ visitorName: 'Ann', visitorEmail: 'ann@example.com', handedOver: true, messageCount: 4 })
  const [{ id: _id, ...asked }, reply] = JSON.parse(MESSAGES) as [{ id: string }, { content: string }]
  expect(conversation.messages.slice(0, 2)).toEqual([asked, reply])
  expect(await (await get('leads?format=csv')).text()).toContain('Ann,ann@example.com')
  // A repeated request for a reply of the old assistant, which offered no choices.
  const repeated = await fetchChatReply(cardId, { ...body, messageId: 'message-1' })
  expect(repeated).toMatchObject({ message: reply.content, choices: [] })
})
