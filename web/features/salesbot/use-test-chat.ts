import { useRef, useState } from 'react'
import {
  type ActionButton,
  type AssistantKind,
  type ChatChoice,
  LEAD_SCORE_THRESHOLD,
  extractActionButtonMarkers,
  type TestChatResponse,
} from '../../../schema/salesbot.ts'
import { errorMessageOf, requestApi } from '../../lib/api.ts'
import type { ConfigFormState } from './use-config-form.ts'

export interface TestChatMessage {
  id: number
  role: 'user' | 'assistant'
  text: string
  choices: ChatChoice[]
  buttons: ActionButton[]
  response: TestChatResponse | null
}

export type TestedAssistant = AssistantKind | 'visitors'

const TEST_FAILED_MESSAGE = 'The assistant could not answer. Please try again.'
const INVALID_FORM_MESSAGE = 'Correct the marked fields of the form first, then send again.'

/** A conversation with the assistant as the unsaved form describes it. Nothing is stored. */
export function useTestChat({ base: { cardId }, check }: Pick<ConfigFormState, 'base' | 'check'>) {
  const [messages, setMessages] = useState<TestChatMessage[]>([])
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState<TestedAssistant>('visitors')
  const [isWaiting, setWaiting] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [usedConfig, setUsedConfig] = useState<string | null>(null)
  const state = useRef<unknown>(null)
  const request = useRef<AbortController>(null)
  const nextId = useRef(0)

  const create = (message: Omit<TestChatMessage, 'id'>): TestChatMessage => ({ ...message, id: nextId.current++ })
  const add = (message: Omit<TestChatMessage, 'id'>) => {
    const added = create(message)
    setMessages((now) => [...now, added])
  }

  async function send(text: string, choice?: string) {
    const message = text.trim()
    if (message === '' || isWaiting) return
    const config = check()
    if (!config) return setError(INVALID_FORM_MESSAGE)
    const controller = new AbortController()
    request.current = controller
    add({ role: 'user', text: message, choices: [], buttons: [], response: null })
    setTyped('')
    setError(null)
    setWaiting(true)
    try {
      const response = await requestApi('POST /api/salesbot/:cardId/test-chat', {
        params: { cardId },
        body: { config, message, state: state.current, ...(choice && { choice }), ...(tried !== 'visitors' && { assistant: tried }) },
        signal: controller.signal,
      })
      const reply = extractActionButtonMarkers(response.message, config.actionButtons)
      state.current = response.state
      setUsedConfig(JSON.stringify(config))
      if (response.welcome) {
        const { message: text, choices } = response.welcome
        const welcome = create({ role: 'assistant', text, choices, buttons: [], response: null })
        setMessages((now) => [welcome, ...now])
      }
      add({
        role: 'assistant',
        text: reply.text,
        choices: response.choices,
        buttons: response.leadScore >= LEAD_SCORE_THRESHOLD ? reply.buttons : [],
        response,
      })
    } catch (failure) {
      if (controller.signal.aborted) return
      // The text returns to the input, so that the owner can send it again.
      setMessages((now) => now.slice(0, -1))
      setTyped((now) => now || message)
      setError(errorMessageOf(failure, TEST_FAILED_MESSAGE))
    } finally {
      if (request.current === controller) setWaiting(false)
    }
  }

  function startOver() {
    request.current?.abort()
    request.current = null
    state.current = null
    setMessages([])
    setWaiting(false)
    setError(null)
    setUsedConfig(null)
  }

  return { messages, typed, setTyped, tried, setTried, isWaiting, error, usedConfig, send, startOver }
}
export type TestChatState = ReturnType<typeof useTestChat>
