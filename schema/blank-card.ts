import type { CardContent } from './card.ts'
import { CARD_FIELD_NAMES, type SpecialCardFieldName } from './card-fields.ts'
import { DEFAULT_CARD_LANGUAGE } from './card-language.ts'
import { DEFAULT_CARD_THEME } from './theme.ts'

const BLANK_SPECIAL_FIELDS: Required<Pick<CardContent, SpecialCardFieldName>> = {
  slug: '',
  theme: DEFAULT_CARD_THEME,
  accentColor: null,
  typePairing: 'theme',
  coverTreatment: 'theme',
  density: 'regular',
  sectionOrder: [],
  language: DEFAULT_CARD_LANGUAGE,
  secondTexts: {},
  nameParts: {},
  socialLinks: {},
  customButtons: [],
  gallery: [],
  embedCodes: [],
  formConfig: {},
  customizations: {},
}
const createBlankCardContent = () => ({ ...Object.fromEntries(CARD_FIELD_NAMES.map((field) => [field, null])), ...BLANK_SPECIAL_FIELDS })

export const BLANK_CARD_CONTENT = /* @__PURE__ */ createBlankCardContent() as Required<CardContent>
