import { vi } from 'vitest'

/** Answers a call of the app. `send` lets the call reach the server after all, and resolves to the server's answer. */
type Answer = (send: () => Promise<Response>, options: RequestInit | undefined) => Response | Promise<Response>

/** Answers the app's calls whose path begins with `path`, in place of the server. Returns a function that lets them through again. */
export function answerCalls(method: string, path: string, answer: Answer): () => void {
  const { fetch } = globalThis
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const isMatch = (init?.method ?? 'GET') === method && String(input).startsWith(path)
    return isMatch ? answer(() => fetch(input, init), init) : fetch(input, init)
  })
  return () => spy.mockRestore()
}

/** Makes calls fail as in a browser without a network. */
export const failWithoutNetwork = () => Promise.reject<Response>(new TypeError('Failed to fetch'))

/** Answers like a proxy that does not reach the server: with an error that is not JSON. */
export const badGateway = () => new Response('Bad gateway', { status: 502 })

/** Lets calls reach the server, but loses its answers. */
export const loseAnswer: Answer = (send) => send().then(failWithoutNetwork)

/** Changes what the server answers to the app's calls whose path begins with `path`. Returns a function that ends this. */
export const changeAnswers = <Body extends object>(method: string, path: string, change: (body: Body) => object | Promise<object>) =>
  answerCalls(method, path, async (send) => Response.json(await change((await (await send()).json()) as Body)))

/** Returns a list that gets the body of each call whose path begins with `path`. The server answers as usual. */
export function recordBodies(method: string, path: string): unknown[] {
  const bodies: unknown[] = []
  answerCalls(method, path, (send, options) => {
    bodies.push(JSON.parse(String(options?.body)))
    return send()
  })
  return bodies
}

/** Holds calls back. The returned `release` answers them with a response. */
export function holdCalls(method: string, path: string) {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answerCalls(method, path, () => promise)
  return { release: resolve }
}

/** Holds calls back on their way to the server. Returns a function that lets them through. */
export function delayCalls(method: string, path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  const letThrough = answerCalls(method, path, (send) => promise.then(send))
  return () => {
    letThrough()
    resolve()
  }
}
