import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { MESSAGES } from '../../../schema/error.ts'
import { ROUTES } from '../../../schema/route.ts'
import { useCard } from '../../lib/cards.ts'
import { useDraftSlot } from '../../editing/draft-slot.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useUser } from '../../lib/user.ts'
import { Page } from '../../ui/page.tsx'
import { LoadingScreen } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { Editor } from './editor.tsx'

const TITLE = 'Card Editor'

export function CardEditorPage() {
  usePageTitle(TITLE)
  const { id } = useParams<{ id: string }>()
  return <CardEditor key={id} id={id} />
}

function CardEditor({ id }: { id: string }) {
  const { user } = useUser()
  const [, navigate] = useLocation()
  const slot = useDraftSlot(user?.id, Number(id))
  // Always waits for a fresh card, because edits to a cached one would end in a conflict.
  const { data: card, error, isValidating } = useCard(id, { dedupingInterval: 0, revalidateOnMount: true })
  const [read, setRead] = useState(false)
  useEffect(() => {
    if (!isValidating) setRead(true)
  }, [isValidating])

  useEffect(() => {
    if (!error || card) return
    toast(
      error.status === 403
        ? { title: MESSAGES.accessDenied, variant: 'destructive' }
        : { title: 'Error', description: 'Failed to load card data. Please try again.', variant: 'destructive' },
    )
    navigate(ROUTES.dashboard, { replace: true })
  }, [error, card, navigate])

  if (!card || !user || !slot || !read) {
    return (
      <Page title={TITLE} width="wide">
        <LoadingScreen label="Loading your card" />
      </Page>
    )
  }
  return <Editor title={TITLE} card={card} user={user} slot={slot} />
}
