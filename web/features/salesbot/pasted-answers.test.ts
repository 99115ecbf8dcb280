import { expect, it } from 'vitest'
import { readPastedAnswers } from './pasted-answers.ts'

const read = (...lines: string[]) => readPastedAnswers(lines).map(({ question, answer }) => [question, answer])

it('a pasted list of questions becomes questions with their answers', () => {
  expect(read('Q: Do you deliver?', 'A: Yes, within 20 km.', 'Further away it costs extra.', 'Parking? In the yard.')).toEqual([
    ['Do you deliver?', 'Yes, within 20 km.\nFurther away it costs extra.'],
    ['Parking?', 'In the yard.'],
  ])
  expect(read('F1: Arbeiten Sie samstags?', 'Ja.', '土曜日は？', 'はい。')).toEqual([
    ['Arbeiten Sie samstags?', 'Ja.'],
    ['土曜日は？', 'はい。'],
  ])
})

it('lines without any question are questions that are still to be answered', () => {
  expect(read('Delivery', 'Parking')).toEqual([
    ['Delivery', ''],
    ['Parking', ''],
  ])
})

it('what stands before the first question is kept, and texts are cut to what the form takes', () => {
  const [first, second] = readPastedAnswers(['Our answers', `${'x'.repeat(400)}?`, 'y'.repeat(3000)])
  expect(first).toMatchObject({ question: 'Our answers', answer: '' })
  expect([second!.question.length, second!.answer.length]).toEqual([300, 2000])
})
