import { useState } from 'react'
import { STOP_SWITCHES, STOP_SWITCH_NAMES, type StopSwitchName } from '../../../schema/stop-switch.ts'
import { requestApi } from '../../lib/api.ts'
import { showErrorToast } from '../../lib/error-toast.ts'
import { formatDateTime } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { cacheApiResponse, useApiCall } from '../../lib/use-call.ts'
import { usePendingAction } from '../../lib/use-pending-action.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { showToast } from '../../ui/toast.ts'

const SWITCHES_CALL = 'GET /api/stop-switches'

/** Stops and starts parts of the site. */
export function StopSwitches() {
  const { data: states, error, isValidating, mutate } = useApiCall(SWITCHES_CALL, {})
  const [asked, setAsked] = useState<StopSwitchName | null>(null)
  const [pending, run] = usePendingAction()

  const set = (name: StopSwitchName, stopped: boolean) =>
    void run(async () => {
      const { label } = STOP_SWITCHES[name]
      try {
        await cacheApiResponse(SWITCHES_CALL, {}, await requestApi('PUT /api/stop-switches/:name', { params: { name }, body: { stopped } }))
        showToast({ title: `${label}: ${stopped ? 'off' : 'on'}`, description: 'It holds everywhere within a minute.', variant: 'success' })
      } catch (failure) {
        showErrorToast(failure, 'Failed to change the switch')
      }
      setAsked(null)
    })

  if (!states)
    return (
      <Panel>
        {error ? (
          <LoadFailure title="Failed to fetch the switches" error={error} pending={isValidating} onRetry={() => void mutate()} />
        ) : (
          <div role="status" aria-label="Loading the switches">
            <Skeleton width="60%" height="1.5em" />
          </div>
        )}
      </Panel>
    )
  return (
    <Panel title="Switches" description="Turn a part of the site off while it is abused. It holds within a minute, without a deployment.">
      <div className="stack-5">
        {STOP_SWITCH_NAMES.map((name) => {
          const { label, hint } = STOP_SWITCHES[name]
          const stoppedAt = states[name]
          return (
            <Switch
              key={name}
              label={label}
              hint={stoppedAt === null ? hint : `${hint} Off since ${formatDateTime(stoppedAt)}.`}
              checked={stoppedAt === null}
              onChange={(isOn) => (isOn ? set(name, false) : setAsked(name))}
            />
          )
        })}
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && !pending && setAsked(null)}
        title={asked ? `Turn off: ${STOP_SWITCHES[asked].label}?` : ''}
        description={asked ? `${STOP_SWITCHES[asked].hint} You can turn it on again at any time.` : ''}
        confirmLabel="Turn Off"
        pending={pending}
        onConfirm={() => asked && set(asked, true)}
      />
    </Panel>
  )
}
