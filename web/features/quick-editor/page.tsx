import { RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useParams } from 'wouter'
import { MESSAGES } from '../../../schema/error.ts'
import { ROUTES } from '../../../schema/route.ts'
import { errorMessage } from '../../lib/api.ts'
import { useCard } from '../../lib/cards.ts'
import { useDraftSlot } from '../../editing/draft-slot.ts'
import { useUser } from '../../lib/user.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingScreen } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { QuickEditor } from './quick-editor.tsx'

export function QuickEditorPage() {
  const { id } = useParams<{ id: string }>()
  const { user } = useUser()
  const [, navigate] = useLocation()
  const slot = useDraftSlot(user?.id, Number(id))
  // Always fetches the card, since editing a stale one leads to a conflict.
  const { data: card, error, isValidating, mutate } = useCard(id, { dedupingInterval: 0, revalidateOnMount: true })
  const denied = !card && error?.status === 403

  useEffect(() => {
    if (!denied) return
    toast({ title: MESSAGES.accessDenied, variant: 'destructive' })
    navigate(ROUTES.dashboard, { replace: true })
  }, [denied, navigate])

  if (card && user && slot) return <QuickEditor key={card.id} card={card} user={user} slot={slot} />
  if (card || !error || denied) return <LoadingScreen label="Loading your card" />
  // Retrying is pointless for a card that does not exist.
  const missing = error.status === 404 || error.status === 400
  return (
    <EmptyState
      level={1}
      title="Failed to load business card"
      action={
        missing ? (
          <ButtonLink href={ROUTES.dashboard} variant="primary">
            Back to Dashboard
          </ButtonLink>
        ) : (
          <Button variant="primary" icon={<RefreshCw aria-hidden />} pending={isValidating} onClick={() => void mutate()}>
            Try Again
          </Button>
        )
      }
    >
      {errorMessage(error, 'The server could not be reached.')}
    </EmptyState>
  )
}
