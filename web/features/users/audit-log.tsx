import { RefreshCw, ScrollText } from 'lucide-react'
import { useState } from 'react'
import type { AuditLogEntry, AuditLogResponse } from '../../../schema/audit.ts'
import { errorMessageOf, requestApi } from '../../lib/api.ts'
import { useApiCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { describeAuditEntry } from './audit-sentences.ts'
import styles from './users.module.css'

const AUDIT_CALL = 'GET /api/audit-log'
/** The first page is only fetched when the log opens: were it fetched later, entries before the loaded older ones would be missing. */
const AUDIT_FETCH_OPTIONS = { revalidateOnFocus: false, revalidateOnMount: true, dedupingInterval: 0 }

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' })
const timeFormat = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** Groups entries by the reader's day on which they happened, in the order in which they are given. */
function groupByDay(entries: readonly AuditLogEntry[]): [day: string, entries: AuditLogEntry[]][] {
  const days = new Map<string, AuditLogEntry[]>()
  for (const entry of entries) {
    const day = dayFormat.format(new Date(entry.at))
    const others = days.get(day)
    if (others) others.push(entry)
    else days.set(day, [entry])
  }
  return [...days]
}

/** The audit log, newest entries first. */
export function AuditLog() {
  const { data, error, isValidating, mutate } = useApiCall(AUDIT_CALL, { query: {} }, AUDIT_FETCH_OPTIONS)
  const [older, setOlder] = useState<AuditLogResponse | null>(null)
  const [isLoadingOlder, setLoadingOlder] = useState(false)

  async function loadOlder(before: number, loaded: AuditLogResponse['items']) {
    setLoadingOlder(true)
    try {
      const page = await requestApi(AUDIT_CALL, { query: { before: String(before) } })
      setOlder({ items: [...loaded, ...page.items], next: page.next })
    } catch (failure) {
      showToast({ title: 'Error', description: errorMessageOf(failure, 'Failed to load older entries'), variant: 'destructive' })
    } finally {
      setLoadingOlder(false)
    }
  }

  if (error && !data)
    return (
      <Panel>
        <EmptyState
          art="torn"
          title="Failed to fetch the audit log"
          action={
            <Button variant="primary" icon={<RefreshCw aria-hidden />} pending={isValidating} onClick={() => void mutate()}>
              Try Again
            </Button>
          }
        >
          {errorMessageOf(error, 'The server could not be reached.')}
        </EmptyState>
      </Panel>
    )
  if (!data || (isValidating && !older))
    return (
      <Panel flush>
        <div className={styles.skeleton} role="status" aria-label="Loading the audit log">
          {Array.from({ length: 8 }, (_, row) => (
            <div key={row}>
              <Skeleton width="60%" />
            </div>
          ))}
        </div>
      </Panel>
    )
  const items = [...data.items, ...(older?.items ?? [])]
  const next = older ? older.next : data.next
  if (items.length === 0)
    return (
      <Panel>
        <EmptyState icon={<ScrollText aria-hidden />} title="Nothing has happened yet">
          New users, changed levels, passwords and addresses, and deletions will be listed here.
        </EmptyState>
      </Panel>
    )
  return (
    <Panel flush>
      <div role="group" aria-label="Audit log, newest first">
        {groupByDay(items).map(([day, entries]) => (
          <div key={day} className={styles.day}>
            <h2>{day}</h2>
            <ol className={styles.log} aria-label={day}>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <p>{describeAuditEntry(entry)}</p>
                  <time dateTime={entry.at} className="small-muted">
                    {timeFormat.format(new Date(entry.at))}
                  </time>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      {next !== null && (
        <div className={styles.more}>
          <Button size="sm" pending={isLoadingOlder} onClick={() => void loadOlder(next, older?.items ?? [])}>
            Load older
          </Button>
        </div>
      )}
    </Panel>
  )
}
