import { z } from 'zod'
import {
  CARD_FIELD_KEYS,
  CARD_FIELDS,
  type CardField,
  fieldRule,
  type MirroredField,
  MIRRORED_FIELDS,
  type SpecialCardField,
} from './card-fields.ts'
import { EMAIL_MAX, pastedEmail } from './email.ts'
import { MESSAGES } from './error.ts'
import { DEFAULT_FORM_FIELDS, FORM_TEXT_MAX, completeField } from './lead-form.ts'
import type { NameOverride, NameParts } from './name.ts'
import { SLUG_MAX, SLUG_MIN } from './slug.ts'
import { isSocialValue } from './social.ts'
import { singleLine, emptyToNull, multiLine, recordOf, tooLong } from './text.ts'
import { DEFAULT_BUTTON_COLOR, DEFAULT_THEME, THEME_KEYS } from './theme.ts'
import { ActionUrl, ImageUrl, WebUrl, Website } from './url-field.ts'
import { Email } from './user.ts'

export const GALLERY_MAX = 8
export const BUTTONS_MAX = 20
export const SOCIALS_MAX = 30
export const EMBEDS_MAX = 5
export const LEAD_FIELDS_MAX = 12
/** Characters of texts that are part of a larger field. Limits of whole fields are in `CARD_FIELDS`. */
export const TEXT_MAX = {
  namePart: 60,
  embed: 10_000,
  embedTitle: 80,
  buttonLabel: 60,
  alt: 200,
  platform: 40,
  social: 500,
} as const
/** JSON characters of `customizations` without the fields that it repeats. */
export const CUSTOMIZATIONS_MAX = 20_000
const CUSTOMIZATIONS_DEPTH = 20
/** Labels of a name's parts, in the order of the form. */
export const NAME_PART_LABELS: Record<keyof NameParts, string> = {
  prefix: 'Prefix',
  given: 'First name',
  additional: 'Middle name',
  family: 'Last name',
  suffix: 'Suffix',
}

export const Slug = z
  .string()
  .trim()
  .min(SLUG_MIN, `Slug must be at least ${SLUG_MIN} characters`)
  .max(SLUG_MAX, `Slug must be at most ${SLUG_MAX} characters`)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, numbers and single hyphens')

export const CustomButton = z.object({
  text: singleLine(TEXT_MAX.buttonLabel, 'Label').pipe(z.string().min(1, 'Label is required')),
  url: ActionUrl,
  backgroundColor: z
    .string()
    .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'Choose a colour such as #d9bd90')
    .default(DEFAULT_BUTTON_COLOR),
})
export type CustomButton = z.infer<typeof CustomButton>

export const GalleryImage = z.object({
  url: ImageUrl.pipe(z.string().min(1, 'Please upload an image or enter a valid URL')),
  alt: singleLine(TEXT_MAX.alt, 'Description').optional(),
})
export type GalleryImage = z.infer<typeof GalleryImage>

/** An embed: a title for screen readers, and HTML that runs in a sandboxed frame. Clients may send the HTML alone as a string. */
export const EmbedCode = z.union(
  [
    multiLine(TEXT_MAX.embed, 'Embed code').transform((html) => ({ title: '', html })),
    z.object({ title: singleLine(TEXT_MAX.embedTitle, 'Title').default(''), html: multiLine(TEXT_MAX.embed, 'Embed code') }),
  ],
  `An embed code is HTML of at most ${TEXT_MAX.embed} characters, with a title of at most ${TEXT_MAX.embedTitle}`,
)
export interface EmbedCode {
  title: string
  html: string
}

export const LEAD_FIELD_TYPES = ['text', 'email', 'tel', 'textarea'] as const
export const LeadField = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/i, 'Use letters, digits and underscores'),
  label: singleLine(FORM_TEXT_MAX.label, 'Label').pipe(z.string().min(1, 'Label is required')),
  type: z.enum(LEAD_FIELD_TYPES).default('text'),
  required: z.boolean().default(false),
})
export type LeadField = z.infer<typeof LeadField>

