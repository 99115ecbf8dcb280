import { useCallback, useEffect } from 'react'
import { joinSentences } from '../../../schema/sentences.ts'
import { cardAppPagePathOf } from '../../../schema/route.ts'
import { listDraftsByCard } from '../../editing/drafts-of-cards.ts'
import { UnsavedWorkGuard } from '../../editing/leave-guard.tsx'
import { dismissRefusedSave, sendQueuedSaves, useRefusedQueuedSaves } from '../../editing/send-queued-saves.ts'
import { useSaveRetries } from '../../editing/use-save-retries.ts'
import { refetchCardList } from '../../lib/cards.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import styles from './queued-saves.module.css'

interface WaitingSavesSenderProps {
  userId: number
  /** The card of the current page. Its editor itself shows whether its saves succeed. */
  cardId: number | null
  active: boolean
}

export function QueuedSavesSender({ userId, cardId, active }: WaitingSavesSenderProps) {
  const drafts = listDraftsByCard(userId)
  // The notice about a refused save disappears when this save succeeds, even if the card has newer unsaved edits.
  const isUnresolved = (id: number) => drafts.has(id) && drafts.get(id) !== 'unsaved'
  const refused = useRefusedQueuedSaves().filter((one) => one.userId === userId && one.cardId !== cardId && isUnresolved(one.cardId))
  const send = useCallback(() => sendQueuedSaves(userId).catch(() => undefined), [userId])
  useSaveRetries(active, send)
  // Another tab may have sent the saves, so this tab loads the stored cards again.
  useEffect(() => (active ? () => void refetchCardList() : undefined), [active])
  return (
    <>
      {refused.length > 0 && (
        <div className={styles.notices}>
          {refused.map((one) => (
            <Alert key={one.cardId} tone="danger" title={`Your offline changes to “${one.cardName}” were not saved`}>
              <p>{joinSentences(one.reason, 'Your changes are still on this device.')}</p>
              <div className={styles.choices}>
                {one.canOpen && (
                  <ButtonLink size="sm" href={cardAppPagePathOf('cardEditor', one.cardId)}>
                    Open the card editor
                  </ButtonLink>
                )}
                <Button size="sm" variant="ghost" onClick={() => dismissRefusedSave(one.cardId)}>
                  Dismiss
                </Button>
              </div>
            </Alert>
          ))}
        </div>
      )}
      {cardId === null && <UnsavedWorkGuard active={active} allQueued />}
    </>
  )
}
