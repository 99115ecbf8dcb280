import { z } from 'zod'
import {
  CARD_FIELD_NAMES,
  CARD_FIELDS,
  type CardFieldName,
  cardFieldRuleOf,
  type CustomizationsFieldName,
  CUSTOMIZATIONS_FIELD_NAMES,
  type SpecialCardFieldName,
} from './card-fields.ts'
import { CARD_LANGUAGES } from './card-language.ts'
import { CARD_DENSITIES, COVER_TREATMENTS, isCardSectionName, SECTION_ORDER_LENGTH_MAX, TYPE_PAIRINGS } from './card-look.ts'
import { EMAIL_LENGTH_MAX, cleanPastedEmail } from './email.ts'
import { SHARED_ERROR_MESSAGES } from './error.ts'
import { DEFAULT_FORM_FIELDS, FORM_TEXT_LENGTHS_MAX, addMissingFormFieldName } from './lead-form.ts'
import type { NamePartsOverride, NameParts } from './name.ts'
import type { CardSuspension } from './report.ts'
import { CardSlugSchema } from './slug-field.ts'
import { isAllowedSocialValue } from './social.ts'
import {
  createSingleLineSchema,
  toNullableTextSchema,
  createMultiLineSchema,
  createLimitedRecordSchema,
  createTooLongError,
} from './text.ts'
import { DEFAULT_BUTTON_COLOR, CARD_THEME_KEYS } from './theme.ts'
import { ButtonUrlSchema, ImageUrlSchema, WebUrlSchema, WebsiteSchema } from './url-field.ts'
import { EmailAddressSchema } from './user.ts'
import type { VideoPoster } from './video.ts'

export const GALLERY_IMAGES_MAX = 8
export const CUSTOM_BUTTONS_MAX = 20
export const SOCIAL_LINKS_MAX = 30
export const EMBED_CODES_MAX = 5
export const LEAD_FORM_FIELDS_MAX = 12
export const CARD_TEXT_LENGTHS_MAX = {
  namePart: 60,
  embed: 10_000,
  embedTitle: 80,
  buttonLabel: 60,
  alt: 200,
  platform: 40,
  social: 500,
} as const
export const CUSTOMIZATIONS_LENGTH_MAX = 20_000
const CUSTOMIZATIONS_DEPTH_MAX = 20
export const NAME_PART_LABELS: Record<keyof NameParts, string> = {
  prefix: 'Prefix',
  given: 'First name',
  additional: 'Middle name',
  family: 'Last name',
  suffix: 'Suffix',
}

export const CustomButton = z.object({
  text: createSingleLineSchema(CARD_TEXT_LENGTHS_MAX.buttonLabel, 'Label').pipe(z.string().min(1, 'Label is required')),
  url: ButtonUrlSchema,
  backgroundColor: z
    .string()
    .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'Choose a colour such as #d9bd90')
    .default(DEFAULT_BUTTON_COLOR),
  /** The label in the card's second language. */
  secondText: createSingleLineSchema(CARD_TEXT_LENGTHS_MAX.buttonLabel, 'Label in the second language').optional(),
})
export type CustomButton = z.infer<typeof CustomButton>

export const GalleryImage = z.object({
  url: ImageUrlSchema.pipe(z.string().min(1, 'Please upload an image or enter a valid URL')),
  alt: createSingleLineSchema(CARD_TEXT_LENGTHS_MAX.alt, 'Description').optional(),
})
export type GalleryImage = z.infer<typeof GalleryImage>

