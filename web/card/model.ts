import type { Card, FormConfig, LeadField } from '../../schema/card.ts'
import { PLAIN_TEXT_FIELDS, type PlainTextField } from '../../schema/card-fields.ts'
import { mailtoHref } from '../../schema/email.ts'
import type { NameOverride } from '../../schema/name.ts'
import { viewPath } from '../../schema/route.ts'
import type { CardLinks } from '../../schema/card-links.ts'
import { platformLabel } from '../../schema/social.ts'
import { ABOUT_PREVIEW, DEFAULT_BUTTON_COLOR, type ThemeKey, isThemeKey } from '../../schema/theme.ts'
import { isActionUrl, isMediaPath, isWebUrl, upgradeToHttps, websiteHref } from '../../schema/url.ts'
import { isHexColor } from './color.ts'
import { type Embed, embedsOf } from './embed.ts'
import { type Video, parseVideo } from './video.ts'

/** The name of a theme's folder; cards whose stored theme is unknown are drawn in `fallback`. */
export type ThemeName = ThemeKey | 'fallback'

/** How a click on a link is counted. */
export interface Click {
  type: 'website' | 'phone' | 'email' | 'custom' | 'social' | 'video'
  id: string
}
export interface Contact {
  key: 'phone' | 'email' | 'website' | 'address'
  label: string
  text: string
  /** Null if the text makes no valid link. */
  href: string | null
  click: Click
}
interface Social {
  key: string
  label: string
  /** Null if the value can only be copied, such as a WeChat id. */
  href: string | null
  value: string
}
interface Button {
  text: string
  href: string
  color: string
  click: Click
}

/** Why a submission was refused, with the visitor's answers. Both records are keyed by field name. */
export interface Refusal {
  message: string
  errors: Record<string, string>
  answers: Record<string, string>
}
/** The owner's form. `refusal` is set when the page answers a refused submission. */
export interface Form {
  title: string
  fields: LeadField[]
  consent: string | null
  /** The owner's message after sending, instead of the default one. */
  thanks: string | null
  refusal?: Refusal
}

/** Everything a card shows. URLs are validated again here, so that no stored value becomes an unsafe link. */
export interface CardModel extends Omit<Pick<Card, PlainTextField>, 'name'> {
  id: number
  slug: string
  theme: ThemeName
  name: string
  /** The name parts that the owner entered; null for a card without a name. */
  nameParts: NameOverride | null
  /** The writing direction of the name, and of the card's layout. */
  dir: 'ltr' | 'rtl'
  initials: string
  aboutPreview: string | null
  photo: string | null
  cover: string | null
  logo: string | null
  favicon: string | null
  contacts: Contact[]
  socials: Social[]
  buttons: Button[]
  video: Video | null
  gallery: { src: string; alt: string }[]
  embeds: Embed[]
  /** Null if the form is disabled or has no fields. */
  form: Form | null
  path: string
  vcardPath: string
  searchable: boolean
}

/** The name of a card that has neither a name nor a company. */
const NAMELESS = 'Business card'
const NO_INITIALS = 'AC'
const FORM_TITLE = 'Get in touch'

/** The first two letters of a name, upper case; "AC" without any. */
export function initialsOf(name: string | null): string {
  const letters = name?.match(/\p{L}\p{M}*/gu)?.slice(0, 2) ?? []
  if (letters.length === 0) return NO_INITIALS
  const initials = letters.join('')
  // Georgian capitals are used only for words in all capitals, and few fonts have them.
  return /\p{Script=Georgian}/u.test(initials) ? initials : initials.toLocaleUpperCase('en')
}

function toModelImage(url: string | null): string | null {
  return url && (isMediaPath(url) || isWebUrl(url)) ? upgradeToHttps(url) : null
}

/** A URL as people write it: without scheme, `www.` and trailing slash. */
function displayUrl(url: string): string {
  return url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '')
}

/** Without `linksOf`, numbers and handles are shown as text. */
const NO_LINKS: CardLinks = { phone: () => null, social: () => null }

