import { mutate } from 'swr'
import type { ApiError } from './api.ts'
import { createGlobalStore } from '../ui/store.ts'

/** For each API path whose newest answer was a stored one: the time of storing, in ms since 1970. */
const storedAtByPath = new Map<string, number>()
const shownPaths = new Set<string>()

/** Time when the oldest shown answer was stored on this device, in ms since 1970; null if all answers came from the server. */
export const oldestShownAnswerTime = createGlobalStore<number | null>(null)

const listStalePaths = () => [...storedAtByPath.keys()].filter((path) => shownPaths.has(path))

function publish() {
  const paths = listStalePaths()
  oldestShownAnswerTime.set(paths.length === 0 ? null : Math.min(...paths.map((path) => storedAtByPath.get(path)!)))
}

export function recordStoredResponseTime(path: string, storedAt: number | null): void {
  if (storedAt === null) storedAtByPath.delete(path)
  else storedAtByPath.set(path, storedAt)
  publish()
}

export function recordShownPath(path: string, isShown: boolean): void {
  if (isShown) shownPaths.add(path)
  else shownPaths.delete(path)
  publish()
}

export async function refetchStaleAnswers(): Promise<void> {
  await Promise.allSettled(listStalePaths().map((path) => mutate(path)))
}

/** True if an API call failed because the app is in use without a network, showing what was stored on this device. */
export function useIsMissingOffline(error: ApiError | undefined): boolean {
  return oldestShownAnswerTime.use() !== null && error?.status === 0
}
