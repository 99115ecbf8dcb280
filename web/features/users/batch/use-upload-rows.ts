import { useMemo, useState } from 'react'
import { ACCESS_LEVELS } from '../../../../schema/level.ts'
import { USER_UPLOAD_FIELDS, type UserUploadField, type UploadedUserFields } from '../../../../schema/user-upload.ts'
import { useSignedInUser } from '../../../lib/user.ts'
import type { UploadRowIssue } from './check-fields.ts'
import { validateUploadRows, joinIssueMessages } from './check-rows.ts'
import type { UploadRow } from './columns.ts'
import { unescapeFailedRowCell } from './failed-rows.ts'
import { isAwaitingAccountCheck, useAccountCheck } from './use-account-check.ts'

export type UploadRowStatus = 'pending' | 'valid' | 'invalid'

export interface ReviewedUploadRow extends UploadRow {
  status: UploadRowStatus
  issues: UploadRowIssue[]
  message: string
  note: string | null
}

function removeApostrophes(fields: UploadedUserFields): UploadedUserFields {
  const changed = { ...fields }
  for (const field of USER_UPLOAD_FIELDS) changed[field] = unescapeFailedRowCell(fields[field])
  return changed
}
const hasApostrophe = (fields: UploadedUserFields) =>
  USER_UPLOAD_FIELDS.some((field) => unescapeFailedRowCell(fields[field]) !== fields[field])

export function useUploadRows(initialRows: readonly UploadRow[], isSending: boolean) {
  const { user: viewer } = useSignedInUser()
  const levelMax = viewer?.accessLevel ?? ACCESS_LEVELS.admin
  const [rows, setRows] = useState(initialRows)
  const [isEdited, setEdited] = useState(false)
  const accounts = useAccountCheck(rows, isSending)
  const { known } = accounts

  const checked = useMemo(() => validateUploadRows(rows, known, levelMax), [rows, known, levelMax])
  const reviewed = useMemo(
    () =>
      rows.map((row): ReviewedUploadRow => {
        const { issues, note } = checked.get(row.number)!
        const isWaiting = !accounts.failed && isAwaitingAccountCheck(row.fields, known)
        const status = issues.length > 0 ? 'invalid' : isWaiting ? 'pending' : 'valid'
        return { ...row, issues, note, message: joinIssueMessages(issues), status }
      }),
    [rows, checked, known, accounts.failed],
  )
  const changeRows = (numbers: ReadonlySet<number>, change: (fields: UploadedUserFields) => UploadedUserFields) => {
    setRows((before) => before.map((row) => (numbers.has(row.number) ? { ...row, fields: change(row.fields) } : row)))
    setEdited(true)
  }
  const withApostrophe = reviewed.filter((row) => hasApostrophe(row.fields)).map(({ number }) => number)

  return {
    reviewed,
    valid: useMemo(() => reviewed.filter(({ status }) => status === 'valid'), [reviewed]),
    isEdited,
    isChecking: reviewed.some(({ status }) => status === 'pending'),
    couldNotCheck: accounts.failed,
    retryCheck: accounts.retry,
    edit: (number: number, field: UserUploadField, value: string) =>
      changeRows(new Set([number]), (fields) => ({ ...fields, [field]: value })),
    withApostrophe,
    removeApostrophes: () => changeRows(new Set(withApostrophe), removeApostrophes),
  }
}
