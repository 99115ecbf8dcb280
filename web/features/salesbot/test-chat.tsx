import { Bot, ExternalLink, RotateCcw, SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { CHAT_LIMITS, LEAD_SCORE_THRESHOLD, type TestChatResponse } from '../../../schema/salesbot.ts'
import { formatOutcome } from '../../../schema/salesbot-labels.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { type ConfigFormValues, requestBodyOf, withoutBlankRows } from './form-values.ts'
import formStyles from './salesbot.module.css'
import styles from './test-chat.module.css'
import type { TestChatMessage, TestChatState } from './use-test-chat.ts'

interface TestChatProps {
  chat: TestChatState
  form: ConfigFormValues
  isDirty: boolean
  /** False until a configuration was saved. */
  isStored: boolean
  /** Shows the heading, which a dialog around the chat has itself. */
  titled?: boolean
}

/** The chat in which the owner tries out the assistant. Below each reply it says what a visitor does not see. */
export function TestChat({ chat, form, isDirty, isStored, titled }: TestChatProps) {
  const { messages, typed, setTyped, isWaiting, error, usedConfig, send, startOver } = chat
  const log = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const isChanged = useMemo(() => usedConfig !== null && usedConfig !== JSON.stringify(requestBodyOf(form)), [usedConfig, form])
  const botName = form.botName.trim() || 'The bot'

  useEffect(() => {
    const { current } = log
    const last = current?.lastElementChild
    if (!current || !last) return
    // A reply that is taller than the list is shown from its beginning.
    const isTall = messages.at(-1)?.role === 'assistant' && !isWaiting && last.getBoundingClientRect().height > current.clientHeight
    const top = isTall ? current.scrollTop + last.getBoundingClientRect().top - current.getBoundingClientRect().top : current.scrollHeight
    current.scrollTo({ top })
  }, [messages, isWaiting, error])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send(typed)
  }

  return (
    <div className={styles.chat}>
      <div className={styles.head}>
        <span className={styles.face}>{form.avatarUrl ? <img src={form.avatarUrl} alt="" /> : <Bot aria-hidden />}</span>
        <div className={styles.who}>
          {titled ? <h2 className={styles.name}>Test chat</h2> : <p className={styles.name}>{botName}</p>}
          <p className={styles.note}>
            {isChanged ? 'Changed since the last reply. ' : ''}
            {isDirty
              ? 'Uses your unsaved changes'
              : isStored
                ? 'Uses the saved configuration'
                : 'Uses what is on this page. Nothing is saved yet.'}
          </p>
        </div>
        <Button
          size="sm"
          variant="ghost"
          icon={<RotateCcw aria-hidden />}
          disabled={messages.length === 0 && !isWaiting}
          onClick={() => {
            startOver()
            input.current?.focus()
          }}
        >
          Start over
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable area must be reachable with the keyboard. */}
      <div ref={log} role="log" aria-label="Test conversation" tabIndex={0} className={styles.log}>
        {messages.length === 0 && !isWaiting && <Suggestions form={form} onChoose={(text) => void send(text)} />}
        {messages.map((message) => (
          <Message key={message.id} message={message} botName={botName} />
        ))}
        {isWaiting && (
          <p className={cx(styles.bubble, styles.typing)}>
            <span className="visually-hidden">{botName} is typing</span>
            <span aria-hidden className={styles.dot} />
            <span aria-hidden className={styles.dot} />
            <span aria-hidden className={styles.dot} />
          </p>
        )}
      </div>
      {error && (
        <div className={styles.error}>
          <Alert tone="danger">{error}</Alert>
        </div>
      )}
      <div className={styles.composer}>
        <textarea
          ref={input}
          rows={1}
          className={styles.input}
          aria-label="Message as a visitor"
          placeholder="Type your message..."
          value={typed}
          maxLength={CHAT_LIMITS.messageLength}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label="Send message"
          variant="secondary"
          icon={<SendHorizontal aria-hidden />}
          disabled={typed.trim() === '' || isWaiting}
          onClick={() => {
            void send(typed)
            input.current?.focus()
          }}
        />
      </div>
    </div>
  )
}

function Suggestions({ form, onChoose }: { form: ConfigFormValues; onChoose: (text: string) => void }) {
  const priced = withoutBlankRows(form.services).find(({ name, price }) => name.trim() !== '' && price.trim() !== '')
  const questions = [
    priced ? `How much is ${priced.name.trim()}?` : 'What does it cost?',
    'What do you offer?',
    'I would like an appointment',
    'Can I talk to a person?',
  ]
  return (
    <div className={styles.empty}>
      <p>Write as a visitor would. Nothing is stored, and the bot need not be enabled.</p>
      <div className={formStyles.chips}>
        {questions.map((question) => (
          <Button key={question} size="sm" className={formStyles.chip} onClick={() => onChoose(question)}>
            {question}
          </Button>
        ))}
      </div>
    </div>
  )
}

function Message({ message: { role, text, buttons, response }, botName }: { message: TestChatMessage; botName: string }) {
  return (
    <div className={cx(styles.message, role === 'user' && styles.mine)}>
      <p className={styles.bubble} dir="auto">
        <span className="visually-hidden">{role === 'user' ? 'You: ' : `${botName}: `}</span>
        {text}
      </p>
      {buttons.length > 0 && (
        <ul className={formStyles.chips} aria-label="Action buttons of the reply">
          {buttons.map(({ id, description, url }) => (
            <li key={id}>
              <a className={formStyles.actionButton} href={url} target="_blank" rel="noreferrer">
                {description}
                <ExternalLink aria-hidden />
              </a>
            </li>
          ))}
        </ul>
      )}
      {response && <Insight response={response} />}
    </div>
  )
}

/** What the owner learns from a reply and a visitor never sees. */
function Insight({ response: { leadScore, outcome, handedOver, visitor, unanswered, answeredBy } }: { response: TestChatResponse }) {
  const captured = Object.entries(visitor).filter((entry): entry is [string, string] => entry[1] !== null)
  return (
    <div className={styles.insight}>
      <p className={styles.facts}>
        <Badge tone={leadScore >= LEAD_SCORE_THRESHOLD ? 'success' : 'neutral'}>Lead score {leadScore}</Badge>
        <Badge>{formatOutcome(outcome)}</Badge>
        {handedOver && <Badge tone="warning">Handed over to a person</Badge>}
        <span>{answeredBy === 'model' ? 'Answered by the model' : 'Answered by the built-in assistant'}</span>
      </p>
      {captured.length > 0 && <p>Captured: {captured.map(([key, value]) => `${key} ${value}`).join(', ')}</p>}
      {unanswered.length > 0 && (
        <p>Not answered: {unanswered.map((question) => `“${question}”`).join(', ')}. Add the answer to the company information.</p>
      )}
    </div>
  )
}
