import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import type { AuditLogEntry, AuditLogResponse } from '../../../schema/audit.ts'
import { requestApi } from '../../lib/api.ts'
import { showErrorToast } from '../../lib/error-toast.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useApiCall } from '../../lib/use-call.ts'
import { usePendingAction } from '../../lib/use-pending-action.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { describeAuditEntry } from './audit-sentences.ts'
import { UserListSkeleton } from './user-list.tsx'
import styles from './users.module.css'

const AUDIT_CALL = 'GET /api/audit-log'
/** The newest entries are fetched only when the log opens. Fetching them again later could leave a gap before the older entries. */
const AUDIT_FETCH_OPTIONS = { revalidateOnFocus: false, revalidateOnMount: true, dedupingInterval: 0 }

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' })
const timeFormat = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

export function AuditLog() {
  const { data, error, isValidating, mutate } = useApiCall(AUDIT_CALL, { query: {} }, AUDIT_FETCH_OPTIONS)
  const [older, setOlder] = useState<AuditLogResponse | null>(null)
  const [isLoadingOlder, run] = usePendingAction()

  async function loadOlder(before: number, loaded: AuditLogEntry[]) {
    try {
      const page = await requestApi(AUDIT_CALL, { query: { before: String(before) } })
      setOlder({ items: [...loaded, ...page.items], next: page.next })
    } catch (failure) {
      showErrorToast(failure, 'Failed to load older entries')
    }
  }

  if (error && !data)
    return (
      <Panel>
        <LoadFailure title="Failed to fetch the audit log" error={error} pending={isValidating} onRetry={() => void mutate()} />
      </Panel>
    )
  if (!data || (isValidating && !older)) return <UserListSkeleton label="Loading the audit log" widths={['60%']} />
  const items = [...data.items, ...(older?.items ?? [])]
  const next = older ? older.next : data.next
  if (items.length === 0)
    return (
      <Panel>
        <EmptyState icon={<ScrollText aria-hidden />} title="Nothing has happened yet">
          What is done with other people’s accounts, cards and conversations, and deletions and downloads, will be listed here.
        </EmptyState>
      </Panel>
    )
  return (
    <Panel flush>
      <div role="group" aria-label="Audit log, newest first">
        {[...Map.groupBy(items, ({ at }) => dayFormat.format(new Date(at)))].map(([day, entries]) => (
          <div key={day} className={styles.day}>
            <h2 className="muted">{day}</h2>
            <ol className={styles.log} aria-label={day}>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <p>{describeAuditEntry(entry)}</p>
                  <time dateTime={entry.at} className="small-muted">
                    {/* One time, or from the first to the last of the equal calls. */}
                    {timeFormat.formatRange(new Date(entry.at), new Date(entry.lastAt))}
                  </time>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      {next !== null && (
        <div className={styles.more}>
          <Button size="sm" pending={isLoadingOlder} onClick={() => void run(() => loadOlder(next, older?.items ?? []))}>
            Load older
          </Button>
        </div>
      )}
    </Panel>
  )
}
