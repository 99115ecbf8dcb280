import { LogOut, Monitor, MonitorSmartphone, Smartphone, Tablet, Tv } from 'lucide-react'
import { useRef, useState } from 'react'
import type { SessionSummary } from '../../../schema/session.ts'
import { errorCodeOf, errorMessageOf, requestApi } from '../../lib/api.ts'
import { useApiCall } from '../../lib/use-call.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { prepareFocusAfterRemoval } from '../../ui/focus-after-removal.ts'
import { IconList, IconListItem } from '../../ui/icon-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './account.module.css'
import { deviceNameOf, describeLastUse, placeNameOf, describeSignIn } from './session-labels.ts'

const DEVICE_ICONS: Record<string, typeof Monitor> = { Desktop: Monitor, Mobile: Smartphone, Tablet, TV: Tv }
const SIGN_OUT_FAILED_MESSAGE = 'The device could not be signed out. Please try again.'

export function SessionsPanel() {
  const { data: sessions, error, mutate } = useApiCall('GET /api/sessions', {})
  const [ending, setEnding] = useState<string | null>(null)
  const [isConfirming, setConfirming] = useState(false)
  /** The reason why a device was not signed out. The dialog shows it, because a toast above a dialog is hidden from screen readers. */
  const [failure, setFailure] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const others = sessions?.filter(({ current }) => !current) ?? []
  const current = sessions?.filter((session) => session.current) ?? []

  async function end(send: () => Promise<void>, id: string, text: string) {
    if (ending !== null) return
    const focusNext = prepareFocusAfterRemoval(list.current?.querySelector(`[data-session="${id}"]`) ?? list.current)
    setEnding(id)
    setFailure(null)
    try {
      await send().catch((reason: unknown) => {
        if (errorCodeOf(reason) !== 'sessionNotFound') throw reason
      })
      // Closing the dialog focuses a button that the new list no longer has, so the dialog is closed before the list is loaded again.
      setConfirming(false)
      await mutate()
      showToast({ title: 'Signed out', description: text, variant: 'success' })
      focusNext()
    } catch (reason) {
      const message = errorMessageOf(reason, SIGN_OUT_FAILED_MESSAGE)
      setFailure(message)
      showToast({ title: 'Sign out failed', description: message, variant: 'destructive' })
    } finally {
      setEnding(null)
    }
  }
  const endOne = (session: SessionSummary) =>
    end(
      () => requestApi('DELETE /api/sessions/:id', { params: { id: session.id } }),
      session.id,
      `${deviceNameOf(session)} was signed out.`,
    )

  return (
    <Panel title="Where you are signed in" description="Sign out a device that you no longer use or do not know, and change your password.">
      <div className="stack-5">
        {error && !sessions ? (
          <Alert
            tone="danger"
            title="Your sessions could not be loaded"
            action={
              <Button size="sm" onClick={() => void mutate()}>
                Try Again
              </Button>
            }
          >
            {errorMessageOf(error, SIGN_OUT_FAILED_MESSAGE)}
          </Alert>
        ) : (
          <IconList ref={list} aria-busy={!sessions}>
            {[...current, ...others].map((session) => (
              <SessionRow key={session.id} session={session} isEnding={ending === session.id} onEnd={() => void endOne(session)} />
            ))}
            {!sessions && <IconListItem icon={<MonitorSmartphone aria-hidden />} title={<Skeleton height="2.5em" />} />}
          </IconList>
        )}
        {sessions && others.length === 0 && <p className={styles.muted}>You are signed in on this device only.</p>}
        {others.length > 0 && (
          <div>
            <Button
              icon={<LogOut aria-hidden />}
              onClick={() => {
                setConfirming(true)
                setFailure(null)
              }}
            >
              Sign Out Everywhere Else
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={(open) => {
          if (ending !== null) return
          setConfirming(open)
          setFailure(null)
        }}
        title="Sign out everywhere else?"
        description={`You stay signed in here. ${others.length === 1 ? 'The other session ends' : `The ${others.length} other sessions end`} at once, and changes that were not saved there may be lost.`}
        confirmLabel="Sign Out"
        destructive={false}
        pendingLabel="Signing out..."
        pending={ending === 'others'}
        onConfirm={() => void end(() => requestApi('DELETE /api/sessions'), 'others', 'You are signed in on this device only.')}
      >
        {failure !== null && <Alert tone="danger">{failure}</Alert>}
      </ConfirmDialog>
    </Panel>
  )
}

function SessionRow({ session, isEnding, onEnd }: { session: SessionSummary; isEnding: boolean; onEnd: () => void }) {
  const Icon = DEVICE_ICONS[session.deviceType ?? ''] ?? MonitorSmartphone
  const device = deviceNameOf(session)
  const place = placeNameOf(session)
  return (
    <IconListItem
      data-session={session.id}
      icon={<Icon aria-hidden />}
      title={
        <>
          {device} {session.current && <Badge tone="success">This device</Badge>}
        </>
      }
      actions={
        !session.current && (
          <Button size="sm" pending={isEnding} onClick={onEnd} aria-label={`Sign out ${device}, ${place}`}>
            Sign out
          </Button>
        )
      }
    >
      <p className={styles.use}>
        <span>{place}</span> <span>{describeLastUse(session, Date.now())}</span> <span>{describeSignIn(session)}</span>
      </p>
    </IconListItem>
  )
}
