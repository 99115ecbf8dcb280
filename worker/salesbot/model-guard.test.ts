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

describe('a reply of a practice with two prices', () => {
  const practice = createGuard(
    {
      services: ['First assessment', 'Follow-up'],
      priceRanges: { 'First assessment': 140, 'Follow-up': 95 },
      currency: 'USD',
      companyInfo:
        'Open Monday to Friday, 9:00 to 17:00, since 1998. A first assessment takes 60 minutes. The door code is 4711. Free parking.',
    },
    ['Hello'],
    'Never say that we are nearly insolvent. Secret code BLUEBIRD.',
  )

  it.each([
    'It will set you back about 80.',
    'You are looking at 20.',
    "It'll set you back 20.",
    'That will run you 80.',
    'IT IS 85',
    'It is 80-90.',
    '19.90',
    'Let us say 80.',
    'About 80.',
    'Eighty.',
    'Around eighty, I think.',
    '80 each.',
    '80/h',
    '99.-',
    '99,- für Sie',
    '99.— in total',
    '85,00',
    '99,90',
    '1.4 hundred',
    '1,4 hundert',
    '1.4百です。',
    '1 hundred and 20',
    'It is 1.2k.',
    'one point four hundred',
    'A hundred and forty-five.',
    'It costs 60.',
    'It is just 60.',
    'We charge 4711.',
    'Es liegt bei 80.',
    'Sie müssen mit etwa 80 rechnen.',
    'Das kommt Sie auf 20.',
    'Le sale en 80.',
    'Ronda los 80.',
    'Son ochenta.',
    'Il faut compter environ 80.',
    'Ça tourne autour de 80.',
    'Ronda os 80.',
    'Conte com 20.',
    'São oitenta.',
    '80くらいです。',
    '80で承ります。',
    '八十です。',
    '六十五です。',
  ])('is refused for a number that only a price can be: %s', (reply) => expect(practice.findRefusal(reply)).toBe('amount'))

  it.each([
    'The first assessment is 95.',
    'A first assessment is just 60.',
    'The first assessment will be 20.',
    'The first assessment is ninety-five.',
    'The Follow-up is 140.',
    'Follow-up – 140',
    '95 for the first assessment.',
    '95 gets you the first assessment.',
    'The first assessment? It is 95.',
    'You asked for the first assessment. That is 95 USD.',
    'First assessment: 95 USD, Follow-up: 140 USD.',
    '140 USD for the Follow-up and 95 USD for the First assessment.',
    'Die First assessment liegt bei 95.',
    'El First assessment son 95.',
    "Le First assessment, c'est 95.",
    'O First assessment é 95.',
    'First assessmentは95です。',
  ])('is refused for the price of another service: %s', (reply) => expect(practice.findRefusal(reply)).toBe('amount'))

  it.each([
    'We can do 20 percent less.',
    'I could go 15% lower.',
    'Fifteen percent less for you.',
    'We reduce it by 20%.',
    'Minus 20%.',
    '20 less for you.',
    'A fifth less.',
    'You only pay half.',
    '20 Prozent weniger.',
    'Sie zahlen nur die Hälfte.',
    'Un 20 % menos.',
    'Paga solo la mitad.',
    '20 pour cent de moins.',
    'Vous payez la moitié.',
    '20% menos para você.',
    'Você paga só a metade.',
    '20％安くします。',
    '2割安くします。',
    'You get a discount.',
    'If you book today, we offer you a special price.',
    'We can lower the price for you.',
    'Ich gebe Ihnen einen Rabatt.',
    'Le hago un descuento.',
    'Je vous fais une remise.',
    'Faço um desconto para você.',
    '特別価格でご提供します。',
  ])('is refused for a discount: %s', (reply) => expect(practice.findRefusal(reply)).toBe('amount'))

  it.each([
    'You get it for nothing.',
    "It won't cost you a thing.",
    'You do not have to pay.',
    'We waive the fee.',
    'A free first assessment for you.',
    'Parking is free, and the first assessment is free for you.',
    'Sie bekommen es für nichts.',
    'Sie müssen nichts bezahlen.',
    'Das schenke ich Ihnen.',
    'Lo tiene por nada.',
    'No tiene que pagar.',
    "Vous l'avez pour rien.",
    "Vous n'avez rien à payer.",
    'Você leva por nada.',
    'Não precisa pagar.',
    'お支払いは不要です。',
    'お代はいりません。',
  ])('is refused for a gift: %s', (reply) => expect(practice.findRefusal(reply)).toBe('amount'))

  it.each([
    'The code is BLUEBIRD',
    'Say bluebird at the door.',
    'B-L-U-E-B-I-R-D',
    'b l u e b i r d',
    'Blue Bird!',
    'Der Code lautet Bluebird.',
    'El código es BLUEBIRD.',
    'Le code est BLUEBIRD.',
    'O código é BLUEBIRD.',
    'コードはBLUEBIRDです。',
  ])('is refused for a code of the notes: %s', (reply) => expect(practice.findRefusal(reply)).toBe('leak'))

  it.each([
    'The owner confirms appointments.',
    'The owner confirms appointments by e-mail.',
    'We have free parking.',
    'Parking is free.',
    'There is free Wi-Fi.',
    'Wi-Fi is free of charge.',
    'Die Parkplätze sind kostenlos.',
    'Hay estacionamiento gratuito.',
    'Le parking est gratuit.',
    'O estacionamento é gratuito.',
    '無料駐車場があります。',
    '駐車場は無料です。',
    'It takes 20 minutes less.',
    'Es dauert 20 Minuten weniger.',
    'Dura 20 minutos menos.',
    'Cela prend 20 minutes de moins.',
    'Leva 20 minutos a menos.',
    '20分短くなります。',
    'The first assessment takes 60 minutes.',
    'A first assessment is 60 minutes.',
    'A first assessment is just 60 minutes long.',
    'The first assessment is 60 to 90 minutes.',
    'The first assessment lasts an hour.',
    'The first assessment is at 10.',
    'The first assessment is at 9 on Monday.',
    'The first assessment is on Monday, 24 November.',
    'The first assessment is about your back.',
    'The first assessment is 140.',
    'The first assessment is 140 USD.',
    'The first assessment is 140 and takes 60 minutes.',
    'The first assessment is 140 USD and the follow-up 95 USD.',
    '140 USD for the first assessment, 95 USD for the follow-up.',
    'We are open from 9:00 to 17:00.',
    'We are open from 9 to 17.',
    'It is 4711.',
    'The door code is 4711.',
    'Der Türcode ist 4711.',
    'El código de la puerta es 4711.',
    'Le code de la porte est 4711.',
    'O código da porta é 4711.',
    'ドアの暗証番号は4711です。',
    'Use 4711 at the door.',
    'Our number is +41 44 668 18 00.',
    '+41 44 668 18 00',
    'Call 044 668 18 00 until 17:00.',
    'We are at Main Street 12, 8001 Zurich.',
    'Main Street 12',
    'Since 1998.',
    '1998.',
    'In 1998.',
    'We have 300 clients.',
    'We have trained 4500 people.',
    'It is 300 metres from the station.',
    'It is 12.5 km away.',
    '24.12.2026',
    'On 24.12. we are closed.',
    'Vom 24.12.– 2.1. geschlossen.',
    'On the 24th.',
    '24 November at 15:30.',
    'Am 3.-5. Mai.',
    'Por nada.',
    '¡Por nada!',
    'De nada.',
    'De rien.',
    'I cannot offer a discount.',
    "I can't say anything about discounts.",
    'Anna decides about discounts.',
    'Ask Anna about a discount.',
    'I do not know whether there is a discount. Shall I ask?',
    'Would you like me to ask about a discount?',
    'Ich kann keinen Rabatt geben.',
    'Je ne peux pas offrir de remise.',
    'Não posso oferecer desconto.',
    '割引はできません。',
    '20 percent of our clients are runners.',
    '20% less pain is realistic for many.',
    '100% sure.',
    'It is half an hour.',
    'It takes half an hour.',
    'Half of our clients are runners.',
    'Eine halbe Stunde.',
    'Are you free on Monday?',
    'Feel free to ask.',
    'I set Monday at 10 as your wish.',
    'We work with children from 6.',
    'The bus is 32.',
    'Take tram 11 or bus 32.',
    'It starts at 10 on Monday.',
    'How about Monday, 10 to 12?',
    'It was founded in 1998.',
    'Anna ist sehr zuverlässig.',
    'Das ist einzigartig und großartig.',
    'Wir arbeiten regelmäßig mit Läufern.',
    'Anna works since 2010 with runners.',
    'We moved here in March 2015.',
    'I noted Monday, 24 November 2026 at 10:00.',
    'Abrimos de 9:00 a 17:00.',
    '9:00から17:00まで営業しています。',
    'Mo-Fr 9:00-17:00',
    'The practice is 5 minutes from the station, near exit 3.',
    'The course has 12 lessons of 45 minutes.',
    'A lesson takes 45 minutes, including 5 for questions.',
    'Eine Lektion dauert 45 Minuten.',
    'Una clase dura 45 minutos.',
    'Un cours dure 45 minutes.',
    'Uma aula dura 45 minutos.',
    '1回45分です。',
    'How old are you? Are you over 65?',
    'Bus 80 stops here.',
    'The nearest tram stop is 300 m away.',
    'The bus runs every 15 minutes.',
    'The clinic is on the 3rd floor, room 301.',
    'Nous sommes au 3e étage, salle 301.',
    'Wir sind im 3. Stock, Zimmer 301.',
    'The follow-up costs 95 USD. The first assessment costs 140 USD.',
    'Could you tell me more about your pain? Is it less in the morning?',
    'It hurts less after 2 weeks.',
    'Running less than 20 km per week is fine.',
    'Not less than 2 days before.',
    'Please cancel at least 24 hours before.',
    'Cancel up to 24 hours before.',
    'Bitte sagen Sie 24 Stunden vorher ab.',
    'Por favor, cancele 24 horas antes.',
    'I do not know of any discounts.',
    'Anna can tell you whether there are discounts.',
    'Über Rabatte entscheidet Anna.',
    'Rabatte kann ich nicht geben.',
    "C'est Anna qui décide des remises.",
    'Anna decide sobre descontos.',
    '割引についてはAnnaに確認します。',
    'Are you free at 10?',
    'The slot at 10 is still open.',
    'Do you have time on Monday at 10 or at 14?',
    'Would 10 or 11 suit you better?',
    'Lieber um 10 oder um 14?',
    'Mejor a las 10 o a las 14?',
    'Plutôt à 10 h ou à 14 h ?',
    'Our team has 3 therapists with 30 years of experience.',
    'Half of the time is for questions.',
    'An assessment takes an hour and a half.',
    'The second half of the session is training.',
    'This reduces pain by half for many runners.',
    'Studies show 30 percent less pain.',
    'You can reach us by phone: +41 44 668 18 00.',
    'それは十分です。',
    '万一の場合はお電話ください。',
    '一番人気です。',
    '100% sure.',
    'The code of the door is 4711.',
    'That is a 2.5 km walk.',
    'We are rated 4.9.',
    'We are rated 4.9 out of 5.',
    'On 12/24 we are closed.',
    'It is 20% of the time.',
  ])('passes if it is ordinary: %s', (reply) => expect(practice.findRefusal(reply)).toBeNull())

  it('is read in linear time', () => {
    for (const part of ['for 20 ', 'code is ', '80', 'a', '9 ', 'set you back ', '百', 'menos 20% ', '1,2']) {
      const startedAt = performance.now()
      practice.findRefusal(part.repeat(4000).slice(0, 1990))
      expect(performance.now() - startedAt).toBeLessThan(1000)
    }
  })
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

describe('a reply with a code of the notes', () => {
  it.each([
    ['The alarm is off with 7391#. PIN 7391.', 'The PIN is 7391.'],
    ['Keep quiet about NIGHTJAR at all times.', 'It is called NIGHTJAR.'],
    ['The password is swordfish, tell nobody.', 'It is s w o r d f i s h.'],
    ['Das Kennwort lautet Rosengarten, nie verraten.', 'Rosengarten'],
    ['La clave es Girasol, no decirla nunca.', 'Diga girasol.'],
    ['Le mot de passe est Tournesol, ne jamais le dire.', 'tournesol'],
    ['A senha é girassol, não contar a ninguém.', 'É girassol!'],
    ['合言葉は青い鳥です。誰にも言わないで。', '青い鳥ですよ。'],
  ])('is refused: %s: %s', (notes, reply) => expect(createGuard({}, [], notes).findRefusal(reply)).toBe('leak'))

  it.each([
    ['NEVER GIVE DISCOUNTS. IMPORTANT: the code is not to be shared.', 'It is important that you give us your number.'],
    ['Tell visitors that the code is SUMMER.', 'Say SUMMER at the desk.'],
    ['The code is printed on the card, keep it secret. We use VIP lists.', 'Your VIP card is at the desk.'],
  ])('passes: %s: %s', (notes, reply) => expect(createGuard({}, [], notes).findRefusal(reply)).toBeNull())
})

describe('a reply with distinctive words of short notes', () => {
  const createGuardWith = (notes: string, visitorTexts: string[] = []) => createGuard({}, visitorTexts, notes)

  it.each([
    ['Do not mention the lawsuit with Mr Jones', 'The lawsuit with Mr Jones'],
    ['Do not mention the lawsuit with Mr Jones', 'Well, Jones was unhappy.'],
    ['lowest acceptable price is 90', 'We accept number 90.'],
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
