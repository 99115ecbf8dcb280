import { Bot, LockKeyhole } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useParams } from 'wouter'
import { PRODUCT_NAMES } from '../../../schema/product.ts'
import { APP_PAGE_PATHS, APP_PAGES } from '../../../schema/route.ts'
import { useDraftSlot } from '../../editing/draft-lock.ts'
import { useCard } from '../../lib/cards.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { useApiCall } from '../../lib/use-call.ts'
import { useSignedInUser } from '../../lib/user.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { configDraftSubjectOf, readConfigDraft } from './config-draft.ts'
import { ConfigForm } from './config-form.tsx'
import { ConfigSkeleton } from './config-skeleton.tsx'
import { isOwnerSalesbotConfig } from './use-config-form.ts'

export function SalesbotPage() {
  const { cardId } = useParams<{ cardId: string }>()
  return <ConfigLoader key={cardId} cardId={cardId} />
}

// Editing a cached older version would end in a conflict.
const ALWAYS_FETCH = { dedupingInterval: 0, revalidateOnMount: true, revalidateOnFocus: false }

function ConfigLoader({ cardId }: { cardId: string }) {
  const { user } = useSignedInUser()
  const slot = useDraftSlot(user?.id, configDraftSubjectOf(Number(cardId)), readConfigDraft)
  const card = useCard(cardId)
  usePageTitle(APP_PAGES.salesbot.title, card.data?.name)
  const { data, ...config } = useApiCall('GET /api/salesbot/:cardId/config', { params: { cardId } }, ALWAYS_FETCH)
  const [isFetched, setFetched] = useState(false)
  useEffect(() => {
    if (!config.isValidating) setFetched(true)
  }, [config.isValidating])

  const error = card.error ?? config.error
  const backToDashboard = <ButtonLink href={APP_PAGE_PATHS.dashboard}>Back to Dashboard</ButtonLink>
  if (error?.status === 404 || error?.status === 400)
    return (
      <EmptyState level={1} icon={<Bot aria-hidden />} title="Card Not Found" action={backToDashboard}>
        The business card you're looking for doesn't exist.
      </EmptyState>
    )
  if (error?.status === 403 || (data && !isOwnerSalesbotConfig(data)))
    return (
      <EmptyState level={1} icon={<LockKeyhole aria-hidden />} title="Access Denied" action={backToDashboard}>
        Only the owner of this card can configure its {PRODUCT_NAMES.assistant}.
      </EmptyState>
    )
  if (error)
    return (
      <LoadFailure
        level={1}
        title={`The ${PRODUCT_NAMES.assistant} configuration could not be loaded`}
        error={error}
        onRetry={() => void Promise.all([card.mutate(), config.mutate()])}
      />
    )
  if (!user || !slot || !card.data || !data || !isFetched) return <ConfigSkeleton />
  return <ConfigForm card={card.data} config={data} user={user} slot={slot} />
}
