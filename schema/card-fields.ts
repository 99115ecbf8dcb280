import { EMAIL_MAX } from './email.ts'
import type { ImageType } from './image.ts'
import { PHONE_MAX } from './phone.ts'
import { URL_MAX } from './url.ts'

/** A tab of the card editor. */
export type EditorTabKey = 'basic' | 'design' | 'gallery' | 'social' | 'buttons' | 'advanced'

interface AnyField {
  label: string
  /** A shorter label for the quick editor. */
  short?: string
  /** The card editor's tab that holds the field. The server's complaint about the field opens that tab. */
  tab: EditorTabKey
  /** Clients may send the field inside `customizations` too, and answers repeat it there. */
  inCustomizations?: true
  /** Only editors of level 3 and above may change the field. */
  advanced?: true
  /** The field is an object whose entries are merged one by one when two devices changed it. */
  mergeEntries?: true
}

/** Attributes of an input element, beside those that follow from the field's kind. */
interface InputHints {
  placeholder?: string
  autoComplete?: string
  autoCapitalize?: 'words' | 'sentences'
  autoCorrect?: 'off'
  spellCheck?: false
}

type TextKind = 'line' | 'prose' | 'email' | 'phone' | 'website' | 'url'

/** Text that both editors show in an input of its own. */
export interface TextField extends AnyField {
  kind: TextKind
  tab: 'basic'
  /** The panel of the tab. */
  panel: 'about' | 'contact'
  /** Characters, at most. */
  max: number
  hint?: string
  input?: InputHints
  /** The input takes the panel's whole width. */
  wide?: true
  /** Lines of a text area. */
  rows?: number
  /** The card editor shows how many characters are used once few are left. */
  counted?: true
  /** Property of the contact file (vCard) that holds the text; null for a field that the file leaves out. */
  vcard: string | null
  /** Property of a schema.org Person in the page's structured data; null for a field that is left out there. */
  schemaOrg: string | null
}

/** The address of one picture. */
interface ImageField extends AnyField {
  kind: 'image'
  /** The picture's type, which the upload names. */
  upload: ImageType
  hint: string
}

/** CSS text, with an editor of its own. */
interface CssField extends AnyField {
  kind: 'css'
  max: number
}

/** A field whose contract and blank value are in `card.ts`, and whose editor is a component of its own. */
interface SpecialField extends AnyField {
  kind: 'special'
}

export type FieldRule = TextField | ImageField | CssField | SpecialField

/**
 * The fields of a card that its owner edits, in the order of the card editor. Contracts, types, limits, labels, inputs and comparisons
 * follow from this list. A new text field also needs a column (`tables/cards.ts`, with a migration) and a place on the card (`web/card`).
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
    max: EMAIL_MAX,
    tab: 'basic',
    panel: 'contact',
    input: { autoComplete: 'email' },
    vcard: 'EMAIL',
    schemaOrg: 'email',
  },
  phone: {
    kind: 'phone',
    label: 'Phone',
    max: PHONE_MAX,
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
    max: URL_MAX,
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
    max: URL_MAX,
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
} as const satisfies Record<string, FieldRule>

type Rules = typeof CARD_FIELDS
export type CardField = keyof Rules
type FieldsWith<Rule> = { [Field in CardField]: Rules[Field] extends Rule ? Field : never }[CardField]

export type TextCardField = FieldsWith<{ kind: TextKind }>
/** Text that is shown as typed: neither an address nor a number. */
export type PlainTextField = FieldsWith<{ kind: 'line' | 'prose' }>
export type ImageCardField = FieldsWith<{ kind: 'image' }>
export type SpecialCardField = FieldsWith<{ kind: 'special' }>
export type MirroredField = FieldsWith<{ inCustomizations: true }>
export type AdvancedField = FieldsWith<{ advanced: true }>

export const CARD_FIELD_KEYS = Object.keys(CARD_FIELDS) as CardField[]
/** The general type of a field's rule. */
export const fieldRule = (field: CardField): FieldRule => CARD_FIELDS[field]
/** The general type of a text field's rule. */
export const textRule = (field: TextCardField): TextField => CARD_FIELDS[field]

const keysWith = (test: (rule: FieldRule) => unknown) => CARD_FIELD_KEYS.filter((field) => test(fieldRule(field)))

export const TEXT_FIELDS = /* @__PURE__ */ keysWith((rule) => 'panel' in rule) as TextCardField[]
export const PLAIN_TEXT_FIELDS = /* @__PURE__ */ keysWith(({ kind }) => kind === 'line' || kind === 'prose') as PlainTextField[]
export const IMAGE_FIELDS = /* @__PURE__ */ keysWith(({ kind }) => kind === 'image') as ImageCardField[]
/** Fields that `customizations` repeats. */
export const MIRRORED_FIELDS = /* @__PURE__ */ keysWith((rule) => rule.inCustomizations) as MirroredField[]
export const ADVANCED_FIELDS = /* @__PURE__ */ keysWith((rule) => rule.advanced) as AdvancedField[]
