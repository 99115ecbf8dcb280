import { describe, expect, it } from 'vitest'
import { CARD_LANGUAGES } from '../../schema/card-language.ts'
import { CHAT_LIMITS, extractActionButtonMarkers } from '../../schema/salesbot.ts'
import { answerVisitor, listLikelyQuestions, welcomeVisitor } from './assistant.ts'
import { findChoice } from './choices.ts'
import { EMPTY_ASSISTANT_STATE, readAssistantState } from './state.ts'
import { createTestAssistantContext } from './test/context.ts'
import type { AssistantContext, AssistantTurn } from './turn.ts'
import { ASSISTANT_LANGUAGE_RULES } from './languages.ts'

/** Sends messages to the assistant. Each one is a typed text, or `tap:` and the label of a choice in the last reply. Returns all turns. */
function hold(messages: string[], context: AssistantContext = createTestAssistantContext()): AssistantTurn<unknown>[] {
  const turns: AssistantTurn<unknown>[] = []
  let { choices } = welcomeVisitor(context)
  for (const message of messages) {
    const label = message.startsWith('tap:') ? message.slice(4) : null
    const choice = label === null ? undefined : choices.find((one) => one.label === label)
    if (label !== null && !choice) throw new Error(`${label} is not among ${choices.map((one) => one.label).join(', ')}`)
    const state: unknown = JSON.parse(JSON.stringify(turns.at(-1)?.state ?? null))
    const turn = answerVisitor(context, state, { text: label ?? message, choice: choice?.id })
    ;({ choices } = turn)
    turns.push(turn)
  }
  return turns
}
const lastOf = (messages: string[], context?: AssistantContext) => hold(messages, context).at(-1)!
const labelsOf = ({ choices }: Pick<AssistantTurn<unknown>, 'choices'>) => choices.map(({ label }) => label)

describe('choices', () => {
  it('the welcome offers what there is, and everything is within five', () => {
    const context = createTestAssistantContext({ pinnedLines: ['Broke down on the road? Ring 020 7946 0018.'] })
    const welcome = welcomeVisitor(context)
    expect(labelsOf(welcome)).toEqual([
      'Services and prices',
      'Opening hours',
      'Good to know',
      'Ask for an appointment',
      'Talk to Marta Keller',
    ])
    expect(welcome.message).toContain('Broke down on the road? Ring 020 7946 0018.')
    const bare = createTestAssistantContext(
      { services: [], priceRanges: {}, companyInfo: null, questionsAndAnswers: [], primaryGoal: 'generate_lead' },
      { address: null, about: null },
    )
    expect(labelsOf(welcomeVisitor(bare))).toEqual(['Phone and e-mail', 'Leave my contact', 'Talk to Marta Keller'])
  })

  it('each does what it says', () => {
    expect(lastOf(['tap:Services and prices']).reply).toContain('Full service: £80\nBrake repair: £35\nWheel building')
    expect(lastOf(['tap:Opening hours']).reply).toContain('Monday to Friday 9 am to 6 pm')
    expect(labelsOf(lastOf(['tap:Good to know']))).toContain('Do you repair e-bikes?')
    expect(lastOf(['tap:Good to know', 'tap:Do you repair e-bikes?']).reply).toBe(
      'Yes, all brands but no batteries.\n\nSource: questions and answers',
    )
    expect(lastOf(['tap:Ask for an appointment']).reply).toBe('Which day and what time would suit you?')
    expect(lastOf(['tap:Talk to Marta Keller']).handedOver).toBe(true)
  })

  it('everything that the owner wrote can be reached by tapping', () => {
    const context = createTestAssistantContext()
    const reached = new Set<string>()
    const visit = (state: unknown, choices: { id: string; label: string; url?: string }[], depth: number) => {
      for (const { id, label, url } of choices) {
        if (url || depth === 0) continue
        const turn = answerVisitor(context, state, { text: label, choice: id })
        for (const fact of turn.stated) reached.add(fact)
        visit(turn.state, turn.choices, depth - 1)
      }
    }
    visit(null, welcomeVisitor(context).choices, 4)
    expect([...reached].toSorted()).toEqual([
      'card-address',
      'card-email',
      'card-phone',
      'card-website',
      'q1',
      'q2',
      's1',
      's2',
      's3',
      't1',
      't2',
      't3',
      't4',
    ])
  })

  it('a visitor’s own words are searched, but never shown as a choice', () => {
    const turns = hold(['are you vegan?', 'tap:Good to know'])
    expect(turns[0]!.reply).toContain('We use no leather saddles.')
    expect(JSON.stringify(turns.map(({ reply, choices }) => [reply, choices]))).not.toContain('r u vegan')
  })

  it('one that means something else by now is answered as if its label had been typed', () => {
    const turn = answerVisitor(createTestAssistantContext(), null, { text: 'Where do you park?', choice: 's1' })
    expect(turn.reply).not.toContain('£80')
    expect(findChoice(createTestAssistantContext(), 's2', null)).toEqual({ id: 's2', label: 'Brake repair' })
    expect(findChoice(createTestAssistantContext(), 's99', null)).toBeNull()
  })

  it.each(CARD_LANGUAGES)('no reply is without a way forward: %s', (language) => {
    const context = { ...createTestAssistantContext(), expectedLanguage: language }
    for (const message of ['?', 'xyzzy', 'asdf qwer zxcv uiop hjkl bnm,', '🙂', '1', 'ok', '...'])
      for (const turn of hold([message, message, message], context)) {
        expect(turn.reply.trim(), message).not.toBe('')
        expect(turn.choices.length, message).toBeGreaterThan(0)
        expect(turn.choices.length).toBeLessThanOrEqual(CHAT_LIMITS.choices)
      }
  })
})

