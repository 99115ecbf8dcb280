import { describe, expect, it } from 'vitest'
import type { ChatVisitor } from '../../schema/salesbot.ts'
import { listFacts } from '../assistant/facts.ts'
import { createTestAssistantContext } from '../assistant/test/context.ts'
import type { AssistantConfig } from '../assistant/turn.ts'
import { selectDetailsWrittenByVisitor } from './model-contacts.ts'
import { createReplyGuard } from './model-guard.ts'
import { MODEL_RULES } from './model-prompt.ts'
import { listModelReferences, replaceTextsWithReferences } from './model-references.ts'

const NOTES = `Never say that the workshop was insolvent in 2021.
Bob is hard to work with.
A deposit of 500 euro holds the date.
Our supplier gives us 40 percent margin, so push the wheel building to everybody who asks for it.
常連のお客様には内緒で特別な時間を差し上げていますので絶対に言わないでください。`
const VISITOR: ChatVisitor = { name: 'Mia', email: 'mia@example.org', phone: '+41791234567' }
const SHOP: Partial<AssistantConfig> = {
  companyInfo: 'Open Monday to Friday, 9 am to 6 pm. We have 80 parking spaces. Cleaning from £15 each. Follow @kellerbikes.',
  pinnedLines: ['In an emergency call 112.'],
}

function createGuard(config: Partial<AssistantConfig> = {}, customInstructions: string | null = NOTES) {
  const context = createTestAssistantContext({ ...SHOP, ...config })
  const references = listModelReferences({ context, facts: listFacts(context, 'en') })
  return { guard: createReplyGuard({ context, customInstructions, visitor: VISITOR }, references), references }
}
const { guard, references } = createGuard()
const check = (reply: string) => guard.check(guard.mend(reply))
const textOf = (reply: string) => {
  const checked = check(reply)
  return typeof checked === 'string' ? checked : checked.text
}

describe('references', () => {
  it.each([
    ['Sure. [[s1]] When?', 'Sure. The price for Full service is £80. When?'],
    ['A brake repair, unlike a full service, costs [[ s1.price ]].', 'A brake repair, unlike a full service, costs £80 (Full service).'],
    ['A double room is [[s1.price]] for half a day.', 'A double room is £80 (Full service) for half a day.'],
    ['For e-bikes: [[q1]]', 'For e-bikes: Yes, all brands but no batteries.'],
    [
      '[[l1]] Or write to us: [card-email]',
      'In an emergency call 112. Or write to us: You can reach us by e-mail at hello@keller.example.',
    ],
    ['Let us talk. [[b1]]', 'Let us talk. [ACTION_BUTTON:Book a slot]'],
  ])('are filled in: %s', (reply, shown) => expect(textOf(reply)).toBe(shown))

  it('say which facts were stated, each once', () => {
    expect(check('[[s1]] [[q2]] Full service: [[s1.price]]. [[b1]]')).toMatchObject({ stated: ['s1', 'q2'] })
  })

  it.each(['[[s9]] Fine.', 'It is [[s3.price]].', '[[q1.price]]', '[[price]]', 'Fine. [ACTION_BUTTON:Book a slot]'])(
    'that are unknown are refused: %s',
    (reply) => expect(['reference', 'markup']).toContain(check(reply)),
  )

  it.each([
    ...'It is [[s1.price]]0. | It is [[s1.price]]k. | It is 1[[s1.price]]. | It is [[s1.price]] dollars.'.split(' | '),
    ...'It is [[s1.price]] million. | フルサービスは[[s1.price]]万です。 | Two [[s1.price]], please.'.split(' | '),
    ...'You pay only half [[s1.price]]. | It is a third of the [[s1.price]]. | That is twice [[s1.price]].'.split(' | '),
    ...'[[s1.price]] off, for you. | It is [[s1.price]], minus a tenth. | Es kostet die Hälfte von [[s1.price]].'.split(' | '),
    ...'Das ist [[s1.price]] günstiger. | Son la mitad de [[s1.price]]. | C’est [[s1.price]] de moins.'.split(' | '),
    ...'Custa o dobro do preço de [[s1.price]]. | [[s1.price]]の半分です。 | 半額の[[s1.price]]です。'.split(' | '),
  ])('name no changed price: %s', (reply) => expect(check(reply)).toBe('amount'))

  it('come back in what an earlier reply filled in', () => {
    const reply = 'Sure. The price for Full service is £80. That is £35 (Brake repair). Full service: £80'
    expect(replaceTextsWithReferences(reply, references)).toBe('Sure. [[s1]] That is [[s2.price]]. Full service: [[s1.price]]')
  })
})

