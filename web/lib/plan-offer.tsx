import { ExternalLink } from 'lucide-react'
import { accessLevelTileLabelOf, writeLevel } from '../../schema/level.ts'
import { type PlanRequestState, type RequestablePlan, levelOfPlan } from '../../schema/plan.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { showToast } from '../ui/toast.ts'
import { errorCodeOf, requestApi } from './api.ts'
import { showErrorToast } from './error-toast.ts'
import styles from './plan-offer.module.css'
import { UnconfirmedAddress } from './unconfirmed-address.tsx'
import { cacheApiResponse, refetchApiResponse, useApiCall } from './use-call.ts'
import { usePendingAction } from './use-pending-action.ts'

const NO_REQUEST: PlanRequestState = { requestedLevel: null, requestedAt: null, declinedLevel: null, checkoutUrl: null }

interface PlanOfferProps {
  plan: RequestablePlan
  isOnly?: boolean
  variant?: 'primary'
}

/**
 * Lets the user ask for a plan: buttons for a row of its own. Once asked, shows that, where to pay if the deployment says so, and a way to
 * take it back. Shows nothing if the state of the request cannot be loaded.
 */
export function PlanOffer({ plan, isOnly = false, variant }: PlanOfferProps) {
  const { data } = useApiCall('GET /api/plan-request', {})
  const [isPending, run] = usePendingAction()
  const level = levelOfPlan(plan)
  if (!data) return null

  async function change(send: () => Promise<PlanRequestState>) {
    try {
      await cacheApiResponse('GET /api/plan-request', {}, await send())
    } catch (failure) {
      showErrorToast(failure, 'Your request could not be sent. Please try again.')
      // An administrator has switched the plan on meanwhile.
      if (errorCodeOf(failure) === 'planIncluded') await refetchApiResponse('GET /api/user', {})
    }
  }
  const ask = () =>
    change(async () => {
      const state = await requestApi('POST /api/plan-request', { body: { plan } })
      showToast({
        title: `${writeLevel(level)} requested`,
        description: 'It is yours as soon as an administrator has switched it on.',
        variant: 'info',
      })
      return state
    })
  const withdraw = () =>
    change(async () => {
      await requestApi('DELETE /api/plan-request')
      return NO_REQUEST
    })

  const { requestedLevel, declinedLevel, checkoutUrl } = data
  const isRequested = requestedLevel !== null && (isOnly ? requestedLevel >= level : requestedLevel === level)
  if (!isRequested)
    return (
      <>
        {declinedLevel === level && (
          <p className={styles.requested}>
            <Badge>{`${writeLevel(level)} declined by an administrator`}</Badge>
          </p>
        )}
        <Button variant={variant} pending={isPending} onClick={() => void run(ask)}>
          {`Ask for ${accessLevelTileLabelOf(level)}`}
        </Button>
      </>
    )
  return (
    <>
      <p className={styles.requested}>
        <Badge tone="info">{`${writeLevel(requestedLevel)} requested`}</Badge>
      </p>
      {checkoutUrl && (
        <ButtonLink external href={checkoutUrl} icon={<ExternalLink aria-hidden />}>
          {`Pay for ${accessLevelTileLabelOf(requestedLevel)}`}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </ButtonLink>
      )}
      <Button pending={isPending} onClick={() => void run(withdraw)}>
        Withdraw request
      </Button>
      <div className={styles.notice}>
        <UnconfirmedAddress>{(address) => <>The answer to your request comes by mail once {address} is confirmed.</>}</UnconfirmedAddress>
      </div>
    </>
  )
}
