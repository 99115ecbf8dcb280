import { vi } from 'vitest'

type Answer = () => Response | Promise<Response>

/** Answers the app's calls whose path begins with `path`, in place of the server. Returns a function that lets them through again. */
export function answerCalls(method: string, path: string, answer: Answer): () => void {
  const { fetch } = globalThis
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const isMatch = (init?.method ?? 'GET') === method && String(input).startsWith(path)
    return isMatch ? answer() : fetch(input, init)
  })
  return () => spy.mockRestore()
}

/** Fails calls as a browser without a network does. */
export const failWithoutNetwork: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

/** Holds calls back until `release` is called with the response that they then get. */
export function holdCalls(method: string, path: string) {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answerCalls(method, path, () => promise)
  return { release: resolve }
}
