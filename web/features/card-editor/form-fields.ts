import type { ContactFormConfig, LeadFormField } from '../../../schema/card.ts'
import { DEFAULT_FORM_FIELDS, createFormFieldName } from '../../../schema/lead-form.ts'

export const FORM_FIELD_TYPE_LABELS: Record<LeadFormField['type'], string> = {
  text: 'One line',
  email: 'Email',
  tel: 'Phone',
  textarea: 'Several lines',
}

/**
 * Changes a field of a contact form. The name follows the label only until the form is saved, because answers are then stored under the
 * name.
 */
export function changeContactFormField(
  fields: LeadFormField[],
  index: number,
  patch: Partial<LeadFormField>,
  stored: LeadFormField[],
): LeadFormField[] {
  return fields.map((field, at) => {
    if (at !== index) return field
    const next = { ...field, ...patch }
    if (patch.label === undefined || stored.some(({ name }) => name === field.name)) return next
    return {
      ...next,
      name: createFormFieldName(
        patch.label,
        [...fields.filter((_, i) => i !== index), ...stored].map(({ name }) => name),
      ),
    }
  })
}

export function addContactFormField(fields: LeadFormField[], stored: LeadFormField[]): LeadFormField[] {
  const name = createFormFieldName(
    '',
    [...fields, ...stored].map((field) => field.name),
  )
  return [...fields, { name, label: '', type: 'text', required: false }]
}

export function setContactFormEnabled(config: ContactFormConfig, enabled: boolean): ContactFormConfig {
  const fields = config.fields ?? []
  if (enabled) return { ...config, enabled, fields: fields.length === 0 ? DEFAULT_FORM_FIELDS : fields }
  return { ...config, enabled, fields: fields.filter(({ label }) => label.trim() !== '') }
}
