import { RefreshCw, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { SHARED_ERROR_MESSAGES } from '../../../schema/error.ts'
import { APP_PAGE_PATHS } from '../../../schema/route.ts'
import { useCard } from '../../lib/cards.ts'
import { useCardDraftSlot } from '../../editing/draft-slot.ts'
import { useIsUnavailableOffline } from '../../lib/stale-responses.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useSignedInUser } from '../../lib/user.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageLayout } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { CardEditorForm } from './editor.tsx'
import { CardEditorSkeleton } from './skeleton.tsx'

const CARD_EDITOR_TITLE = 'Card Editor'

export function CardEditorPage() {
  const { id } = useParams<{ id: string }>()
  return <CardEditorLoader key={id} id={id} />
}

function CardEditorLoader({ id }: { id: string }) {
  const { user } = useSignedInUser()
  const [, navigate] = useLocation()
  const slot = useCardDraftSlot(user?.id, Number(id))
  // The editor always waits for the current card from the server, because editing a cached older version would end in a conflict.
  const { data: card, error, isValidating, mutate } = useCard(id, { dedupingInterval: 0, revalidateOnMount: true })
  const isMissingOffline = useIsUnavailableOffline(error)
  usePageTitle(CARD_EDITOR_TITLE, card?.name)
  const [read, setRead] = useState(false)
  useEffect(() => {
    if (!isValidating) setRead(true)
  }, [isValidating])

  useEffect(() => {
    if (!error || isMissingOffline || card) return
    showToast(
      error.status === 403
        ? { title: SHARED_ERROR_MESSAGES.accessDenied, variant: 'destructive' }
        : { title: 'Error', description: 'Failed to load card data. Please try again.', variant: 'destructive' },
    )
    navigate(APP_PAGE_PATHS.dashboard, { replace: true })
  }, [error, isMissingOffline, card, navigate])

  if (!card || !user || !slot || !read) {
    return (
      <PageLayout title={CARD_EDITOR_TITLE} description={!isMissingOffline && <Skeleton width="16ch" height="1.5em" />} compact>
        {isMissingOffline && !card ? (
          <EmptyState
            icon={<WifiOff aria-hidden />}
            title="No network"
            action={
              <Button icon={<RefreshCw aria-hidden />} pending={isValidating} onClick={() => void mutate()}>
                Try again
              </Button>
            }
          >
            This card is not stored on this device.
          </EmptyState>
        ) : (
          <CardEditorSkeleton />
        )}
      </PageLayout>
    )
  }
  return <CardEditorForm title={CARD_EDITOR_TITLE} card={card} user={user} slot={slot} />
}
