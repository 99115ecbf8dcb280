import { SALESBOT_CONFIG_LIMITS } from '../../../schema/salesbot.ts'
import { createAnswerRow, type AnswerRow } from './form-rows.ts'

/** Matches `Q:`, `A1.` or `F:` before a question or an answer. */
const MARK_PATTERN = /^\p{Lu}\d{0,2}[:.)]\s+/u
const QUESTION_PATTERN = /^(.*?[?？])\s*(.*)$/u

/**
 * A line with a question starts a row, and the lines after it are the answer. If no line has a question mark, each line becomes a question.
 */
export function readPastedAnswers(lines: string[]): AnswerRow[] {
  const rows: { question: string; answer: string[] }[] = []
  const plain = lines.map((line) => line.replace(MARK_PATTERN, ''))
  const hasQuestions = plain.some((line) => QUESTION_PATTERN.test(line))
  for (const line of plain) {
    const [, question, rest] = QUESTION_PATTERN.exec(line) ?? []
    const last = rows.at(-1)
    if (question !== undefined) rows.push({ question, answer: rest ? [rest] : [] })
    else if (last && hasQuestions) last.answer.push(line)
    else rows.push({ question: line, answer: [] })
  }
  return rows.map(({ question, answer }) =>
    createAnswerRow({
      question: question.slice(0, SALESBOT_CONFIG_LIMITS.question),
      answer: answer.join('\n').slice(0, SALESBOT_CONFIG_LIMITS.answer),
    }),
  )
}