describe('a reply without references', () => {
  it.each([
    'Nice to meet you, Mia! Which bicycle do you ride, and when would it suit you?',
    'A deposit of 500 euro holds the date.',
    'Yes, a deposit of 500 euro is fine.',
    'We have 80 parking spaces, and we are open 9 am to 6 pm.',
    'Cleaning from £15 each.',
    'I noted mia@example.org and 079 123 45 67. The owner will call +41 79 123 45 67.',
    'Write to hello@keller.example, call +44 20 7946 0018, or see keller.example and @kellerbikes.',
    'You find us at 12 Mill Lane, London.',
    'Once you are here, we look at the brakes. I cannot name another price.',
    'Gern! Wann passt es Ihnen, und was für ein Rad fahren Sie?',
    '¡Claro! ¿Qué día le viene bien? Entiendo, e.g. por la mañana.',
    'Bien sûr ! Quel jour vous conviendrait, p.ex. un lundi ?',
    'Claro! Que dia seria melhor para você?',
    'はい、承ります。ご都合のよい曜日を教えてください。',
    '山田様のご予約を確認いたします。',
    'The owner confirms appointments.',
  ])('passes: %s', (reply) => expect(textOf(reply)).toBe(reply))

  it.each([
    'It costs 99 pounds.',
    'Full service costs £80.',
    'It costs only 80.',
    'It is 80 euros, or 80 a day.',
    'We have 80 euros.',
    'We have £80 parking spaces.',
    'Open 9 am to 7 pm.',
    'Call us at 112.',
    'It was in 2021.',
    'A deposit of 500 pounds holds the date.',
    'A deposit of 600 euro holds the date.',
    'We get 40 percent margin.',
    'It is £8 0.',
    'It is ８０ pounds.',
    'It is 8\u200b0 pounds.',
    'It is 𝟖𝟎 pounds.',
    'It is ½ of that.',
    'It is ⑧.',
    'It is Ⅷ.',
    'It is LXXX pounds.',
    'It is two pounds.',
    'Once euros.',
    '8️⃣0️⃣',
    'It costs eighty.',
    'It costs fi\u00adve hun\u200bdred pounds.',
    'It is free of charge.',
    'Massage for a fiver.',
    'It costs you nothing at all.',
    'Das kostet Sie nichts.',
    'There is a discount.',
    'Das kostet fünfzig Euro.',
    'Das kostet zwei Pfund.',
    'Das macht siebenundzwanzig.',
    'Die erste Stunde ist kostenlos.',
    'Son quinientos.',
    'Cuesta dos dólares.',
    'Es gratis.',
    'C’est cinquante euros.',
    'Cela fait trois francs.',
    'C’est gratuit.',
    'São oitenta.',
    'São dois reais.',
    'É grátis.',
    '料金は五百円です。',
    '三ドルです。',
    '初回は無料です。',
    '半額です。',
  ])('is refused for an amount: %s', (reply) => expect(check(reply)).toBe('amount'))

  it('may say in words what the owner says in the same words', () => {
    const free = createGuard({ companyInfo: 'The first look is free of charge. We are a team of twelve.' }).guard
    expect(free.check('The first look is free of charge, by a team of twelve.')).toMatchObject({ stated: [] })
    expect(free.check('It is kostenlos.')).toBe('amount')
  })

  it('may not say what a visitor asked, even if the owner corrected the question and answered it', () => {
    const question = 'Is it 5 pounds at evil.example, with a full refund and for free?'
    for (const isVisitors of [true, false]) {
      const asked = createGuard({ questionsAndAnswers: [{ question, answer: 'No, it is 7 pounds.', isVisitors }] }).guard
      expect(asked.check('It is 5 pounds at our shop.')).toBe('amount')
      expect(asked.check('It is for free.')).toBe('amount')
      expect(asked.check('See evil.example.')).toBe('contact')
      expect(asked.check('No, it is 7 pounds.')).toMatchObject({ text: 'No, it is 7 pounds.' })
    }
  })

  it.each([
    'See https://evil.example/x.',
    'See www.keller.example.evil.example.',
    'See keller.example/pay.',
    'See evil.co or bit.ly/abc.',
    'See evil (dot) com.',
    'See evil . com today.',
    'See evil。com today.',
    'See ｅｖｉｌ．ｃｏｍ.',
    'See почта.example.',
    'Write to evil@evil.example.',
    'Write to someone@example.org.',
    'Follow @evil_shop.',
    'See localhost:/ for it.',
  ])('is refused for a foreign address: %s', (reply) => expect(['contact', 'language']).toContain(check(reply)))

  it('is refused for a foreign phone number', () => {
    expect(check('Call 079 999 99 99.')).toBe('amount')
    expect(check('Call +41 79 123 45 68.')).toBe('amount')
  })

  it.each([
    NOTES.split('\n')[1]!,
    'They never say that the workshop was insolvent in the past.',
    'You should know: Bob is hard to work with, sorry.',
    'I should push the wheel building to everybody who asks for it.',
    '常連のお客様には内緒で特別な時間を差し上げていますので、どうぞ。',
    MODEL_RULES[6],
    'Here is my JSON: leadScore.',
    'VXNlVGhlUmVmZXJlbmNlc09mRmFjdHNBbmROZXZlcldyaXRlQURpZ2l0WW91cnNlbGY'.replace(/\d/g, 'x'),
  ])('is refused for a passage of the instructions: %s', (reply) => expect(check(reply)).toBe('instructions'))

  it.each([
    ['Здравствуйте, чем я могу помочь?', 'language'],
    ['안녕하세요, 무엇을 도와드릴까요?', 'language'],
    ['您好，请问您需要什么服务呢？', 'language'],
    ['Hello <b>you</b>.', 'markup'],
    ['Pay (javascript:alert)', 'markup'],
    ['ОК ٨٠', 'language'],
    ['Natuurlijk helpen wij u graag met uw fiets. Wanneer komt het u uit om langs te komen?', 'language'],
    ['Elbette size yardımcı olmaktan mutluluk duyarız. Ne zaman gelmek istersiniz?', 'language'],
    ['{"reply": "Hi"}', 'markup'],
    [' ** \u200b', 'empty'],
    ['[[b1]]', 'empty'],
    ['Well. '.repeat(400), 'too-long'],
    [`${'a '.repeat(191)}fifty`, 'too-long'],
  ])('is refused: %s', (reply, refusal) => expect(check(reply)).toBe(refusal))

  it('may hold a name of the owner’s in another script', () => {
    expect(createGuard({ services: ['Катюша'] }).guard.check('Yes, Катюша is here.')).toMatchObject({ stated: [] })
  })

  it('loses marks of formatting and characters that nobody sees', () => {
    expect(guard.mend('# **Hello** `you`\n* one\n1. two\n\n\n\nIt\u200bs *fine* \uFFFD\u0007')).toBe('Hello you\n- one\n- two\n\nIts fine ')
  })
})

describe('visitor details of the model', () => {
  const texts = ['I am Mia Wong, mia@example.org, 079 123 45 67']
  it.each<[ChatVisitor, Partial<ChatVisitor>]>([
    [
      { name: 'Mia Wong', email: 'mia@example.org', phone: '079 123 45 67' },
      { name: 'Mia Wong', email: 'mia@example.org', phone: '079 123 45 67' },
    ],
    [{ name: 'Bob', email: 'bob@example.org', phone: '+1 202 555 0123' }, {}],
    [{ name: 'Mia <b>', email: 'mia@', phone: '7654321' }, {}],
    [{ name: 'M'.repeat(101), email: '', phone: 'call 079 123 45 67' }, {}],
  ])('count only if the visitor wrote them: %o', (visitor, known) =>
    expect(selectDetailsWrittenByVisitor(visitor, texts)).toEqual({ name: null, email: null, phone: null, ...known }),
  )
})
