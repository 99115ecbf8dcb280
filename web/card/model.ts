import type { Card, ContactFormConfig, LeadFormField } from '../../schema/card.ts'
import { PLAIN_TEXT_CARD_FIELD_NAMES, type PlainTextCardFieldName } from '../../schema/card-fields.ts'
import { type CardLanguage, DEFAULT_CARD_LANGUAGE, directionOfLanguage, LANGUAGE_PARAM } from '../../schema/card-language.ts'
import { mailtoLinkOf } from '../../schema/email.ts'
import { initialsOf } from '../../schema/initials.ts'
import type { NamePartsOverride } from '../../schema/name.ts'
import { publicCardPathOf } from '../../schema/route.ts'
import type { CardLinkBuilder } from '../../schema/card-links.ts'
import { socialPlatformLabelOf } from '../../schema/social.ts'
import { ABOUT_PREVIEW_LENGTH, DEFAULT_BUTTON_COLOR, type CardThemeKey, isCardThemeKey } from '../../schema/theme.ts'
import { isButtonUrl, isUploadedImagePath, isHttpUrl, upgradeToHttps, websiteLinkOf } from '../../schema/url.ts'
import { isHexColor } from './color.ts'
import { type CardLook, lookOfCard } from './look.ts'
import { type CardEmbedModel, listNonEmptyEmbeds } from './embed.ts'
import { type CardVideoModel, parseVideoUrl, posterNameOfVideo } from '../../schema/video.ts'
import { card as englishWords } from './words/en-card.ts'
import type { CardWords } from './words/words.ts'

/** A card with an unknown theme is shown in the theme `fallback`. */
export type CardThemeFolderName = CardThemeKey | 'fallback'

/** Clicks on a link are counted by this type and id. */
export interface ClickedLinkKey {
  type: 'website' | 'phone' | 'email' | 'custom' | 'social' | 'video'
  id: string
}
export interface ContactEntry {
  key: 'phone' | 'email' | 'website' | 'address'
  label: string
  text: string
  /** The contact's link; null if the text makes no valid link. */
  href: string | null
  click: ClickedLinkKey
}
interface SocialLinkModel {
  key: string
  label: string
  /** The link to the profile; null if visitors can only copy the value, such as a WeChat id. */
  href: string | null
  value: string
}
interface CardButtonModel {
  text: string
  href: string
  color: string
  click: ClickedLinkKey
}

/** Why the server refused a submission, and the visitor's answers. Both records are keyed by field name. */
export interface RefusedFormSubmission {
  message: string
  errors: Record<string, string>
  answers: Record<string, string>
}
/** A lead form. `refusal` is set if the page answers a refused submission. */
export interface LeadFormModel {
  title: string
  fields: LeadFormField[]
  consent: string | null
  /** The owner's thank-you message; null for the default one. */
  thanks: string | null
  refusal?: RefusedFormSubmission
}

/** The owner's texts that are not in the language of the page: their language, and which ones they are. */
export interface ForeignTexts {
  language: CardLanguage
  title: boolean
  about: boolean
}

/** All data that a card shows. URLs are validated again, so that no stored value becomes an unsafe link. */
export interface CardModel extends Omit<Pick<Card, PlainTextCardFieldName>, 'name'> {
  id: number
  slug: string
  theme: CardThemeFolderName
  /** The language of our words on the card, and the words. */
  language: CardLanguage
  words: CardWords['card']
  look: CardLook
  /** The card's own language and, if it has one, its second. */
  languages: CardLanguage[]
  foreignTexts: ForeignTexts | null
  /** The query that keeps the language on the card's other pages; empty for the card's own language. */
  languageQuery: string
  name: string
  /** The parts of the name that the owner entered; null if the card has no name. */
  nameParts: NamePartsOverride | null
  /** The writing direction of the whole layout: the language's one, or the name's one on an English card. */
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
  /** The poster of a YouTube or Vimeo video, a picture of ours; null until the server has fetched it. */
  poster: string | null
  gallery: { src: string; alt: string }[]
  embeds: CardEmbedModel[]
  /** The lead form; null if it is disabled or has no fields. */
  form: LeadFormModel | null
  hasMap: boolean
  path: string
  vcardPath: string
  searchable: boolean
}

function toSafeImageUrl(url: string | null): string | null {
  return url && (isUploadedImagePath(url) || isHttpUrl(url)) ? upgradeToHttps(url) : null
}

function shortenUrlForDisplay(url: string): string {
  return url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '')
}

/** Replaces the link builder while it is not loaded: phone numbers and social handles then have no links. */
const NULL_CARD_LINK_BUILDER: CardLinkBuilder = { phone: () => null, social: () => null }

function buildContactEntries(card: Card, links: CardLinkBuilder, words: CardWords['card']): ContactEntry[] {
  const contacts: ContactEntry[] = []
  const add = (key: ContactEntry['key'], text: string, href: string | null, click: ClickedLinkKey) =>
    contacts.push({ key, label: words[key], text, href, click })
  if (card.phone) add('phone', card.phone, links.phone(card.phone), { type: 'phone', id: 'primary' })
  if (card.email) add('email', card.email, mailtoLinkOf(card.email), { type: 'email', id: 'primary' })
  const website = card.website && websiteLinkOf(card.website)
  if (website) add('website', shortenUrlForDisplay(website), website, { type: 'website', id: 'primary' })
  if (card.address) {
    const query = encodeURIComponent(card.address.toWellFormed().replace(/\s+/g, ' '))
    add('address', card.address, `https://www.google.com/maps/search/?api=1&query=${query}`, { type: 'custom', id: 'location' })
  }
  return contacts
}

