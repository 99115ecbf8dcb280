import type { FormConfig, LeadField } from '../../../schema/card.ts'

/** What a form asks first: who writes, how to answer, and what it is about. */
export const FIRST_FIELDS: LeadField[] = [
  { name: 'name', label: 'Name', type: 'text', required: true },
  { name: 'email', label: 'Email', type: 'email', required: true },
  { name: 'message', label: 'Message', type: 'textarea', required: false },
]
export const TYPE_LABELS: Record<LeadField['type'], string> = {
  text: 'One line',
  email: 'Email',
  tel: 'Phone',
  textarea: 'Several lines',
}

/** The name under which answers to a question are stored: letters, digits and underscores of its label, like no other. */
export function fieldName(label: string, taken: string[]): string {
  const plain = label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 36)
    .replace(/_+$/, '')
  const name = plain || 'field'
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? name : `${name}_${count}`
    if (!taken.includes(candidate)) return candidate
  }
}

/**
 * The fields with one of them changed. A name follows its label until the form is stored with it; then it stays, since
 * answers are stored under it.
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

/** The fields with an empty one at their end. */
export function addField(fields: LeadField[], stored: LeadField[]): LeadField[] {
  const name = fieldName(
    '',
    [...fields, ...stored].map((field) => field.name),
  )
  return [...fields, { name, label: '', type: 'text', required: false }]
}

/** The form shown or not. Shown first, it has questions to begin with; hidden, it keeps none that has no words yet and that nobody would find. */
export function showForm(config: FormConfig, enabled: boolean): FormConfig {
  const fields = config.fields ?? []
  if (enabled) return { ...config, enabled, fields: fields.length === 0 ? FIRST_FIELDS : fields }
  return { ...config, enabled, fields: fields.filter(({ label }) => label.trim() !== '') }
}
