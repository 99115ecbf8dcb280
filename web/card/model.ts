import type { Card, ContactFormConfig, LeadFormField } from '../../schema/card.ts'
import { PLAIN_TEXT_CARD_FIELD_NAMES, type PlainTextCardFieldName } from '../../schema/card-fields.ts'
import { mailtoLinkOf } from '../../schema/email.ts'
import type { NamePartsOverride } from '../../schema/name.ts'
import { publicCardPathOf } from '../../schema/route.ts'
import type { CardLinkBuilder } from '../../schema/card-links.ts'
import { socialPlatformLabelOf } from '../../schema/social.ts'
import { ABOUT_PREVIEW_LENGTH, DEFAULT_BUTTON_COLOR, type CardThemeKey, isCardThemeKey } from '../../schema/theme.ts'
import { isButtonUrl, isUploadedImagePath, isHttpUrl, upgradeToHttps, websiteLinkOf } from '../../schema/url.ts'
import { isHexColor } from './color.ts'
import { type CardEmbedModel, nonEmptyEmbedsOf } from './embed.ts'
import { type CardVideoModel, parseVideoUrl } from './video.ts'

/** Name of a theme's folder. A card whose stored theme does not exist is shown in the theme `fallback`. */
export type CardThemeFolderName = CardThemeKey | 'fallback'

/** The type and id under which the clicks on a link are counted. */
export interface LinkClickKey {
  type: 'website' | 'phone' | 'email' | 'custom' | 'social' | 'video'
  id: string
}
export interface ContactEntry {
  key: 'phone' | 'email' | 'website' | 'address'
  label: string
  text: string
  /** The contact's link; null if the text makes no valid link. */
  href: string | null
  click: LinkClickKey
}
interface SocialLinkModel {
  key: string
  label: string
  /** The link to the profile; null if visitors can only copy its value, such as a WeChat id. */
  href: string | null
  value: string
}
interface CardButtonModel {
  text: string
  href: string
  color: string
  click: LinkClickKey
}

/** Why the server refused a form submission, and the visitor's answers. Both records are keyed by field name. */
export interface RefusedFormSubmission {
  message: string
  errors: Record<string, string>
  answers: Record<string, string>
}
/** The lead form of a card. `refusal` is set if the page is the server's response to a refused submission. */
export interface LeadFormModel {
  title: string
  fields: LeadFormField[]
  consent: string | null
  /** The owner's own thank-you message, or null for the default message. */
  thanks: string | null
  refusal?: RefusedFormSubmission
}

/** All data that a card shows. Its URLs are validated again, so that no stored value becomes an unsafe link. */
export interface CardModel extends Omit<Pick<Card, PlainTextCardFieldName>, 'name'> {
  id: number
  slug: string
  theme: CardThemeFolderName
  name: string
  /** The parts of the name (first name, last name) that the owner entered; null if the card has no name. */
  nameParts: NamePartsOverride | null
  /** The writing direction of the card's name, which the card's layout follows. */
  dir: 'ltr' | 'rtl'
  initials: string
  aboutPreview: string | null
  photo: string | null
  cover: string | null
  logo: string | null
  favicon: string | null
  contacts: ContactEntry[]
  socials: SocialLinkModel[]
  buttons: CardButtonModel[]
  video: CardVideoModel | null
  gallery: { src: string; alt: string }[]
  embeds: CardEmbedModel[]
  /** The lead form; null if the owner disabled it or if it has no fields. */
  form: LeadFormModel | null
  /** False if the site has no key for maps. */
  hasMap: boolean
  path: string
  vcardPath: string
  searchable: boolean
}

const NAMELESS_CARD_NAME = 'Business card'
const DEFAULT_INITIALS = 'AC'
const DEFAULT_FORM_TITLE = 'Get in touch'

/** Returns the first two letters of a name in upper case, or "AC" if the name has no letters. */
export function initialsOf(name: string | null): string {
  const letters = name?.match(/\p{L}\p{M}*/gu)?.slice(0, 2) ?? []
  if (letters.length === 0) return DEFAULT_INITIALS
  const initials = letters.join('')
  // Georgian initials stay in lower case: Georgian has capitals only in words all in capitals, and few fonts have them.
  return /\p{Script=Georgian}/u.test(initials) ? initials : initials.toLocaleUpperCase('en')
}

function toSafeImageUrl(url: string | null): string | null {
  return url && (isUploadedImagePath(url) || isHttpUrl(url)) ? upgradeToHttps(url) : null
}

/** Shortens a URL for display: without its scheme, `www.` and trailing slash. */
function shortenUrlForDisplay(url: string): string {
  return url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '')
}

/** Used if `linksOf` is missing: phone numbers and social handles are then shown as text without a link. */
const NULL_CARD_LINK_BUILDER: CardLinkBuilder = { phone: () => null, social: () => null }

