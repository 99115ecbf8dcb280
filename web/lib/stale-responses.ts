import { mutate } from 'swr'
import type { ApiError } from './api.ts'
import { createGlobalStore } from '../ui/store.ts'

/** Maps each API path whose latest answer came from this device to the time (ms since 1970) when it was stored. */
const storedAtByPath = new Map<string, number>()
const shownPaths = new Set<string>()

/** Time (ms since 1970) when the oldest shown answer was stored on this device; null if all shown answers came from the server. */
export const oldestShownResponseTime = createGlobalStore<number | null>(null)

const listStalePaths = () => [...storedAtByPath.keys()].filter((path) => shownPaths.has(path))

function publish() {
  const paths = listStalePaths()
  oldestShownResponseTime.set(paths.length === 0 ? null : Math.min(...paths.map((path) => storedAtByPath.get(path)!)))
}

export function recordStoredResponseTime(path: string, storedAt: number | null): void {
  if (storedAt === null) storedAtByPath.delete(path)
  else storedAtByPath.set(path, storedAt)
  publish()
}

export function recordShownApiPath(path: string, isShown: boolean): void {
  if (isShown) shownPaths.add(path)
  else shownPaths.delete(path)
  publish()
}

export async function refetchStaleResponses(): Promise<void> {
  await Promise.allSettled(listStalePaths().map((path) => mutate(path)))
}

/** True if a request failed because there is no network, while the app shows data stored on this device. */
export function useIsUnavailableOffline(error: ApiError | undefined): boolean {
  return oldestShownResponseTime.use() !== null && error?.status === 0
}
