import { expect, it } from 'vitest'
import { ContactFormConfig, LEAD_FORM_FIELDS_MAX, LeadFormField } from '../../../schema/card.ts'
import { DEFAULT_FORM_FIELDS, createFormFieldName } from '../../../schema/lead-form.ts'
import { addContactFormField, changeContactFormField, setContactFormEnabled } from './form-fields.ts'

it.each([
  ['Your Name?', 'your_name'],
  ['Où habitez-vous ?', 'ou_habitez_vous'],
  ['2nd phone', 'nd_phone'],
  ['Имя', 'field'],
  ['a'.repeat(80), 'a'.repeat(36)],
])('stores answers to the form field %j under the name %j', (label, name) => {
  expect(createFormFieldName(label, [])).toBe(name)
  expect(LeadFormField.safeParse({ name: createFormFieldName(label, [name]), label }).success).toBe(true)
})

it('gives every form field a unique name', () => {
  let fields = DEFAULT_FORM_FIELDS
  while (fields.length < LEAD_FORM_FIELDS_MAX) {
    fields = addContactFormField(fields, [])
    fields = changeContactFormField(fields, fields.length - 1, { label: 'Name' }, [])
  }
  expect(fields.map(({ name }) => name).slice(-2)).toEqual(['name_9', 'name_10'])
  expect(ContactFormConfig.safeParse({ enabled: true, fields }).success).toBe(true)
})

it('changes the name of a form field with its label until it is stored, and never reuses the name of stored answers', () => {
  const fields = addContactFormField(DEFAULT_FORM_FIELDS, [])
  expect(changeContactFormField(fields, 3, { label: 'City' }, [])[3]!.name).toBe('city')
  expect(changeContactFormField(fields, 3, { label: 'City' }, fields)[3]!.name).toBe('field')
  const stored: LeadFormField[] = [{ name: 'city', label: 'Town', type: 'text', required: false }]
  expect(changeContactFormField(fields, 3, { label: 'City' }, stored)[3]!.name).toBe('city_2')
})

it('a contact form refuses two fields with the same name', () => {
  expect(ContactFormConfig.safeParse({ fields: [DEFAULT_FORM_FIELDS[0], DEFAULT_FORM_FIELDS[0]] }).success).toBe(false)
})

it('a contact form starts with default questions, and loses invalid ones when it is disabled', () => {
  const shown = setContactFormEnabled({}, true)
  expect(shown.fields).toEqual(DEFAULT_FORM_FIELDS)
  const hidden = setContactFormEnabled({ ...shown, title: 'Hi', fields: addContactFormField(DEFAULT_FORM_FIELDS, []) }, false)
  expect(hidden).toEqual({ enabled: false, title: 'Hi', fields: DEFAULT_FORM_FIELDS })
  expect(ContactFormConfig.safeParse(hidden).success).toBe(true)
})

it('a contact form accepts fields in short notation, and gets default fields if none are given', () => {
  expect(ContactFormConfig.parse({ fields: ['email', 'Your town'] }).fields).toEqual([
    { name: 'email', label: 'email', type: 'email', required: false },
    { name: 'your_town', label: 'Your town', type: 'text', required: false },
  ])
  expect(ContactFormConfig.parse({ fields: [{ label: 'Phone', type: 'tel' }] }).fields).toMatchObject([{ name: 'phone', label: 'Phone' }])
  expect(ContactFormConfig.safeParse({ fields: [{ type: 'tel' }] }).success).toBe(false)
  expect(ContactFormConfig.parse({ enabled: true })).toEqual({ enabled: true, fields: DEFAULT_FORM_FIELDS })
  expect(ContactFormConfig.parse({ enabled: true, fields: [] })).toEqual({ enabled: true, fields: [] })
  expect(ContactFormConfig.parse({})).toEqual({})
})
