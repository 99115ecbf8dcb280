import { ListChecks } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { PRODUCT_NAMES } from '../../../schema/product.ts'
import {
  PRIMARY_GOALS,
  type PrimaryGoal,
  SALES_PERSONALITIES,
  SALESBOT_CONFIG_LIMITS,
  type SalesPersonality,
} from '../../../schema/salesbot.ts'
import { PRIMARY_GOAL_LABELS, SALES_PERSONALITY_LABELS } from '../../../schema/salesbot-labels.ts'
import { LeadNotifications } from '../../lib/lead-notifications.tsx'
import { FormField } from '../../ui/field.tsx'
import { Select } from '../../ui/input.tsx'
import { LimitedTextField } from '../../ui/limited-text-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/switch.tsx'
import { AvatarField } from './avatar-field.tsx'
import styles from './salesbot.module.css'
import type { ConfigSectionProps } from './use-config-form.ts'

interface BasicSectionProps extends ConfigSectionProps {
  cardId: number
  /** False if an administrator configures another user's assistant. */
  isOwnCard: boolean
  model: string | null
  /** Starts a rehearsal. Null unless the owner is about to switch the assistant on. */
  onRehearse: (() => void) | null
}

const UnconfirmedAddress = lazy(() => import('../../lib/unconfirmed-address.tsx').then((m) => ({ default: m.UnconfirmedAddress })))
/** In the middle of the window, because the bar with the Save button lies over its lower edge. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

export function BasicSection({ form, errors, change, cardId, isOwnCard, model, onRehearse }: BasicSectionProps) {
  const [isSwitched, setSwitched] = useState(false)
  return (
    <Panel title="Basic Configuration" description="Who answers, how it talks, and what it aims for.">
      <div className="stack-5">
        <div className="stack-2">
          <Switch
            label={`Enable ${PRODUCT_NAMES.assistant}`}
            hint="Visitors of your card can chat with it."
            checked={form.isEnabled}
            onChange={(isEnabled) => {
              change({ isEnabled })
              setSwitched(true)
            }}
          />
          {onRehearse && (
            <Button size="sm" variant="ghost" className={styles.pointer} icon={<ListChecks aria-hidden />} onClick={onRehearse}>
              See what it would say
            </Button>
          )}
        </div>
        {isOwnCard && form.isEnabled && (
          <Suspense>
            <UnconfirmedAddress ref={isSwitched ? scrollIntoView : undefined}>
              {(address) => (
                <>
                  You get no mail about {form.leadMails ? 'leads or requests' : 'contact forms or requests for a person'} until you confirm{' '}
                  {address}. They are all on the analytics pages.
                </>
              )}
            </UnconfirmedAddress>
          </Suspense>
        )}
        <div>
          <h3 className="label-text">Who answers</h3>
          <p className="small-muted">
            {model
              ? `A language model answers (${model}). When it cannot, the guided assistant does.`
              : 'The guided assistant answers with choices and your own words.'}
          </p>
        </div>
        <AvatarField cardId={cardId} value={form.avatarUrl} error={errors['avatarUrl']} onChange={(avatarUrl) => change({ avatarUrl })} />
        <LimitedTextField
          name="botName"
          label="Bot name"
          error={errors['botName']}
          value={form.botName}
          max={SALESBOT_CONFIG_LIMITS.botName}
          placeholder={PRODUCT_NAMES.assistant}
          onChange={(botName) => change({ botName })}
        />
        <div className={styles.pair}>
          <FormField
            label="Sales personality"
            hint={SALES_PERSONALITY_LABELS[form.salesPersonality].hint}
            error={errors['salesPersonality']}
          >
            <Select
              value={form.salesPersonality}
              onChange={({ target }) => change({ salesPersonality: target.value as SalesPersonality })}
              options={SALES_PERSONALITIES.map((personality) => [personality, SALES_PERSONALITY_LABELS[personality].label])}
            />
          </FormField>
          <FormField label="Primary goal" hint={PRIMARY_GOAL_LABELS[form.primaryGoal].hint} error={errors['primaryGoal']}>
            <Select
              value={form.primaryGoal}
              onChange={({ target }) => change({ primaryGoal: target.value as PrimaryGoal })}
              options={PRIMARY_GOALS.map((goal) => [goal, PRIMARY_GOAL_LABELS[goal].label])}
            />
          </FormField>
        </div>
        <Switch
          label="Email me when a conversation becomes a lead"
          hint="With the need, the time, the budget and the contact. Urgent ones come at once."
          checked={form.leadMails}
          onChange={(leadMails) => change({ leadMails })}
        />
        {isOwnCard && <LeadNotifications />}
      </div>
    </Panel>
  )
}