/** The owner's contact form. An empty object is a disabled form; an enabled form without `fields` gets `DEFAULT_FORM_FIELDS`. */
export const FormConfig = z
  .object({
    enabled: z.boolean().optional(),
    title: singleLine(FORM_TEXT_MAX.title, 'Form title').optional(),
    fields: z
      .array(z.preprocess(completeField, LeadField))
      .max(LEAD_FIELDS_MAX, `A form has at most ${LEAD_FIELDS_MAX} fields`)
      .refine((fields) => new Set(fields.map(({ name }) => name)).size === fields.length, 'Two fields of a form have the same name')
      .optional(),
    consentText: multiLine(FORM_TEXT_MAX.consentText, 'Consent text').optional(),
    /** Replaces the default message after the form was sent. */
    successMessage: multiLine(FORM_TEXT_MAX.successMessage, 'Success message').optional(),
  })
  .transform((form) => (form.enabled && form.fields === undefined ? { ...form, fields: DEFAULT_FORM_FIELDS } : form))
export type FormConfig = z.infer<typeof FormConfig>

const SocialKey = z
  .string()
  .min(1, 'Platform name is required')
  .max(TEXT_MAX.platform, tooLong(`Platform name must be at most ${TEXT_MAX.platform} characters`))
  .refine((k) => k === k.toLowerCase() && !/[\s\p{Cc}]/u.test(k), 'Use a lowercase platform name without spaces')

const SocialValue = z
  .string()
  .trim()
  .max(TEXT_MAX.social, tooLong(`A link must be at most ${TEXT_MAX.social} characters`))
  .refine(isSocialValue, 'Please enter a valid URL')

const SocialLinks = recordOf(SocialKey, SocialValue, SOCIALS_MAX, `A card has at most ${SOCIALS_MAX} social links`).transform((links) =>
  Object.fromEntries(Object.entries(links).filter(([, value]) => value !== '')),
)

/** True for JSON text nested deeper than `max`, which would overflow the parser's stack. */
function isNestedDeeper(json: string, max: number): boolean {
  let depth = 0
  let quoted = false
  for (let i = 0; i < json.length; i++) {
    const char = json[i]
    if (quoted && char === '\\') i++
    else if (char === '"') quoted = !quoted
    else if (!quoted && (char === '[' || char === '{') && ++depth > max) return true
    else if (!quoted && (char === ']' || char === '}')) depth--
  }
  return false
}

/** Optional text. Clients may send an empty string or null for no text. */
type TextContract = z.ZodType<string | null, string | null>

function textContract(field: Exclude<CardField, SpecialCardField>): TextContract {
  const rule = CARD_FIELDS[field]
  switch (rule.kind) {
    case 'line':
    case 'phone':
      return emptyToNull(singleLine(rule.max, rule.label))
    case 'prose':
    case 'css':
      return emptyToNull(multiLine(rule.max, rule.label))
    case 'email':
      return z.union(
        [z.literal('').transform(() => null), z.null(), z.string().transform(pastedEmail).pipe(Email)],
        `Please enter a valid email of at most ${EMAIL_MAX} characters`,
      )
    case 'website':
      return emptyToNull(Website)
    case 'url':
      return emptyToNull(WebUrl)
    case 'image':
      return emptyToNull(ImageUrl)
  }
}

type Mirrored = Record<MirroredField, z.ZodOptional<TextContract>>

/** `customizations` keeps further keys as they are, within `CUSTOMIZATIONS_MAX`. */
const Customizations = z
  .looseObject({
    ...(Object.fromEntries(MIRRORED_FIELDS.map((field) => [field, textContract(field).optional()])) as Mirrored),
    /** `false` asks search engines to leave the card out. */
    searchable: z.boolean().optional(),
  })
  .refine((value) => JSON.stringify(value).length <= 60_000, 'Customizations are too large')
export type Customizations = z.infer<typeof Customizations>

const CustomizationsInput = z.union([
  Customizations,
  z
    .string()
    .max(60_000, tooLong('Customizations are too large'))
    .refine((json) => !isNestedDeeper(json, CUSTOMIZATIONS_DEPTH), 'Customizations are nested too deeply')
    .transform((json, ctx) => {
      if (isNestedDeeper(json, CUSTOMIZATIONS_DEPTH)) return z.NEVER
      try {
        return JSON.parse(json === '' ? '{}' : json, (key, value: unknown) => {
          // Zod would drop this key silently.
          if (key === '__proto__') ctx.addIssue({ code: 'custom', message: MESSAGES.unsafeKey })
          return value
        }) as unknown
      } catch {
        ctx.addIssue({ code: 'custom', message: 'Customizations must be valid JSON' })
        return z.NEVER
      }
    })
    .pipe(Customizations),
])

