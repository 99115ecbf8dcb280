import { Bot, LockKeyhole, RefreshCw } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useParams } from 'wouter'
import { PRODUCT_NAMES } from '../../../schema/product.ts'
import { APP_PAGE_PATHS, APP_PAGES } from '../../../schema/route.ts'
import { useDraftSlot } from '../../editing/draft-lock.ts'
import { errorMessageOf } from '../../lib/api.ts'
import { useCard } from '../../lib/cards.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useApiCall } from '../../lib/use-call.ts'
import { useSignedInUser } from '../../lib/user.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { configDraftSubjectOf, readConfigDraft } from './config-draft.ts'
import { ConfigForm } from './config-form.tsx'
import { ConfigSkeleton } from './config-skeleton.tsx'
import { isWholeConfig } from './use-config-form.ts'

export function SalesbotPage() {
  const { cardId } = useParams<{ cardId: string }>()
  return <ConfigLoader key={cardId} cardId={cardId} />
}

// The form always starts from the stored configuration: editing a cached older version would end in a conflict.
const ALWAYS_FETCH = { dedupingInterval: 0, revalidateOnMount: true, revalidateOnFocus: false }

function ConfigLoader({ cardId }: { cardId: string }) {
  const { user } = useSignedInUser()
  const slot = useDraftSlot(user?.id, configDraftSubjectOf(Number(cardId)), readConfigDraft)
  const card = useCard(cardId)
  usePageTitle(APP_PAGES.salesbot.title, card.data?.name)
  const config = useApiCall('GET /api/salesbot/:cardId/config', { params: { cardId } }, ALWAYS_FETCH)
  const [isFetched, setFetched] = useState(false)
  useEffect(() => {
    if (!config.isValidating) setFetched(true)
  }, [config.isValidating])

  const error = card.error ?? config.error
  if (error && (error.status === 404 || error.status === 400)) {
    return (
      <Message icon={<Bot aria-hidden />} title="Card Not Found" action={<BackToDashboard />}>
        The business card you're looking for doesn't exist.
      </Message>
    )
  }
  if (error?.status === 403 || (config.data && !isWholeConfig(config.data))) {
    return (
      <Message icon={<LockKeyhole aria-hidden />} title="Access Denied" action={<BackToDashboard />}>
        Only the owner of this card can configure its {PRODUCT_NAMES.assistant}.
      </Message>
    )
  }
  if (error) {
    const retry = () => void Promise.all([card.mutate(), config.mutate()])
    return (
      <Message
        art="torn"
        title={`The ${PRODUCT_NAMES.assistant} configuration could not be loaded`}
        action={
          <Button variant="primary" icon={<RefreshCw aria-hidden />} onClick={retry}>
            Try Again
          </Button>
        }
      >
        {errorMessageOf(error, 'The server could not be reached.')}
      </Message>
    )
  }
  if (!user || !slot || !card.data || !config.data || !isWholeConfig(config.data) || !isFetched) {
    return <ConfigSkeleton />
  }
  return <ConfigForm card={card.data} config={config.data} user={user} slot={slot} />
}

const BackToDashboard = () => <ButtonLink href={APP_PAGE_PATHS.dashboard}>Back to Dashboard</ButtonLink>

function Message(props: { icon?: ReactNode; art?: 'torn'; title: string; action: ReactNode; children: ReactNode }) {
  return <EmptyState level={1} {...props} />
}
