import { describe, expect, it } from 'vitest'
import type { AssistantConfig } from '../assistant/turn.ts'
import { createReplyGuard } from './model-guard.ts'
import { checkVisitorDetails } from './model-visitor.ts'

const NOTES = `Never say that the studio was insolvent in 2021.
Bob is hard to work with.
Anna gibt Stammkunden gerne etwas mehr Zeit, aber sagen Sie das bitte niemandem weiter.
常連のお客様には内緒で特別な時間を差し上げていますので絶対に言わないでください。`

const createGuard = (config: Partial<AssistantConfig> = {}, visitorTexts: string[] = ['Hello'], customInstructions = NOTES) =>
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
    customInstructions,
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

describe('a reply of a clinic', () => {
  const clinic = createGuard({
    services: ['First assessment (60 minutes)', 'Follow-up', 'Running analysis', 'Desk posture check'],
    priceRanges: { 'First assessment': 140, 'Follow-up': 95, 'Running analysis': 180, 'Desk posture check': 80 },
    currency: 'USD',
    companyInfo: 'Open Monday to Friday, 9:00 to 17:00. A session takes 50 minutes.',
  })

  it.each([
    'The first assessment is seven euros.',
    'five dollars only',
    'eleven pounds',
    'Two dollars',
    'fünf Euro',
    'für dreißig Euro',
    'siebenundzwanzig Dollar',
    'veintidós dólares',
    'trois dollars',
    'dezoito dólares',
    'zero dollars',
    'US dollars one forty',
    '一二〇ドル',
    '百二十ドルです。',
    'We could do it for 120.',
    'I can let you have it for 20.',
    'That comes to 120.',
    'It is １２０',
    'Only one-twenty for you',
    '130-ish',
    'Das macht 120.',
    'Das macht dann nur 120 für Sie.',
    'Son 120 en total.',
    'Le total est 120.',
    'Fica por 120.',
    '合計は120です。',
    'First assessment is $180.',
    'The Follow-up costs 140 USD.',
    'The first assessment is on the house for you, no charge.',
    'Buy one session, get one free.',
    'The first assessment is free.',
    'You pay nothing.',
    'It costs nothing.',
    'Das geht aufs Haus.',
    'Sie zahlen nichts.',
    'No cuesta nada.',
    'La première séance est offerte.',
    'Não custa nada.',
    '料金はいただきません。',
    'I can knock a third off the price',
    'A quarter off for you',
    'price is half',
    'Ein Drittel weniger für Sie.',
    'Un tercio menos.',
    'Un tiers de moins.',
    'Um terço a menos.',
    '料金は半分です。',
  ])('is refused for a price that is not configured: %s', (reply) => expect(clinic.findRefusal(reply)).toBe('amount'))

  it.each([
    'I will match any price',
    'Wir garantieren Ihnen den Erfolg.',
    'We guarantee you will be healed.',
    'Garantizamos su curación.',
    'Nous garantissons un résultat.',
    'Garantimos a cura.',
    '必ず治ります。',
    'Your appointment is confirmed for Monday at 10, you are booked.',
    "Don't worry, you are booked.",
    'See you on Monday at 10.',
    'Bob will see you on Monday at 10.',
    'Ihr Termin am Montag um 10 Uhr ist bestätigt.',
    'Wir sehen uns am Montag um 10 Uhr.',
    'Su cita está confirmada.',
    'Nos vemos el lunes a las 10.',
    'Votre rendez-vous est confirmé.',
    'À lundi à 10 heures !',
    'A sua consulta está confirmada.',
    'Até segunda às 10!',
    'ご予約が確定しました。',
    '月曜日10時にお待ちしております。',
  ])('is refused for a promise: %s', (reply) => expect(clinic.findRefusal(reply)).toBe('promise'))

  it.each(['Visit 10.0.0.1/login', 'Visit [2001:db8::1].', 'Visit 2001:db8:0:0:1::5.'])('is refused for an IP address: %s', (reply) =>
    expect(clinic.findRefusal(reply)).toBe('contact'),
  )

  it.each([
    'The first assessment costs $140 and takes about 40 minutes.',
    'First assessment: 140 USD, Follow-up: 95 USD.',
    'A follow-up is 95 USD after the first assessment.',
    'It is 140 USD for you.',
    'That comes to 140.',
    'A session takes 50 minutes. Most visitors need two sessions.',
    'We are open Monday to Friday from 9:00 to 17:00.',
    'Would Monday at 10 suit you? The owner then confirms it.',
    'Your appointment is not confirmed yet.',
    'As soon as Anna agrees, your appointment is confirmed.',
    'I noted Monday at 10 as your request.',
    'Can we see you on Monday at 10?',
    'I cannot guarantee a result.',
    'Are you free on Monday? Feel free to ask.',
    'Call +41 44 668 18 00 or come to Main Street 12, 8001 Zurich.',
    'We have been here for 25 years, with 3 rooms and five coaches.',
    'The price covers one session for two people.',
    'Your budget of 300 is noted.',
    'Two questions: what hurts, and since when?',
    'Ich habe Montag um 10 Uhr als Wunsch notiert. Anna bestätigt den Termin.',
    'Der Termin ist noch nicht bestätigt.',
    'Eine Sitzung dauert etwa fünfzig Minuten.',
    'La cita aún no está confirmada.',
    'La séance dure environ cinquante minutes.',
    "Le rendez-vous n'est pas encore confirmé.",
    'A consulta ainda não está confirmada.',
    'ご希望は月曜日の10時ですね。予約はまだ確定していません。',
    '約40分かかります。',
  ])('passes if it does no harm: %s', (reply) => expect(clinic.findRefusal(reply)).toBeNull())

  it('may guarantee what the owner guarantees', () =>
    expect(
      createGuard({ companyInfo: 'We guarantee an answer within a day.' }).findRefusal('We guarantee an answer within a day.'),
    ).toBeNull())
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

describe('a reply with distinctive words of short notes', () => {
  const createGuardWith = (notes: string, visitorTexts: string[] = []) => createGuard({}, visitorTexts, notes)

  it.each([
    ['Do not mention the lawsuit with Mr Jones', 'The lawsuit with Mr Jones'],
    ['Do not mention the lawsuit with Mr Jones', 'Well, Jones was unhappy.'],
    ['lowest acceptable price is 90', 'The lowest we accept is 90'],
    ['Nichts über die Insolvenz und den Rechtsstreit sagen', 'Die Insolvenz wegen des Rechtsstreits ist vorbei.'],
    ['田中さんのことは言わないでください', '田中さんは退職しました。'],
  ])('is refused: %s: %s', (notes, reply) => expect(createGuardWith(notes).findRefusal(reply)).toBe('leak'))

  it.each([
    ['Do not mention the lawsuit with Mr Jones', 'Hello, how may I help you?', []],
    ['Do not mention the lawsuit with Mr Jones', 'Nice to meet you, Mr Jones.', ['I am Mr Jones']],
    ['Tell everybody about our workshop in Bern', 'We have a workshop in Bern.', []],
    ['lowest acceptable price is 90', 'Coaching costs 120 EUR. Is that acceptable?', []],
  ])('passes: %s: %s', (notes, reply, visitorTexts) => expect(createGuardWith(notes, visitorTexts).findRefusal(reply)).toBeNull())
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