const namePart = (label: string) => emptyToNull(singleLine(TEXT_MAX.namePart, label)).optional()

/** The name parts that the owner entered. Blank parts are guessed and not stored. */
const NamePartsInput = z
  .object({
    prefix: namePart(NAME_PART_LABELS.prefix),
    given: namePart(NAME_PART_LABELS.given),
    additional: namePart(NAME_PART_LABELS.additional),
    family: namePart(NAME_PART_LABELS.family),
    suffix: namePart(NAME_PART_LABELS.suffix),
  })
  .nullable()
  .transform((parts): NameOverride => Object.fromEntries(Object.entries(parts ?? {}).filter(([, part]) => part)))

const SPECIAL_CONTRACTS = {
  slug: Slug,
  theme: z.enum(THEME_KEYS, 'Unknown theme'),
  nameParts: NamePartsInput,
  socialLinks: SocialLinks,
  customButtons: z.array(CustomButton).max(BUTTONS_MAX, `A card has at most ${BUTTONS_MAX} buttons`),
  gallery: z.array(GalleryImage).max(GALLERY_MAX, `The gallery holds at most ${GALLERY_MAX} images`),
  embedCodes: z.array(EmbedCode).max(EMBEDS_MAX, `A card has at most ${EMBEDS_MAX} embeds`),
  formConfig: FormConfig,
  customizations: CustomizationsInput.nullable(),
} satisfies Record<SpecialCardField, z.ZodType>

type Shape = {
  [Field in CardField]: z.ZodOptional<Field extends SpecialCardField ? (typeof SPECIAL_CONTRACTS)[Field] : TextContract>
}
const isSpecial = (field: CardField): field is SpecialCardField => fieldRule(field).kind === 'special'
const contractOf = (field: CardField): z.ZodType => (isSpecial(field) ? SPECIAL_CONTRACTS[field] : textContract(field))

/** The fields of a card that a client may write. All are optional: the server leaves absent fields unchanged. */
export const CardFields = z.object(Object.fromEntries(CARD_FIELD_KEYS.map((field) => [field, contractOf(field).optional()])) as Shape)
export type CardFields = z.infer<typeof CardFields>

/** Body of POST /api/business-cards. */
export const CreateCard = /* @__PURE__ */ CardFields.extend({ userId: z.number().int().positive().optional() })
export type CreateCard = z.infer<typeof CreateCard>

/** Body of PUT /api/business-cards/{id}: some or all fields. `updatedAt` detects concurrent changes. */
export const UpdateCard = /* @__PURE__ */ CardFields.extend({
  updatedAt: z.iso.datetime({ offset: true, error: 'updatedAt must be an ISO 8601 time' }).optional(),
})
export type UpdateCard = z.infer<typeof UpdateCard>

/** The editable fields of a card as they are stored and answered. */
export interface CardContent extends Omit<Required<CardFields>, 'theme' | 'nameParts' | 'customizations'> {
  /** The name of a theme, which may no longer exist. */
  theme: string
  /** The name parts that the owner entered. Snapshots published before this field existed lack it. */
  nameParts?: NameOverride
  customizations: Customizations
}

/** A card as its owner reads it. */
export interface Card extends CardContent {
  id: number
  userId: number
  /** ISO 8601. */
  createdAt: string
  updatedAt: string
}

/** A card as anyone reads it, with its owner's id and level, and custom CSS only if the level allows it. */
export interface PublicCard extends Card {
  user: { id: number; accessLevel: number }
}

const SPECIAL_BLANKS: Required<Pick<CardContent, SpecialCardField>> = {
  slug: '',
  theme: DEFAULT_THEME,
  nameParts: {},
  socialLinks: {},
  customButtons: [],
  gallery: [],
  embedCodes: [],
  formConfig: {},
  customizations: {},
}
const blankContent = () => ({ ...Object.fromEntries(CARD_FIELD_KEYS.map((field) => [field, null])), ...SPECIAL_BLANKS })

/** The fields of a card on which nothing is filled in. */
export const BLANK_CONTENT = /* @__PURE__ */ blankContent() as Required<CardContent>
