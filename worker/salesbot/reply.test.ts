import { expect, it } from 'vitest'
import { CHAT_REPLY_TIMEOUT_MS } from '../../schema/salesbot.ts'
import { EMPTY_ASSISTANT_STATE } from '../assistant/state.ts'
import type { AssistantTurn } from '../assistant/turn.ts'
import { MODEL_TIMEOUT_MS, type ModelReply } from './model.ts'
import { answerWithModel, canAskModel, removeForbiddenButtonMarkers, isLead, enabledModelNameOf } from './reply.ts'

const BUTTONS = [{ id: 'a', description: 'Book a call', url: 'https://example.com' }]
const MARKER = '[ACTION_BUTTON:Book a call]'
const createTurn = (fields: Partial<AssistantTurn<unknown>> = {}): AssistantTurn<unknown> => ({
  reply: 'Guided',
  choices: [{ id: 'pass-on', label: 'Pass it on' }],
  usualChoices: [{ id: 's1', label: 'Coaching' }],
  isChosen: false,
  matchingPinnedLines: [],
  whoAnswers: '',
  stated: [],
  asksForPerson: false,
  state: EMPTY_ASSISTANT_STATE,
  language: 'en',
  leadScore: 40,
  outcome: 'browsing',
  visitor: { name: null, email: null, phone: null },
  handedOver: false,
  unanswered: ['Do you have a dog?'],
  ...fields,
})
const createModelReply = (fields: Partial<ModelReply> = {}): ModelReply => ({
  reply: 'From the model',
  leadScore: 80,
  outcome: 'interested',
  visitor: { name: null, email: null, phone: null },
  stated: [],
  ...fields,
})
const join = (
  turn: AssistantTurn<unknown>,
  model: ModelReply | null,
  { message = 'Well?', stateBefore = EMPTY_ASSISTANT_STATE as unknown } = {},
) => answerWithModel(turn, model, { message, stateBefore }, BUTTONS)

it('takes reply, score and outcome of the model, and the readings and usual choices of the guided assistant', () => {
  expect(join(createTurn(), createModelReply())).toEqual({
    answeredBy: 'model',
    turn: createTurn({ reply: 'From the model', leadScore: 80, outcome: 'interested', choices: createTurn().usualChoices }),
  })
  expect(join(createTurn(), null)).toEqual({ answeredBy: 'guided', turn: createTurn() })
})

it('takes details of the visitor from the model where the guided assistant read none', () => {
  const model = createModelReply({ visitor: { name: 'Ann Smith', email: 'ann@example.com', phone: '+41 79 123 45 67' } })
  expect(join(createTurn(), model).turn.visitor).toEqual(model.visitor)
  const known = createTurn({ visitor: { name: 'Ann', email: 'ann@example.org', phone: '+41791234567' } })
  expect(join(known, model).turn.visitor).toEqual({ ...known.visitor, name: 'Ann Smith' })
})

it('keeps what was noted of the visitor, and nothing of a guided reply that nobody saw', () => {
  const noted = {
    ...EMPTY_ASSISTANT_STATE,
    messages: 2,
    services: ['Coaching'],
    hasJustNamedPrice: true,
    budget: { isEnough: true, text: null },
  }
  const said = { pending: 'name', passOn: 'done', asked: ['name'], lastQuestion: 'Why?' }
  const stateBefore = {
    ...EMPTY_ASSISTANT_STATE,
    messages: 1,
    pending: 'time',
    asked: ['When?'],
    lastQuestion: 'What?',
    hasJustNamedPrice: true,
  }
  const { turn } = join(createTurn({ state: { ...noted, ...said }, outcome: 'follow_up' }), createModelReply(), { stateBefore })
  expect(turn.state).toEqual({ ...noted, hasJustNamedPrice: false, asked: ['When?'], lastQuestion: 'What?' })
  expect(turn.outcome).toBe('interested')
})

it.each([{ passOn: 'wanted' }, { pending: 'passOn' }])('keeps a promise to pass a question on that the visitor saw: %o', (before) => {
  const turn = createTurn({ state: { ...EMPTY_ASSISTANT_STATE, passOn: 'done' } })
  const joined = join(turn, createModelReply(), { stateBefore: { ...EMPTY_ASSISTANT_STATE, ...before } }).turn
  expect(joined).toMatchObject({ outcome: 'follow_up', state: { passOn: 'done', pending: null } })
})

it('keeps a hand-over as a follow-up, and an appointment needs a contact', () => {
  const handedOver = createTurn({ state: { ...EMPTY_ASSISTANT_STATE, isHandedOver: true }, handedOver: true })
  expect(join(handedOver, createModelReply()).turn).toMatchObject({ outcome: 'follow_up', handedOver: true })
  const scheduled = createModelReply({ outcome: 'scheduled' })
  expect(join(createTurn(), scheduled).turn.outcome).toBe('browsing')
  const withContact = createTurn({ visitor: { name: null, email: 'a@b.co', phone: null } })
  expect(join(withContact, scheduled).turn.outcome).toBe('scheduled')
})

