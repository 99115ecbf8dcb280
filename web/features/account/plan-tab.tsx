import { PRICING_PLANS } from '../../../schema/pricing.ts'
import { writeLevel } from '../../../schema/level.ts'
import { planOfLevel } from '../../../schema/plan.ts'
import type { User } from '../../../schema/user.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { PlanOffer } from '../../lib/plan-offer.tsx'
import { useApiCall } from '../../lib/use-call.ts'
import { Panel } from '../../ui/panel.tsx'
import styles from './account.module.css'

export function PlanTab({ user }: { user: User }) {
  const { data, error, isValidating, mutate } = useApiCall('GET /api/plan-request', {})
  if (error && !data)
    return <LoadFailure title="Your plan could not be loaded" error={error} pending={isValidating} onRetry={() => void mutate()} />
  return (
    <div className="stack-5">
      <p className="muted">
        {`Your account is ${writeLevel(user.accessLevel)}. Ask for more here: an administrator switches it on, and your cards stay as they are.`}
      </p>
      {PRICING_PLANS.map(({ name, level, price, audience, included }) => {
        const plan = level > user.accessLevel ? planOfLevel(level) : undefined
        return (
          plan && (
            <Panel key={name} title={name} description={audience} actions={<p className="tabular">{`${price} per month`}</p>}>
              <div className="stack-4">
                <ul className={styles.included}>
                  {included.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
                <div className={styles.offer}>
                  <PlanOffer plan={plan} />
                </div>
              </div>
            </Panel>
          )
        )
      })}
    </div>
  )
}
