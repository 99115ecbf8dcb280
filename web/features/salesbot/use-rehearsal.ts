import { useRef, useState } from 'react'
import type { RehearsedQuestion } from '../../../schema/salesbot.ts'
import { errorMessageOf, requestApi } from '../../lib/api.ts'
import { addOrUpdateAnswer } from './form-values.ts'
import type { ConfigFormState } from './use-config-form.ts'

const REHEARSAL_FAILED_MESSAGE = 'The rehearsal did not work. Please try again.'
const INVALID_FORM_MESSAGE = 'Correct the marked fields of the form first, then rehearse again.'

/** Gets the assistant's replies to likely questions, with the unsaved form, and collects the owner's answers. */
export function useRehearsal({ base: { cardId }, check, change }: Pick<ConfigFormState, 'base' | 'check' | 'change'>) {
  const [questions, setQuestions] = useState<RehearsedQuestion[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const [added, setAdded] = useState<ReadonlyMap<string, string>>(new Map())
  const isRunning = useRef(false)

  async function run() {
    if (isRunning.current) return
    const config = check()
    if (!config) return setError(INVALID_FORM_MESSAGE)
    isRunning.current = true
    setWaiting(true)
    setError(null)
    try {
      const response = await requestApi('POST /api/salesbot/:cardId/rehearsal', { params: { cardId }, body: { config } })
      setQuestions(response.questions)
      setAdded(new Map())
    } catch (failure) {
      setError(errorMessageOf(failure, REHEARSAL_FAILED_MESSAGE))
    } finally {
      isRunning.current = false
      setWaiting(false)
    }
  }

  const type = (question: string, answer: string) => setTyped((now) => new Map(now).set(question, answer))

  function add(question: string) {
    const answer = typed.get(question)?.trim()
    if (!answer) return
    change((form) => addOrUpdateAnswer(form, question, answer))
    setAdded((now) => new Map(now).set(question, answer))
    type(question, '')
  }

  return { questions, error, isWaiting, typed, added, run, type, add }
}
