import sharp, { type Sharp } from 'sharp'
import type { Card } from '../../schema/card.ts'
import type { CardImageType } from '../../schema/image.ts'
import { DEFAULT_BUTTON_COLOR, type CardThemeKey } from '../../schema/theme.ts'
import { DEMO_COVERS } from '../seed-art/covers.ts'
import { DEMO_GALLERIES } from '../seed-art/gallery.ts'
import { DEMO_LOGOS } from '../seed-art/logos.ts'
import { DEMO_PORTRAITS } from '../seed-art/portrait.ts'

/** What a theme must stand, as the cards that two designers judge: from everything to nearly nothing, in four scripts, with awkward photos. */
export const CARD_KINDS = ['full', 'sparse', 'name', 'german', 'arabic', 'japanese', 'brand', 'dark', 'landscape'] as const
export type CardKind = (typeof CARD_KINDS)[number]
export const isCardKind = (name: string): name is CardKind => (CARD_KINDS as readonly string[]).includes(name)

export const cardKindSlugOf = (kind: CardKind, theme: CardThemeKey) => `kind-${kind}-${theme}`

/** Names of the pictures that the cards show. */
export type CardKindPicture = 'portrait' | 'darkPortrait' | 'widePortrait' | 'cover' | 'logo' | `gallery${0 | 1 | 2 | 3 | 4}`
export type CardKindPictures = Record<CardKindPicture, string>

const NO_CONTACTS: Partial<Card> = { phone: null, email: null }
const button = (text: string, backgroundColor: string = DEFAULT_BUTTON_COLOR) => ({ text, url: 'https://okafor.example/', backgroundColor })

function buildFullFields(pictures: CardKindPictures): Partial<Card> {
  return {
    name: 'Amina Okafor',
    title: 'Head of Partnerships, West Africa',
    company: 'Bright Harbour',
    phone: '+44 20 7946 0123',
    email: 'amina@okafor.example',
    website: 'https://okafor.example',
    address: '12 Wharf Lane, London E1W 2RL',
    about:
      'I bring people together who would otherwise never share a table: farmers, port authorities and the engineers between them.\n\nBefore that I spent nine years at sea and five in a ministry, and I learned more on the ships. I write back within a day, also on Fridays. From March on I am in Lagos every second week, and glad of a coffee there.',
    videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
    socialLinks: { linkedin: 'amina-okafor-example', instagram: '@okafor.example', whatsapp: '+442079460123', youtube: '@okafor-example' },
    customButtons: [button('Book a first talk', '#0f766e'), button('Read the yearly report'), button('Meet the team', '#b45309')],
    formConfig: {
      enabled: true,
      title: 'Write to me',
      fields: [
        { name: 'name', label: 'Name', type: 'text', required: true },
        { name: 'email', label: 'Email', type: 'email', required: true },
        { name: 'message', label: 'Message', type: 'textarea', required: false },
      ],
    },
    profilePicture: pictures.portrait,
    coverPhoto: pictures.cover,
    logoUrl: pictures.logo,
    gallery: ([0, 1, 2, 3, 4] as const).map((index) => ({ url: pictures[`gallery${index}`] })),
  }
}