describe('search', () => {
  it.each([
    ['How much is a brake repair?', '£35'],
    ['what does the full sevrice cost', '£80'],
    ['Do you build wheels?', 'Wheel building'],
    ['when are you open on saturday?', 'Saturday 10 am to 2 pm'],
    ['Is there parking?', 'two spaces in the yard'],
    ['Do you take Visa or Mastercard?', 'cash, Visa and Mastercard'],
    ['where are you', '12 Mill Lane'],
    ['do you repair ebikes', 'all brands but no batteries'],
    ['Can I have your phone number?', '020 7946 0018'],
  ])('answers surely, in the owner’s words: %s', (question, words) => {
    expect(lastOf([question]).reply).toContain(words)
  })

  it('an unsure hit is only offered', () => {
    const turn = lastOf(['how much is a gear repair with new cables?'])
    expect(turn.reply).toBe('I am not sure that I understood you. Is it one of these?')
    expect(turn.stated).toEqual([])
    expect(labelsOf(turn)).toContain('Brake repair')
  })

  it.each(['Do you sell helmets?', 'F1 student visas', 'any dietaries?', 'how much for a divorce?'])(
    'says honestly that it does not know: %s',
    (question) => {
      const turn = lastOf([question])
      expect(turn.stated).toEqual([])
      expect(turn.reply).toMatch(/I do not know that|Is it one of these/)
      expect(labelsOf(turn)).toContain('Pass it on to Marta Keller')
    },
  )

  it('answers each likely question by what the owner replied to the same words', () => {
    const bare = { companyInfo: null, priceRanges: {}, questionsAndAnswers: [] }
    const { questions } = listLikelyQuestions(createTestAssistantContext(bare))
    expect(questions.length).toBeGreaterThan(5)
    for (const question of questions) {
      const taught = createTestAssistantContext({
        ...bare,
        questionsAndAnswers: [{ question, answer: 'That takes an afternoon.', isVisitors: false }],
      })
      expect(lastOf([question], taught).reply, question).toContain('That takes an afternoon.')
    }
  })

  it('goes on answering after unknown questions and after handing over', () => {
    const turns = hold([
      'Do you sell helmets?',
      'And gloves?',
      'I want to talk to a human, anna@example.com',
      'How much is a brake repair?',
      'Do you sell tents?',
    ])
    expect(turns[1]!.reply).toContain('I do not know that')
    expect(turns[3]!.reply).toContain('£35')
    expect(turns[3]!.reply).toContain('Marta Keller has your messages and will answer you personally.')
    expect(turns[4]).toMatchObject({
      reply: 'Marta Keller has your messages and will answer you personally.',
      unanswered: ['Do you sell tents?'],
    })
    expect(turns.every(({ choices }) => choices.length > 0)).toBe(true)
  })

  it('an answer in another language than the visitor’s is introduced as such', () => {
    const turn = lastOf(['Gibt es bei Ihnen Parking? Ich komme mit dem Auto.'], { ...createTestAssistantContext(), expectedLanguage: 'de' })
    expect(turn.language).toBe('de')
  })

  it('lines that the owner wants in sight lead a reply that touches them', () => {
    const context = createTestAssistantContext({ pinnedLines: ['I do not repair e-bike batteries.'] })
    expect(lastOf(['do you repair the battery of an ebike?'], context).reply).toMatch(/^I do not repair e-bike batteries\./)
    expect(lastOf(['tap:Opening hours'], context).reply).not.toContain('batteries')
  })
})

