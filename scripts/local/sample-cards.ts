import sharp from 'sharp'
import { type Card, GALLERY_IMAGES_MAX } from '../../schema/card.ts'
import { CARD_FIELDS } from '../../schema/card-fields.ts'
import type { CardImageType, ImageUploadResponse } from '../../schema/image.ts'
import { SITE_USER_ID } from '../../schema/user-rules.ts'
import { CARD_THEME_KEYS, type CardThemeKey, DEFAULT_BUTTON_COLOR } from '../../schema/theme.ts'
import { DEMO_COVERS } from '../seed-art/covers.ts'
import { DEMO_GALLERIES } from '../seed-art/gallery.ts'
import { DEMO_PORTRAITS } from '../seed-art/portrait.ts'
import { createSvgDocument } from '../seed-art/svg.ts'
import { DEMO_OWNERS } from './demo-cards.ts'
import { signInDemoAccount } from './sign-in.ts'

/** `sparse` cards have only a name, `real` cards what people usually enter, `overfull` cards as much as possible. */
export const SAMPLE_CARD_KINDS = ['sparse', 'real', 'overfull'] as const
export type SampleCardKind = (typeof SAMPLE_CARD_KINDS)[number]

export interface SampleCardPictures {
  portrait: string
  cover: string
  /** The logo is dark and transparent. It must be visible even in a dark theme. */
  logo: string
  gallery: string[]
}

/** Slug of a card with the parts that the other sample cards lack: a form, an embed and an assistant. */
export const SAMPLE_FULL_CARD_SLUG = 'sample-full'
export const SAMPLE_ARABIC_CARD_SLUG = 'sample-arabic'

export const sampleCardSlugOf = (kind: SampleCardKind, theme: CardThemeKey) => `sample-${kind}-${theme}`

const repeatToLength = (text: string, length: number) =>
  text
    .repeat(Math.ceil(length / text.length))
    .slice(0, length)
    .trimEnd()

const REAL_ABOUT =
  'Picture books, murals and the occasional very serious annual report. I draw with ink first and ask questions later, mostly for publishers, museums and people with an empty wall.\n\nFrom January on I take two commissions a month.'

const SIX_BUTTONS = [
  ['Book a first meeting', '#e11d48'],
  ['See the sketchbook', '#0ea5e9'],
  ['Order the book', '#16a34a'],
  ['Read the newsletter', '#f59e0b'],
  ['Come to an exhibition near you', '#7c3aed'],
  ['Everything else about the studio', DEFAULT_BUTTON_COLOR],
] as const

const toButtons = (buttons: readonly (readonly [string, string])[]) =>
  buttons.map(([text, backgroundColor], index) => ({ text, url: `https://duarte.example/${index}`, backgroundColor }))

function buildRealFields({ portrait, cover, logo, gallery }: SampleCardPictures): Partial<Card> {
  return {
    name: 'Inês Duarte Carvalho',
    title: 'Freelance Illustrator & Art Director',
    company: 'Studio Duarte',
    phone: '+351 21 555 0134',
    email: 'ines@duarte.example',
    website: 'https://duarte.example',
    address: 'Rua da Rosa 48, 1200-387 Lisboa, Portugal',
    about: REAL_ABOUT,
    videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
    socialLinks: { instagram: '@duarte.example', linkedin: 'ines-duarte-example', whatsapp: '+351215550134', pinterest: 'duarte-example' },
    customButtons: toButtons([
      ['See the sketchbook', DEFAULT_BUTTON_COLOR],
      ['Book a first meeting', '#1f2937'],
    ]),
    profilePicture: portrait,
    coverPhoto: cover,
    logoUrl: logo,
    gallery: gallery.slice(0, 4).map((url) => ({ url })),
  }
}

function buildOverfullFields(pictures: SampleCardPictures): Partial<Card> {
  return {
    ...buildRealFields(pictures),
    name: repeatToLength('Prof. Dr. Anastasia Maximiliana Papadimitriou-Whitcombe von und zu Hohenfels ', CARD_FIELDS.name.max),
    title: repeatToLength('Senior Consultant in Reconstructive Microsurgery and Head of the Department of ', CARD_FIELDS.title.max),
    company: repeatToLength('Whitcombe, Papadimitriou & Daughters International Holding of ', CARD_FIELDS.company.max),
    about: repeatToLength(`${REAL_ABOUT}\n\n`, CARD_FIELDS.about.max),
    email: 'anastasia.maximiliana.papadimitriou-whitcombe@reconstructive-microsurgery.example',
    website: 'https://reconstructive-microsurgery.example/people/anastasia-papadimitriou-whitcombe',
    address: 'Department of Reconstructive Microsurgery, Building C, 4th floor\nRua da Rosa 48, 1200-387 Lisboa, Portugal',
    socialLinks: {
      facebook: 'duarte.example',
      twitter: 'duarte_example',
      instagram: 'duarte.example',
      linkedin: 'ines-duarte-example',
      youtube: '@duarte-example',
      whatsapp: '+351215550134',
      viber: '+351215550134',
      telegram: 'duarte_example',
      skype: 'duarte.example',
      gmail: 'ines@duarte.example',
      wechat: 'duarte-example',
      pinterest: 'duarte-example',
    },
    customButtons: toButtons(SIX_BUTTONS),
    gallery: pictures.gallery.slice(0, GALLERY_IMAGES_MAX).map((url) => ({ url })),
  }
}

