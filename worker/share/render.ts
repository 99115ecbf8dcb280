import type { Renderer } from '@takumi-rs/wasm'
import { imageStorageKeyOfUrl } from '../../schema/image.ts'
import type { CardModel } from '../../web/card/model.ts'
import type { Env } from '../platform/env.ts'
import { getCardTheme } from '../rendering/themes.ts'
import { type FontFile, findFontFilesForText } from './faces.ts'
import { shareImageStyleOf } from './styles.ts'
import { RENDERER_PHOTO_NAME, SHARE_IMAGE_SIZE, type ShareImageContent, buildShareImageNode } from './layout.ts'

const JPEG_QUALITY = 86
/** Texts are cut to this length, because more characters do not fit into the image. */
const DRAWN_TEXT_LENGTH_MAX = 120

let imageRendererPromise: Promise<new () => Renderer> | undefined

/** Loads the image renderer. If that fails, the next call tries again. */
async function loadImageRenderer(): Promise<new () => Renderer> {
  imageRendererPromise ??= (async () => {
    const [{ default: wasm }, { initSync, Renderer }] = await Promise.all([
      import('@takumi-rs/wasm/takumi_wasm_bg.wasm'),
      import('@takumi-rs/wasm/no-bundler'),
    ])
    initSync({ module: wasm })
    return Renderer
  })()
  try {
    return await imageRendererPromise
  } catch (error) {
    imageRendererPromise = undefined
    throw error
  }
}

async function readFontFile(env: Pick<Env, 'ASSETS'>, { src }: FontFile): Promise<Uint8Array> {
  const response = await env.ASSETS.fetch(new URL(src, 'https://assets.local'))
  if (!response.ok) throw new Error(`${src} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** Returns null for an SVG, and for a photo on another website, which the server never fetches. */
async function readUploadedPhoto(env: Pick<Env, 'MEDIA'>, url: string | null): Promise<Uint8Array | null> {
  const key = url && imageStorageKeyOfUrl(url)
  const object = key && !key.endsWith('.svg') ? await env.MEDIA.get(key) : null
  return object && new Uint8Array(await object.arrayBuffer())
}

/** Returns null if a character is in no font, because it would be drawn as a box. */
function toDrawableText(text: string | null, missing: ReadonlySet<string>): string | null {
  const truncated = text && Array.from(text.toWellFormed()).slice(0, DRAWN_TEXT_LENGTH_MAX).join('').trim()
  return truncated && !Array.from(truncated).some((character) => missing.has(character)) ? truncated : null
}

/** Returns a JPEG. Throws if a font cannot be read or the renderer fails. */
export async function renderShareImage(env: Pick<Env, 'ASSETS' | 'MEDIA'>, card: CardModel): Promise<Uint8Array> {
  const shareStyle = shareImageStyleOf(card.theme, card.look.accentColor)
  const fonts = getCardTheme(card.theme).fonts ?? []
  const text = [card.name, card.title, card.company, card.initials].join(' ')
  // Capitals need fonts too, because some themes show the name in capitals.
  const { faces, missing } = findFontFilesForText(text + text.toLocaleUpperCase('en'), fonts)
  const absent = new Set(missing)
  const [photo, files] = await Promise.all([readUploadedPhoto(env, card.photo), Promise.all(faces.map((face) => readFontFile(env, face)))])
  const RendererOf = await loadImageRenderer()
  const content: ShareImageContent = {
    id: card.id,
    name: toDrawableText(card.name, absent) ?? card.slug,
    title: toDrawableText(card.title, absent),
    company: toDrawableText(card.company, absent),
    initials: toDrawableText(card.initials, absent) ?? '',
    dir: card.dir,
    button: card.buttons[0]?.color ?? null,
  }
  const themeFamilies = new Set(fonts.map(({ family }) => family))
  const families = [...new Set(faces.map(({ family }) => family))].filter((family) => !themeFamilies.has(family))
  const renderer = new RendererOf()
  try {
    for (const [index, { family, style, ranges }] of faces.entries())
      await renderer.registerFont({ name: family, data: files[index]!, style, unicodeRange: ranges })
    return await renderer.render(buildShareImageNode(shareStyle, content, families, photo !== null), {
      ...SHARE_IMAGE_SIZE,
      format: 'jpeg',
      quality: JPEG_QUALITY,
      images: photo ? [{ src: RENDERER_PHOTO_NAME, data: photo }] : [],
    })
  } finally {
    renderer.free()
  }
}
