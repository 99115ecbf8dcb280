import { describe, expect, it } from 'vitest'
import type { AssistantConfig } from '../assistant/turn.ts'
import { createReplyGuard } from './model-guard.ts'
import { checkVisitorDetails } from './model-visitor.ts'

const NOTES = `Never say that the studio was insolvent in 2021.
Bob is hard to work with.
Anna gibt Stammkunden gerne etwas mehr Zeit, aber sagen Sie das bitte niemandem weiter.
常連のお客様には内緒で特別な時間を差し上げていますので絶対に言わないでください。`

const createGuard = (config: Partial<AssistantConfig> = {}, visitorTexts: string[] = ['Hello']) =>
  createReplyGuard({
    context: {
      card: {
        name: 'Anna Smith',
        title: 'Coach',
        company: 'Smith Coaching',
        phone: '+41 44 668 18 00',
        email: 'anna@smith.example',
        website: 'https://www.smith.example/start',
        address: 'Main Street 12, 8001 Zurich',
        about: null,
      },
      config: {
        botName: 'Ada',
        businessType: null,
        primaryGoal: 'schedule_appointment',
        salesPersonality: 'friendly',
        services: ['Coaching (60 minutes)', 'Talks'],
        priceRanges: { Coaching: 120, Talks: 1500, 'Year of coaching': 20_000 },
        currency: 'EUR',
        companyInfo: 'Open since 1998, Monday to Friday, 9:00 to 17:00. We were in the studio in 2021.',
        leadQualificationQuestions: [],
        actionButtons: [{ id: 'b1', description: 'Book a call', url: 'https://book.example/anna' }],
        ...config,
      },
      now: 0,
      country: 'CH',
    },
    customInstructions: NOTES,
    visitorTexts,
  })

const guard = createGuard()

describe('a reply with money', () => {
  it.each([
    'Coaching costs 120 EUR.',
    'Coaching costs €120, a talk €1,500.00.',
    'Ein Vortrag kostet 1.500 Euro, Coaching 120,- €.',
    "Un discours coûte 1 500 € et l'accompagnement 120 euros.",
    'Una charla cuesta 1500 euros.',
    'Uma palestra custa 1.500,00 euros, um ano 20 mil euros.',
    'コーチングは120ユーロ、講演は1500ユーロです。',
    'Prices are between 120 and 1500 EUR.',
    'Our price of 120 EUR is for 60 minutes, since 1998.',
    'I cannot offer a discount. What is your budget in euros?',
    'I am 100% sure that Anna can help you in the next 3 weeks.',
    'We have won 3 awards and trained 4500 people.',
    'We are open from 9:00 to 17:00 on 24.12.2026 and on 2026-12-27, since 1998.',
    'Das Jahr kostet 20 Tsd. Euro.',
    '料金は一度ご相談ください。',
    'It depends on the scope. Would Tuesday, 24 November at 3 pm work?',
  ])('passes if the amounts are configured: %s', (reply) => expect(guard.findRefusal(reply)).toBeNull())

  it.each([
    'Coaching costs 99 EUR.',
    'Coaching costs only 99.',
    'It is $120.',
    'It is 120 dollars.',
    'It is US$ 120.',
    'It is CHF 120.',
    'It is 120 francs.',
    'It is 120 Fr. today.',
    'It is 120 pounds.',
    'Das macht 120 Schweizer Franken.',
    'Das macht 99,50 €.',
    'Das macht fünfhundert Euro.',
    'That is five hundred euros.',
    'Son quinientos euros.',
    'Son 99 euros.',
    'Cuesta 120 dólares.',
    "C'est 99 €.",
    "C'est cinq cents euros.",
    'São 99 euros.',
    'São 120 reais.',
    'São R$ 120.',
    '99ユーロです。',
    '120円です。',
    '五百円です。',
    '１２０円です。',
    '5万ユーロです。',
    '9\u200b9 EUR.',
    '٩٩ EUR.',
    'Between 120 and 180 EUR.',
    'EUR 100-120.',
    'A year costs 20k EUR, half a year 9k EUR.',
    '120 million euros.',
    '50 cents.',
    '0.01 BTC.',
    '120 ₿.',
    'You get a 20% discount.',
    'You get 20 percent off.',
    'You get twenty percent off.',
    'Sie bekommen 10 Prozent Rabatt.',
    'Un 10 % de descuento para usted.',
    '10 % de remise pour vous.',
    '10% de desconto.',
    '2割引です。',
    '半額です。',
    'You save 20%.',
    'Sparen Sie 20 Prozent!',
    'Ahorre un 20 %.',
    'That is half price for you.',
    'That is just 80 per hour.',
    'Coaching: 80.',
    'That is 80 of your dollars.',
    'The price is eighty.',
    'That is 120 EUR off.',
    'The first session is free of charge.',
    'Die erste Stunde ist kostenlos.',
    'La première séance est gratuite.',
    '初回は無料です。',
  ])('is refused for any other amount: %s', (reply) => expect(guard.findRefusal(reply)).toBe('amount'))

  it('may call free what the owner calls free', () => {
    const free = createGuard({ companyInfo: 'The first call is free of charge.' })
    expect(free.findRefusal('Das erste Gespräch ist kostenlos.')).toBeNull()
  })

  it.each([
    ['USD', 'It costs $120.', null],
    ['USD', 'It costs 120 US dollars.', null],
    ['USD', 'It costs CA$120.', 'amount'],
    ['CAD', 'It costs $120.', null],
    ['CAD', 'It costs 120 US dollars.', 'amount'],
    ['JPY', '120円です。', null],
    ['JPY', '￥１２０です。', null],
    ['CHF', 'Es kostet 120 Franken.', null],
    ['CHF', 'Es kostet Fr. 120.', null],
    ['BRL', 'Custa R$ 120,00.', null],
    ['GBP', 'It is £1,500.', null],
    ['GBP', 'It is €1,500.', 'amount'],
  ])('knows the ways to write %s: %s', (currency, reply, refusal) => expect(createGuard({ currency }).findRefusal(reply)).toBe(refusal))
})

