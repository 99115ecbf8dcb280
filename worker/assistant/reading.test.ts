import { describe, expect, it } from 'vitest'
import { CARD_LANGUAGES, type CardLanguage } from '../../schema/card-language.ts'
import { extractAmount } from './amount.ts'
import { extractVisitorDetails } from './contact.ts'
import { PHRASES_PER_INTENT_MAX } from './languages/language-rules.ts'
import { detectLanguage } from './language.ts'
import { ASSISTANT_LANGUAGE_RULES } from './languages.ts'
import { findPhrases, containsPhrase } from './phrases.ts'
import { extractTime } from './time.ts'

describe('intents', () => {
  it.each(CARD_LANGUAGES)('hold at most 60 phrases each, none twice: %s', (language) => {
    const { intents, modelCheck } = ASSISTANT_LANGUAGE_RULES[language]
    for (const [intent, list] of Object.entries({ ...intents, ...(modelCheck && { amounts: modelCheck.amounts }) })) {
      const phrases = (list as string).split(',').map((phrase) => phrase.trim())
      expect(phrases.length, intent).toBeLessThanOrEqual(PHRASES_PER_INTENT_MAX)
      expect(new Set(phrases).size, intent).toBe(phrases.length)
      expect(
        phrases.every((phrase) => phrase !== ''),
        intent,
      ).toBe(true)
    }
  })

  it.each(CARD_LANGUAGES)('tell the subject of the questions that visitors are likely to ask: %s', (language) => {
    const { texts, intents } = ASSISTANT_LANGUAGE_RULES[language]
    const [hours, place] = texts.likelyQuestions
    expect(containsPhrase(hours!, intents.hours), hours).toBe(true)
    expect(containsPhrase(place!, intents.place), place).toBe(true)
    expect(containsPhrase(texts.likelyPriceQuestion, intents.prices), texts.likelyPriceQuestion).toBe(true)
    const questions = texts.likelyQuestions.join('\n')
    for (const intent of ['person', 'anger', 'complaint', 'distress', 'notInterested'] as const)
      expect(findPhrases(questions, intents[intent]), intent).toEqual([])
  })

  it.each(CARD_LANGUAGES)('tell the subject of the assistant’s own questions: %s', (language) => {
    const { texts, intents } = ASSISTANT_LANGUAGE_RULES[language]
    const [, time, budget] = texts.defaultQuestions
    expect(containsPhrase(time, intents.asksTime), time).toBe(true)
    expect(containsPhrase(budget, intents.asksBudget), budget).toBe(true)
  })

  it('match whole words in a row, with one slip in long words, without regard to accents', () => {
    expect(containsPhrase('I want a REFUND now', 'refund*')).toBe(true)
    expect(containsPhrase('a refudn, please', 'refund')).toBe(true)
    expect(containsPhrase('prefunded', 'refund')).toBe(false)
    expect(containsPhrase('no more', 'nope')).toBe(false)
    expect(containsPhrase('Je suis fâché', 'fache')).toBe(true)
    expect(findPhrases('営業時間は何時ですか', '営業時間, 料金')).toEqual(['営業時間'])
  })
})

describe('language', () => {
  it.each<[string, CardLanguage, CardLanguage]>([
    ['Wie teuer ist eine Bremsenreparatur bei euch?', 'en', 'de'],
    ['¿Cuánto cuesta la reparación de los frenos?', 'en', 'es'],
    ['Combien coûte la réparation des freins ?', 'en', 'fr'],
    ['Quanto custa o conserto dos freios da bicicleta?', 'en', 'pt'],
    ['料金はいくらですか', 'en', 'ja'],
    ['営業時間', 'ja', 'ja'],
    ['请问多少钱', 'en', 'zh-Hans'],
    ['請問多少錢', 'en', 'zh-Hant'],
    ['地址', 'zh-Hant', 'zh-Hant'],
    ['영업시간이 어떻게 되나요?', 'en', 'ko'],
    ['Сколько стоит ремонт тормозов?', 'en', 'ru'],
    ['Скільки коштує ремонт і які години?', 'en', 'en'],
    ['كم سعر إصلاح الفرامل؟', 'en', 'ar'],
    ['כמה עולה תיקון בלמים?', 'en', 'he'],
    ['Hoeveel kost het om de remmen te laten repareren?', 'en', 'nl'],
    ['Quanto costa la riparazione dei freni della bicicletta?', 'en', 'it'],
    ['Ile kosztuje naprawa hamulców i czy jest u was parking?', 'en', 'pl'],
    ['Fren tamiri ne kadar ve bugün açık mısınız?', 'en', 'tr'],
    ['ok', 'de', 'de'],
    ['ludwig@b.example Ludwig van den Berg', 'en', 'en'],
    ['Anna Berg', 'fr', 'fr'],
    ['brake repair', 'es', 'es'],
  ])('%s, expected %s, is %s', (text, expected, language) => {
    expect(detectLanguage(text, expected)).toBe(language)
  })
})

