import { useState } from 'react'
import { PRODUCT_NAMES } from '../../../schema/product.ts'
import { readStoredText, storeText } from '../../lib/browser-storage.ts'
import { UnconfirmedAddress } from '../../lib/unconfirmed-address.tsx'
import { focusElementOrMain } from '../../ui/focus-main.ts'

const CONFIRM_NOTICE_HIDDEN_MS = 7 * 24 * 3_600_000
const getPostponeStorageKey = (userId: number) => `${PRODUCT_NAMES.key}-confirm-email-later-${userId}`

const isConfirmNoticePostponed = (userId: number) =>
  Date.now() < Number(readStoredText(getPostponeStorageKey(userId)) ?? 0) + CONFIRM_NOTICE_HIDDEN_MS

export function ConfirmEmailNotice({ userId }: { userId: number }) {
  const [hidden, setHidden] = useState(() => isConfirmNoticePostponed(userId))
  if (hidden) return null

  function later() {
    storeText(getPostponeStorageKey(userId), String(Date.now()))
    setHidden(true)
    focusElementOrMain()
  }

  return (
    <UnconfirmedAddress onClose={later}>
      {(address) => <>Leads and answers reach you by mail once {address} is confirmed.</>}
    </UnconfirmedAddress>
  )
}
