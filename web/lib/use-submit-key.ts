import { type RefObject, useEffect } from 'react'

/** Hook that sends a form on Ctrl+Enter or Cmd+Enter in any of its inputs, including text areas. */
export function useSubmitKey(form: RefObject<HTMLFormElement | null>) {
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