/** An embed: HTML for a sandboxed frame, and a title for screen readers. Clients may send only the HTML, as a string. */
export const EmbedCode = z.union(
  [
    createMultiLineSchema(CARD_TEXT_LENGTHS_MAX.embed, 'Embed code').transform((html) => ({ title: '', html })),
    z.object({
      title: createSingleLineSchema(CARD_TEXT_LENGTHS_MAX.embedTitle, 'Title').default(''),
      html: createMultiLineSchema(CARD_TEXT_LENGTHS_MAX.embed, 'Embed code'),
    }),
  ],
  `An embed code is HTML of at most ${CARD_TEXT_LENGTHS_MAX.embed} characters, with a title of at most ${CARD_TEXT_LENGTHS_MAX.embedTitle}`,
)
export type EmbedCode = z.output<typeof EmbedCode>

export const LEAD_FORM_FIELD_TYPES = ['text', 'email', 'tel', 'textarea'] as const
export const LeadFormField = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/i, 'Use letters, digits and underscores'),
  label: createSingleLineSchema(FORM_TEXT_LENGTHS_MAX.label, 'Label').pipe(z.string().min(1, 'Label is required')),
  type: z.enum(LEAD_FORM_FIELD_TYPES).default('text'),
  required: z.boolean().default(false),
})
export type LeadFormField = z.infer<typeof LeadFormField>

/** The contact form on a card. An empty object turns it off. An enabled form without `fields` gets `DEFAULT_FORM_FIELDS`. */
export const ContactFormConfig = z
  .object({
    enabled: z.boolean().optional(),
    title: createSingleLineSchema(FORM_TEXT_LENGTHS_MAX.title, 'Form title').optional(),
    fields: z
      .array(z.preprocess(addMissingFormFieldName, LeadFormField))
      .max(LEAD_FORM_FIELDS_MAX, `A form has at most ${LEAD_FORM_FIELDS_MAX} fields`)
      .refine((fields) => new Set(fields.map(({ name }) => name)).size === fields.length, 'Two fields of a form have the same name')
      .optional(),
    consentText: createMultiLineSchema(FORM_TEXT_LENGTHS_MAX.consentText, 'Consent text').optional(),
    successMessage: createMultiLineSchema(FORM_TEXT_LENGTHS_MAX.successMessage, 'Success message').optional(),
    /** If false, the owner gets no mail about what visitors send. */
    mails: z.boolean().optional(),
  })
  .transform((form) => (form.enabled && form.fields === undefined ? { ...form, fields: DEFAULT_FORM_FIELDS } : form))
export type ContactFormConfig = z.infer<typeof ContactFormConfig>

const SocialPlatformKeySchema = z
  .string()
  .min(1, 'Platform name is required')
  .max(CARD_TEXT_LENGTHS_MAX.platform, createTooLongError(`Platform name must be at most ${CARD_TEXT_LENGTHS_MAX.platform} characters`))
  .refine((k) => k === k.toLowerCase() && !/[\s\p{Cc}]/u.test(k), 'Use a lowercase platform name without spaces')

const SocialLinkValueSchema = z
  .string()
  .trim()
  .max(CARD_TEXT_LENGTHS_MAX.social, createTooLongError(`A link must be at most ${CARD_TEXT_LENGTHS_MAX.social} characters`))
  .refine(isAllowedSocialValue, 'Please enter a valid URL')

const SocialLinksSchema = createLimitedRecordSchema(
  SocialPlatformKeySchema,
  SocialLinkValueSchema,
  SOCIAL_LINKS_MAX,
  `A card has at most ${SOCIAL_LINKS_MAX} social links`,
).transform((links) => Object.fromEntries(Object.entries(links).filter(([, value]) => value !== '')))

