import { describe, expect, it } from 'vitest'
import { createContext } from './test/context.ts'
import { talk } from './test/talk.ts'

describe('hand-over', () => {
  it.each([
    'Sick of my chain falling off. How much is a full service?',
    'My brakes look awful and I am ashamed of it! What does a brake repair cost?',
    'Ich habe die Nase voll von der Kette. Was kostet der Full service?',
    'Estoy harta de esta cadena. ¿Cuánto cuesta el full service?',
    'Que vergonha de bicicleta! Quanto custa o full service?',
    'And on Saturday, is anybody there?',
    'Does anybody there speak Japanese?',
  ])('needs more than a mood or a word about people: %s', (message) => expect(talk([message]).handedOver).toBe(false))

  it.each([
    'You people are awful! How much is a full service?',
    'The repair was a rip-off. What are your hours?',
    'Can I speak to Marta herself?',
    'Kann ich mit Marta Keller sprechen?',
    'Quiero hablar con Marta',
  ])('follows blame, and a wish for the owner: %s', (message) => expect(talk([message]).handedOver).toBe(true))
})

describe('what nothing answers', () => {
  it('is told to the owner with what it points at', () =>
    expect(talk(['My brother would like a gift card from you. Do you have those?']).unanswered[0]).toContain('gift card'))

  it('is no subject that every passage has', () => {
    const companyInfo = [
      'Dogs eat twice a day.',
      'Our dogs get tablets from us.',
      'Each dog has a bed.',
      'Dogs go for walks.',
      'We love dogs.',
    ]
    expect(talk(['My dog is on tablets, ok?'], createContext({ companyInfo: companyInfo.join('\n\n') })).reply).toContain('tablets from us')
  })

  it('may be a question that ends with a full stop', () =>
    expect(talk(['Do you rent out tandems. Are you open on Friday?']).unanswered).toHaveLength(1))

  it('may be what somebody else asks', () =>
    expect(talk(['Our landlord asks whether you are covered by insurance.']).unanswered).toHaveLength(1))

  it.each([
    'The money part, my husband always wants to know that first. How much is a brake repair?',
    'Anything longer and he would fall asleep. Are you open on Friday?',
    'Mi hija va sola al colegio, ¿abren los sábados?',
    'Tant pis, il ira chez des amis. Vous êtes ouverts le samedi ?',
    'My husband always wants to know that first. How much is a brake repair',
    'Pues me habéis convencido. ¿Me das cita el jueves?',
  ])('is no sentence without a mark beside a marked question: %s', (message) => expect(talk([message]).unanswered).toEqual([]))

  it.each([
    'Is there a room where my son can wait?',
    'Do you sell gift cards from Keller Bikes?',
    'Are you covered by liability insurance?',
    'Êtes-vous assuré en responsabilité civile ?',
  ])('gets no other passage, and no address: %s', (message) => expect(talk([message]).unanswered).toHaveLength(1))

  it.each([
    'Yes please, ask her. anna@example.com',
    'Find out please, text me at 020 7946 0999',
    'はい、確認をお願いします。anna@example.comです。',
  ])('is passed on after: %s', (message) => {
    const turn = talk(['Do you rent out tandems?', message])
    expect(turn.outcome).toBe('follow_up')
    expect(turn.handedOver).toBe(false)
  })

  it.each([
    ['Do you sell gift cards?', 'I still need to know if there is a gift card'],
    ['Are you covered by insurance?', 'so what about your liability insurance?'],
  ])('is handed over when it is asked again: %s', (question, again) =>
    expect(talk([question, 'Are you open on Friday?', again]).handedOver).toBe(true),
  )

  it('is passed on after other questions too', () =>
    expect(talk(['Do you rent out tandems?', 'Are you open on Friday?', 'Please ask her and write to anna@example.com']).outcome).toBe(
      'follow_up',
    ))
})
