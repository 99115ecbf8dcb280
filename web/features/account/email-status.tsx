import alertStyles from '../../editing/choices.module.css'
import { useConfirmationMail } from '../../lib/confirmation-mail.ts'
import { useApiCall } from '../../lib/use-call.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

/** Shown while the address is not confirmed. `replaced` is the address that it has replaced. */
export function EmailStatus({ replaced = null }: { replaced?: string | null }) {
  const { data: state, mutate } = useApiCall('GET /api/confirm-email', {})
  const { send, isSending, sentCount, failure, sendLabel } = useConfirmationMail((next) => void mutate(next, { revalidate: false }))
  if (!state || state.confirmed) return null
  const address = <bdi className="wrap-anywhere">{state.email}</bdi>
  const isSent = sentCount > 0
  return (
    <Alert
      tone={failure ? 'danger' : 'warning'}
      title={failure ? 'No link was sent' : isSent ? 'Check your inbox' : 'Your email address is not confirmed'}
    >
      <p>
        {failure ??
          (isSent ? (
            <>We sent a link to {address}. Open it within a day. If it is not there, look in your spam folder.</>
          ) : (
            <>
              {replaced && (
                <>
                  Your address is no longer <bdi className="wrap-anywhere">{replaced}</bdi>.{' '}
                </>
              )}
              Confirm that {address} is yours. Only a confirmed address gets a link that undoes a change by somebody else, and mails about
              leads and plans.
            </>
          ))}
      </p>
      <div className={alertStyles.choices}>
        <Button size="sm" pending={isSending} onClick={send}>
          {sendLabel}
        </Button>
      </div>
    </Alert>
  )
}
