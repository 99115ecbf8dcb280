import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { APP_PAGE_PATHS } from '../../../schema/route.ts'
import { ApiError, requestApi } from '../../lib/api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { showToast } from '../../ui/toast.ts'
import styles from './guide.module.css'

async function isSignedIn(): Promise<boolean> {
  try {
    await requestApi('GET /api/user')
    return true
  } catch (error) {
    return !(error instanceof ApiError && error.status === 401)
  }
}

/** The user's session may have ended since the page was opened. */
export function CreateCardActions() {
  const [, navigate] = useLocation()
  const [pending, setPending] = useState(false)
  async function openDashboard() {
    setPending(true)
    if (await isSignedIn()) {
      showToast({
        title: 'Opening your Dashboard',
        description: 'Press “Create New Card” there to make a card.',
        variant: 'info',
      })
      navigate(APP_PAGE_PATHS.dashboard)
    } else {
      showToast({ title: 'Authentication required', description: 'Please sign in to create a card', variant: 'destructive' })
      setPending(false)
    }
  }
  return (
    <div className={cx('wrapping-row', styles.actions)}>
      <Button variant="primary" icon={<Plus aria-hidden />} pending={pending} onClick={() => void openDashboard()}>
        Create New Card
      </Button>
      <ButtonLink href={APP_PAGE_PATHS.dashboard}>Go to the Dashboard</ButtonLink>
    </div>
  )
}
