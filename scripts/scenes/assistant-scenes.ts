import { CHAT_QUERY_PARAMS, APP_PAGE_PATHS } from '../../schema/route.ts'
import { SAMPLE_FULL_CARD_SLUG } from '../local/sample-cards.ts'
import {
  answerCalls,
  clickButton,
  clickInDialog,
  failCalls,
  fillInField,
  runStepsInOrder,
  openTab,
  markAsOnlyPictured,
  type SceneVariant,
  type SceneStep,
} from './scene.ts'

const writeTestMessage = runStepsInOrder(fillInField('Message as a visitor', 'What do you offer?'), clickButton('Send message'))

export const SALESBOT_SCENES: SceneVariant[] = [
  { name: 'filled in for a trade', viewer: 'full', prepare: clickButton('Plumbing and heating') },
  {
    name: 'errors',
    prepare: runStepsInOrder(
      fillInField('Bot name', ' '),
      clickButton('Add Service'),
      clickButton('Add Action Button'),
      clickButton('Add Answer'),
      fillInField('URL of action button 1', 'javascript:alert(1)'),
      clickButton('Save Configuration'),
    ),
  },
  { name: 'rehearsal', prepare: clickButton('Rehearsal') },
  { name: 'test chat', prepare: writeTestMessage },
  markAsOnlyPictured({
    name: 'test chat, refused',
    prepare: runStepsInOrder(
      answerCalls('**/test-chat', { status: 429, json: { code: 'chatTooFast', message: 'You are too fast.' } }),
      writeTestMessage,
    ),
  }),
  { name: 'test chat on a phone', opensIn: 'narrow', prepare: clickButton(/^Test$/) },
  markAsOnlyPictured({ name: 'card not found', path: () => '/salesbot/999999999' }),
  markAsOnlyPictured({ name: 'level too low', viewer: 'sparse' }),
]

export const CHAT_ANALYTICS_SCENES: SceneVariant[] = [
  { name: 'Conversations', prepare: openTab('Conversations') },
  markAsOnlyPictured({
    name: 'Conversations, nothing found',
    prepare: runStepsInOrder(openTab('Conversations'), (page) => page.getByRole('searchbox').fill('nobody wrote this')),
  }),
  {
    name: 'transcript',
    prepare: runStepsInOrder(openTab('Conversations'), (page) =>
      page.getByRole('region', { name: 'Conversation History' }).getByRole('listitem').getByRole('button').first().click(),
    ),
  },
  markAsOnlyPictured({
    name: 'delete conversation',
    prepare: runStepsInOrder(
      openTab('Conversations'),
      (page) => page.getByRole('region', { name: 'Conversation History' }).getByRole('listitem').getByRole('button').first().click(),
      clickInDialog('Delete'),
    ),
  }),
  { name: 'Button Analytics', prepare: openTab('Button Analytics') },
  { name: 'Unanswered Questions', prepare: runStepsInOrder(openTab(/^Unanswered Questions/), clickButton(/^Answer$/)) },
  markAsOnlyPictured({ name: 'dismiss question', prepare: runStepsInOrder(openTab(/^Unanswered Questions/), clickButton('Dismiss')) }),
  markAsOnlyPictured({ name: 'question is gone', path: (cardId) => `/veebubot-analytics/${cardId}?question=99999999` }),
  { name: 'Conversations, empty', viewer: 'full', prepare: openTab('Conversations') },
  markAsOnlyPictured({ name: 'Button Analytics, empty', viewer: 'full', prepare: openTab('Button Analytics') }),
  markAsOnlyPictured({ name: 'Unanswered Questions, empty', viewer: 'full', prepare: openTab(/^Unanswered Questions/) }),
  markAsOnlyPictured({ name: 'card not found', path: () => '/veebubot-analytics/99999999' }),
]

const chatPath = () => `${APP_PAGE_PATHS.chat}?card=${SAMPLE_FULL_CARD_SLUG}`
const chatReply = (fields: object) => ({
  json: {
    sessionId: 'a-session',
    leadScore: 75,
    message: 'Gladly.',
    messageCount: 3,
    handedOver: false,
    language: 'en',
    choices: [],
    ...fields,
  },
})
const writeMessage: SceneStep = async (page) => {
  const input = page.getByPlaceholder('Type your message...')
  await input.fill('Hello')
  await input.press('Enter')
}
const LONG_CHOICE = 'Can you look at the garden and the stairs before the wedding? '.repeat(5).slice(0, 300)
const chat = (name: string, ...steps: Parameters<typeof runStepsInOrder>): SceneVariant => ({
  name,
  viewer: 'visitor',
  path: chatPath,
  prepare: runStepsInOrder(...steps),
})

export const CHAT_SCENES: SceneVariant[] = [
  { name: 'real', path: (cardId) => `${APP_PAGE_PATHS.chat}?${CHAT_QUERY_PARAMS.cardId}=${cardId}` },
  {
    name: 'lead score for the owner',
    path: (cardId) => `${APP_PAGE_PATHS.chat}?${CHAT_QUERY_PARAMS.cardId}=${cardId}`,
    prepare: runStepsInOrder(answerCalls('**/api/salesbot/*/chat', chatReply({})), writeMessage),
  },
  chat(
    'choices',
    answerCalls(
      '**/api/salesbot/*/chat',
      chatReply({
        choices: [
          { id: 'prices', label: 'Prices' },
          { id: 'long', label: LONG_CHOICE },
        ],
      }),
    ),
    writeMessage,
  ),
  chat(
    'hand-over',
    answerCalls(
      '**/api/salesbot/*/chat',
      chatReply({
        message: 'Nadia will answer you. [ACTION_BUTTON:Book a call]',
        handedOver: true,
        choices: [
          { id: 'call', label: 'Call: +41 44 123 45 67', url: 'tel:+41441234567' },
          { id: 'whatsapp', label: 'WhatsApp', url: 'https://wa.me/41441234567?text=Pianos%3F' },
        ],
      }),
    ),
    writeMessage,
  ),
  markAsOnlyPictured(
    chat(
      'refused',
      answerCalls('**/api/salesbot/*/chat', { status: 429, json: { code: 'chatTooFast', message: 'You are sending messages too fast.' } }),
      writeMessage,
    ),
  ),
  markAsOnlyPictured(
    chat('waiting for the network', failCalls('**/api/salesbot/*/chat'), (page) => page.context().setOffline(true), writeMessage),
  ),
]
