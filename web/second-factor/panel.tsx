import { KeyRound, ListChecks, Pencil, Plus, Smartphone, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { SHARED_ERROR_MESSAGES } from '../../schema/error.ts'
import { countFactors, PASSKEYS_PER_USER_MAX, type PasskeySummary, type SecondFactorState } from '../../schema/second-factor.ts'
import { errorMessageOf, requestApi } from '../lib/api.ts'
import { formatCountOf, formatDateTime } from '../lib/format.ts'
import { LoadFailure } from '../lib/load-failure.tsx'
import { useApiCall } from '../lib/use-call.ts'
import { Alert } from '../ui/alert.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { IconList, IconListItem } from '../ui/icon-list.tsx'
import { Panel } from '../ui/panel.tsx'
import { LoadingScreen } from '../ui/spinner.tsx'
import type { SecondFactorDialog, SecondFactorDialogState } from './dialog-state.ts'
import { describeDueDate } from './due-date.ts'
import { hasPasskeySupport } from './passkey-prompt.ts'

const SecondFactorDialogs = lazy(() => import('./dialogs.tsx').then((m) => ({ default: m.SecondFactorDialogs })))

interface SecondFactorPanelProps {
  username: string
  dialog: SecondFactorDialogState
}

/** Shows and changes the second factors of the signed-in user. */
export function SecondFactorPanel({ username, dialog: [dialog, setDialog] }: SecondFactorPanelProps) {
  const { data: state, error, isValidating, mutate } = useApiCall('GET /api/second-factor', {})
  return (
    <Panel
      title={<span className="badge-row">Second factor {state && <StateBadge state={state} />}</span>}
      description="With it, somebody who learns your password still cannot sign in."
    >
      {state ? (
        <Factors state={state} onOpen={setDialog} />
      ) : error ? (
        <LoadFailure title="Your second factors could not be loaded" error={error} pending={isValidating} onRetry={() => void mutate()} />
      ) : (
        <LoadingScreen label="Loading your second factors" />
      )}
      <Suspense>
        {state && dialog && (
          <SecondFactorDialogs
            username={username}
            state={state}
            dialog={dialog}
            onDialog={setDialog}
            onChanged={() => mutate().catch(() => undefined)}
          />
        )}
      </Suspense>
    </Panel>
  )
}

const hasFactor = (state: SecondFactorState) => countFactors(state) > 0

const StateBadge = ({ state }: { state: SecondFactorState }) =>
  hasFactor(state) ? <Badge tone="success">On</Badge> : <Badge tone={state.required ? 'warning' : 'neutral'}>Off</Badge>

const describePasskey = ({ createdAt, lastUsedAt }: PasskeySummary) =>
  `Added ${formatDateTime(createdAt)} · ${lastUsedAt === null ? 'never used' : `last used ${formatDateTime(lastUsedAt)}`}`

function Factors({ state, onOpen }: { state: SecondFactorState; onOpen: (dialog: SecondFactorDialog) => void }) {
  const [preparing, setPreparing] = useState<'app' | 'passkey' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const dueText = describeDueDate(state.dueAt)
  const lastFactorReason = state.required && countFactors(state) === 1 ? SHARED_ERROR_MESSAGES.lastFactor : null
  const canAddPasskey = hasPasskeySupport() && state.passkeys.length < PASSKEYS_PER_USER_MAX

  /** Asks the server for what a dialog needs. The server may first want a proof that it is the user. */
  async function prepare(what: 'app' | 'passkey', fetchDialog: () => Promise<SecondFactorDialog>) {
    setPreparing(what)
    setFailure(null)
    try {
      onOpen(await fetchDialog())
    } catch (error) {
      setFailure(errorMessageOf(error, SHARED_ERROR_MESSAGES.unexpected))
    } finally {
      setPreparing(null)
    }
  }
  const addApp = () => prepare('app', async () => ({ kind: 'addApp', setup: await requestApi('POST /api/second-factor/totp') }))
  const addPasskey = () =>
    prepare('passkey', async () => ({ kind: 'addPasskey', options: await requestApi('POST /api/second-factor/passkeys/options') }))

  return (
    <div className="stack-5">
      {dueText !== null && <Alert tone="warning">{dueText}</Alert>}
      {failure !== null && <Alert tone="danger">{failure}</Alert>}
      <IconList>
        {state.passkeys.map((passkey) => (
          <IconListItem
            key={passkey.id}
            data-passkey={passkey.id}
            icon={<KeyRound aria-hidden />}
            title={passkey.name}
            actions={
              <>
                <IconButton
                  size="sm"
                  label={`Rename ${passkey.name}`}
                  icon={<Pencil aria-hidden />}
                  onClick={() => onOpen({ kind: 'rename', passkey })}
                />
                <IconButton
                  size="sm"
                  label={`Remove ${passkey.name}`}
                  icon={<Trash2 aria-hidden />}
                  disabledReason={lastFactorReason}
                  onClick={() => onOpen({ kind: 'remove', passkey })}
                />
              </>
            }
          >
            <p className="small-muted">{describePasskey(passkey)}</p>
          </IconListItem>
        ))}
        <IconListItem
          icon={<KeyRound aria-hidden />}
          title={state.passkeys.length === 0 ? 'Passkey' : 'Another passkey'}
          actions={
            canAddPasskey && (
              <Button
                size="sm"
                variant={state.required && !hasFactor(state) ? 'primary' : 'secondary'}
                icon={<Plus aria-hidden />}
                pending={preparing === 'passkey'}
                onClick={() => void addPasskey()}
              >
                Add<span className="visually-hidden"> a passkey</span>
              </Button>
            )
          }
        >
          <p className="small-muted">{explainPasskeys(state)}</p>
        </IconListItem>
        <IconListItem
          icon={<Smartphone aria-hidden />}
          title="Authenticator app"
          actions={
            state.totpSince === null ? (
              <Button size="sm" icon={<Plus aria-hidden />} pending={preparing === 'app'} onClick={() => void addApp()}>
                Add<span className="visually-hidden"> an authenticator app</span>
              </Button>
            ) : (
              <IconButton
                size="sm"
                label="Remove the authenticator app"
                icon={<Trash2 aria-hidden />}
                disabledReason={lastFactorReason}
                onClick={() => onOpen({ kind: 'remove', passkey: null })}
              />
            )
          }
        >
          <p className="small-muted">
            {state.totpSince === null ? 'An app on your phone shows a code for each sign-in.' : `Added ${formatDateTime(state.totpSince)}`}
          </p>
        </IconListItem>
        {hasFactor(state) && (
          <IconListItem
            icon={<ListChecks aria-hidden />}
            title="Recovery codes"
            actions={
              <Button size="sm" onClick={() => onOpen({ kind: 'renewCodes' })}>
                New Codes
              </Button>
            }
          >
            <p className="small-muted">{`${formatCountOf(state.recoveryCodesLeft, 'code')} left, for when you lose your second factor.`}</p>
          </IconListItem>
        )}
      </IconList>
      {lastFactorReason !== null && <p className="small-muted">{lastFactorReason}</p>}
    </div>
  )
}

function explainPasskeys({ passkeys }: SecondFactorState): string {
  if (passkeys.length >= PASSKEYS_PER_USER_MAX) return `You have ${PASSKEYS_PER_USER_MAX} passkeys. Remove one to add another.`
  if (!hasPasskeySupport()) return 'This browser has no passkeys.'
  return 'Sign in with your fingerprint, face or screen lock, or with a security key.'
}
