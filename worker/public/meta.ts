import { CARD_FIELDS, PLAIN_TEXT_CARD_FIELD_NAMES } from '../../schema/card-fields.ts'
import { type CardLanguage, DEFAULT_CARD_LANGUAGE, LANGUAGE_PARAM } from '../../schema/card-language.ts'
import { resolveNameParts } from '../../schema/name.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import type { CardModel, ContactEntry } from '../../web/card/model.ts'
import { cardWordsOf } from '../../web/card/words/all.ts'
import { fillWords } from '../../web/card/words/fill.ts'
import { shareImageUrlOf } from '../share/key.ts'

const META_DESCRIPTION_LENGTH_MAX = 160

export interface CardMetadata {
  title: string
  description: string
  canonical: string
  image: string
  imageAlt: string
  robots: string | null
  /** The locale as Open Graph writes it; null for English. */
  locale: string | null
  /** The addresses of the card in its two languages; empty if it has one. */
  alternates: { language: CardLanguage; href: string }[]
  jsonLd: string
}

const absoluteUrlOf = (url: string, origin: string): string => (url.startsWith('/') ? origin + url : url)

/** Escapes JSON so that no text in it can close the script element or open a comment. */
function serializeJsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

function metaDescriptionOf(card: CardModel): string {
  const about = Array.from(card.about?.replace(/\s+/g, ' ').trim() ?? '')
  if (about.length > META_DESCRIPTION_LENGTH_MAX) {
    const start = about.slice(0, META_DESCRIPTION_LENGTH_MAX - 1).join('')
    // Cuts the description between two words, except in languages without spaces.
    return `${start.replace(/\s\S{0,30}$/, '')}…`
  }
  if (about.length > 0) return about.join('')
  const role = [card.title, card.company].filter(Boolean).join(', ')
  return fillWords(cardWordsOf(card.language).page.description, { name: role ? `${card.name}, ${role}` : card.name })
}

function schemaOrgPhoneOf(phone: ContactEntry | undefined): string | undefined {
  return /^tel:(\+\d{8,15})$/.exec(phone?.href ?? '')?.[1] ?? phone?.text
}

function schemaOrgNameOf({ name, nameParts }: CardModel) {
  if (!nameParts) return {}
  const { prefix, given, additional, family, suffix } = resolveNameParts(name, nameParts)
  return {
    givenName: given || undefined,
    additionalName: additional || undefined,
    familyName: family || undefined,
    honorificPrefix: prefix || undefined,
    honorificSuffix: suffix || undefined,
  }
}

function schemaOrgTextsOf(card: CardModel) {
  return Object.fromEntries(
    PLAIN_TEXT_CARD_FIELD_NAMES.flatMap((field) => {
      const property: string | null = CARD_FIELDS[field].schemaOrg
      return property && card[field] ? [[property, card[field]]] : []
    }),
  )
}

export function cardMetadataOf(card: CardModel, origin: string): CardMetadata {
  const canonical = origin + card.path
  const of = (key: string) => card.contacts.find((contact) => contact.key === key)
  const image = card.photo ?? card.cover ?? card.logo
  const person = {
    '@type': 'Person',
    '@id': `${canonical}#person`,
    ...schemaOrgTextsOf(card),
    name: card.name,
    ...schemaOrgNameOf(card),
    worksFor: card.company ? { '@type': 'Organization', name: card.company } : undefined,
    image: image ? absoluteUrlOf(image, origin) : undefined,
    email: of('email')?.text,
    telephone: schemaOrgPhoneOf(of('phone')),
    url: of('website')?.href ?? canonical,
    sameAs: card.socials.flatMap(({ href }) => (href && /^https?:/i.test(href) ? [href] : [])),
  }
  return {
    title: [card.name, card.title, card.company].filter(Boolean).join(' · '),
    description: metaDescriptionOf(card),
    canonical,
    image: origin + shareImageUrlOf(card),
    imageAlt: [card.name, card.title, card.company].filter(Boolean).join(', '),
    locale: card.language === DEFAULT_CARD_LANGUAGE ? null : new Intl.Locale(card.language).maximize().toString().replace(/-.*-/, '_'),
    alternates:
      card.languages.length < 2
        ? []
        : card.languages.map((language, index) => ({ language, href: index ? `${canonical}?${LANGUAGE_PARAM}=${language}` : canonical })),
    robots: card.searchable ? null : 'noindex',
    jsonLd: serializeJsonForScript({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: canonical,
      inLanguage: card.language === DEFAULT_CARD_LANGUAGE ? undefined : card.language,
      name: `${card.name} · ${PRODUCT_NAMES.name}`,
      mainEntity: person,
    }),
  }
}
