import { useEffect, useState } from 'react'
import type { MailLinkKind } from '../../../schema/user.ts'
import { requestApi } from '../../lib/api.ts'

const CHECK_TIMEOUT_MS = 5_000

/**
 * Asks whether a mailed link can still be used, so that nobody types a password for a link that is used up. If the server does not answer
 * in time, the form is shown all the same: sending it gives the answer.
 */
export function useMailLinkCheck(kind: MailLinkKind, token: string): 'checking' | 'open' | 'expired' {
  const [checked, setChecked] = useState<{ token: string; valid: boolean } | null>(null)
  useEffect(() => {
    let isCurrent = true
    void requestApi('POST /api/mail-links/check', { body: { kind, token }, signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) })
      .catch(() => ({ valid: true }))
      .then(({ valid }) => isCurrent && setChecked({ token, valid }))
    return () => void (isCurrent = false)
  }, [kind, token])
  if (checked?.token !== token) return 'checking'
  return checked.valid ? 'open' : 'expired'
}
