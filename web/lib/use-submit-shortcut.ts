import { type RefObject, useEffect } from 'react'

export function useSubmitShortcut(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const { current } = form
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.isComposing) return
      event.preventDefault()
      current?.requestSubmit()
    }
    current?.addEventListener('keydown', onKey)
    return () => current?.removeEventListener('keydown', onKey)
  }, [form])
}
