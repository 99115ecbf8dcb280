import { type Card, NAME_PART_LABELS } from '../../schema/card.ts'
import { platformLabel } from '../../schema/social.ts'
import { themeLabel } from '../../schema/theme.ts'
import type { EditableField } from './fields.ts'

/** What each field is called where it is edited. */
export const FIELD_LABELS: Record<EditableField, string> = {
  slug: 'URL slug',
  theme: 'Theme',
  name: 'Name',
  nameParts: 'How the name is filed',
  title: 'Title',
  company: 'Company',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  about: 'About',
  website: 'Website',
  customCss: 'Custom CSS',
  profilePicture: 'Profile Picture',
  coverPhoto: 'Cover Photo',
  logoUrl: 'Logo',
  videoUrl: 'Video URL',
  faviconUrl: 'Favicon',
  socialLinks: 'Social links',
  customButtons: 'Custom buttons',
  gallery: 'Gallery',
  embedCodes: 'Embed codes',
  formConfig: 'Contact form',
  customizations: 'Search engines',
}

/** A field's value for people: lines of text, and pictures by their addresses. */
export function describeField(card: Card, field: EditableField): { lines: string[]; pictures: string[] } {
  const text = (...lines: string[]) => ({ lines, pictures: [] })
  switch (field) {
    case 'profilePicture':
    case 'coverPhoto':
    case 'logoUrl':
    case 'faviconUrl':
      return { lines: [], pictures: card[field] ? [card[field]] : [] }
    case 'gallery':
      return { lines: card.gallery.flatMap(({ alt }) => alt ?? []), pictures: card.gallery.map(({ url }) => url) }
    case 'nameParts': {
      const parts = card.nameParts ?? {}
      return text(...(Object.keys(parts) as (keyof typeof parts)[]).map((part) => `${NAME_PART_LABELS[part]}: ${parts[part] ?? ''}`))
    }
    case 'theme':
      return text(themeLabel(card.theme))
    case 'socialLinks':
      return text(...Object.entries(card.socialLinks).map(([key, value]) => `${platformLabel(key)}: ${value}`))
    case 'customButtons':
      return text(...card.customButtons.map(({ text: label, url, backgroundColor }) => `${label}: ${url}, ${backgroundColor}`))
    case 'embedCodes':
      return text(...card.embedCodes.map(({ title, html }) => [title, html].filter(Boolean).join(': ')))
    case 'formConfig': {
      const { enabled, title, fields = [], consentText, successMessage } = card.formConfig
      const questions = fields.map(({ label, required }) => (required ? `${label} (required)` : label))
      return text(
        ...[enabled ? 'Shown' : 'Not shown', title, ...questions, consentText, successMessage].filter((line) => line !== undefined),
      )
    }
    case 'customizations':
      return text(card.customizations.searchable === false ? 'Left out of search engines' : 'Shown in search engines')
    default:
      return text(...(card[field] ? [card[field]] : []))
  }
}
