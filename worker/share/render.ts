import type { Renderer } from '@takumi-rs/wasm'
import { imageKey } from '../../schema/image.ts'
import type { CardModel } from '../../web/card/model.ts'
import type { Env } from '../platform/env.ts'
import { themeOf } from '../rendering/themes.ts'
import { type Face, facesFor } from './faces.ts'
import { shareStyleOf } from './styles.ts'
import { PHOTO_NAME, SHARE_SIZE, type ShareContent, shareNode } from './layout.ts'

const QUALITY = 86
/** Texts are truncated to this many characters, more than fit their boxes. */
const TEXT_MAX = 120

let ready: Promise<new () => Renderer> | undefined

/** Loads the renderer's module on first use. A failed load is tried again the next time. */
async function loadRenderer(): Promise<new () => Renderer> {
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
  const response = await env.ASSETS.fetch(new URL(src, 'https://assets.local'))
  if (!response.ok) throw new Error(`${src} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** Reads an uploaded photo; null for an external one, which is never fetched, and for an SVG. */
async function readPhoto(env: Pick<Env, 'MEDIA'>, url: string | null): Promise<Uint8Array | null> {
  const key = url && imageKey(url)
  const object = key && !key.endsWith('.svg') ? await env.MEDIA.get(key) : null
  return object && new Uint8Array(await object.arrayBuffer())
}

/** A text, truncated for drawing; null if no font has all its characters, which would be drawn as boxes. */
function drawableText(text: string | null, missing: ReadonlySet<string>): string | null {
  const truncated = text && Array.from(text.toWellFormed()).slice(0, TEXT_MAX).join('').trim()
  return truncated && !Array.from(truncated).some((character) => missing.has(character)) ? truncated : null
}

/** Draws a card's share image as a JPEG of SHARE_SIZE. Throws when a font cannot be read or the renderer fails. */
export async function renderShareImage(env: Pick<Env, 'ASSETS' | 'MEDIA'>, card: CardModel): Promise<Uint8Array> {
  const shareStyle = shareStyleOf(card.theme)
  const fonts = themeOf(card.theme).fonts ?? []
  const text = [card.name, card.title, card.company, card.initials].join(' ')
  // Some themes set the name in capitals.
  const { faces, missing } = facesFor(text + text.toLocaleUpperCase('en'), fonts)
  const absent = new Set(missing)
  const [photo, files] = await Promise.all([readPhoto(env, card.photo), Promise.all(faces.map((face) => readFace(env, face)))])
  const RendererOf = await loadRenderer()
  const content: ShareContent = {
    id: card.id,
    name: drawableText(card.name, absent) ?? card.slug,
    title: drawableText(card.title, absent),
    company: drawableText(card.company, absent),
    initials: drawableText(card.initials, absent) ?? '',
    dir: card.dir,
    button: card.buttons[0]?.color ?? null,
  }
  const themeFamilies = new Set(fonts.map(({ family }) => family))
  const families = [...new Set(faces.map(({ family }) => family))].filter((family) => !themeFamilies.has(family))
  const renderer = new RendererOf()
  try {
    for (const [index, { family, style, ranges }] of faces.entries())
      await renderer.registerFont({ name: family, data: files[index]!, style, unicodeRange: ranges })
    return await renderer.render(shareNode(shareStyle, content, families, photo !== null), {
      ...SHARE_SIZE,
      format: 'jpeg',
      quality: QUALITY,
      images: photo ? [{ src: PHOTO_NAME, data: photo }] : [],
    })
  } finally {
    renderer.free()
  }
}
