import { type ReactNode, type Ref, useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { errorMessageOf, requestApi } from './api.ts'
import { useApiCall } from './use-call.ts'
import { usePendingAction } from './use-pending-action.ts'

interface UnconfirmedAddressProps {
  /** Says what needs a confirmed address. */
  children: (address: ReactNode) => ReactNode
  onClose?: () => void
  ref?: Ref<HTMLDivElement> | undefined
}

/** Offers to mail a link that confirms the user's address. Shows nothing if it is confirmed. */
export function UnconfirmedAddress({ children, onClose, ref }: UnconfirmedAddressProps) {
  const { data: state, mutate } = useApiCall('GET /api/confirm-email', {})
  const [isSending, run] = usePendingAction()
  const [failure, setFailure] = useState<string | null>(null)
  if (!state || state.confirmed) return null
  const isSent = state.linkSent === true

  async function send() {
    setFailure(null)
    try {
      const next = await requestApi('POST /api/confirm-email')
      await mutate(next, { revalidate: false })
    } catch (error) {
      setFailure(errorMessageOf(error, 'Please try again.'))
    }
  }

  const address = <bdi className="wrap-anywhere">{state.email}</bdi>
  return (
    <div ref={ref}>
      <Alert
        tone={failure ? 'danger' : onClose ? 'info' : 'warning'}
        title={failure ? 'No link was sent' : isSent ? 'Check your inbox' : 'Confirm your email address'}
      >
        <div className="stack-3">
          <p>
            {failure ? (
              <>
                {failure} {isSent && 'The link that was sent before still works.'}
              </>
            ) : (
              <>
                {children(address)}
                {isSent && ' We sent a link there. Open it within a day. If it is not there, look in your spam folder.'}
              </>
            )}
          </p>
          <div className="wrapping-row">
            <Button size="sm" pending={isSending} onClick={() => void run(send)}>
              {isSending ? 'Sending...' : isSent ? 'Send Again' : 'Send Confirmation Link'}
            </Button>
            {onClose && (
              <Button size="sm" variant="ghost" onClick={onClose}>
                {isSent ? 'Close' : 'Not Now'}
              </Button>
            )}
          </div>
        </div>
      </Alert>
    </div>
  )
}