it('leaves only a question unanswered, and only if the model states no fact', () => {
  const listUnanswered = (message: string, stated: string[] = []) =>
    join(createTurn(), createModelReply({ stated }), { message }).turn.unanswered
  for (const message of ['A dog?', '犬はいますか？']) expect(listUnanswered(message)).toEqual(createTurn().unanswered)
  expect([listUnanswered('Next week'), listUnanswered('A dog?', ['q1'])]).toEqual([[], []])
})

it('uses the reply of the model after a hand-over, but none to a wish for a person, and no empty one', () => {
  expect(join(createTurn({ handedOver: true }), createModelReply()).answeredBy).toBe('model')
  expect(join(createTurn({ handedOver: true, asksForPerson: true }), createModelReply()).answeredBy).toBe('guided')
  expect(join(createTurn(), createModelReply({ reply: MARKER, leadScore: 10 })).turn.reply).toBe('Guided')
})

it.each([
  [-5, 0],
  [1000, 100],
  [Number.NaN, 0],
  [70.4, 70],
])('clamps the score %d to %d', (leadScore, expected) => {
  expect(join(createTurn({ leadScore }), null).turn.leadScore).toBe(expected)
  expect(join(createTurn(), createModelReply({ leadScore })).turn.leadScore).toBe(expected)
})

it('shows the marker of a button from a score of 70 on, and never that of an unknown one', () => {
  expect(removeForbiddenButtonMarkers(`Yes.\n${MARKER}`, 69, BUTTONS)).toBe('Yes.')
  expect(removeForbiddenButtonMarkers(`Yes.\n${MARKER}`, 70, BUTTONS)).toBe(`Yes.\n${MARKER}`)
  expect(removeForbiddenButtonMarkers('Yes. [ACTION_BUTTON:Free money]', 100, BUTTONS)).toBe('Yes.')
})

it.each([
  [`Great! ${MARKER} and [ACTION_BUTTON:Free money]`, 'Great!'],
  [`Great! and ${MARKER}`, 'Great!'],
  [`Great!\n\n${MARKER}, ${MARKER}, or ${MARKER}.`, 'Great!'],
  [`¡Claro! ${MARKER} o ${MARKER}`, '¡Claro!'],
  [`Gern: ${MARKER} oder ${MARKER}`, 'Gern:'],
  [`はい。${MARKER}と${MARKER}`, 'はい。'],
  [`もっと ${MARKER} Salt and pepper and more`, 'もっと  Salt and pepper and more'],
  [`The brand ${MARKER}`, 'The brand'],
])('removes the word that joined a removed marker: %s', (reply, text) => {
  expect(removeForbiddenButtonMarkers(reply, 0, BUTTONS)).toBe(text)
})

it('asks the model that there is, except for tapped choices and for a wish for a person', () => {
  const env = { ASSISTANT: 'on', OPENAI_API_KEY: 'k' }
  expect(canAskModel(env, { asksForPerson: false, isChosen: false })).toBe(true)
  expect(canAskModel(env, { asksForPerson: true, isChosen: false })).toBe(false)
  expect(canAskModel(env, { asksForPerson: false, isChosen: true })).toBe(false)
  expect(canAskModel({ ...env, ASSISTANT: 'built-in' }, { asksForPerson: false, isChosen: false })).toBe(false)
  expect(canAskModel({ ASSISTANT: 'on' }, { asksForPerson: false, isChosen: false })).toBe(false)
})

it('names the model that answers', () => {
  const AI = {} as Ai
  expect(enabledModelNameOf({ ASSISTANT: 'on', AI, OPENAI_API_KEY: 'k', OPENAI_MODEL: 'llama-5' })).toBe('llama-5')
  expect(enabledModelNameOf({ ASSISTANT: 'on', AI, OPENAI_API_KEY: 'k' })).toBe('gpt-5.6-luna')
  expect(enabledModelNameOf({ ASSISTANT: 'on', AI, WORKERS_AI_MODEL: '' })).toBe('@cf/google/gemma-4-26b-a4b-it')
  expect(enabledModelNameOf({ ASSISTANT: 'on', AI, WORKERS_AI_MODEL: '@cf/some/model' })).toBe('@cf/some/model')
  for (const ASSISTANT of ['built-in', 'off']) expect(enabledModelNameOf({ ASSISTANT, AI })).toBeNull()
  expect(enabledModelNameOf({ ASSISTANT: 'on' })).toBeNull()
})

it('counts a conversation as a lead by its score or a contact', () => {
  expect(isLead(createTurn({ leadScore: 69 }))).toBe(false)
  expect(isLead(createTurn({ leadScore: 70 }))).toBe(true)
  expect(isLead(createTurn({ visitor: { name: null, email: null, phone: '1' } }))).toBe(true)
})

it('leaves the guided assistant time to answer within the promised twenty seconds', () => {
  expect(CHAT_REPLY_TIMEOUT_MS).toBe(20_000)
  expect(MODEL_TIMEOUT_MS).toBeLessThanOrEqual(CHAT_REPLY_TIMEOUT_MS - 4000)
})

it('begins a reply of the model with the owner’s lines that the message touches, and says after a hand-over who will answer', () => {
  const turn = createTurn({ matchingPinnedLines: ['I do not move pianos.'], whoAnswers: 'Ada will answer you.' })
  expect(join(turn, createModelReply({ reply: 'Gladly.' })).turn.reply).toBe('I do not move pianos.\n\nGladly.\n\nAda will answer you.')
})