const FIELDS_OF_KIND: Record<CardKind, (pictures: CardKindPictures) => Partial<Card>> = {
  full: buildFullFields,
  sparse: () => ({
    name: 'Tomás Reis',
    title: 'Piano tuner',
    phone: '+351 21 555 0134',
    email: 'tomas@reis.example',
    about: 'Concert grands and the upright in your hall.',
  }),
  name: () => ({ ...NO_CONTACTS, name: 'Zuri' }),
  german: ({ portrait }) => ({
    name: 'Prof. Dr. med. Annelies Freifrau zu Guttenbergen',
    title: 'Chefärztin der Klinik für Unfallchirurgie und Orthopädie',
    company: 'Klinikum Nordheide',
    phone: '+49 30 23125 000',
    email: 'guttenbergen@klinikum-nordheide.example',
    website: 'https://klinikum-nordheide.example',
    address: 'Lindenallee 12, 10115 Berlin',
    about:
      'Sprechstunde Montag bis Donnerstag von 8 bis 12 Uhr, nach Vereinbarung auch am Nachmittag. Notfälle jederzeit über die Zentrale Notaufnahme.',
    customButtons: [button('Termin vereinbaren', '#0b7268'), button('Anfahrt und Parken')],
    socialLinks: { linkedin: 'guttenbergen-example' },
    profilePicture: portrait,
    language: 'de',
  }),
  arabic: ({ cover }) => ({
    name: 'ليلى حداد',
    title: 'مهندسة معمارية',
    company: 'استوديو حداد',
    phone: '+971 4 555 0134',
    email: 'layla@haddad.example',
    address: 'شارع الوصل ١٢، دبي',
    about: 'أصمم بيوتًا هادئة لمدن صاخبة: مكتبات ومتاحف صغيرة ومنازل تشيخ بجمال.',
    customButtons: [button('احجز موعدًا', '#7c3aed'), button('شاهد الأعمال')],
    socialLinks: { instagram: '@haddad.example', linkedin: 'haddad-example' },
    coverPhoto: cover,
    language: 'ar',
  }),
  japanese: ({ portrait }) => ({
    name: '山本 美咲',
    title: '陶芸家',
    company: '工房やまもと',
    phone: '+81 75 555 0134',
    email: 'misaki@yamamoto.example',
    address: '京都市東山区五条橋東6丁目',
    about: '京都の小さな窯で、毎日の食卓のための器を作っています。ご見学は土曜日にどうぞ。',
    customButtons: [button('作品を見る', '#9f1239')],
    socialLinks: { instagram: '@yamamoto.example' },
    profilePicture: portrait,
    language: 'ja',
  }),
  brand: ({ logo, cover, gallery0, gallery1, gallery2 }) => ({
    name: null,
    company: 'Northwind Bicycles',
    title: 'Repairs, rentals and very good coffee',
    phone: '+1 503 555 0117',
    email: 'hello@northwind.example',
    website: 'https://northwind.example',
    address: '210 SW Naito Parkway, Portland, OR 97204',
    about: 'Bring it in before ten and ride it home after five. Open every day but Monday.',
    customButtons: [button('Book a repair', '#1d4ed8'), button('Rent a bike')],
    logoUrl: logo,
    coverPhoto: cover,
    gallery: [gallery0, gallery1, gallery2].map((url) => ({ url })),
  }),
  dark: ({ darkPortrait }) => ({
    name: 'Idris Mensah',
    title: 'Cellist',
    phone: '+44 20 7946 0777',
    email: 'idris@mensah.example',
    about: 'Late evenings, low notes, small rooms. Recordings since 2011, lessons on Mondays.',
    customButtons: [button('Next concerts', '#111827')],
    profilePicture: darkPortrait,
  }),
  landscape: ({ widePortrait }) => ({
    name: 'Sigrid Halvorsen',
    title: 'Mountain guide',
    company: 'Fjell & Fjord',
    phone: '+47 21 55 01 34',
    email: 'sigrid@halvorsen.example',
    website: 'https://halvorsen.example',
    about: 'Up before the sun, down before the weather. Groups of six at most.',
    customButtons: [button('Choose a tour', '#0369a1')],
    profilePicture: widePortrait,
  }),
}

export const buildCardKindFields = (kind: CardKind, pictures: CardKindPictures) => FIELDS_OF_KIND[kind](pictures)

const toJpeg = (image: Sharp) => image.jpeg({ quality: 84 }).toBuffer()
const drawSvg = (svg: string, width: number, height: number) => sharp(Buffer.from(svg)).resize(width, height, { fit: 'cover' })

/** A person at the edge of a wide picture, as in a holiday photo. */
async function drawWidePortrait(): Promise<Buffer> {
  const person = await drawSvg(DEMO_PORTRAITS['basic']!, 560, 560).png().toBuffer()
  const scene = await drawSvg(DEMO_COVERS['demo']!, 1500, 840).png().toBuffer()
  return toJpeg(sharp(scene).composite([{ input: person, left: 640, top: 280 }]))
}

/** A frame of a video, as YouTube sends it. */
export const drawVideoFrame = () => toJpeg(drawSvg(DEMO_COVERS['pro']!, 1280, 720))

/** Draws the pictures, with the kind of upload that each one is. */
export async function drawCardKindPictures(): Promise<Record<CardKindPicture, { type: CardImageType; file: Buffer }>> {
  const drawings = Object.values(DEMO_GALLERIES).flat()
  const gallery = async (index: number) => ({
    type: 'gallery' as const,
    file: await toJpeg(drawSvg(drawings[index]!.drawing, index % 3 === 1 ? 800 : 1200, index % 3 === 1 ? 1000 : 800)),
  })
  return {
    portrait: { type: 'profilePicture', file: await toJpeg(drawSvg(DEMO_PORTRAITS['demo']!, 900, 1100)) },
    darkPortrait: {
      type: 'profilePicture',
      file: await toJpeg(drawSvg(DEMO_PORTRAITS['pro']!, 900, 1100).modulate({ brightness: 0.28, saturation: 0.7 })),
    },
    widePortrait: { type: 'profilePicture', file: await drawWidePortrait() },
    cover: { type: 'coverPhoto', file: await toJpeg(drawSvg(DEMO_COVERS['enterprise']!, 1200, 400)) },
    logo: { type: 'logo', file: await drawSvg(DEMO_LOGOS['basic']!, 250, 250).png().toBuffer() },
    gallery0: await gallery(0),
    gallery1: await gallery(1),
    gallery2: await gallery(2),
    gallery3: await gallery(3),
    gallery4: await gallery(4),
  }
}
