import type { Renderer } from '@takumi-rs/wasm'
import { imageKey } from '../../schema/image.ts'
import type { CardModel } from '../../web/card/model.ts'
import type { Env } from '../platform/env.ts'
import { themeOf } from '../rendering/themes.ts'
import { type Face, facesFor } from './faces.ts'
import { shareLookOf } from './looks.ts'
import { PHOTO, SHARE_SIZE, type ShareContent, shareNode } from './picture.ts'

const QUALITY = 86
/** Longest texts that are drawn, in characters: what is behind them would be cut by its box. */
const TEXT_MAX = 120

let ready: Promise<new () => Renderer> | undefined

/** The renderer's module, loaded when it is first needed; a failure is not kept. */
async function load(): Promise<new () => Renderer> {
  ready ??= (async () => {
    const [{ default: wasm }, { initSync, Renderer }] = await Promise.all([
      import('@takumi-rs/wasm/takumi_wasm_bg.wasm'),
      import('@takumi-rs/wasm/no-bundler'),
    ])
    initSync({ module: wasm })
    return Renderer
  })()
  try {
    return await ready
  } catch (error) {
    ready = undefined
    throw error
  }
}

async function readFace(env: Pick<Env, 'ASSETS'>, { src }: Face): Promise<Uint8Array> {
  const answer = await env.ASSETS.fetch(new URL(src, 'https://assets.local'))
  if (!answer.ok) throw new Error(`${src} answered ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** The uploaded photo; null for one from elsewhere, which is not fetched, and for a vector. */
async function readPhoto(env: Pick<Env, 'MEDIA'>, url: string | null): Promise<Uint8Array | null> {
  const key = url && imageKey(url)
  const object = key && !key.endsWith('.svg') ? await env.MEDIA.get(key) : null
  return object && new Uint8Array(await object.arrayBuffer())
}

/** A text as far as it is drawn; null where letters of it are in no face, since a box instead of a name is worse than none. */
function drawable(text: string | null, missing: ReadonlySet<string>): string | null {
  const shown = text && Array.from(text.toWellFormed()).slice(0, TEXT_MAX).join('').trim()
  return shown && !Array.from(shown).some((character) => missing.has(character)) ? shown : null
}

/**
 * Draws a card's share image as a JPEG of SHARE_SIZE. Throws when a face cannot be read or the renderer fails; the
 * caller does without.
 */
export async function renderShareImage(env: Pick<Env, 'ASSETS' | 'MEDIA'>, card: CardModel): Promise<Uint8Array> {
  const look = shareLookOf(card.look)
  const fonts = themeOf(card.look).fonts ?? []
  const said = [card.name, card.title, card.company, card.initials].join(' ')
  // The name may be set in capitals.
  const { faces, missing } = facesFor(said + said.toLocaleUpperCase('en'), fonts)
  const absent = new Set(missing)
  const [photo, files] = await Promise.all([readPhoto(env, card.photo), Promise.all(faces.map((face) => readFace(env, face)))])
  const RendererOf = await load()
  const content: ShareContent = {
    id: card.id,
    name: drawable(card.name, absent) ?? card.slug,
    title: drawable(card.title, absent),
    company: drawable(card.company, absent),
    initials: drawable(card.initials, absent) ?? '',
    dir: card.dir,
    button: card.buttons[0]?.color ?? null,
  }
  const own = new Set(fonts.map(({ family }) => family))
  const families = [...new Set(faces.map(({ family }) => family))].filter((family) => !own.has(family))
  const renderer = new RendererOf()
  try {
    for (const [index, { family, style, ranges }] of faces.entries())
      await renderer.registerFont({ name: family, data: files[index]!, style, unicodeRange: ranges })
    return await renderer.render(shareNode(look, content, families, photo !== null), {
      ...SHARE_SIZE,
      format: 'jpeg',
      quality: QUALITY,
      images: photo ? [{ src: PHOTO, data: photo }] : [],
    })
  } finally {
    renderer.free()
  }
}
