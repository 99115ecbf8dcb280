import { EMAIL_LENGTH_MAX } from './email.ts'
import type { CardImageType } from './image.ts'
import { PHONE_LENGTH_MAX } from './phone.ts'
import { URL_LENGTH_MAX } from './url.ts'

export type CardEditorTabKey = 'basic' | 'design' | 'gallery' | 'social' | 'buttons' | 'advanced'

interface BaseCardFieldRule {
  label: string
  short?: string
  tab: CardEditorTabKey
  /** In the API, this field is also part of the object `customizations`. */
  inCustomizations?: true
  advanced?: true
  /** If two devices have changed this object, its entries are merged one by one. */
  mergeEntries?: true
}

interface TextInputAttributes {
  placeholder?: string
  autoComplete?: string
  autoCapitalize?: 'words' | 'sentences'
  autoCorrect?: 'off'
  spellCheck?: false
}

type CardTextFieldKind = 'line' | 'prose' | 'email' | 'phone' | 'website' | 'url'
/** vCard properties that hold one text. Any plain text field can use one. */
type VcardTextProperty = 'TITLE' | 'ROLE' | 'NICKNAME' | `X-${string}`
/**
 * The vCard property that contains the field; `special` if worker/vcard/vcard.ts has separate code for it; null if the vCard lacks the
 * field.
 */
type VcardRule =
  | { kind: 'line' | 'prose'; vcard: VcardTextProperty | 'special' | null }
  | { kind: CardTextFieldKind; vcard: 'special' | null }

export type CardTextFieldRule = BaseCardTextFieldRule & VcardRule
interface BaseCardTextFieldRule extends BaseCardFieldRule {
  tab: 'basic'
  panel: 'about' | 'contact'
  max: number
  hint?: string
  input?: TextInputAttributes
  wide?: true
  rows?: number
  counted?: true
  /** Property of a schema.org Person in the page's structured data; null for none. */
  schemaOrg: string | null
}

interface CardImageFieldRule extends BaseCardFieldRule {
  kind: 'image'
  upload: CardImageType
  hint: string
}

interface CardCssFieldRule extends BaseCardFieldRule {
  kind: 'css'
  max: number
}

interface SpecialCardFieldRule extends BaseCardFieldRule {
  kind: 'special'
}

export type CardFieldRule = CardTextFieldRule | CardImageFieldRule | CardCssFieldRule | SpecialCardFieldRule

/**
 * The fields of a card that its owner can edit, in the order of the card editor. Validation, types, limits and labels follow from
 * this table. A new text field also needs a column (`tables/cards.ts`, with a migration) and a place on the card (`web/card`).
 */
