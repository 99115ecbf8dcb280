import { RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useParams } from 'wouter'
import { SHARED_ERROR_MESSAGES } from '../../../schema/error.ts'
import { APP_PAGE_PATHS, APP_PAGES } from '../../../schema/route.ts'
import { errorMessageOf } from '../../lib/api.ts'
import { useCard } from '../../lib/cards.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useCardDraftSlot } from '../../editing/draft-slot.ts'
import { useSignedInUser } from '../../lib/user.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { showToast } from '../../ui/toast.ts'
import { QuickEditor } from './quick-editor.tsx'
import styles from './quick-editor.module.css'

function QuickEditorSkeleton() {
  return (
    <div role="status" className={styles.page}>
      <h1 className="visually-hidden">Loading your card</h1>
      <div className={styles.banner} />
      <div className={styles.split} />
    </div>
  )
}

export function QuickEditorPage() {
  const { id } = useParams<{ id: string }>()
  const { user } = useSignedInUser()
  const [, navigate] = useLocation()
  const slot = useCardDraftSlot(user?.id, Number(id))
  // The page always requests the current card, because editing a cached older version would end in a conflict.
  const { data: card, error, isValidating, mutate } = useCard(id, { dedupingInterval: 0, revalidateOnMount: true })
  usePageTitle(APP_PAGES.quickEditor.title, card?.name)
  const denied = !card && error?.status === 403

  useEffect(() => {
    if (!denied) return
    showToast({ title: SHARED_ERROR_MESSAGES.accessDenied, variant: 'destructive' })
    navigate(APP_PAGE_PATHS.dashboard, { replace: true })
  }, [denied, navigate])

  if (card && user && slot) return <QuickEditor key={card.id} card={card} user={user} slot={slot} />
  if (card || !error || denied) return <QuickEditorSkeleton />
  // If the card does not exist, the page shows a link to the dashboard instead of a button to try again.
  const missing = error.status === 404 || error.status === 400
  return (
    <EmptyState
      level={1}
      art="torn"
      title="Failed to load business card"
      action={
        missing ? (
          <ButtonLink href={APP_PAGE_PATHS.dashboard} variant="primary">
            Back to Dashboard
          </ButtonLink>
        ) : (
          <Button variant="primary" icon={<RefreshCw aria-hidden />} pending={isValidating} onClick={() => void mutate()}>
            Try Again
          </Button>
        )
      }
    >
      {errorMessageOf(error, SHARED_ERROR_MESSAGES.unexpected)}
    </EmptyState>
  )
}
