import { memo, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { interceptPopState, modalDepth, traverseHistory } from '../ui/modal-history.ts'
import { useUploadInProgress } from '../images/uploads-in-progress.ts'
import { useDraftRoom } from '../lib/draft-storage.ts'
import { askBeforeLeaving, type Leaving } from '../lib/unsaved-work.ts'

interface Question {
  why: Leaving
  /** Of no change, of a picture alone. */
  picture: boolean
  answer: (leave: boolean) => void
}
const TEXT: Record<Leaving, { title: string; description: string; confirm: string }> = {
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

/** The link a click follows within this tab, or null where the page stays. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link && link.origin === location.origin && !link.target && !link.hasAttribute('download') ? link : null
}

/** The place of the shown page in the tab's history, below its open dialogs; null in browsers without the Navigation API. */
function pageIndex(): number | null {
  const { navigation } = window as { navigation?: { currentEntry: { index: number } | null } }
  return navigation?.currentEntry ? navigation.currentEntry.index - modalDepth() : null
}

/**
 * While `active`, or while a picture is being uploaded, leaving the page asks first: the browser on closing, a dialog on a
 * link of the app, on Back and Forward within it and on signing out.
 */
export const LeaveGuard = memo(function LeaveGuard({ active }: { active: boolean }) {
  const [, navigate] = useLocation()
  const [question, setQuestion] = useState<Question | null>(null)
  const room = useDraftRoom()
  const uploading = useUploadInProgress()
  const guarded = active || uploading

  useEffect(() => {
    if (!guarded) return
    const ask = (why: Leaving) => new Promise<boolean>((answer) => setQuestion({ why, answer, picture: !active }))
    const path = location.pathname
    let here = pageIndex()
    // Where the step was bound for that is being taken back until there is an answer, as steps from here.
    let undoing: number | null = null
    let leaving = false

    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = followed(event)
      if (!link || link.pathname === path) return
      event.preventDefault()
      event.stopPropagation()
      void ask('page').then((leave) => leave && navigate(link.pathname + link.search + link.hash))
    }
    // The address has changed by now. Before the router hears of it, the step is taken back; the question comes then, so
    // that the screen never changes under it.
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
        // A dialog that is a step of its own.
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
      description={question?.picture ? PICTURE : room ? text.description : NO_ROOM}
      confirmLabel={text.confirm}
      onConfirm={() => answer(true)}
    />
  )
})
