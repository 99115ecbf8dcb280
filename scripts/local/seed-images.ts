import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ImageType, UploadAnswer } from '../../schema/image.ts'
import { SITE_USER_ID } from '../../schema/user.ts'
import { GALLERIES } from '../seed-art/gallery.ts'
import { DEMO_OWNERS, DEMO_PASSWORD } from './demo-cards.ts'

const DRAWN = fileURLToPath(new URL('../seed', import.meta.url))
const ORIGIN = 'http://localhost'

/** What answers as the running worker does. */
type Dispatch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body: string | Uint8Array<ArrayBuffer> },
) => Promise<Pick<Response, 'ok' | 'json' | 'text'> & { headers: Pick<Headers, 'get'> }>

/** Gives the demo cards their pictures, through the worker's own calls, in the name of the first account. */
export async function seedImages(dispatch: Dispatch): Promise<void> {
  const json = { 'content-type': 'application/json' }
  const signedIn = await dispatch(`${ORIGIN}/api/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: DEMO_OWNERS[0]!.username, password: DEMO_PASSWORD }),
  })
  const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0]!

  async function upload(cardId: number, type: ImageType, path: string): Promise<string> {
    const form = new FormData()
    form.set('file', new File([readFileSync(path)], 'picture'))
    form.set('cardId', String(cardId))
    form.set('type', type)
    // Encoded here: the runtime's own fetch knows no form but its own.
    const encoded = new Response(form)
    const headers = { cookie, 'content-type': encoded.headers.get('content-type')! }
    const res = await dispatch(`${ORIGIN}/api/upload`, { method: 'POST', headers, body: new Uint8Array(await encoded.arrayBuffer()) })
    const answer = (await res.json()) as UploadAnswer
    if (!answer.success) throw new Error(`${path} was refused: ${answer.error}`)
    return answer.url
  }

  for (const [index, { username }] of DEMO_OWNERS.entries()) {
    const cardId = SITE_USER_ID + index
    const folder = join(DRAWN, username)
    const gallery: { url: string; alt: string }[] = []
    for (const name of readdirSync(folder)
      .filter((file) => file.startsWith('gallery-'))
      .sort()) {
      gallery.push({ url: await upload(cardId, 'gallery', join(folder, name)), alt: GALLERIES[username]![gallery.length]!.alt })
    }
    const fields = {
      profilePicture: await upload(cardId, 'profilePicture', join(folder, 'photo.jpg')),
      coverPhoto: await upload(cardId, 'coverPhoto', join(folder, 'cover.jpg')),
      logoUrl: await upload(cardId, 'logo', join(folder, 'logo.svg')),
      gallery,
    }
    const saved = await dispatch(`${ORIGIN}/api/business-cards/${cardId}`, {
      method: 'PUT',
      headers: { ...json, cookie },
      body: JSON.stringify(fields),
    })
    if (!saved.ok) throw new Error(`The card of ${username} was refused: ${await saved.text()}`)
  }
}
