import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** The link a click follows within this tab, or null where the page stays. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link && link.origin === location.origin && !link.target && !link.hasAttribute('download') ? link : null
}

/** While `active`, leaving the page asks first: the browser on closing, a dialog on a link of the app. */
export function LeaveGuard({ active }: { active: boolean }) {
  const [, navigate] = useLocation()
  const [target, setTarget] = useState<string | null>(null)

  useEffect(() => {
    if (!active) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = followed(event)
      if (!link || link.pathname === location.pathname) return
      event.preventDefault()
      event.stopPropagation()
      setTarget(link.pathname + link.search + link.hash)
    }
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
    }
  }, [active])

  return (
    <ConfirmDialog
      open={target !== null}
      onOpenChange={(open) => !open && setTarget(null)}
      title="Leave without saving?"
      description="Your changes to this card have not been saved."
      confirmLabel="Leave"
      onConfirm={() => {
        setTarget(null)
        navigate(target!)
      }}
    />
  )
}