const CONTEXT = { country: null, cardPhone: '+1 305 555 0199', language: 'en', asked: null } as const

describe('contact', () => {
  it.each([
    ['call me on (305) 555-0142', '+13055550142'],
    ['305 555 0142', '+13055550142'],
    ['+44 20 7946 0018', '+442079460018'],
    ['my budget is 1200-1500', null],
    ['We met in 2012-2014', null],
    ['around $25,000.00', null],
    ['on 12.11.2026', null],
  ])('a phone number of unknown country is read by the card’s own number: %s', (text, phone) => {
    expect(extractVisitorDetails(text, CONTEXT).phone).toBe(phone)
  })

  it('a number that may belong to the visitor’s or to the card’s country is kept as typed', () => {
    const context = { ...CONTEXT, cardPhone: '+48 22 555 01 34', country: 'CH' }
    expect(extractVisitorDetails('512 345 678', { ...context, asked: 'contact' }).phone).toBe('512 345 678')
  })

  it('a number that is none of these countries is kept as typed, if it was asked for', () => {
    expect(extractVisitorDetails('0664 123 4567', { ...CONTEXT, asked: 'contact' }).phone).toBe('0664 123 4567')
    expect(extractVisitorDetails('040 1234567', { ...CONTEXT, country: 'DE' }).phone).toBe('+49401234567')
  })

  it.each([
    ['My name is Anna Berg, anna@example.com', 'Anna Berg'],
    ['my name is marek', 'marek'],
    ['Jean de La Fontaine, jean@example.fr', 'Jean de La Fontaine'],
    ['Anna von und zu Habsburg\nanna@example.com', 'Anna von und zu Habsburg'],
    ['Anna Berg\nanna@example.com', 'Anna Berg'],
    ['anna@example.com, thanks', null],
    ['Venue here is booked, anna@example.com', null],
    ['I am looking for a bike', null],
    ['I am Jewish, is that a problem?', null],
    ['My name is Anna and I have a dog', 'Anna'],
    ['My name’s Ludwig van Beethoven', 'Ludwig van Beethoven'],
    ['I’m Anna, anna@example.com', 'Anna'],
  ])('a name: %s', (text, name) => {
    expect(extractVisitorDetails(text, CONTEXT).name).toBe(name)
  })

  it('a lone word is a name only if one was asked for', () => {
    expect(extractVisitorDetails('anna', { ...CONTEXT, asked: 'name' }).name).toBe('anna')
    expect(extractVisitorDetails('anna', CONTEXT).name).toBeNull()
    expect(extractVisitorDetails('no thanks', { ...CONTEXT, asked: 'name' }).name).toBeNull()
  })

  it.each<[CardLanguage, string, string | null]>([
    ['ja', '田中太郎と申します', '田中太郎'],
    ['zh-Hans', '我叫张伟，想预约', '张伟'],
    ['zh-Hant', '您好，我的名字是陳美玲。', '陳美玲'],
    ['zh-Hans', '我是来看牙的', null],
    ['ko', '제 이름은 김민수입니다', '김민수'],
    ['ko', '저는 학생입니다', null],
    ['ar', 'اسمي أحمد علي', 'أحمد علي'],
    ['he', 'שמי יוסי כהן', 'יוסי כהן'],
    ['ru', 'Меня зовут Анна Петрова', 'Анна Петрова'],
    ['tr', 'Benim adım Ayşe Yılmaz', 'Ayşe Yılmaz'],
  ])('a name in %s: %s', (language, text, name) => {
    expect(extractVisitorDetails(text, { ...CONTEXT, language }).name).toBe(name)
  })

  it('a phone number in Arabic digits', () => {
    expect(extractVisitorDetails('رقمي ٠٥٠ ١٢٣ ٤٥٦٧', { ...CONTEXT, country: 'SA', language: 'ar' }).phone).toBe('+966501234567')
  })

  it.each([
    ['anna (at) example.com', 'anna@example.com'],
    ['write to ANNA.B@Example.com please', 'ANNA.B@Example.com'],
    ['see you @ 5.30', null],
  ])('an e-mail address: %s', (text, email) => {
    expect(extractVisitorDetails(text, CONTEXT).email).toBe(email)
  })
})

