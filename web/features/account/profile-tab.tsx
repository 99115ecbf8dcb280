import { useRef } from 'react'
import { writeLevel } from '../../../schema/level.ts'
import type { User } from '../../../schema/user.ts'
import { USERNAME_HINT } from '../../../schema/user-rules.ts'
import { RestoredDraftAlert } from '../../editing/restored-draft-alert.tsx'
import { focusFirstInvalidControl } from '../../lib/form.ts'
import { UnconfirmedAddress } from '../../lib/unconfirmed-address.tsx'
import { useApiCall } from '../../lib/use-call.ts'
import { Badge } from '../../ui/badge.tsx'
import { FormField } from '../../ui/field.tsx'
import { focusElementOrMain } from '../../ui/focus-main.ts'
import { EMAIL_INPUT_PROPS, Input } from '../../ui/input.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import styles from './account.module.css'
import type { ProfileField } from './profile-values.ts'
import type { ProfileFormState } from './use-profile-form.ts'

export function ProfileTab({ user, profile }: { user: User; profile: ProfileFormState }) {
  const { form, edits, errors, isDirty, isSaving, replacedEmail, restoredAt, change, save, discard, closeRestoredNotice } = profile
  const email = useApiCall('GET /api/confirm-email', {})
  const element = useRef<HTMLFormElement>(null)

  const inputOf = (name: ProfileField) => ({
    name,
    value: form[name],
    onChange: (e: { target: HTMLInputElement }) => change({ [name]: e.target.value }),
  })
  const isEmailEdited = edits.email !== undefined
  return (
    <div className="stack-5">
      {restoredAt !== null && (
        <RestoredDraftAlert
          at={restoredAt}
          consequence="Your profile stays as it was last saved."
          onContinue={closeRestoredNotice}
          onDiscard={discard}
        />
      )}
      <UnconfirmedAddress>
        {(address) => (
          <>
            {replacedEmail && (
              <>
                Your address is no longer <bdi className="wrap-anywhere">{replacedEmail}</bdi>.{' '}
              </>
            )}
            Leads and answers reach you by mail once {address} is confirmed. If somebody else changes it, we send a link there that undoes
            it.
          </>
        )}
      </UnconfirmedAddress>
      <form
        ref={element}
        className="stack-5"
        noValidate
        aria-label="Profile"
        onSubmit={(event) => {
          event.preventDefault()
          void save().then((isSaved) => {
            if (document.activeElement === document.body) focusElementOrMain()
            if (!isSaved && element.current) focusFirstInvalidControl(element.current)
          })
        }}
      >
        <Panel title="Profile">
          <div className={styles.fields}>
            <FormField label="Username" error={errors['username']} hint={`${USERNAME_HINT} You sign in with it.`}>
              <Input {...inputOf('username')} autoComplete="username" autoCapitalize="none" autoCorrect="off" spellCheck={false} />
            </FormField>
            <FormField label="Full name" error={errors['fullName']}>
              <Input {...inputOf('fullName')} autoComplete="name" />
            </FormField>
            <FormField
              label="Email"
              error={errors['email']}
              aside={
                email.data?.confirmed &&
                !isEmailEdited && (
                  <span className={styles.confirmed}>
                    <Badge tone="success">Confirmed</Badge>
                  </span>
                )
              }
              hint={
                isEmailEdited ? (
                  <>
                    The new address holds as soon as you save it. Links that were mailed to you before stop working.
                    {email.data?.confirmed && (
                      <>
                        {' '}
                        We send <bdi className="wrap-anywhere">{user.email}</bdi> a link that undoes the change, good for 7 days.
                      </>
                    )}
                  </>
                ) : email.data?.confirmed ? (
                  'If somebody else changes it, we send a link there that undoes it.'
                ) : (
                  'Links for a new password are sent here.'
                )
              }
            >
              <Input {...inputOf('email')} {...EMAIL_INPUT_PROPS} autoComplete="email" />
            </FormField>
            <FormField label="Phone" optional error={errors['phone']}>
              <Input {...inputOf('phone')} type="tel" autoComplete="tel" />
            </FormField>
          </div>
        </Panel>
        <Panel title="Account">
          <dl className={styles.facts}>
            <div>
              <dt>Access level</dt>
              <dd>{writeLevel(user.accessLevel)}</dd>
            </div>
            <div>
              <dt>Member since</dt>
              <dd>{new Date(user.createdAt).toLocaleDateString(undefined, { dateStyle: 'medium' })}</dd>
            </div>
          </dl>
        </Panel>
        <SaveBar dirty={isDirty} saving={isSaving} status={isDirty ? 'Unsaved changes' : 'No unsaved changes'} label="Save Changes" />
      </form>
    </div>
  )
}
