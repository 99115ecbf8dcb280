import { useSyncExternalStore } from 'react'

let underWay = 0
const listeners = new Set<() => void>()

function count(change: 1 | -1) {
  underWay += change
  for (const listener of listeners) listener()
}

/** Counts a picture as under way until `upload` is settled. */
export async function countUpload<Result>(upload: Promise<Result>): Promise<Result> {
  count(1)
  try {
    return await upload
  } finally {
    count(-1)
  }
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True while pictures are being uploaded: leaving the page would lose them. */
export function useUploadUnderWay(): boolean {
  return useSyncExternalStore(listen, () => underWay > 0)
}