/** Deeper nesting would overflow the stack of the JSON parser. */
function isJsonNestedDeeperThan(json: string, max: number): boolean {
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

type OptionalTextType = z.ZodType<string | null, string | null>

function createTextFieldSchema(field: Exclude<CardFieldName, SpecialCardFieldName>): OptionalTextType {
  const rule = CARD_FIELDS[field]
  switch (rule.kind) {
    case 'line':
    case 'phone':
      return toNullableTextSchema(createSingleLineSchema(rule.max, rule.label))
    case 'prose':
    case 'css':
      return toNullableTextSchema(createMultiLineSchema(rule.max, rule.label))
    case 'email':
      return z.union(
        [z.literal('').transform(() => null), z.null(), z.string().transform(cleanPastedEmail).pipe(EmailAddressSchema)],
        `Please enter a valid email of at most ${EMAIL_LENGTH_MAX} characters`,
      )
    case 'website':
      return toNullableTextSchema(WebsiteSchema)
    case 'url':
      return toNullableTextSchema(WebUrlSchema)
    case 'image':
      return toNullableTextSchema(ImageUrlSchema)
  }
}

type CustomizationsFieldSchemas = Record<CustomizationsFieldName, z.ZodOptional<OptionalTextType>>

const CardCustomizations = z
  .looseObject({
    ...(Object.fromEntries(
      CUSTOMIZATIONS_FIELD_NAMES.map((field) => [field, createTextFieldSchema(field).optional()]),
    ) as CustomizationsFieldSchemas),
    /** If false, the card's page asks search engines not to list it. */
    searchable: z.boolean().optional(),
  })
  .refine((value) => JSON.stringify(value).length <= 60_000, 'Customizations are too large')
export type CardCustomizations = z.infer<typeof CardCustomizations>

const CustomizationsInputSchema = z.union([
  CardCustomizations,
  z
    .string()
    .max(60_000, createTooLongError('Customizations are too large'))
    .refine((json) => !isJsonNestedDeeperThan(json, CUSTOMIZATIONS_DEPTH_MAX), 'Customizations are nested too deeply')
    .transform((json, ctx) => {
      if (isJsonNestedDeeperThan(json, CUSTOMIZATIONS_DEPTH_MAX)) return z.NEVER
      try {
        return JSON.parse(json === '' ? '{}' : json, (key, value: unknown) => {
          // Refuses the key `__proto__`, which zod would otherwise drop silently.
          if (key === '__proto__') ctx.addIssue({ code: 'custom', message: SHARED_ERROR_MESSAGES.unsafeKey })
          return value
        }) as unknown
      } catch {
        ctx.addIssue({ code: 'custom', message: 'Customizations must be valid JSON' })
        return z.NEVER
      }
    })
    .pipe(CardCustomizations),
])

const createNamePartSchema = (label: string) =>
  toNullableTextSchema(createSingleLineSchema(CARD_TEXT_LENGTHS_MAX.namePart, label)).optional()

const NamePartsInputSchema = z
  .object(
    Object.fromEntries(Object.entries(NAME_PART_LABELS).map(([part, label]) => [part, createNamePartSchema(label)])) as Record<
      keyof NameParts,
      ReturnType<typeof createNamePartSchema>
    >,
  )
  .nullable()
  .transform((parts): NamePartsOverride => Object.fromEntries(Object.entries(parts ?? {}).filter(([, part]) => part)))

const ACCENT_COLOR_ADVICE = 'Choose a colour such as #9333ea'
const AccentColorSchema = z
  .union([z.literal('').transform(() => null), z.null(), z.string().regex(/^#[0-9a-f]{6}$/i, ACCENT_COLOR_ADVICE)], ACCENT_COLOR_ADVICE)
  .transform((color) => color?.toLowerCase() ?? null)

const SectionOrderSchema = z
  .array(z.string().max(CARD_TEXT_LENGTHS_MAX.platform))
  .max(SECTION_ORDER_LENGTH_MAX, `An order of sections has at most ${SECTION_ORDER_LENGTH_MAX} names`)
  .transform((names) => [...new Set(names.filter(isCardSectionName))])

/** The card's texts in a second language. Without `language`, the card has none. */
export const SecondTexts = z.object({
  language: z.enum(CARD_LANGUAGES, 'Unknown language').optional(),
  title: createSingleLineSchema(CARD_FIELDS.title.max, CARD_FIELDS.title.label).optional(),
  about: createMultiLineSchema(CARD_FIELDS.about.max, CARD_FIELDS.about.label).optional(),
})
export type SecondTexts = z.infer<typeof SecondTexts>

const SPECIAL_FIELD_SCHEMAS = {
  accentColor: AccentColorSchema,
  typePairing: z.enum(TYPE_PAIRINGS, 'Unknown typefaces'),
  coverTreatment: z.enum(COVER_TREATMENTS, 'Unknown treatment of the cover'),
  density: z.enum(CARD_DENSITIES, 'Unknown density'),
  sectionOrder: SectionOrderSchema,
  language: z.enum(CARD_LANGUAGES, 'Unknown language'),
  secondTexts: SecondTexts,
  slug: CardSlugSchema,
  theme: z.enum(CARD_THEME_KEYS, 'Unknown theme'),
  nameParts: NamePartsInputSchema,
  socialLinks: SocialLinksSchema,
  customButtons: z.array(CustomButton).max(CUSTOM_BUTTONS_MAX, `A card has at most ${CUSTOM_BUTTONS_MAX} buttons`),
  gallery: z.array(GalleryImage).max(GALLERY_IMAGES_MAX, `The gallery holds at most ${GALLERY_IMAGES_MAX} images`),
  embedCodes: z.array(EmbedCode).max(EMBED_CODES_MAX, `A card has at most ${EMBED_CODES_MAX} embeds`),
  formConfig: ContactFormConfig,
  customizations: CustomizationsInputSchema.nullable(),
} satisfies Record<SpecialCardFieldName, z.ZodType>

type CardFieldSchemas = {
  [Field in CardFieldName]: z.ZodOptional<Field extends SpecialCardFieldName ? (typeof SPECIAL_FIELD_SCHEMAS)[Field] : OptionalTextType>
}
const isSpecialCardFieldName = (field: CardFieldName): field is SpecialCardFieldName => cardFieldRuleOf(field).kind === 'special'
const schemaOfCardField = (field: CardFieldName): z.ZodType =>
  isSpecialCardFieldName(field) ? SPECIAL_FIELD_SCHEMAS[field] : createTextFieldSchema(field)

/** All fields are optional: the server leaves absent fields unchanged. */
export const CardFieldsInput = z.object(
  Object.fromEntries(CARD_FIELD_NAMES.map((field) => [field, schemaOfCardField(field).optional()])) as CardFieldSchemas,
)
export type CardFieldsInput = z.infer<typeof CardFieldsInput>

export const CreateCardBody = /* @__PURE__ */ CardFieldsInput.extend({ userId: z.number().int().positive().optional() })
export type CreateCardBody = z.infer<typeof CreateCardBody>

/** `updatedAt` is the version that the client read. If the server has a newer one, it refuses the request as a conflict. */
export const UpdateCardBody = /* @__PURE__ */ CardFieldsInput.extend({
  updatedAt: z.iso.datetime({ offset: true, error: 'updatedAt must be an ISO 8601 time' }).optional(),
})
export type UpdateCardBody = z.infer<typeof UpdateCardBody>

export interface CardContent extends Omit<Required<CardFieldsInput>, 'theme' | 'nameParts' | 'customizations'> {
  /** Key of the card's theme. The theme may have been removed from the product. */
  theme: string
  nameParts?: NamePartsOverride
  customizations: CardCustomizations
}

export interface Card extends CardContent {
  id: number
  userId: number
  /** Fetched by the server after a save; no field of the owner's. Cards that were published before December 2026 lack it. */
  videoPoster?: VideoPoster | null
  /** Missing unless an administrator has suspended the card. */
  suspension?: CardSuspension
  createdAt: string
  updatedAt: string
}

/** A card as visitors get it, with its owner's id and access level. It contains custom CSS only if the owner's level allows it. */
export interface PublicCard extends Card {
  user: { id: number; accessLevel: number }
}
