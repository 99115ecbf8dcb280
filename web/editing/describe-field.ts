import { type Card, NAME_PART_LABELS } from '../../schema/card.ts'
import { CARD_LANGUAGE_LABELS } from '../../schema/card-language.ts'
import { CARD_DENSITY_LABELS, CARD_SECTION_LABELS, COVER_TREATMENT_LABELS, TYPE_PAIRING_LABELS } from '../../schema/card-look.ts'
import { socialPlatformLabelOf } from '../../schema/social.ts'
import { cardThemeLabelOf } from '../../schema/theme.ts'
import { type CardFieldName, cardFieldRuleOf } from '../../schema/card-fields.ts'

export function describeCardField(card: Card, field: CardFieldName): { lines: string[]; pictures: string[] } {
  const text = (...lines: string[]) => ({ lines, pictures: [] })
  switch (field) {
    case 'gallery':
      return { lines: card.gallery.flatMap(({ alt }) => alt ?? []), pictures: card.gallery.map(({ url }) => url) }
    case 'nameParts': {
      const parts = card.nameParts ?? {}
      return text(...(Object.keys(parts) as (keyof typeof parts)[]).map((part) => `${NAME_PART_LABELS[part]}: ${parts[part] ?? ''}`))
    }
    case 'theme':
      return text(cardThemeLabelOf(card.theme))
    case 'accentColor':
      return text(card.accentColor ?? 'The theme’s own')
    case 'typePairing':
      return text(TYPE_PAIRING_LABELS[card.typePairing])
    case 'coverTreatment':
      return text(COVER_TREATMENT_LABELS[card.coverTreatment])
    case 'density':
      return text(CARD_DENSITY_LABELS[card.density])
    case 'sectionOrder':
      return card.sectionOrder.length > 0 ? text(...card.sectionOrder.map((name) => CARD_SECTION_LABELS[name])) : text('The theme’s own')
    case 'language':
      return text(CARD_LANGUAGE_LABELS[card.language])
    case 'secondTexts': {
      const { language, title, about } = card.secondTexts
      return text(...[language && CARD_LANGUAGE_LABELS[language], title, about].filter((line) => line !== undefined))
    }
    case 'socialLinks':
      return text(...Object.entries(card.socialLinks).map(([key, value]) => `${socialPlatformLabelOf(key)}: ${value}`))
    case 'customButtons':
      return text(
        ...card.customButtons.map(({ text: label, secondText, url, backgroundColor }) => {
          const labels = secondText ? `${label} (${secondText})` : label
          return `${labels}: ${url}, ${backgroundColor}`
        }),
      )
    case 'embedCodes':
      return text(...card.embedCodes.map(({ title, html }) => [title, html].filter(Boolean).join(': ')))
    case 'formConfig': {
      const { enabled, title, fields = [], consentText, successMessage, mails } = card.formConfig
      const questions = fields.map(({ label, required }) => (required ? `${label} (required)` : label))
      return text(
        ...[
          enabled ? 'Shown' : 'Not shown',
          title,
          ...questions,
          consentText,
          successMessage,
          mails === false ? 'No mails' : undefined,
        ].filter((line) => line !== undefined),
      )
    }
    case 'customizations':
      return text(card.customizations.searchable === false ? 'Left out of search engines' : 'Shown in search engines')
    default: {
      const values = card[field] ? [card[field]] : []
      return cardFieldRuleOf(field).kind === 'image' ? { lines: [], pictures: values } : text(...values)
    }
  }
}
