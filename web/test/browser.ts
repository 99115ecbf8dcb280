import { type DetachedWindowAPI } from 'happy-dom'
import { mutate } from 'swr'
import { inject, vi } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** This URL answers with the session cookies as soon as the server is ready. */
    startUrl: string
    /** Address of the server that all component tests share. */
    serverUrl: string
    /** The folder with the mails that this server has sent. */
    outboxDir: string
    /** A session cookie ("name=value") of the seeded account of each access level. */
    sessionCookies: Record<number, string>
  }
}

const browserWindow = () => window as unknown as Window & { happyDOM: DetachedWindowAPI }

/** Gives the window an address of the server under test, so that relative requests reach it. */
export function openOrigin(path = '/') {
  browserWindow().happyDOM.setURL(inject('serverUrl') + path)
  // The history entry must have the new address, too. Otherwise Back would return to the previous one.
  history.replaceState(null, '', path)
}

const DEFAULT_WINDOW_SIZE = { width: 1280, height: 844 }

/** Sets the size of the window, by default that of a desktop. */
export const resizeWindow = (size = DEFAULT_WINDOW_SIZE) => browserWindow().happyDOM.setViewport(size)

/** Waits for the server, which is built and started while other tests run. */
export async function awaitServer() {
  browserWindow().happyDOM.setURL(inject('startUrl'))
  const res = await fetch('/')
  if (!res.ok) throw new Error(`The server of the component tests did not start: ${await res.text()}`)
  Object.assign(inject('sessionCookies'), await res.json())
}

/** Deletes all cookies, even the session cookie, which `document.cookie` does not show. */
export function clearCookies() {
  const pairs = [...document.cookie.split('; '), Object.values(inject('sessionCookies'))[0]!]
  for (const pair of pairs) document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`
}

/** Empties the cache of API responses. Sends no request, because no component is mounted. */
export const forgetApiResponses = () => mutate(() => true, undefined)

/** Returns a list that gets the files that the page downloads. */
export function recordDownloads(): { name: string; content: Blob }[] {
  const files: { name: string; content: Blob }[] = []
  let content = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((source) => {
    content = source as Blob
    return 'blob:download'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content })
  })
  return files
}
