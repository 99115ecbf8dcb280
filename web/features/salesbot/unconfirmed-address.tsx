import { useConfirmationMail } from '../../lib/confirmation-mail.ts'
import { useApiCall } from '../../lib/use-call.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import styles from './salesbot.module.css'

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/**
 * Says which mails do not arrive, and offers to confirm the address, because the server mails only to confirmed addresses. With `revealed`,
 * the page scrolls to it.
 */
export function UnconfirmedAddress({ leadMails, revealed }: { leadMails: boolean; revealed: boolean }) {
  const { data: state, mutate } = useApiCall('GET /api/confirm-email', {})
  const { send, isSending, sentCount, failure, sendLabel } = useConfirmationMail((sent) => void mutate(sent, { revalidate: false }))
  if (!state || state.confirmed) return null
  const isSent = sentCount > 0
  const address = <bdi className="wrap-anywhere">{state.email}</bdi>

  return (
    <div ref={revealed ? scrollIntoView : undefined}>
      <Alert tone="warning" title={isSent ? 'Look into your inbox' : 'Your email address is not confirmed yet'}>
        <p>
          {failure ??
            (isSent ? (
              <>Open the link that we sent to {address}.</>
            ) : (
              <>
                Until you confirm {address}, no mail tells you about {leadMails ? 'leads, appointments, questions, ' : ''}contact forms and
                visitors who ask for a person. All of them are on the analytics pages.
              </>
            ))}
        </p>
        <div className={cx('wrapping-row', styles.choices)}>
          <Button size="sm" pending={isSending} onClick={send}>
            {sendLabel}
          </Button>
        </div>
      </Alert>
    </div>
  )
}
