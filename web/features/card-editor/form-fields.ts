import type { FormConfig, LeadField } from '../../../schema/card.ts'
import { DEFAULT_FORM_FIELDS, fieldName } from '../../../schema/lead-form.ts'

export const TYPE_LABELS: Record<LeadField['type'], string> = {
  text: 'One line',
  email: 'Email',
  tel: 'Phone',
  textarea: 'Several lines',
}

/**
 * Changes one field of the form. A field's name follows its label until the form is saved. Then it stays, because answers
 * are stored under it.
 */
export function changeField(fields: LeadField[], index: number, patch: Partial<LeadField>, stored: LeadField[]): LeadField[] {
  return fields.map((field, at) => {
    if (at !== index) return field
    const next = { ...field, ...patch }
    if (patch.label === undefined || stored.some(({ name }) => name === field.name)) return next
    return {
      ...next,
      name: fieldName(
        patch.label,
        [...fields.filter((_, i) => i !== index), ...stored].map(({ name }) => name),
      ),
    }
  })
}

/** Appends an empty field. */
export function addField(fields: LeadField[], stored: LeadField[]): LeadField[] {
  const name = fieldName(
    '',
    [...fields, ...stored].map((field) => field.name),
  )
  return [...fields, { name, label: '', type: 'text', required: false }]
}

/** Enables or disables the form. A form enabled for the first time gets default fields; disabling removes fields without a label, which would block a save unseen. */
export function setFormEnabled(config: FormConfig, enabled: boolean): FormConfig {
  const fields = config.fields ?? []
  if (enabled) return { ...config, enabled, fields: fields.length === 0 ? DEFAULT_FORM_FIELDS : fields }
  return { ...config, enabled, fields: fields.filter(({ label }) => label.trim() !== '') }
}
