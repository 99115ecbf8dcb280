import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CardImageType, ImageUploadResponse } from '../../schema/image.ts'
import { SITE_USER_ID } from '../../schema/user-rules.ts'
import { DEMO_GALLERIES } from '../seed-art/gallery.ts'
import { DEMO_OWNERS } from './demo-cards.ts'
import { signInDemoAccount } from './sign-in.ts'

const SEED_IMAGE_FOLDER = fileURLToPath(new URL('../seed', import.meta.url))
const WORKER_ORIGIN = 'http://localhost'

type SendWorkerRequest = (
  url: string,
  init: { method: string; headers: Record<string, string>; body: string | Uint8Array<ArrayBuffer> },
) => Promise<Pick<Response, 'ok' | 'json' | 'text'> & { headers: Pick<Headers, 'get'> }>

export async function uploadSeedImages(dispatch: SendWorkerRequest): Promise<void> {
  const json = { 'content-type': 'application/json' }
  const cookie = await signInDemoAccount(dispatch, WORKER_ORIGIN)

  async function upload(cardId: number, type: CardImageType, path: string): Promise<string> {
    const form = new FormData()
    form.set('file', new File([readFileSync(path)], 'picture'))
    form.set('cardId', String(cardId))
    form.set('type', type)
    // The runtime's fetch does not accept Node's FormData.
    const encoded = new Response(form)
    const headers = { cookie, 'content-type': encoded.headers.get('content-type')! }
    const res = await dispatch(`${WORKER_ORIGIN}/api/upload`, {
      method: 'POST',
      headers,
      body: new Uint8Array(await encoded.arrayBuffer()),
    })
    const result = (await res.json()) as ImageUploadResponse
    if (!result.success) throw new Error(`${path} was refused: ${result.error}`)
    return result.url
  }

  for (const [index, { username }] of DEMO_OWNERS.entries()) {
    const cardId = SITE_USER_ID + index
    const folder = join(SEED_IMAGE_FOLDER, username)
    const gallery: { url: string; alt: string }[] = []
    for (const name of readdirSync(folder)
      .filter((file) => file.startsWith('gallery-'))
      .sort()) {
      gallery.push({ url: await upload(cardId, 'gallery', join(folder, name)), alt: DEMO_GALLERIES[username]![gallery.length]!.alt })
    }
    const fields = {
      profilePicture: await upload(cardId, 'profilePicture', join(folder, 'photo.jpg')),
      coverPhoto: await upload(cardId, 'coverPhoto', join(folder, 'cover.jpg')),
      logoUrl: await upload(cardId, 'logo', join(folder, 'logo.png')),
      gallery,
    }
    const saved = await dispatch(`${WORKER_ORIGIN}/api/business-cards/${cardId}`, {
      method: 'PUT',
      headers: { ...json, cookie },
      body: JSON.stringify(fields),
    })
    if (!saved.ok) throw new Error(`The card of ${username} was refused: ${await saved.text()}`)
  }
}
