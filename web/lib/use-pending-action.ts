import { useCallback, useState } from 'react'

/** Returns whether an action is running, and a function that runs one. */
export function usePendingAction() {
  const [isPending, setPending] = useState(false)
  const run = useCallback(async (action: () => Promise<unknown>) => {
    setPending(true)
    try {
      await action()
    } finally {
      setPending(false)
    }
  }, [])
  return [isPending, run] as const
}
