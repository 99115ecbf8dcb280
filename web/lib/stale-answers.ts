import { mutate } from 'swr'
import { createGlobalStore } from '../ui/store.ts'

/** For each API path whose newest answer came from this device and not from the server: when it was stored, in ms since 1970. */
const storedAtByPath = new Map<string, number>()

/** When the oldest of the shown answers was stored on this device, in ms since 1970; null if all came from the server. */
export const oldestShownAnswer = createGlobalStore<number | null>(null)

const publish = () => oldestShownAnswer.set(storedAtByPath.size === 0 ? null : Math.min(...storedAtByPath.values()))

/** Records whether an API answer came from the server (`storedAt` null) or was stored on this device earlier. */
export function recordAnswerAge(path: string, storedAt: number | null): void {
  if (storedAt === null) storedAtByPath.delete(path)
  else storedAtByPath.set(path, storedAt)
  publish()
}

/** Asks the server again for everything shown that was stored on this device. Answers that no page shows any more are forgotten. */
export async function refetchStaleAnswers(): Promise<void> {
  const paths = [...storedAtByPath.keys()]
  storedAtByPath.clear()
  await Promise.allSettled(paths.map((path) => mutate(path)))
  publish()
}
