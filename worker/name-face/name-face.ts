import { createHash } from 'node:crypto'
import type { PublicCard } from '../../schema/card.ts'
import { joinNameParticles } from '../../schema/name-particles.ts'
import { buildCardModel } from '../../web/card/model.ts'
import { buildNameFaceCss, describeNameFace, type NameFaceRequest } from '../../web/card/name-face.ts'
import type { Env } from '../platform/env.ts'
import { logFailure } from '../platform/log.ts'
import { getCardTheme } from '../rendering/themes.ts'
import { subsetFont } from './subset.ts'
import { packWoff2 } from './woff2.ts'

/** The letters of a card's name as a font, for the first paint. `css` is empty if the font could not be made. */
export interface NameFace {
  /** Changes with the letters, the font files and the weight. */
  key: string
  css: string
}

const CACHED_FACES_MAX = 200
/** An owner's page makes the font anew for each view, mostly of the same name. */
const cachedFaces = new Map<string, string>()

function requestOf(card: PublicCard): NameFaceRequest | null {
  const plain = buildCardModel(card)
  const model = { ...plain, name: joinNameParticles(plain.name) }
  return describeNameFace(getCardTheme(model.theme), model)
}

const keyOf = ({ weight, parts }: NameFaceRequest) =>
  createHash('sha256')
    .update(JSON.stringify([weight, parts.map(({ file, letters }) => [file.src, letters])]))
    .digest('base64')
    .slice(0, 16)

async function readFont(env: Pick<Env, 'ASSETS'>, src: string): Promise<Uint8Array> {
  // The development server adds a query to the address, and refuses other hosts.
  const response = await env.ASSETS.fetch(new URL(src.replace(/woff2(?:\?.*)?$/, 'ttf'), 'http://localhost'))
  if (!response.ok) throw new Error(`${src} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** Only names of some fifty different letters need more. */
export const NAME_FACE_BYTES_MAX = 6 * 1024

async function makeNameFaceCss(env: Pick<Env, 'ASSETS'>, request: NameFaceRequest): Promise<string> {
  const fonts = await Promise.all(
    request.parts.map(async ({ file, letters }) => packWoff2(await subsetFont(await readFont(env, file.src), letters, request.weight))),
  )
  if (fonts.reduce((sum, font) => sum + font.length, 0) > NAME_FACE_BYTES_MAX) return ''
  return buildNameFaceCss(
    request,
    fonts.map((font) => font.toString('base64')),
  )
}

/** Makes the font of a card's name. If that fails, or if the font is too large for the page's first round trip, the card is shown without it: its fonts then load after the page. */
export async function makeNameFace(env: Pick<Env, 'ASSETS'>, card: PublicCard): Promise<NameFace | undefined> {
  const request = requestOf(card)
  if (!request) return undefined
  const key = keyOf(request)
  const cached = cachedFaces.get(key)
  if (cached) return { key, css: cached }
  try {
    const css = await makeNameFaceCss(env, request)
    if (cachedFaces.size >= CACHED_FACES_MAX) cachedFaces.clear()
    cachedFaces.set(key, css)
    return { key, css }
  } catch (error) {
    logFailure('name-face-not-made', { cardId: card.id }, error)
    return { key, css: '' }
  }
}

/** False if the card's name or the fonts of this deployment differ from those of the stored font. */
export function isNameFaceCurrent(card: PublicCard, face: NameFace | undefined): boolean {
  const request = requestOf(card)
  return request ? keyOf(request) === face?.key : face === undefined
}
