import { type Ref, useState } from 'react'
import type { CardAnalytics } from '../../../schema/analytics.ts'
import type { Card } from '../../../schema/card.ts'
import { mailtoLinkOf } from '../../../schema/email.ts'
import { telLinkOf } from '../../../schema/phone.ts'
import { cardAppPagePathOf } from '../../../schema/route.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Panel } from '../../ui/panel.tsx'
import { formatShortDateTime } from './format.ts'
import { describeLeads, hasUnlistedChatLeads, type Lead, listLeads } from './leads.ts'
import styles from './leads.module.css'

const LEADS_PER_STEP = 4

interface LeadsPanelProps {
  data: CardAnalytics
  card: Card | undefined
  cardId: number
  onShowForms: () => void
  ref: Ref<HTMLElement>
}

export function LeadsPanel({ data, card, cardId, onShowForms, ref }: LeadsPanelProps) {
  const [count, setCount] = useState(LEADS_PER_STEP)
  const leads = listLeads(data, card?.formConfig.fields ?? [])
  const more = leads.length - count
  const { totalLeads } = data.summary
  return (
    <Panel ref={ref} tabIndex={-1} className={styles.panel} title="Leads" description={totalLeads > 0 ? describeLeads(data) : undefined}>
      {leads.length === 0 ? (
        <p className="muted">
          {totalLeads > 0
            ? 'They came by chat. The conversations hold what is known of them.'
            : card?.formConfig.enabled === false
              ? 'Whoever leaves a contact is listed here. Switch on the form or the chat of your card, so that visitors can.'
              : "Anyone who sends your card's form or leaves a contact in its chat is listed here."}
        </p>
      ) : (
        <ul aria-label="Leads" className={styles.leads}>
          {leads.slice(0, count).map(({ key, ...lead }) => (
            <LeadItem key={key} {...lead} cardId={cardId} timeZone={data.timeZone} onShowForms={onShowForms} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button size="sm" variant="ghost" className={styles.more} onClick={() => setCount(count + 5 * LEADS_PER_STEP)}>
          Show more leads
        </Button>
      )}
      {more <= 0 && hasUnlistedChatLeads(data) && (
        <ButtonLink size="sm" variant="ghost" className={styles.more} href={cardAppPagePathOf('chatAnalytics', cardId)}>
          All conversations
        </ButtonLink>
      )}
    </Panel>
  )
}

interface LeadItemProps extends Lead {
  cardId: number
  timeZone: string
  onShowForms: () => void
}

function LeadItem({ name, email, phone, message, timestamp, conversationId, cardId, timeZone, onShowForms }: Omit<LeadItemProps, 'key'>) {
  const shownName = name ?? email ?? phone ?? (conversationId === null ? 'No name given' : 'Anonymous Visitor')
  const telLink = phone && telLinkOf(phone)
  const time = formatShortDateTime(timestamp, timeZone)
  const about = `${shownName}, ${time}`
  return (
    <li className={styles.lead}>
      <Avatar name={shownName} />
      <div className={styles.text}>
        <p className={styles.head}>
          <span className="medium wrap-anywhere">{shownName}</span>
          <time dateTime={timestamp} className={cx('small-faint tabular', styles.time)}>
            {time}
          </time>
        </p>
        {message && <p className={styles.message}>{message}</p>}
        <div className={styles.ways}>
          {email && (
            <ButtonLink size="sm" href={mailtoLinkOf(email)} className={styles.way}>
              <span>{email}</span>
            </ButtonLink>
          )}
          {telLink && (
            <ButtonLink size="sm" href={telLink} className={styles.way}>
              <span>{phone}</span>
            </ButtonLink>
          )}
          {conversationId === null ? (
            <Button size="sm" variant="ghost" aria-label={`Form of ${about}`} onClick={onShowForms}>
              Form
            </Button>
          ) : (
            <ButtonLink
              size="sm"
              variant="ghost"
              href={`${cardAppPagePathOf('chatAnalytics', cardId)}?conversation=${conversationId}`}
              aria-label={`Conversation of ${about}`}
            >
              Conversation
            </ButtonLink>
          )}
        </div>
      </div>
    </li>
  )
}
