import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createLazyModuleHook } from '../lib/lazy-module.ts'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  children?: ReactNode
  /** The label of the confirm button, a verb such as Delete, Reset or Remove. */
  confirmLabel: string
  pendingLabel?: string
  /** The label of the button that leaves everything as it is, where Cancel could be misread. */
  cancelLabel?: string
  pending?: boolean
  destructive?: boolean
  /** Called when the user confirms. The dialog stays open until the caller closes it, so that the caller can show an error. */
  onConfirm: () => void
}

const loadContent = () => import('./confirm-dialog-content.tsx')
const useContent = createLazyModuleHook(loadContent)

/**
 * A dialog that asks for confirmation. Cancel has the initial focus, and a click outside does not close the dialog. Its code is loaded
 * when the browser is idle. If that fails, the browser's own dialog asks; a question with content of its own is then not asked.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open } = props
  const [isIdle, setIdle] = useState(false)
  const content = useContent(isIdle || open)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return
    const idle = requestIdleCallback(() => setIdle(true), { timeout: 2000 })
    return () => cancelIdleCallback(idle)
  }, [])
  useEffect(() => {
    if (!open) return
    loadContent().catch(() => {
      const { title, description, children, onConfirm, onOpenChange } = latest.current
      const question = typeof description === 'string' ? `${title}\n\n${description}` : title
      if (!children && window.confirm(question)) onConfirm()
      else onOpenChange(false)
    })
  }, [open])
  return content ? <content.ConfirmDialogContent {...props} /> : null
}
