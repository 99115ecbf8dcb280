import { useConfirmationMail } from '../../lib/confirmation-mail.ts'
import { useApiCall } from '../../lib/use-call.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Switch } from '../../ui/switch.tsx'
import styles from './salesbot.module.css'

interface LeadMailsFieldProps {
  checked: boolean
  isOwnCard: boolean
  onChange: (checked: boolean) => void
}

/** The server sends mails only to confirmed addresses, so the field offers to confirm the address. */
export function LeadMailsField({ checked, isOwnCard, onChange }: LeadMailsFieldProps) {
  const { data: state, mutate } = useApiCall('GET /api/confirm-email', isOwnCard ? {} : null)
  const { send, isSending, sentCount, failure, sendLabel } = useConfirmationMail((sent) => void mutate(sent, { revalidate: false }))
  const isSent = sentCount > 0

  return (
    <div className="stack-5">
      <Switch
        label="Email me when a conversation becomes a lead"
        hint="Once per conversation, with the visitor's contact details."
        checked={checked}
        onChange={onChange}
      />
      {state && !state.confirmed && (
        <Alert tone="warning" title={isSent ? 'Look into your inbox' : 'Your email address is not confirmed yet'}>
          <p>
            {failure ?? (
              <>
                {isSent
                  ? 'Open the link that we sent to '
                  : 'Mails about leads and about visitors who ask for a person start once you have confirmed '}
                <bdi>{state.email}</bdi>.
              </>
            )}
          </p>
          <div className={cx('wrapping-row', styles.choices)}>
            <Button size="sm" pending={isSending} onClick={send}>
              {sendLabel}
            </Button>
          </div>
        </Alert>
      )}
    </div>
  )
}
