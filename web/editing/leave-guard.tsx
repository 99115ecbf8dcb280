import { memo, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { interceptPopState, modalDepth, traverseHistory } from '../ui/modal-history.ts'
import { useUploadInProgress } from '../images/uploads-in-progress.ts'
import { useDraftsKept } from '../lib/drafts-kept.ts'
import { askBeforeLeaving, type LeaveReason } from '../lib/unsaved-work.ts'

interface Question {
  why: LeaveReason
  /** The only unsaved work is a running upload. */
  uploadOnly: boolean
  answer: (leave: boolean) => void
}
const TEXT: Record<LeaveReason, { title: string; description: string; confirm: string }> = {
  page: {
    title: 'Leave without saving?',
    description: 'Your changes to this card have not been saved. This device keeps them until you open the card again.',
    confirm: 'Leave',
  },
  'sign-out': {
    title: 'Sign out without saving?',
    description: 'Your changes to this card have not been saved, and signing out removes them from this device.',
    confirm: 'Sign out',
  },
}

const PICTURE = 'A picture is still being uploaded. It may not reach the card if you leave now.'
const NO_ROOM = 'Your changes to this card have not been saved, and this device could not keep them: they are lost when you leave.'

/** The same-origin link that a click opens in this tab; null for any other click. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link && link.origin === location.origin && !link.target && !link.hasAttribute('download') ? link : null
}

/** Index of the page in the tab's history, not counting open dialogs; null without the Navigation API. */
function pageIndex(): number | null {
  const { navigation } = window as { navigation?: { currentEntry: { index: number } | null } }
  return navigation?.currentEntry ? navigation.currentEntry.index - modalDepth() : null
}

/**
 * Asks before the page is left while `active` or during an upload: the browser's own question on closing, a dialog for
 * links, Back, Forward and signing out.
 */
export const LeaveGuard = memo(function LeaveGuard({ active }: { active: boolean }) {
  const [, navigate] = useLocation()
  const [question, setQuestion] = useState<Question | null>(null)
  const draftsKept = useDraftsKept()
  const uploading = useUploadInProgress()
  const guarded = active || uploading

  useEffect(() => {
    if (!guarded) return
    const ask = (why: LeaveReason) => new Promise<boolean>((answer) => setQuestion({ why, answer, uploadOnly: !active }))
    const path = location.pathname
    let here = pageIndex()
    // While a history step is being undone: its distance, to repeat it once the user confirms.
    let undoing: number | null = null
    let leaving = false

    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = followedLink(event)
      if (!link || link.pathname === path) return
      event.preventDefault()
      event.stopPropagation()
      void ask('page').then((leave) => leave && navigate(link.pathname + link.search + link.hash))
    }
    // The URL has already changed. The step is undone before the router sees it, then the dialog opens over the old page.
    const onStep = (event: PopStateEvent): boolean => {
      if (leaving) return false
      if (undoing !== null) {
        const steps = undoing
        undoing = null
        event.stopImmediatePropagation()
        void ask('page').then((leave) => {
          if (!leave) return
          leaving = true
          traverseHistory(steps - modalDepth())
        })
        return false
      }
      if (location.pathname === path) {
        // Only a dialog was opened or closed; that is a history step too.
        here = pageIndex()
        return false
      }
      event.stopImmediatePropagation()
      const there = pageIndex()
      undoing = here === null || there === null ? -1 : there - here || -1
      traverseHistory(-undoing)
      return true
    }
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    const stops = [askBeforeLeaving(ask), interceptPopState(onStep)]
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
      for (const stop of stops) stop()
    }
  }, [active, guarded, navigate])

  const answer = (leave: boolean) => {
    question?.answer(leave)
    setQuestion(null)
  }
  const text = TEXT[question?.why ?? 'page']
  return (
    <ConfirmDialog
      open={question !== null}
      onOpenChange={(open) => !open && answer(false)}
      title={text.title}
      description={question?.uploadOnly ? PICTURE : draftsKept ? text.description : NO_ROOM}
      confirmLabel={text.confirm}
      onConfirm={() => answer(true)}
    />
  )
})