export const CARD_FIELDS = {
  slug: { kind: 'special', label: 'URL slug', tab: 'basic' },
  theme: { kind: 'special', label: 'Theme', tab: 'design' },
  accentColor: { kind: 'special', label: 'Accent colour', tab: 'design' },
  typePairing: { kind: 'special', label: 'Typefaces', tab: 'design' },
  coverTreatment: { kind: 'special', label: 'Treatment of the cover', tab: 'design' },
  density: { kind: 'special', label: 'Density', tab: 'design' },
  sectionOrder: { kind: 'special', label: 'Order of the sections', tab: 'design' },
  language: { kind: 'special', label: 'Language', tab: 'basic' },
  secondTexts: { kind: 'special', label: 'Second language', tab: 'basic', mergeEntries: true },
  name: {
    kind: 'line',
    label: 'Name',
    max: 120,
    tab: 'basic',
    panel: 'about',
    wide: true,
    input: { autoComplete: 'name', autoCapitalize: 'words', autoCorrect: 'off', spellCheck: false },
    vcard: 'special',
    schemaOrg: 'name',
  },
  nameParts: { kind: 'special', label: 'How the name is filed', tab: 'basic', mergeEntries: true },
  title: {
    kind: 'line',
    label: 'Title',
    max: 120,
    tab: 'basic',
    panel: 'about',
    input: { autoComplete: 'organization-title', autoCapitalize: 'words' },
    vcard: 'TITLE',
    schemaOrg: 'jobTitle',
  },
  company: {
    kind: 'line',
    label: 'Company',
    max: 120,
    tab: 'basic',
    panel: 'about',
    input: { autoComplete: 'organization', autoCapitalize: 'words', autoCorrect: 'off' },
    vcard: 'special',
    schemaOrg: 'worksFor',
  },
  email: {
    kind: 'email',
    label: 'Email',
    max: EMAIL_LENGTH_MAX,
    tab: 'basic',
    panel: 'contact',
    input: { autoComplete: 'email' },
    vcard: 'special',
    schemaOrg: 'email',
  },
  phone: {
    kind: 'phone',
    label: 'Phone',
    max: PHONE_LENGTH_MAX,
    tab: 'basic',
    panel: 'contact',
    input: { autoComplete: 'tel' },
    vcard: 'special',
    schemaOrg: 'telephone',
  },
  address: {
    kind: 'prose',
    label: 'Address',
    max: 300,
    tab: 'basic',
    panel: 'contact',
    wide: true,
    rows: 2,
    input: { autoComplete: 'street-address', autoCapitalize: 'words' },
    vcard: 'special',
    schemaOrg: 'address',
  },
  about: {
    kind: 'prose',
    label: 'About',
    max: 2000,
    tab: 'basic',
    panel: 'about',
    wide: true,
    rows: 5,
    counted: true,
    input: { autoComplete: 'off', autoCapitalize: 'sentences' },
    inCustomizations: true,
    vcard: 'special',
    schemaOrg: 'description',
  },
  website: {
    kind: 'website',
    label: 'Website',
    max: URL_LENGTH_MAX,
    tab: 'basic',
    panel: 'contact',
    hint: 'https:// is added where it is missing',
    input: { autoComplete: 'url' },
    inCustomizations: true,
    vcard: 'special',
    schemaOrg: 'url',
  },
  customCss: { kind: 'css', label: 'Custom CSS', max: 20_000, tab: 'advanced', inCustomizations: true, advanced: true },
  profilePicture: {
    kind: 'image',
    label: 'Profile Picture',
    short: 'Picture',
    tab: 'design',
    upload: 'profilePicture',
    hint: 'Square, 400x400 pixels or more.',
  },
  coverPhoto: {
    kind: 'image',
    label: 'Cover Photo',
    short: 'Cover',
    tab: 'design',
    upload: 'coverPhoto',
    hint: 'Three times as wide as high, 1200x400 pixels.',
  },
  logoUrl: { kind: 'image', label: 'Logo', tab: 'design', upload: 'logo', hint: 'Square, 250x250 pixels. Transparency is kept.' },
  videoUrl: {
    kind: 'url',
    label: 'Video URL',
    short: 'Video',
    max: URL_LENGTH_MAX,
    tab: 'basic',
    panel: 'contact',
    hint: 'YouTube, Vimeo or a direct link',
    input: { autoComplete: 'off' },
    vcard: null,
    schemaOrg: null,
  },
  faviconUrl: {
    kind: 'image',
    label: 'Favicon',
    tab: 'advanced',
    upload: 'favicon',
    hint: "The small picture on the browser's tab. Square.",
  },
  socialLinks: { kind: 'special', label: 'Social links', tab: 'social', mergeEntries: true },
  customButtons: { kind: 'special', label: 'Custom buttons', tab: 'buttons' },
  gallery: { kind: 'special', label: 'Gallery', tab: 'gallery' },
  embedCodes: { kind: 'special', label: 'Embed codes', tab: 'advanced', advanced: true },
  formConfig: { kind: 'special', label: 'Contact form', tab: 'buttons' },
  customizations: { kind: 'special', label: 'Search engines', tab: 'advanced', mergeEntries: true },
} as const satisfies Record<string, CardFieldRule>

type CardFieldRules = typeof CARD_FIELDS
export type CardFieldName = keyof CardFieldRules
type CardFieldNamesMatching<Rule> = { [Field in CardFieldName]: CardFieldRules[Field] extends Rule ? Field : never }[CardFieldName]

export type CardTextFieldName = CardFieldNamesMatching<{ kind: CardTextFieldKind }>
export type PlainTextCardFieldName = CardFieldNamesMatching<{ kind: 'line' | 'prose' }>
export type CardImageFieldName = CardFieldNamesMatching<{ kind: 'image' }>
export type SpecialCardFieldName = CardFieldNamesMatching<{ kind: 'special' }>
export type CustomizationsFieldName = CardFieldNamesMatching<{ inCustomizations: true }>
export type AdvancedCardFieldName = CardFieldNamesMatching<{ advanced: true }>

export const CARD_FIELD_NAMES = Object.keys(CARD_FIELDS) as CardFieldName[]
export const cardFieldRuleOf = (field: CardFieldName): CardFieldRule => CARD_FIELDS[field]
export const cardTextFieldRuleOf = (field: CardTextFieldName): CardTextFieldRule => CARD_FIELDS[field]

const filterCardFieldNames = (test: (rule: CardFieldRule) => unknown) => CARD_FIELD_NAMES.filter((field) => test(cardFieldRuleOf(field)))

export const CARD_TEXT_FIELD_NAMES = /* @__PURE__ */ filterCardFieldNames((rule) => 'panel' in rule) as CardTextFieldName[]
export const PLAIN_TEXT_CARD_FIELD_NAMES = /* @__PURE__ */ filterCardFieldNames(
  ({ kind }) => kind === 'line' || kind === 'prose',
) as PlainTextCardFieldName[]
export const CARD_IMAGE_FIELD_NAMES = /* @__PURE__ */ filterCardFieldNames(({ kind }) => kind === 'image') as CardImageFieldName[]
export const CUSTOMIZATIONS_FIELD_NAMES = /* @__PURE__ */ filterCardFieldNames((rule) => rule.inCustomizations) as CustomizationsFieldName[]
export const ADVANCED_CARD_FIELD_NAMES = /* @__PURE__ */ filterCardFieldNames((rule) => rule.advanced) as AdvancedCardFieldName[]
