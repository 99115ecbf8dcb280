import { Headset, Mail, Phone } from 'lucide-react'
import { mailtoLinkOf } from '../../../schema/email.ts'
import { telLinkOf } from '../../../schema/phone.ts'
import { LEAD_SCORE_THRESHOLD } from '../../../schema/salesbot.ts'
import type { ConversationSummary } from '../../../schema/salesbot-analytics.ts'
import { formatConversationOutcome } from '../../../schema/salesbot-labels.ts'
import { formatCountOf, formatDateTime } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'
import { getVisitorName } from './conversations.ts'
import styles from './conversations.module.css'
import { formatDuration, OUTCOME_TONES } from './format.ts'

export function ConversationBadges({ conversation }: { conversation: ConversationSummary }) {
  const { leadScore, outcome, handedOver } = conversation
  return (
    <span className="badge-row">
      <Badge tone={leadScore >= LEAD_SCORE_THRESHOLD ? 'brand' : 'neutral'}>Lead score {leadScore}</Badge>
      <Badge tone={OUTCOME_TONES[outcome]}>{formatConversationOutcome(outcome)}</Badge>
      {handedOver && (
        <Badge tone="warning">
          <Headset aria-hidden />
          Handed over
        </Badge>
      )}
    </span>
  )
}

export function ConversationItem({ conversation, onOpen }: { conversation: ConversationSummary; onOpen: () => void }) {
  const { visitorEmail, visitorPhone, createdAt, messageCount, conversationDuration, buttonInteractions } = conversation
  const name = getVisitorName(conversation)
  const telLink = visitorPhone && telLinkOf(visitorPhone)
  return (
    <li className={styles.item}>
      <Avatar name={name} />
      <div className={cx('stack-2', styles.text)}>
        <div className={styles.head}>
          <h3 className="wrap-anywhere">
            <button type="button" className={styles.open} onClick={onOpen}>
              {name}
              <span className="visually-hidden">, {formatDateTime(createdAt)}</span>
            </button>
          </h3>
          <time dateTime={createdAt} className="small-muted tabular" aria-hidden>
            {formatDateTime(createdAt)}
          </time>
        </div>
        <ConversationBadges conversation={conversation} />
        <p className={styles.facts}>
          <span>{formatCountOf(messageCount, 'message')}</span>
          <span>{formatDuration(conversationDuration)}</span>
          <span>{formatCountOf(buttonInteractions.length, 'button click')}</span>
        </p>
        {(visitorEmail || visitorPhone) && (
          <p className={styles.contacts}>
            {visitorEmail && (
              <a href={mailtoLinkOf(visitorEmail)} className={styles.contact}>
                <Mail aria-hidden size={14} />
                {visitorEmail}
              </a>
            )}
            {telLink ? (
              <a href={telLink} className={styles.contact}>
                <Phone aria-hidden size={14} />
                {visitorPhone}
              </a>
            ) : (
              visitorPhone && <span className={styles.contact}>{visitorPhone}</span>
            )}
          </p>
        )}
      </div>
    </li>
  )
}
