import { expect, it } from 'vitest'
import type { AssistantLanguage } from '../../schema/salesbot.ts'
import { hasAskingClause } from './question-shape.ts'

it.each<[AssistantLanguage, string]>([
  ['en', "he's 3 weeks, how old must a baby be"],
  ['en', 'and has she been on television'],
  ['en', 'wil i be abel to change it'],
  ['en', 'Our landlord asks whether you are insured.'],
  ['es', 'La gestora pregunta si están asegurados.'],
  ['de', 'Die Verwaltung fragt, ob Sie versichert sind.'],
  ['fr', 'Notre conseil demande si vous êtes assuré.'],
  ['pt', 'com mto vento como é q fazem'],
])('hears a question in %s: %s', (language, text) => expect(hasAskingClause(text, language)).toBe(true))

it.each<[AssistantLanguage, string]>([
  ['es', 'Ay, qué bien.'],
  ['de', 'Obwohl, vergessen Sie das mit dem Balkon.'],
  ['fr', 'Nous rendons visite à sa famille, qui ne parle que portugais.'],
])('hears none in %s: %s', (language, text) => expect(hasAskingClause(text, language)).toBe(false))