describe('what is noted', () => {
  it('asks nothing twice, and confirms when day, contact and name are known', () => {
    const turns = hold(['I would like an appointment for a full service', 'next Tuesday at 3 pm', 'anna@example.com', 'Anna Berg'])
    expect(turns.map(({ reply }) => reply)).toEqual([
      expect.stringContaining('Which day and what time would suit you?'),
      expect.stringContaining('At which e-mail address or phone number may Marta Keller contact you?'),
      expect.stringContaining('May I also ask your name?'),
      expect.stringContaining('Marta Keller will confirm the appointment with you at anna@example.com.'),
    ])
    expect(turns.at(-1)).toMatchObject({ visitor: { name: 'Anna Berg', email: 'anna@example.com' }, outcome: 'scheduled' })
  })

  it('a refusal is final', () => {
    const turns = hold([
      'I would like an appointment',
      'tomorrow at 10',
      'no, I’d rather not',
      'how much is a brake repair?',
      'ok and a full service?',
    ])
    expect(turns[1]!.reply).toContain('At which e-mail address or phone number')
    expect(
      turns
        .slice(2)
        .map(({ reply }) => reply)
        .join(),
    ).not.toContain('At which e-mail address or phone number')
  })

  it('an unknown question with a contact is passed on', () => {
    const turns = hold(['Do you sell helmets?', 'tap:Pass it on to Marta Keller', 'anna@example.com'])
    expect(turns[0]!.unanswered).toEqual(['Do you sell helmets?'])
    expect(turns[1]!.reply).toContain('At which e-mail address or phone number may Marta Keller answer you?')
    expect(turns[2]).toMatchObject({ outcome: 'follow_up' })
    expect(turns[2]!.reply).toContain('Marta Keller will answer you at anna@example.com.')
  })

  it.each(['my budget is £100', 'about £100', 'up to 100 pounds'])(
    'scores by the table and offers buttons from 70 points on: %s',
    (budget) => {
      const turn = lastOf([
        'My brakes squeak badly and I need a brake repair',
        budget,
        'I would like an appointment tomorrow at 10',
        'anna@example.com',
        'Anna Berg',
      ])
      expect(turn.leadScore).toBeGreaterThanOrEqual(70)
      const { buttons } = extractActionButtonMarkers(turn.reply, createTestAssistantContext().config.actionButtons)
      expect(buttons.map(({ description }) => description)).toEqual(['Book a slot'])
      expect(turn.choices.length + buttons.length).toBeLessThanOrEqual(CHAT_LIMITS.choices)
    },
  )
})

describe('small talk', () => {
  it.each([
    ['en', 'nope'],
    ['tr', 'hayır'],
    ['ko', '아니요'],
    ['zh-Hans', '不用了'],
    ['zh-Hant', '不要'],
    ['he', 'לא'],
  ] as const)('a plain "no" to nothing is no question: %s %s', (language, message) => {
    const turn = lastOf([message], { ...createTestAssistantContext(), expectedLanguage: language })
    expect(turn.unanswered).toEqual([])
    expect(turn.reply).toBe(ASSISTANT_LANGUAGE_RULES[language].texts.anythingElse)
  })
})

describe('hand-over', () => {
  it.each([
    ['en', 'Can I speak to a real person please'],
    ['en', 'This is ridiculous, your service is a scam'],
    ['de', 'Ich möchte mit einem Menschen sprechen'],
    ['es', 'quiero hablar con una persona'],
    ['fr', 'je veux parler à un humain'],
    ['pt', 'quero falar com uma pessoa'],
    ['ja', '人と話したいです'],
    ['it', 'vorrei parlare con una persona vera'],
    ['nl', 'ik wil graag een echt persoon spreken'],
    ['pl', 'chcę rozmawiać z prawdziwym człowiekiem'],
    ['ru', 'хочу поговорить с живым человеком'],
    ['tr', 'gerçek bir insanla konuşmak istiyorum'],
    ['ar', 'أريد التحدث مع شخص حقيقي'],
    ['he', 'אני רוצה לדבר עם בן אדם'],
    ['zh-Hans', '我想找真人客服'],
    ['zh-Hant', '可以跟真人說話嗎'],
    ['ko', '사람과 통화하고 싶어요'],
  ] as const)('on a wish, anger or distress: %s %s', (language, message) => {
    const turn = lastOf([message], { ...createTestAssistantContext(), expectedLanguage: language })
    expect(turn).toMatchObject({ handedOver: true, asksForPerson: true, language })
  })

  it('offers channels with the question filled in', () => {
    const { choices } = lastOf(
      ['Do you sell helmets for children?', 'let me talk to someone'],
      createTestAssistantContext({}, { whatsapp: '+442079460018' }),
    )
    const filled = encodeURIComponent('Do you sell helmets for children?')
    expect(choices.slice(0, 3)).toEqual([
      { id: 'call', label: 'Call: 020 7946 0018', url: 'tel:+442079460018' },
      { id: 'whatsapp', label: 'WhatsApp', url: expect.stringMatching(/^https:\/\/wa\.me\/442079460018\?text=/) },
      { id: 'email', label: 'E-mail: hello@keller.example', url: expect.stringContaining(filled) },
    ])
  })

  it.each(['How much is a full service?', 'Thank you very much', 'I am a person of few words', 'Hello'])('not on %s', (message) => {
    expect(lastOf([message]).handedOver).toBe(false)
  })
})

