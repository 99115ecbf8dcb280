import { memo, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { interceptPopState, readModalCountFromHistory, traverseHistory } from '../ui/modal-history.ts'
import { useUploadInProgress } from '../images/uploads-in-progress.ts'
import { registerLeaveConfirmation, type LeaveReason, useWasLastDraftStored } from '../lib/unsaved-work.ts'

interface UnsavedWorkGuardProps {
  active: boolean
  /**
   * True if all unsaved changes only wait for the network. They are sent later, even if this page is closed, but signing out would lose
   * them.
   */
  allQueued?: boolean
}
interface LeaveDialogState {
  why: LeaveReason
  uploadOnly: boolean
  answer: (leave: boolean) => void
}
const LEAVE_DIALOG_TEXTS: Record<LeaveReason, { title: string; description: string; confirm: string }> = {
  page: {
    title: 'Leave without saving?',
    description: 'Your changes have not been saved. This device keeps them until you open this page again.',
    confirm: 'Leave',
  },
  'sign-out': {
    title: 'Sign out without saving?',
    description: 'Your changes have not been saved, and signing out removes them from this device.',
    confirm: 'Sign out',
  },
}

const UPLOAD_RUNNING_TEXT = 'A picture is still being uploaded. It may be lost if you leave now.'
const DRAFT_NOT_STORED_TEXT = 'Your changes have not been saved, and this device could not keep them: they are lost when you leave.'

/** Returns the same-origin link that this click would open in the same tab; null for any other click. */
function findClickedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link && link.origin === location.origin && !link.target && !link.hasAttribute('download') ? link : null
}

/** Position of the current page in the tab's history, not counting entries of open dialogs; null without the Navigation API. */
function readHistoryIndexOfPage(): number | null {
  const entry = (window.navigation as Navigation | undefined)?.currentEntry
  return entry ? entry.index - readModalCountFromHistory() : null
}

/**
 * Asks for confirmation before the user leaves a page with unsaved work (`active`) or a running upload. If the user closes the tab, the
 * browser asks; for links, Back, Forward and signing out, a dialog asks.
 */
export const UnsavedWorkGuard = memo(function UnsavedWorkGuard({ active, allQueued = false }: UnsavedWorkGuardProps) {
  const [, navigate] = useLocation()
  const [question, setQuestion] = useState<LeaveDialogState | null>(null)
  const draftsKept = useWasLastDraftStored()
  const uploading = useUploadInProgress()
  const guarded = (active && !(allQueued && draftsKept)) || uploading
  const ask = useCallback(
    (why: LeaveReason) =>
      new Promise<boolean>((answer) => (why === 'page' && !guarded ? answer(true) : setQuestion({ why, answer, uploadOnly: !active }))),
    [active, guarded],
  )
  useEffect(() => (active || uploading ? registerLeaveConfirmation(ask) : undefined), [active, uploading, ask])

  useEffect(() => {
    if (!guarded) return
    const path = location.pathname
    let here = readHistoryIndexOfPage()
    // Number of history steps that Back or Forward made and that are being undone. They are repeated if the user confirms leaving.
    let undoing: number | null = null
    let leaving = false

    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = findClickedLink(event)
      if (!link || link.pathname === path) return
      event.preventDefault()
      event.stopPropagation()
      void ask('page').then((leave) => leave && navigate(link.pathname + link.search + link.hash))
    }
    // After Back or Forward, the URL has already changed. The change is undone, and a dialog asks whether to leave the old page.
    const onStep = (event: PopStateEvent): boolean => {
      if (leaving) return false
      if (undoing !== null) {
        const steps = undoing
        undoing = null
        event.stopImmediatePropagation()
        void ask('page').then((leave) => {
          if (!leave) return
          leaving = true
          traverseHistory(steps - readModalCountFromHistory())
        })
        return false
      }
      if (location.pathname === path) {
        // Opening or closing a dialog also changes the history, but the user stays on the page, so no question is asked.
        here = readHistoryIndexOfPage()
        return false
      }
      event.stopImmediatePropagation()
      const there = readHistoryIndexOfPage()
      undoing = here === null || there === null ? -1 : there - here || -1
      traverseHistory(-undoing)
      return true
    }
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    const stopIntercepting = interceptPopState(onStep)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
      stopIntercepting()
    }
  }, [ask, guarded, navigate])

  const answer = (leave: boolean) => {
    question?.answer(leave)
    setQuestion(null)
  }
  const text = LEAVE_DIALOG_TEXTS[question?.why ?? 'page']
  return (
    <ConfirmDialog
      open={question !== null}
      onOpenChange={(open) => !open && answer(false)}
      title={text.title}
      description={question?.uploadOnly ? UPLOAD_RUNNING_TEXT : draftsKept ? text.description : DRAFT_NOT_STORED_TEXT}
      confirmLabel={text.confirm}
      onConfirm={() => answer(true)}
    />
  )
})
