import { CARD_FIELDS, PLAIN_TEXT_FIELDS } from '../../schema/card-fields.ts'
import { resolveName } from '../../schema/name.ts'
import { PRODUCT } from '../../schema/product.ts'
import type { CardModel, Contact } from '../../web/card/model.ts'
import { shareUrl } from '../share/key.ts'

const DESCRIPTION_MAX = 160

/** Contents of a card's meta tags. All URLs are absolute. */
export interface CardMeta {
  title: string
  description: string
  canonical: string
  /** URL of the share image. */
  image: string
  imageAlt: string
  robots: string | null
  /** JSON-LD that is escaped for a script element. */
  jsonLd: string
}

function absoluteUrl(url: string, origin: string): string {
  return url.startsWith('/') ? origin + url : url
}

/** JSON that is escaped so that no text in it can close the script element or open a comment. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

function descriptionOf(card: CardModel): string {
  const about = Array.from(card.about?.replace(/\s+/g, ' ').trim() ?? '')
  if (about.length > DESCRIPTION_MAX) {
    const start = about.slice(0, DESCRIPTION_MAX - 1).join('')
    // Cut at a word boundary if one is near. Some languages are written without spaces.
    return `${start.replace(/\s+\S{0,30}$/, '')}…`
  }
  if (about.length > 0) return about.join('')
  const role = [card.title, card.company].filter(Boolean).join(', ')
  return `${role ? `${card.name}, ${role}` : card.name}: contact details, links and a contact file to save.`
}

/** The phone number in international format; as typed when its country is unknown or it has an extension. */
function telephone(phone: Contact | undefined): string | undefined {
  return /^tel:(\+\d{8,15})$/.exec(phone?.href ?? '')?.[1] ?? phone?.text
}

/** The parts of a person's name as schema.org properties. */
function personName({ name, nameParts }: CardModel) {
  if (!nameParts) return {}
  const { prefix, given, additional, family, suffix } = resolveName(name, nameParts)
  return {
    givenName: given || undefined,
    additionalName: additional || undefined,
    familyName: family || undefined,
    honorificPrefix: prefix || undefined,
    honorificSuffix: suffix || undefined,
  }
}

/** Texts of the card as properties of a schema.org Person. */
function personTexts(card: CardModel) {
  return Object.fromEntries(
    PLAIN_TEXT_FIELDS.flatMap((field) => {
      const property: string | null = CARD_FIELDS[field].schemaOrg
      return property && card[field] ? [[property, card[field]]] : []
    }),
  )
}

/** Title, description, canonical address, image and structured data (schema.org ProfilePage with a Person) of a card. */
export function cardMeta(card: CardModel, origin: string): CardMeta {
  const canonical = origin + card.path
  const of = (key: string) => card.contacts.find((contact) => contact.key === key)
  const image = card.photo ?? card.cover ?? card.logo
  const person = {
    '@type': 'Person',
    '@id': `${canonical}#person`,
    ...personTexts(card),
    name: card.name,
    ...personName(card),
    worksFor: card.company ? { '@type': 'Organization', name: card.company } : undefined,
    image: image ? absoluteUrl(image, origin) : undefined,
    email: of('email')?.text,
    telephone: telephone(of('phone')),
    url: of('website')?.href ?? canonical,
    sameAs: card.socials.flatMap(({ href }) => (href && /^https?:/i.test(href) ? [href] : [])),
  }
  return {
    title: [card.name, card.title, card.company].filter(Boolean).join(' · '),
    description: descriptionOf(card),
    canonical,
    image: origin + shareUrl(card),
    imageAlt: [card.name, card.title, card.company].filter(Boolean).join(', '),
    robots: card.searchable ? null : 'noindex',
    jsonLd: scriptJson({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: canonical,
      name: `${card.name} · ${PRODUCT.name}`,
      mainEntity: person,
    }),
  }
}
