import { MousePointerClick } from 'lucide-react'
import type { Conversation } from '../../../schema/salesbot-analytics.ts'
import { formatCountOf } from '../../lib/format.ts'
import { cx } from '../../ui/cx.ts'
import { ConversationBadges } from './conversation-item.tsx'
import { formatDay, formatDuration, formatLanguage, formatTime } from './format.ts'
import { groupTranscriptByDay, type TranscriptEntry } from './transcript-entries.ts'
import styles from './transcript.module.css'

const SPEAKERS = { user: 'Visitor', assistant: 'Assistant' }

export function Transcript({ conversation }: { conversation: Conversation }) {
  const { messages, buttonInteractions, visitorEmail, visitorPhone, visitorLocation, visitorDevice, language } = conversation
  const facts: [label: string, value: string | null][] = [
    ['Email', visitorEmail],
    ['Phone', visitorPhone],
    ['Place', visitorLocation],
    ['Device', visitorDevice],
    ['Language', formatLanguage(language)],
    ['Length', `${formatCountOf(conversation.messageCount, 'message')}, ${formatDuration(conversation.conversationDuration)}`],
  ]
  return (
    <>
      <ConversationBadges conversation={conversation} />
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className={cx(label === 'Email' && styles.address)}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {groupTranscriptByDay(messages, buttonInteractions, formatDay).map(({ day, entries }) => (
        <section key={day} aria-label={day}>
          <h3 className={styles.day}>{day}</h3>
          <ol className="stack-3">
            {entries.map((entry, index) => (
              <Entry key={index} entry={entry} language={language} />
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

function Entry({ entry: { kind, text, offered, timestamp }, language }: { entry: TranscriptEntry; language: string }) {
  const time = <time dateTime={timestamp}>{formatTime(timestamp)}</time>
  if (kind === 'click')
    return (
      <li className={styles.click}>
        <MousePointerClick aria-hidden size={14} />
        <span>
          Clicked “{text}” · {time}
        </span>
      </li>
    )
  return (
    <li className={styles.message} data-role={kind}>
      <p className="tiny-muted tabular">
        {SPEAKERS[kind]} · {time}
      </p>
      {text !== '' && (
        <p className={styles.bubble} lang={language} dir="auto">
          {text}
        </p>
      )}
      {offered.length > 0 && (
        <p className="tiny-muted wrap-anywhere">
          Offered:{' '}
          <span lang={language} dir="auto">
            {offered.join(' · ')}
          </span>
        </p>
      )}
    </li>
  )
}
