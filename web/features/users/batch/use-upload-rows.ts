import { useMemo, useState } from 'react'
import { USER_UPLOAD_FIELDS, type UserUploadField, type UploadedUserFields } from '../../../../schema/user-upload.ts'
import type { UploadRowIssue } from './check-fields.ts'
import { validateUploadRows, joinIssueMessages } from './check-rows.ts'
import type { UploadRow } from './columns.ts'
import { unescapeFailedRowCell } from './failed-rows.ts'
import type { SentUserRows, UnconfirmedRows } from './send-rows.ts'
import { isAwaitingAccountCheck, useAccountCheck } from './use-account-check.ts'

export type UploadRowStatus = 'pending' | 'valid' | 'invalid' | 'sent' | 'failed' | 'unconfirmed'

export interface ReviewedUploadRow extends UploadRow {
  status: UploadRowStatus
  issues: UploadRowIssue[]
  message: string
  note: string | null
}

const UNCONFIRMED_MESSAGE = 'The server’s answer was lost. Upload again to find out whether this user was created'
const NOTHING_SENT = {
  created: new Set<number>(),
  failed: new Map<number, { message: string; fields: UploadedUserFields }>(),
  unconfirmed: new Map() as UnconfirmedRows,
}

function removeApostrophes(fields: UploadedUserFields): UploadedUserFields {
  const changed = { ...fields }
  for (const field of USER_UPLOAD_FIELDS) changed[field] = unescapeFailedRowCell(fields[field])
  return changed
}
const hasApostrophe = (fields: UploadedUserFields) =>
  USER_UPLOAD_FIELDS.some((field) => unescapeFailedRowCell(fields[field]) !== fields[field])

export function useUploadRows(initialRows: readonly UploadRow[], isSending: boolean) {
  const [rows, setRows] = useState(initialRows)
  const [sent, setSent] = useState(NOTHING_SENT)
  const [edited, setEdited] = useState<ReadonlySet<number>>(new Set())
  const { created, failed, unconfirmed } = sent
  const accounts = useAccountCheck(rows, created, isSending)
  const { known } = accounts

  const checked = useMemo(() => validateUploadRows(rows, known, created), [rows, known, created])
  const reviewed = useMemo(
    () =>
      rows.map((row): ReviewedUploadRow => {
        const { issues, note } = checked.get(row.number)!
        const failure = failed.get(row.number)
        const base = { ...row, issues, note, message: joinIssueMessages(issues) }
        if (created.has(row.number)) return { ...base, status: 'sent', note: null }
        if (unconfirmed.has(row.number)) return { ...base, status: 'unconfirmed', message: UNCONFIRMED_MESSAGE, issues: [] }
        if (issues.length > 0) return { ...base, status: failure?.fields === row.fields ? 'failed' : 'invalid' }
        if (failure?.fields === row.fields) return { ...base, status: 'failed', message: failure.message }
        return { ...base, status: !accounts.failed && isAwaitingAccountCheck(row.fields, known) ? 'pending' : 'valid' }
      }),
    [rows, checked, created, failed, unconfirmed, known, accounts.failed],
  )
  const changeRows = (numbers: ReadonlySet<number>, change: (fields: UploadedUserFields) => UploadedUserFields) => {
    setRows((before) => before.map((row) => (numbers.has(row.number) ? { ...row, fields: change(row.fields) } : row)))
    setEdited((before) => new Set([...before, ...numbers]))
  }
  const isLocked = ({ status }: ReviewedUploadRow) => status === 'sent' || status === 'unconfirmed'
  const withApostrophe = reviewed.filter((row) => !isLocked(row) && hasApostrophe(row.fields)).map(({ number }) => number)
  const isSendable = ({ status, issues }: ReviewedUploadRow) =>
    status === 'valid' || status === 'unconfirmed' || (status === 'failed' && issues.length === 0)

  return {
    reviewed,
    sendable: useMemo(() => reviewed.filter(isSendable), [reviewed]),
    unconfirmed,
    isEdited: [...edited].some((number) => !created.has(number)),
    isChecking: reviewed.some(({ status }) => status === 'pending'),
    couldNotCheck: accounts.failed,
    retryCheck: accounts.retry,
    edit: (number: number, field: UserUploadField, value: string) =>
      changeRows(new Set([number]), (fields) => ({ ...fields, [field]: value })),
    withApostrophe,
    removeApostrophes: () => changeRows(new Set(withApostrophe), removeApostrophes),
    recordPart: (part: SentUserRows) => {
      setSent((before) => {
        const stillFailed = new Map([...before.failed].filter(([number]) => !part.created.includes(number)))
        for (const [number, message] of part.failed)
          stillFailed.set(number, { message, fields: rows.find((row) => row.number === number)!.fields })
        const handled = new Set([...part.created, ...part.failed.keys()])
        return {
          created: new Set([...before.created, ...part.created]),
          failed: stillFailed,
          unconfirmed: new Map([...before.unconfirmed].filter(([number]) => !handled.has(number))),
        }
      })
      if (part.failed.size > 0) accounts.forget(rows.filter(({ number }) => part.failed.has(number)))
    },
    recordUnconfirmed: (unconfirmed: UnconfirmedRows) => setSent((before) => ({ ...before, unconfirmed })),
  }
}
