import { Bot, RotateCcw, SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { type ChatChoice, CHAT_LIMITS } from '../../../schema/salesbot.ts'
import { useApiCall } from '../../lib/use-call.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { SegmentedControl } from '../../ui/segmented.tsx'
import { configRequestBodyOf } from './form-values.ts'
import formStyles from './salesbot.module.css'
import styles from './test-chat.module.css'
import { TestChatMessageView, SuggestedFirstMessages } from './test-chat-message.tsx'
import type { ConfigFormState } from './use-config-form.ts'
import type { TestChatState } from './use-test-chat.ts'

interface TestChatProps {
  chat: TestChatState
  editing: Pick<ConfigFormState, 'base' | 'form' | 'isDirty'>
  hasModel: boolean
  titled: boolean
}

/** A chat in which the owner tries out the assistant. Below each reply are facts that visitors do not see. */
export function TestChat({ chat, editing: { base, form, isDirty }, hasModel, titled }: TestChatProps) {
  const { messages, typed, setTyped, tried, setTried, isWaiting, error, usedConfig, send, startOver } = chat
  const log = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const isChanged = useMemo(() => usedConfig !== null && usedConfig !== JSON.stringify(configRequestBodyOf(form)), [usedConfig, form])
  const botName = form.botName.trim() || 'The bot'
  const isEmpty = messages.length === 0 && !isWaiting
  // The server sends a welcome message only if the assistant is stored and enabled. Otherwise the first reply contains it.
  const hasWelcome = isEmpty && base.isEnabled && !isDirty
  const welcome = useApiCall('GET /api/salesbot/:cardId/welcome', hasWelcome ? { params: { cardId: base.cardId } } : null, {
    revalidateOnFocus: false,
  })

  useEffect(() => {
    const { current } = log
    const last = current?.lastElementChild
    if (!current || !last) return
    const isTall = messages.at(-1)?.role === 'assistant' && !isWaiting && last.getBoundingClientRect().height > current.clientHeight
    const top = isTall ? current.scrollTop + last.getBoundingClientRect().top - current.getBoundingClientRect().top : current.scrollHeight
    current.scrollTo({ top })
  }, [messages, isWaiting, error])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send(typed)
  }

  function choose({ label, id }: Pick<ChatChoice, 'label'> & Partial<ChatChoice>) {
    log.current?.focus({ preventScroll: true })
    void send(label, id)
  }

  return (
    <div className={styles.chat}>
      <div className={styles.head}>
        <span className={cx(formStyles.avatar, styles.face)}>
          {form.avatarUrl ? <img src={form.avatarUrl} alt="" /> : <Bot aria-hidden size={20} />}
        </span>
        <div className={styles.who}>
          {titled ? <h2 className={styles.name}>Test chat</h2> : <p className={styles.name}>{botName}</p>}
          <p className="tiny-muted">
            {isChanged ? 'Changed since the last reply. ' : ''}
            {isDirty
              ? 'Uses your unsaved changes'
              : base.updatedAt !== null
                ? 'Uses the saved configuration'
                : 'Uses what is on this page. Nothing is saved yet.'}
          </p>
        </div>
        <Button
          size="sm"
          variant="ghost"
          icon={<RotateCcw aria-hidden />}
          disabled={isEmpty}
          onClick={() => {
            startOver()
            input.current?.focus()
          }}
        >
          Start over
        </Button>
        <div className={styles.tried}>
          {hasModel ? (
            <SegmentedControl
              label="Who answers this test"
              value={tried}
              onChange={setTried}
              options={[
                { value: 'visitors', label: 'As visitors get it' },
                { value: 'guided', label: 'Guided' },
                { value: 'model', label: 'Model' },
              ]}
            />
          ) : (
            <p className="tiny-muted">The guided assistant answers.</p>
          )}
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable area must be reachable with the keyboard. */}
      <div ref={log} role="log" aria-label="Test conversation" tabIndex={0} className={styles.log}>
        {isEmpty && !welcome.data && !welcome.isLoading && <SuggestedFirstMessages form={form} onChoose={(label) => choose({ label })} />}
        {isEmpty && welcome.data && (
          <TestChatMessageView
            message={{ role: 'assistant', text: welcome.data.message, choices: welcome.data.choices, buttons: [], response: null }}
            botName={botName}
            onChoose={choose}
          />
        )}
        {messages.map((message) => (
          <TestChatMessageView
            key={message.id}
            message={message}
            botName={botName}
            onChoose={message === messages.at(-1) ? choose : null}
          />
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