function buildContactEntries(card: Card, links: CardLinkBuilder): ContactEntry[] {
  const contacts: ContactEntry[] = []
  const add = (key: ContactEntry['key'], label: string, text: string, href: string | null, click: LinkClickKey) =>
    contacts.push({ key, label, text, href, click })
  if (card.phone) add('phone', 'Phone', card.phone, links.phone(card.phone), { type: 'phone', id: 'primary' })
  if (card.email) add('email', 'Email', card.email, mailtoLinkOf(card.email), { type: 'email', id: 'primary' })
  const website = card.website && websiteLinkOf(card.website)
  if (website) add('website', 'Website', shortenUrlForDisplay(website), website, { type: 'website', id: 'primary' })
  if (card.address) {
    const query = encodeURIComponent(card.address.toWellFormed().replace(/\s+/g, ' '))
    add('address', 'Address', card.address, `https://www.google.com/maps/search/?api=1&query=${query}`, { type: 'custom', id: 'location' })
  }
  return contacts
}

function buildLeadFormModel({ enabled, title, fields = [], consentText, successMessage }: ContactFormConfig): LeadFormModel | null {
  if (!enabled || fields.length === 0) return null
  return { title: title || DEFAULT_FORM_TITLE, fields, consent: consentText || null, thanks: successMessage || null }
}

function truncateText(text: string, max: number): string {
  const characters = Array.from(text)
  return characters.length > max ? `${characters.slice(0, max).join('').trimEnd()}…` : text
}

/** Returns a text's writing direction by its first letter, like `dir="auto"`, but in a form that CSS selectors can match. */
export function textDirectionOf(text: string): 'ltr' | 'rtl' {
  return /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u.test(text) ? 'rtl' : 'ltr'
}

/** Returns the card's plain texts in NFC, because fonts have precomposed letters but may lack combining marks. */
function normalizeCardUnicode(card: Card) {
  const texts = PLAIN_TEXT_CARD_FIELD_NAMES.map((field) => [field, card[field]?.normalize('NFC') ?? null])
  return Object.fromEntries(texts) as Pick<Card, PlainTextCardFieldName>
}

/**
 * Builds the data for showing a stored card. `linksOf` makes the links of its phone numbers and social handles. The server passes
 * it. The editors leave it out while they first load, because its phone number parser is large.
 */
export function buildCardModel(stored: Card, linksOf?: (card: Card) => CardLinkBuilder): CardModel {
  const texts = normalizeCardUnicode(stored)
  const card = { ...stored, ...texts }
  const links = linksOf?.(card) ?? NULL_CARD_LINK_BUILDER
  const name = card.name ?? card.company ?? NAMELESS_CARD_NAME
  return {
    ...texts,
    id: card.id,
    slug: card.slug,
    theme: isCardThemeKey(card.theme) ? card.theme : 'fallback',
    name,
    nameParts: card.name ? (card.nameParts ?? {}) : null,
    dir: textDirectionOf(name),
    // A card without a name shows the company as its name, so it does not show the company a second time.
    company: card.name ? card.company : null,
    initials: initialsOf(card.name),
    aboutPreview: card.about && truncateText(card.about, ABOUT_PREVIEW_LENGTH),
    photo: toSafeImageUrl(card.profilePicture),
    cover: toSafeImageUrl(card.coverPhoto),
    logo: toSafeImageUrl(card.logoUrl),
    favicon: toSafeImageUrl(card.faviconUrl),
    contacts: buildContactEntries(card, links),
    socials: Object.entries(card.socialLinks)
      .filter(([, value]) => value.trim() !== '')
      .map(([key, value]) => ({ key, label: socialPlatformLabelOf(key), href: links.social(key, value), value })),
    buttons: card.customButtons
      .map((button, index) => ({
        text: button.text.normalize('NFC'),
        // A phone number without a country code gets the country code of the card's other phone numbers.
        href: (/^tel:/i.test(button.url) && links.phone(button.url)) || websiteLinkOf(button.url) || button.url,
        color: isHexColor(button.backgroundColor) ? button.backgroundColor : DEFAULT_BUTTON_COLOR,
        click: { type: 'custom' as const, id: `button-${index}` },
      }))
      .filter((button) => isButtonUrl(button.href)),
    video: parseVideoUrl(card.videoUrl),
    gallery: card.gallery.flatMap(({ url, alt }) => {
      const src = toSafeImageUrl(url)
      return src ? [{ src, alt: alt ?? '' }] : []
    }),
    embeds: nonEmptyEmbedsOf(card.slug, card.embedCodes),
    form: buildLeadFormModel(card.formConfig),
    hasMap: true,
    path: publicCardPathOf(card.slug),
    vcardPath: `/api/vcard/${card.id}`,
    searchable: card.customizations.searchable !== false,
  }
}
