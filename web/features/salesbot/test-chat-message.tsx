import { type ChatChoice, LEAD_SCORE_THRESHOLD, type TestChatResponse } from '../../../schema/salesbot.ts'
import { formatConversationOutcome } from '../../../schema/salesbot-labels.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { LinkButton } from './action-buttons-section.tsx'
import { withoutBlankRows } from './form-rows.ts'
import type { ConfigFormValues } from './form-values.ts'
import formStyles from './salesbot.module.css'
import styles from './test-chat.module.css'
import type { TestChatMessage } from './use-test-chat.ts'

interface MessageProps {
  message: Omit<TestChatMessage, 'id'>
  botName: string
  onChoose: ((choice: ChatChoice) => void) | null
}

export function TestChatMessageView({ message: { role, text, choices, buttons, response }, botName, onChoose }: MessageProps) {
  return (
    <div className={cx(styles.message, role === 'user' && styles.mine)}>
      <p className={styles.bubble} dir="auto">
        <span className="visually-hidden">{role === 'user' ? 'You: ' : `${botName}: `}</span>
        {text}
      </p>
      {buttons.length > 0 && (
        <ul className="wrapping-row" aria-label="Action buttons of the reply">
          {buttons.map(({ id, description, url }) => (
            <li key={id}>
              <LinkButton url={url}>{description}</LinkButton>
            </li>
          ))}
        </ul>
      )}
      {onChoose && choices.length > 0 && (
        <ul className="wrapping-row" aria-label="Choices of the reply">
          {choices.map((choice) => (
            <li key={choice.id}>
              {choice.url === undefined ? (
                <Button size="sm" className={formStyles.chip} onClick={() => onChoose(choice)}>
                  {choice.label}
                </Button>
              ) : (
                <LinkButton url={choice.url}>{choice.label}</LinkButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {response && <Insight response={response} />}
    </div>
  )
}

function Insight({ response: { leadScore, outcome, handedOver, visitor, unanswered, answeredBy } }: { response: TestChatResponse }) {
  const captured = Object.entries(visitor).filter((entry): entry is [string, string] => entry[1] !== null)
  return (
    <div className={styles.insight}>
      <p className="badge-row">
        <Badge tone={leadScore >= LEAD_SCORE_THRESHOLD ? 'success' : 'neutral'}>Lead score {leadScore}</Badge>
        <Badge>{formatConversationOutcome(outcome)}</Badge>
        {handedOver && <Badge tone="warning">Handed over to a person</Badge>}
        <span>{answeredBy === 'model' ? 'Answered by the model' : 'Answered by the guided assistant'}</span>
      </p>
      {captured.length > 0 && <p>Captured: {captured.map(([key, value]) => `${key} ${value}`).join(', ')}</p>}
      {unanswered.length > 0 && (
        <p>Not answered: {unanswered.map((question) => `“${question}”`).join(', ')}. Add the answer to Questions and Answers.</p>
      )}
    </div>
  )
}

export function SuggestedFirstMessages({ form, onChoose }: { form: ConfigFormValues; onChoose: (text: string) => void }) {
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
      <div className="wrapping-row">
        {questions.map((question) => (
          <Button key={question} size="sm" className={formStyles.chip} onClick={() => onChoose(question)}>
            {question}
          </Button>
        ))}
      </div>
    </div>
  )
}