function contactsOf(card: Card, links: CardLinks): Contact[] {
  const contacts: Contact[] = []
  const add = (key: Contact['key'], label: string, text: string, href: string | null, click: Click) =>
    contacts.push({ key, label, text, href, click })
  if (card.phone) add('phone', 'Phone', card.phone, links.phone(card.phone), { type: 'phone', id: 'primary' })
  if (card.email) {
    add('email', 'Email', card.email, mailtoHref(card.email), { type: 'email', id: 'primary' })
  }
  const website = card.website && websiteHref(card.website)
  if (website) add('website', 'Website', displayUrl(website), website, { type: 'website', id: 'primary' })
  if (card.address) {
    const query = encodeURIComponent(card.address.toWellFormed().replace(/\s+/g, ' '))
    add('address', 'Address', card.address, `https://www.google.com/maps/search/?api=1&query=${query}`, { type: 'custom', id: 'location' })
  }
  return contacts
}

function formOf({ enabled, title, fields = [], consentText, successMessage }: FormConfig): Form | null {
  if (!enabled || fields.length === 0) return null
  return { title: title || FORM_TITLE, fields, consent: consentText || null, thanks: successMessage || null }
}

function truncate(text: string, max: number): string {
  const characters = Array.from(text)
  return characters.length > max ? `${characters.slice(0, max).join('').trimEnd()}…` : text
}

/** The writing direction of a text by its first letter, like `dir="auto"`, for use in style sheets. */
export function textDir(text: string): 'ltr' | 'rtl' {
  return /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u.test(text) ? 'rtl' : 'ltr'
}

/** The card's plain texts in NFC: fonts have precomposed letters, but may lack combining marks. */
function normalizedTexts(card: Card) {
  return Object.fromEntries(PLAIN_TEXT_FIELDS.map((field) => [field, card[field]?.normalize('NFC') ?? null])) as Pick<Card, PlainTextField>
}

/**
 * The model of a stored card. `linksOf` makes the links of numbers and handles. The server passes it; the editors' first load
 * does without, since the phone parser is large.
 */
export function cardModel(stored: Card, linksOf?: (card: Card) => CardLinks): CardModel {
  const texts = normalizedTexts(stored)
  const card = { ...stored, ...texts }
  const links = linksOf?.(card) ?? NO_LINKS
  const name = card.name ?? card.company ?? NAMELESS
  return {
    ...texts,
    id: card.id,
    slug: card.slug,
    theme: isThemeKey(card.theme) ? card.theme : 'fallback',
    name,
    nameParts: card.name ? (card.nameParts ?? {}) : null,
    dir: textDir(name),
    // A company that stands in for the name is not shown a second time.
    company: card.name ? card.company : null,
    initials: initialsOf(card.name),
    aboutPreview: card.about && truncate(card.about, ABOUT_PREVIEW),
    photo: toModelImage(card.profilePicture),
    cover: toModelImage(card.coverPhoto),
    logo: toModelImage(card.logoUrl),
    favicon: toModelImage(card.faviconUrl),
    contacts: contactsOf(card, links),
    socials: Object.entries(card.socialLinks)
      .filter(([, value]) => value.trim() !== '')
      .map(([key, value]) => ({ key, label: platformLabel(key), href: links.social(key, value), value })),
    buttons: card.customButtons
      .map((button, index) => ({
        text: button.text.normalize('NFC'),
        // A number without a country code takes the country of the card's other numbers.
        href: (/^tel:/i.test(button.url) && links.phone(button.url)) || websiteHref(button.url) || button.url,
        color: isHexColor(button.backgroundColor) ? button.backgroundColor : DEFAULT_BUTTON_COLOR,
        click: { type: 'custom' as const, id: `button-${index}` },
      }))
      .filter((button) => isActionUrl(button.href)),
    video: parseVideo(card.videoUrl),
    gallery: card.gallery.flatMap(({ url, alt }) => {
      const src = toModelImage(url)
      return src ? [{ src, alt: alt ?? '' }] : []
    }),
    embeds: embedsOf(card.slug, card.embedCodes),
    form: formOf(card.formConfig),
    path: viewPath(card.slug),
    vcardPath: `/api/vcard/${card.id}`,
    searchable: card.customizations.searchable !== false,
  }
}
