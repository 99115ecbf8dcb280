import { ExternalLink } from 'lucide-react'
import { type ChatChoice, LEAD_SCORE_THRESHOLD, type TestChatResponse } from '../../../schema/salesbot.ts'
import { formatOutcome } from '../../../schema/salesbot-labels.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import formStyles from './salesbot.module.css'
import styles from './test-chat.module.css'
import type { TestChatMessage } from './use-test-chat.ts'

interface MessageProps {
  message: Omit<TestChatMessage, 'id'>
  botName: string
  /** Sends a choice of the reply. Null for a reply that is not the newest: its choices are those of the past. */
  onChoose: ((choice: ChatChoice) => void) | null
}

/** A message of the test chat, with what a visitor may tap below it. */
export function Message({ message: { role, text, choices, buttons, response }, botName, onChoose }: MessageProps) {
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
      {onChoose && choices.length > 0 && (
        <ul className={formStyles.chips} aria-label="Choices of the reply">
          {choices.map((choice) => (
            <li key={choice.id}>
              <Choice choice={choice} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      {response && <Insight response={response} />}
    </div>
  )
}

function Choice({ choice, onChoose }: { choice: ChatChoice; onChoose: (choice: ChatChoice) => void }) {
  const { label, url } = choice
  if (url === undefined)
    return (
      <Button size="sm" className={formStyles.chip} onClick={() => onChoose(choice)}>
        {label}
      </Button>
    )
  return (
    <a className={formStyles.actionButton} href={url} target="_blank" rel="noreferrer">
      {label}
      <ExternalLink aria-hidden />
    </a>
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
        <span>{answeredBy === 'model' ? 'Answered by the model' : 'Answered by the guided assistant'}</span>
      </p>
      {captured.length > 0 && <p>Captured: {captured.map(([key, value]) => `${key} ${value}`).join(', ')}</p>}
      {unanswered.length > 0 && (
        <p>Not answered: {unanswered.map((question) => `“${question}”`).join(', ')}. Add the answer to Questions and Answers.</p>
      )}
    </div>
  )
}