describe('nothing of a message is lost', () => {
  it.each([
    ['Hi, do you have wifi?', 'en'],
    ['Thanks! Is there a toilet?', 'en'],
    ['Hallo, haben Sie WLAN?', 'de'],
    ['ありがとうございます。ところで、Wi-Fiは使えますか？', 'ja'],
  ] as const)('a greeting swallows no question: %s', (message, language) => {
    expect(lastOf([message], { ...createTestAssistantContext(), expectedLanguage: language }).unanswered).toHaveLength(1)
  })

  it('a question is answered however much stands before it, and beside another one', () => {
    const talk = 'Hi! I’m Anna. I saw your card. It looks great. We are two people. We live near you. Is there parking?'
    expect(lastOf([talk]).reply).toContain('two spaces in the yard')
    const two = lastOf(['How much is a full service? And for battery wheels?'])
    expect(two.reply).toContain('£80')
    expect(two.reply).toContain('Is it one of these?')
  })

  it('who is not interested in one thing may leave a contact and ask for another', () => {
    expect(lastOf(['I’m not interested in a tour, but send the prices to ann@example.com']).visitor.email).toBe('ann@example.com')
    expect(lastOf(['Never mind the wheel, how much is a brake repair?'])).toMatchObject({ outcome: 'browsing' })
    expect(lastOf(['not interested, thanks']).outcome).toBe('not_interested')
  })

  it('passing a question on stores it once, in the same words', () => {
    const turns = hold(['Hi there. Do you have wifi in the shop?', 'tap:Pass it on to Marta Keller'])
    expect(turns[1]!.unanswered).toEqual(turns[0]!.unanswered)
  })

  it('a label is never cut within a character', () => {
    const context = createTestAssistantContext({ companyInfo: `${'あ'.repeat(44)}😀${'い'.repeat(40)}` })
    const { choices } = hold(['tap:Good to know'], context)[0]!
    expect(choices.every(({ label }) => label.isWellFormed())).toBe(true)
  })
})

it('remembers what an older version stored, as far as it can be read', () => {
  const old = {
    language: 'de',
    messages: 4,
    visitor: { name: 'Anna', email: 'anna@example.com', phone: null },
    services: ['Brake repair'],
    hasSituation: true,
    wishes: ['quote', 'callback'],
    isHandedOver: true,
    passOn: 'wanted',
    pending: { topic: 'contact', question: null },
    asked: [{ ask: { topic: 'need', question: null }, times: 1 }],
    time: { text: 'Freitag', horizon: 'soon', isAppointment: true },
  }
  const state = readAssistantState(old)
  expect(state).toMatchObject({
    language: 'de',
    visitor: old.visitor,
    services: old.services,
    isHandedOver: true,
    time: old.time,
    pending: null,
    asked: [],
  })
  expect(readAssistantState('x')).toEqual(EMPTY_ASSISTANT_STATE)
  expect(readAssistantState({ ...EMPTY_ASSISTANT_STATE, messages: -1, visitor: { name: 'A'.repeat(101) } })).toEqual(EMPTY_ASSISTANT_STATE)
})

it('every language has the slots of the English texts, and labels that fit a button', () => {
  const slotsOf = (text: unknown): unknown =>
    typeof text === 'string'
      ? [...new Set(text.match(/\{\w+\}/g))].toSorted()
      : Object.fromEntries(Object.entries(text as object).map(([key, value]) => [key, slotsOf(value)]))
  for (const language of CARD_LANGUAGES) {
    const { likelyQuestions: _likely, ...texts } = ASSISTANT_LANGUAGE_RULES[language].texts
    const { likelyQuestions: _english, ...english } = ASSISTANT_LANGUAGE_RULES.en.texts
    expect(slotsOf(texts), language).toEqual(slotsOf(english))
    for (const label of Object.values(texts.choices)) expect(label.length, label).toBeLessThanOrEqual(40)
    expect(listLikelyQuestions({ ...createTestAssistantContext(), expectedLanguage: language }).questions.length).toBe(10)
  }
})