export function buildSampleCardFields(kind: SampleCardKind, pictures: SampleCardPictures): Partial<Card> {
  // Without `phone` and `email`, the card would get its owner's phone number and e-mail address.
  if (kind === 'sparse') return { name: 'Zuri', phone: null, email: null }
  return kind === 'real' ? buildRealFields(pictures) : buildOverfullFields(pictures)
}

const DARK_LOGO = createSvgDocument(
  250,
  250,
  '<path d="M125 14l96 55v112l-96 55-96-55V69Z" fill="none" stroke="#111827" stroke-width="14"/><path d="M70 176l55-112 55 112M92 134h66" fill="none" stroke="#111827" stroke-width="16"/>',
)

async function drawSampleCardPictures(): Promise<[CardImageType, Buffer][]> {
  const drawings = Object.values(DEMO_GALLERIES).flat()
  const toJpeg = (svg: string, width: number, height: number) =>
    sharp(Buffer.from(svg)).resize(width, height, { fit: 'cover' }).jpeg({ quality: 82 }).toBuffer()
  return Promise.all([
    toJpeg(DEMO_PORTRAITS['editor']!, 900, 1200).then((file) => ['profilePicture', file] as [CardImageType, Buffer]),
    toJpeg(DEMO_COVERS['basic']!, 1200, 400).then((file) => ['coverPhoto', file] as [CardImageType, Buffer]),
    sharp(Buffer.from(DARK_LOGO))
      .png()
      .toBuffer()
      .then((file) => ['logo', file] as [CardImageType, Buffer]),
    ...Array.from({ length: GALLERY_IMAGES_MAX }, async (_, index): Promise<[CardImageType, Buffer]> => {
      const { drawing } = drawings[index % drawings.length]!
      return ['gallery', await toJpeg(drawing, index % 3 === 1 ? 800 : 1200, index % 3 === 1 ? 1000 : 800)]
    }),
  ])
}

async function uploadSampleCardPictures(url: string, cookie: string): Promise<SampleCardPictures> {
  const uploaded: [CardImageType, string][] = []
  for (const [type, file] of await drawSampleCardPictures()) {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(file)], 'picture'))
    body.set('cardId', String(SITE_USER_ID))
    body.set('type', type)
    const result = (await (await fetch(`${url}/api/upload`, { method: 'POST', headers: { cookie }, body })).json()) as ImageUploadResponse
    if (!result.success) throw new Error(`The ${type} was refused: ${result.error}`)
    uploaded.push([type, result.url])
  }
  const urlsOf = (type: CardImageType) => uploaded.filter(([name]) => name === type).map(([, picture]) => picture)
  return {
    portrait: urlsOf('profilePicture')[0]!,
    cover: urlsOf('coverPhoto')[0]!,
    logo: urlsOf('logo')[0]!,
    gallery: urlsOf('gallery'),
  }
}

const ARABIC_FIELDS: Partial<Card> = { name: 'ليلى حداد', title: 'مهندسة معمارية', about: 'أصمم بيوتًا هادئة.' }

function buildFullFields(pictures: SampleCardPictures): Partial<Card> {
  return {
    ...buildRealFields(pictures),
    formConfig: DEMO_OWNERS[0]!.card.formConfig!,
    embedCodes: [
      {
        title: 'Appointments',
        html: '<!doctype html><html lang="en"><title>Days</title><main aria-label="Free days">Monday</main></html>',
      },
    ],
  }
}

/**
 * Creates sample cards on a running server, as a user of level 5 with the demo password: one of each kind in each theme, and two with other
 * content. Uploads eleven pictures, because a server accepts only 60 a minute. Resolves to the slugs of the cards in each theme.
 */
export async function createSampleCards(
  url: string,
  kinds: readonly SampleCardKind[] = SAMPLE_CARD_KINDS,
  username = DEMO_OWNERS[0]!.username,
): Promise<string[]> {
  const cookie = await signInDemoAccount(fetch, url, username)
  const pictures = await uploadSampleCardPictures(url, cookie)
  const post = async (path: string, data: object) => {
    const headers = { 'content-type': 'application/json', cookie }
    const res = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(data) })
    if (!res.ok) throw new Error(`${path} was refused with ${res.status}: ${await res.text()}`)
    return res.json()
  }
  const slugs: string[] = []
  for (const kind of kinds) {
    for (const theme of CARD_THEME_KEYS) {
      const slug = sampleCardSlugOf(kind, theme)
      await post('/api/business-cards', { ...buildSampleCardFields(kind, pictures), theme, slug })
      slugs.push(slug)
    }
  }
  await post('/api/business-cards', { ...ARABIC_FIELDS, slug: SAMPLE_ARABIC_CARD_SLUG })
  const { id } = (await post('/api/business-cards', { ...buildFullFields(pictures), slug: SAMPLE_FULL_CARD_SLUG })) as Card
  await post(`/api/salesbot/${id}/config`, {
    isEnabled: true,
    actionButtons: [{ id: 'btn-1', description: 'Book a call', url: 'https://a.example/call' }],
  })
  return slugs
}
