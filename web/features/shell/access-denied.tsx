import type { PageAccessDenial } from '../../../schema/capabilities.ts'
import { writePlanPrice } from '../../../schema/pricing.ts'
import { levelOfPlan, type RequestablePlan } from '../../../schema/plan.ts'
import { APP_PAGE_PATHS } from '../../../schema/route.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { PlanOffer } from '../../lib/plan-offer.tsx'
import { useApiCall } from '../../lib/use-call.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

const BACK_LINK_LABELS = { home: 'Return to Home', dashboard: 'Back to Dashboard' }

export function AccessDeniedPage({ denial, plan }: { denial: PageAccessDenial; plan: RequestablePlan | undefined }) {
  const { title = 'Access Denied', text = "You don't have the required access level to view this page.", back = 'home' } = denial
  usePageTitle(title)
  const { data } = useApiCall('GET /api/plan-request', plan ? {} : null)
  const isRequested = plan !== undefined && (data?.requestedLevel ?? 0) >= levelOfPlan(plan)
  const backLink = <ButtonLink href={APP_PAGE_PATHS[back]}>{BACK_LINK_LABELS[back]}</ButtonLink>
  return (
    <EmptyState
      level={1}
      art="turned"
      title={title}
      action={
        <>
          {isRequested && backLink}
          {plan && <PlanOffer plan={plan} isOnly variant="primary" />}
          {!isRequested && backLink}
        </>
      }
    >
      {text}
      {plan && (isRequested ? ' An administrator has your request.' : ` ${writePlanPrice(plan)}, is switched on by an administrator.`)}
    </EmptyState>
  )
}
