import { EMAIL_LENGTH_MAX } from './email.ts'
import type { CardImageType } from './image.ts'
import { PHONE_MAX_LENGTH } from './phone.ts'
import { URL_MAX_LENGTH } from './url.ts'

/** A tab of the card editor. */
export type CardEditorTabKey = 'basic' | 'design' | 'gallery' | 'social' | 'buttons' | 'advanced'

interface BaseCardFieldRule {
  label: string
  short?: string
  /** Tab of the card editor that holds the field. It opens when the server finds an error in the field. */
  tab: CardEditorTabKey
  /** The API also accepts and returns this field inside the `customizations` object. */
  inCustomizations?: true
  /** Only users of access level 3 and above may change this field. */
  advanced?: true
  /** The field is an object. If two devices changed it, its entries are merged one by one. */
  mergeEntries?: true
}

/** HTML attributes of a card field's input element, besides those that follow from the kind of the field. */
interface InputAttributes {
  placeholder?: string
  autoComplete?: string
  autoCapitalize?: 'words' | 'sentences'
  autoCorrect?: 'off'
  spellCheck?: false
}

type TextFieldKind = 'line' | 'prose' | 'email' | 'phone' | 'website' | 'url'

/** Rule for a text field of a card, which has an input element of its own in both card editors. */
export interface TextFieldRule extends BaseCardFieldRule {
  kind: TextFieldKind
  tab: 'basic'
  panel: 'about' | 'contact'
  max: number
  hint?: string
  input?: InputAttributes
  /** The field's input takes the full width of the panel. */
  wide?: true
  rows?: number
  /** The card editor shows how many characters of this field are used when few are left. */
  counted?: true
  /** Property of the contact file (vCard) that holds the field's text; null if the file leaves the field out. */
  vcard: string | null
  /** Property of a schema.org Person that holds the text in the page's structured data; null if it is left out. */
  schemaOrg: string | null
}

/** Rule for a card field that holds the URL of one picture. */
interface ImageFieldRule extends BaseCardFieldRule {
  kind: 'image'
  /** Type of the picture, which the browser sends with the upload. */
  upload: CardImageType
  hint: string
}

/** Rule for a card field that holds CSS text and has an editor of its own. */
interface CssFieldRule extends BaseCardFieldRule {
  kind: 'css'
  max: number
}

/** Rule for a card field with an editor component of its own. Its validation and blank value are defined in `card.ts`. */
interface SpecialFieldRule extends BaseCardFieldRule {
  kind: 'special'
}

export type CardFieldRule = TextFieldRule | ImageFieldRule | CssFieldRule | SpecialFieldRule

/**
 * The card fields that an owner can edit, in the order of the card editor. Validation, types, limits and labels follow from it. A
 * new text field also needs a column (`tables/cards.ts`, with a migration) and a place on the card (`web/card`).
 */
export const CARD_FIELDS = {
  slug: { kind: 'special', label: 'URL slug', tab: 'basic' },
  theme: { kind: 'special', label: 'Theme', tab: 'design' },
  name: {
    kind: 'line',
    label: 'Name',
    max: 120,
    tab: 'basic',
    panel: 'about',
    wide: true,
    input: { autoComplete: 'name', autoCapitalize: 'words', autoCorrect: 'off', spellCheck: false },
    vcard: 'N',
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
    vcard: 'ORG',
    schemaOrg: 'worksFor',
  },
  email: {
    kind: 'email',
    label: 'Email',
    max: EMAIL_LENGTH_MAX,
    tab: 'basic',
    panel: 'contact',
    input: { autoComplete: 'email' },
    vcard: 'EMAIL',
    schemaOrg: 'email',
  },
  phone: {
    kind: 'phone',
    label: 'Phone',
    max: PHONE_MAX_LENGTH,
    tab: 'basic',
    panel: 'contact',
    input: { autoComplete: 'tel' },
    vcard: 'TEL',
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
    vcard: 'ADR',
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
    vcard: 'NOTE',
    schemaOrg: 'description',
  },
  website: {
    kind: 'website',
    label: 'Website',
    max: URL_MAX_LENGTH,
    tab: 'basic',
    panel: 'contact',
    hint: 'https:// is added where it is missing',
    input: { autoComplete: 'url' },
    inCustomizations: true,
    vcard: 'URL',
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
    max: URL_MAX_LENGTH,
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

export type TextFieldName = CardFieldNamesMatching<{ kind: TextFieldKind }>
/** Names of the text fields that are shown as typed, because they hold no e-mail address, URL or phone number. */
export type PlainTextFieldName = CardFieldNamesMatching<{ kind: 'line' | 'prose' }>
export type ImageFieldName = CardFieldNamesMatching<{ kind: 'image' }>
export type SpecialFieldName = CardFieldNamesMatching<{ kind: 'special' }>
export type FieldInCustomizations = CardFieldNamesMatching<{ inCustomizations: true }>
export type AdvancedFieldName = CardFieldNamesMatching<{ advanced: true }>

export const CARD_FIELD_NAMES = Object.keys(CARD_FIELDS) as CardFieldName[]
/** Returns the rule of a card field, typed as `CardFieldRule` instead of the field's exact literal type. */
export const cardFieldRuleOf = (field: CardFieldName): CardFieldRule => CARD_FIELDS[field]
/** Returns the rule of a text field, typed as `TextFieldRule` instead of the field's exact literal type. */
export const textFieldRuleOf = (field: TextFieldName): TextFieldRule => CARD_FIELDS[field]

const fieldNamesWhere = (test: (rule: CardFieldRule) => unknown) => CARD_FIELD_NAMES.filter((field) => test(cardFieldRuleOf(field)))

export const TEXT_FIELD_NAMES = /* @__PURE__ */ fieldNamesWhere((rule) => 'panel' in rule) as TextFieldName[]
export const PLAIN_TEXT_FIELD_NAMES = /* @__PURE__ */ fieldNamesWhere(
  ({ kind }) => kind === 'line' || kind === 'prose',
) as PlainTextFieldName[]
export const IMAGE_FIELD_NAMES = /* @__PURE__ */ fieldNamesWhere(({ kind }) => kind === 'image') as ImageFieldName[]
/** Names of the card fields that the API also accepts and returns inside `customizations`. */
export const FIELDS_IN_CUSTOMIZATIONS = /* @__PURE__ */ fieldNamesWhere((rule) => rule.inCustomizations) as FieldInCustomizations[]
export const ADVANCED_FIELD_NAMES = /* @__PURE__ */ fieldNamesWhere((rule) => rule.advanced) as AdvancedFieldName[]