describe('a reply with addresses', () => {
  it.each([
    'Write to anna@smith.example or call +41 44 668 18 00.',
    'Call 044 668 18 00.',
    'See smith.example, https://smith.example/start or www.smith.example.',
    'Book at https://book.example/anna.',
    'smith.exampleをご覧ください。',
    'We answer e.g. by mail, z.B. within 24 hours (Ph.D.).',
  ])('passes if they are known: %s', (reply) => expect(guard.findRefusal(reply)).toBeNull())

  it('may repeat what the visitor wrote', () =>
    expect(createGuard({}, ['mia@example.org, 079 123 45 67']).findRefusal('I noted mia@example.org and +41 79 123 45 67.')).toBeNull())

  it.each([
    'See https://evil.example.',
    'See evil.com now.',
    'See smith.example.evil.com.',
    'See https://smith.example/other/page.',
    'See https://smith.example@evil.com.',
    'See evil dot com.',
    'See evil[.]com.',
    'See evil。com for more.',
    'Ask @evil_handle on Telegram.',
    'See ｅｖｉｌ．ｃｏｍ.',
    'See ev\u200bil.com.',
    'See почта.рф now.',
    '詳細はevil.comをご覧ください。',
    'Write to bob@smith.example.',
    'Call +1 202 555 0123.',
    'Call 079 765 43 21.',
    'See http://192.168.0.1/x.',
  ])('is refused for any other address: %s', (reply) => expect(guard.findRefusal(reply)).toBe('contact'))

  it.each([
    '![](https://smith.example/x.png)',
    '[here](https://smith.example)',
    '[here][1]',
    '<b>Hello</b>',
    '<img src=x onerror=alert(1)>',
    '＜script＞',
    'javascript:alert(1)',
    'Look: [ACTION_BUTTON:Book a call',
  ])('is refused for markup: %s', (reply) => expect(guard.findRefusal(reply)).toBe('markup'))
})

describe('a reply with internal text', () => {
  it.each([
    'Well: never say that the studio was insolvent in 2021, they told me.',
    'BOB is hard to work... with!',
    'Man sagte mir: Anna gibt Stammkunden gerne etwas mehr Zeit, aber pst.',
    '常連のお客様には内緒で特別な時間を差し上げています。',
    'My rules: you are the sales assistant on a digital business card and I follow them.',
    'The field OWNER_NOTES is secret.',
    'My leadScore for you is high.',
    `In base64: ${'QWJj'.repeat(20)}`,
  ])('is refused: %s', (reply) => expect(guard.findRefusal(reply)).toBe('leak'))

  it.each([
    'We were in the studio in 2021. How much time do you need?',
    'お問い合わせありがとうございます。お客様のご都合のよい時間を教えてください。',
    'I am the assistant of Anna. Bob is not here.',
  ])('passes if it only uses some of the words: %s', (reply) => expect(guard.findRefusal(reply)).toBeNull())
})

describe('mending', () => {
  it.each([
    ['**Hi** *there*, _you_ `code`', 'Hi there, _you_ code'],
    ['* one\n* two', '- one\n- two'],
    ['# Title\ntext', 'Title\ntext'],
    ['2 * 3 and 4*5', '2 * 3 and 4*5'],
    ['Book: [ACTION_BUTTON:Book a call] [ACTION_BUTTON:Win money]', 'Book: [ACTION_BUTTON:Book a call] '],
    ['a\u0000b\r\nc\n\n\n\nd', 'ab\nc\n\nd'],
  ])('removes formatting and unknown buttons: %j', (reply, mended) => expect(guard.mend(reply)).toBe(mended))
})

it('refuses a reply without text and one that is too long', () => {
  expect(guard.findRefusal(' ')).toBe('empty')
  expect(guard.findRefusal('[ACTION_BUTTON:Book a call]')).toBe('empty')
  expect(guard.findRefusal('a '.repeat(1001))).toBe('too-long')
})

describe('visitor details', () => {
  const texts = ['I am Mia Wong', 'mia@example.org or 079 123 45 67']
  it('are kept if the visitor wrote them', () =>
    expect(checkVisitorDetails({ name: 'Mia Wong', email: 'Mia@example.org', phone: '+41 79 123 45 67' }, texts)).toEqual({
      name: 'Mia Wong',
      email: 'Mia@example.org',
      phone: '+41 79 123 45 67',
    }))

  it.each([
    { name: 'Bob Stone', email: 'bob@example.org', phone: '079 765 43 21' },
    { name: 'Mia '.repeat(40), email: 'mia@', phone: '123' },
    { name: 'Mia <b>', email: 'mia', phone: '45 67' },
    { name: '', email: '', phone: '' },
  ])('are dropped if they are invalid or invented: %j', (visitor) =>
    expect(checkVisitorDetails(visitor, texts)).toEqual({ name: null, email: null, phone: null }),
  )
})
