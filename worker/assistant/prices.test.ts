import { expect, it } from 'vitest'
import { answerVisitor } from './assistant.ts'
import { createContext } from './test/context.ts'

const offer = (priceRanges: Record<string, number>, unpriced: string[] = []) =>
  createContext({
    services: [...Object.keys(priceRanges).map((name) => name.replace(/ \(.*/, '')), ...unpriced],
    priceRanges,
    leadQualificationQuestions: [],
  })

const WORKSHOP = offer({ 'Small service': 49, 'Big service': 115, 'Flat tyre repair': 18, 'Brake adjustment': 15 })
const DESIGN = offer({ 'Diseño de recámara': 9500, 'Diseño de cocina': 14500 }, ['Muebles a la medida'])
const OSTEOPATH = offer({ 'Consultation adulte': 65, 'Consultation bébé et enfant': 55 })
const SCHOOL = offer({ 'Português para estrangeiros (por mês)': 460, 'Inglês em grupo (por mês)': 390 })
const CATERER = offer({ 'Spit roast (per person)': 42, 'Grazing table (per person)': 29 })
const GYM = offer({ 'Monthly membership': 45, 'Annual membership': 420, 'Day pass': 12 })
const YOGA = offer({ グループレッスン: 2500, プライベートレッスン: 9000, 体験レッスン: 1000 })
const STUDIO = offer({ 'Small tattoo': 140, 'Ear piercing': 45 })
const SALON = offer({ Cut: 38, 'Cut and colour': 95 })
const BAKERY = offer({ 'Gâteau d’anniversaire': 48, 'Pièce montée (par personne)': 7, 'Cours de pâtisserie': 65 })
const FLORIST = offer({ 'Ramo de novia': 140, 'Coronas y tocados': 55 })
const TAX_OFFICE = offer({ Einkommensteuererklärung: 420 }, ['Jahresabschluss'])
const GARDEN = offer({ 'Tree felling': 350, 'Hedge trimming': 45 })
const SOLAR = offer({ Balkonkraftwerk: 749, 'Wartung und Reinigung': 290 })

it.each([
  ['tells sizes apart', WORKSHOP, ['What does the big service cost?'], ['115'], ['49']],
  ['goes on with a size', WORKSHOP, ['What does the big service cost?', 'Hmm. And the small service?'], ['49'], ['115']],
  ['goes on in other words', WORKSHOP, ['What does the big service cost?', "That's a lot, what would the small service be?"], ['49'], []],
  ['goes on without a question mark', WORKSHOP, ['How much is a flat tyre repair?', 'ok and the brakes'], ['15'], ['18']],
  ['joins a statement and the question for its price', CATERER, ['A spit roast it is. What’s the damage?'], ['42'], ['29']],
  ['joins the halves of a name', DESIGN, ['Mi cocina es oscura y quiero otra. ¿Cuánto cobran por el diseño?'], ['14'], ['9']],
  ['finds the second of two', OSTEOPATH, ['Combien pour un adulte et un enfant ?'], ['65', '55'], []],
  ['knows a price by its service in another language', SCHOOL, ['What is the price of Portuguese for foreigners?'], ['460'], ['390']],
  ['lists what has the same head', GYM, ['How much is membership?'], ['45', '420'], ['12']],
  ['takes a part for the whole where it is the only one', GYM, ['how much for just one day?'], ['12'], ['45']],
  ['takes the beginning of a Japanese name', YOGA, ['グループはいくらですか？'], ['2,500'], ['9,000']],
  ['finds one of two things of a name', SOLAR, ['Was kostet die Wartung?'], ['290'], ['749']],
  ['reads an offer of two things in a hurry', SALON, ['how much for cut n color'], ['95'], ['38']],
  ['prefers the name with the very word', BAKERY, ['Prix du gâteau ?'], ['48'], ['7']],
  ['finds one of two things in other words', FLORIST, ['Quanto custa a coroa de flores?'], ['55'], ['140']],
  [
    'hears a question for a price, not for a discount',
    TAX_OFFICE,
    ['Zu welchem Preis machen Sie eine Einkommensteuererklärung?'],
    ['420'],
    [],
  ],
  ['takes a phrase for what it means as a whole', GARDEN, ['how much to cut down a tree?'], ['350'], ['45']],
  ['goes on with a second clause', SOLAR, ['Was kostet ein Balkonkraftwerk und was die Wartung?'], ['749', '290'], []],
  ['names no price of another kind', STUDIO, ['How much is a nose piercing?'], [], ['45', '140']],
])('%s', (_, context, messages, contained, missing) => {
  let state: unknown = null
  let reply = ''
  for (const message of messages) ({ reply, state } = answerVisitor(context, state, message))
  for (const part of contained) expect(reply).toContain(part)
  for (const part of missing) expect(reply).not.toContain(part)
})

it.each([
  ['do you remove tattoos?', STUDIO],
  ['how much is a haircut?', STUDIO],
])('has no answer to %s, of which the information only says what kind of business it is', (message, context) => {
  const config = {
    ...context.config,
    businessType: 'Tattoo studio',
    companyInfo: 'A tattoo studio with four artists.\n\nAftercare is free of charge.',
  }
  const { reply, unanswered } = answerVisitor({ ...context, config }, null, message)
  expect(unanswered).toHaveLength(1)
  expect(reply).not.toMatch(/four artists|Aftercare/)
})

it('says of one of two services that it has no price', () => {
  const { reply, unanswered } = answerVisitor(TAX_OFFICE, null, 'Was kosten Einkommensteuererklärung und Jahresabschluss?')
  expect(reply).toContain('420')
  expect(reply).toContain('Den Preis für Jahresabschluss weiß ich leider nicht')
  expect(unanswered).toHaveLength(1)
})
