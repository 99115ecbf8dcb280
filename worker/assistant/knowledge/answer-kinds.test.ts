import { describe, expect, it } from 'vitest'
import { type AssistantLanguage } from '../../../schema/salesbot.ts'
import { type AnswerKind, type Fact, readAskedKind, readFacts } from './answer-kinds.ts'
import { createKnowledge } from './knowledge.ts'

it.each<[string, AnswerKind | null]>([
  ['How old must a baby be?', 'age'],
  ['¿Hay una edad mínima?', 'age'],
  ['Ab welchem Alter nehmen Sie Kinder?', 'age'],
  ['À partir de quel âge ?', 'age'],
  ['Qual a idade mínima?', 'age'],
  ['何歳から通えますか', 'age'],
  ['How long does it take?', 'length'],
  ['所要時間はどれくらいですか', 'length'],
  ['Wie viele Leute sind in einem Kurs?', 'people'],
  ['Combien on est par bateau ?', 'people'],
  ['what should I bring', 'bring'],
  ['Can I bring my dog?', null],
  ['Darf ich meinen Hund mitbringen?', null],
  ['¿Quién hace los muebles?', 'who'],
  ['E quem não sabe nadar?', null],
  ['how far do you travel', 'distance'],
  ['¿En qué meses tenéis peonías?', 'when'],
  ['Do you have parking?', null],
])('asks: %s %s', (question, kind) => expect(readAskedKind(question)).toBe(kind))

it.each<[string, Fact, boolean]>([
  ['Students start at age six.', 'age', true],
  ["Je les reçois dès l'âge de 10 jours.", 'age', true],
  ['Founded 22 years ago.', 'age', false],
  ['Der Dachcheck dauert etwa eine Stunde.', 'length', true],
  ['As turmas têm 1h15 cada aula.', 'length', true],
  ['Please cancel 24 hours before.', 'length', false],
  ['The guarantee is two years.', 'length', false],
  ['Quem perde uma aula vem na sexta, às 16h.', 'opening', false],
  ['Sexta das 8h às 18h.', 'opening', true],
  ['カットは約1時間です。', 'length', true],
  ['最終受付は閉店の2時間半前です。', 'length', false],
])('says: %s %s %s', (passage, fact, says) => expect(readFacts(passage).has(fact)).toBe(says))

const SCHOOL = `We are four teachers and have taught sailing since 2008.

The beginners' course has 5 lessons of 3 hours, with at most 4 students per boat. You need no experience, but you have to be able to swim.

We take children from 7 years. The holiday course is in July and August.

Please bring swimwear, a towel and sun cream. Life jackets are provided.

Class A boats are fixed by Otto Brandt, our carpenter. A repair takes two weeks and can be cancelled up to three days before.

Lessons on Friday at 16:00 make up for a missed one.
Office: Monday to Thursday 9 am to 7 pm, Friday 9 am to 6 pm. On Sunday we are closed.`

describe('of the passages the one with the kind of fact that is asked for', () => {
  const knowledge = createKnowledge(
    { about: 'Sailing for children and grown-ups who want to start.' },
    { companyInfo: SCHOOL, services: ['Beginners course'], priceRanges: {} },
  )

  it.each<[AssistantLanguage, string, string | null]>([
    ['en', 'At what age can a child start?', 'from 7 years'],
    ['de', 'Wie alt muss mein Kind sein?', 'from 7 years'],
    ['pt', 'O meu filho tem 6 anos, pode ir?', 'from 7 years'],
    ['es', '¿Desde qué edad aceptan niños?', 'from 7 years'],
    ['de', 'Wie viele Leute sind in einem Kurs?', 'at most 4 students'],
    ['en', 'how long does a repair take', 'two weeks'],
    ['de', 'Was soll ich mitnehmen?', 'swimwear'],
    ['en', 'are you insured', null],
    ['en', 'Can I have a gift card from Otto Brandt?', null],
    ['de', 'stellen Sie gerade Leute ein?', null],
  ])('%s: %s', (language, question, answer) => {
    const found = knowledge.findPassage(question, language)
    if (answer === null) expect(found).toBeNull()
    else expect(found?.text ?? '').toContain(answer)
  })
})