function buildLeadFormModel(
  { enabled, title, fields = [], consentText, successMessage }: ContactFormConfig,
  words: CardWords['card'],
): LeadFormModel | null {
  if (!enabled || fields.length === 0) return null
  return { title: title || words.formTitle, fields, consent: consentText || null, thanks: successMessage || null }
}

function truncateText(text: string, max: number): string {
  const characters = Array.from(text)
  return characters.length > max ? `${characters.slice(0, max).join('').trimEnd()}…` : text
}

/** Returns a text's direction. Unlike `dir="auto"`, the result can be matched by CSS selectors. */
export function textDirectionOf(text: string): 'ltr' | 'rtl' {
  return /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u.test(text) ? 'rtl' : 'ltr'
}

/** Normalizes texts to NFC, because fonts may lack combining marks. */
function normalizeCardUnicode(card: Card) {
  const texts = PLAIN_TEXT_CARD_FIELD_NAMES.map((field) => [field, card[field]?.normalize('NFC') ?? null])
  return Object.fromEntries(texts) as Pick<Card, PlainTextCardFieldName>
}

/** A card may still have the poster of an earlier video. Cards that were published before December 2026 have none. */
function posterOf({ videoPoster }: Card, video: CardVideoModel | null): string | null {
  return videoPoster && videoPoster.video === posterNameOfVideo(video) && isUploadedImagePath(videoPoster.src) ? videoPoster.src : null
}

/**
 * Builds the data that a card shows. `linksOf` makes the links of phone numbers and social handles. Editors call this without `linksOf`
 * until its large phone parser has loaded, and without `words` until the words of the card's language have loaded.
 */
export function buildCardModel(
  stored: Card & { foreignTexts?: ForeignTexts },
  linksOf?: (card: Card) => CardLinkBuilder,
  words: CardWords['card'] = englishWords,
): CardModel {
  const texts = normalizeCardUnicode(stored)
  const card = { ...stored, ...texts }
  const links = linksOf?.(card) ?? NULL_CARD_LINK_BUILDER
  const name = card.name ?? card.company ?? words.namelessCard
  // Snapshots from before cards had a language lack it.
  const language = stored.language ?? DEFAULT_CARD_LANGUAGE
  const look = lookOfCard(card)
  const video = parseVideoUrl(card.videoUrl)
  return {
    ...texts,
    id: card.id,
    slug: card.slug,
    theme: isCardThemeKey(card.theme) ? card.theme : 'fallback',
    language,
    words,
    look,
    languages: [stored.foreignTexts?.language ?? language, ...(stored.secondTexts?.language ? [stored.secondTexts.language] : [])],
    foreignTexts: stored.foreignTexts ?? null,
    languageQuery: stored.foreignTexts ? `?${LANGUAGE_PARAM}=${language}` : '',
    name,
    nameParts: card.name ? (card.nameParts ?? {}) : null,
    dir: language === DEFAULT_CARD_LANGUAGE ? textDirectionOf(name) : directionOfLanguage(language),
    // On a card without a person's name, the company is shown as the name.
    company: card.name ? card.company : null,
    initials: initialsOf(card.name ?? card.company),
    aboutPreview: card.about && truncateText(card.about, ABOUT_PREVIEW_LENGTH),
    photo: toSafeImageUrl(card.profilePicture),
    cover: look.coverTreatment === 'hidden' ? null : toSafeImageUrl(card.coverPhoto),
    logo: toSafeImageUrl(card.logoUrl),
    favicon: toSafeImageUrl(card.faviconUrl),
    contacts: buildContactEntries(card, links, words),
    socials: Object.entries(card.socialLinks)
      .filter(([, value]) => value.trim() !== '')
      .map(([key, value]) => ({ key, label: socialPlatformLabelOf(key), href: links.social(key, value), value })),
    buttons: card.customButtons
      .map((button, index) => ({
        text: button.text.normalize('NFC'),
        // Adds a missing country code to a phone number, as for the card's other phone numbers.
        href: (/^tel:/i.test(button.url) && links.phone(button.url)) || websiteLinkOf(button.url) || button.url,
        color: isHexColor(button.backgroundColor) ? button.backgroundColor : DEFAULT_BUTTON_COLOR,
        click: { type: 'custom' as const, id: `button-${index}` },
      }))
      .filter((button) => isButtonUrl(button.href)),
    video,
    poster: posterOf(card, video),
    gallery: card.gallery.flatMap(({ url, alt }) => {
      const src = toSafeImageUrl(url)
      return src ? [{ src, alt: alt ?? '' }] : []
    }),
    embeds: listNonEmptyEmbeds(card.slug, card.embedCodes),
    form: buildLeadFormModel(card.formConfig, words),
    hasMap: true,
    path: publicCardPathOf(card.slug),
    vcardPath: `/api/vcard/${card.id}`,
    searchable: card.customizations.searchable !== false,
  }
}