const NOW = Date.UTC(2026, 10, 18, 9)

it.each<[string, CardLanguage, string | null]>([
  ['next Tuesday at 3 pm', 'en', 'soon'],
  ['on Saturday at 9 am', 'en', 'days'],
  ['on Saturday at 10 am', 'en', 'days'],
  ['Is Saturday possible?', 'en', 'days'],
  ['on Sunday at 8 am', 'en', 'soon'],
  ['in two months', 'en', 'quarter'],
  ['May I ask something?', 'en', null],
  ['morgen um 10 Uhr', 'de', 'days'],
  ['demain à 10h', 'fr', 'days'],
  ['明日の午後3時', 'ja', 'days'],
  ['no idea', 'en', null],
])('a time: %s', (text, language, horizon) => {
  expect(extractTime(text, language, { now: NOW })?.horizon ?? null).toBe(horizon)
})

// It is 09:00 UTC on Wednesday, 18 November: 23:00 on the same day with +14 hours, and on the day before with -10 hours.
it.each<[string, CardLanguage, number | null, string | null, string]>([
  ['Tomorrow at 9 am', 'en', 0, '2026-11-19', '2026-11-18'],
  ['Tomorrow at 9 am', 'en', 14 * 60, '2026-11-19', '2026-11-18'],
  ['Tomorrow at 9 am', 'en', -10 * 60, '2026-11-18', '2026-11-17'],
  ['Tomorrow at 9 am', 'en', null, null, '2026-11-18'],
  ['on Saturday at 9 am', 'en', 0, '2026-11-21', '2026-11-18'],
  ['in three days', 'en', 0, '2026-11-21', '2026-11-18'],
  ['in 16 hours', 'en', 0, '2026-11-19', '2026-11-18'],
  ['on December 20', 'en', 0, '2026-12-20', '2026-11-18'],
  ['next week', 'en', 0, null, '2026-11-18'],
  ['in two months', 'en', 0, null, '2026-11-18'],
  ['at 3 pm', 'en', 0, null, '2026-11-18'],
  ['morgen um 10 Uhr', 'de', 0, '2026-11-19', '2026-11-18'],
  ['nächste Woche', 'de', 0, null, '2026-11-18'],
  ['mañana a las 10:00', 'es', 0, '2026-11-19', '2026-11-18'],
  ['demain à 10h', 'fr', 0, '2026-11-19', '2026-11-18'],
  ['la semaine prochaine', 'fr', 0, null, '2026-11-18'],
  ['amanhã às 10h', 'pt', 0, '2026-11-19', '2026-11-18'],
  ['明日の午後3時', 'ja', 0, '2026-11-19', '2026-11-18'],
])('the day that is meant: %s (%s, UTC %s min)', (text, language, utcOffsetMinutes, day, saidOn) => {
  expect(extractTime(text, language, { now: NOW, utcOffsetMinutes })).toMatchObject({ day, saidOn })
})

it.each<[string, boolean, number | null]>([
  ['about $1,500', false, 1500],
  ['1.200 USD', false, 1200],
  ['2k', true, 2000],
  ['300', false, null],
  ['300', true, 300],
  ['in 2026 dollars', false, 2026],
  ['call 305 555 0142', false, null],
])('an amount: %s', (text, isAsked, amount) => {
  expect(extractAmount(text, 'en', 'USD', isAsked)).toBe(amount)
})
