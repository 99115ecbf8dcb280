import { expect, it } from 'vitest'
import { FormConfig, LEAD_FIELDS_MAX, LeadField } from '../../../schema/card.ts'
import { DEFAULT_FORM_FIELDS, fieldName } from '../../../schema/lead-form.ts'
import { addField, changeField, setFormEnabled } from './form-fields.ts'

it.each([
  ['Your Name?', 'your_name'],
  ['Où habitez-vous ?', 'ou_habitez_vous'],
  ['2nd phone', 'nd_phone'],
  ['Имя', 'field'],
  ['a'.repeat(80), 'a'.repeat(36)],
])('stores answers to %j under %j', (label, name) => {
  expect(fieldName(label, [])).toBe(name)
  expect(LeadField.safeParse({ name: fieldName(label, [name]), label }).success).toBe(true)
})

it('gives every field a unique name', () => {
  let fields = DEFAULT_FORM_FIELDS
  while (fields.length < LEAD_FIELDS_MAX) {
    fields = addField(fields, [])
    fields = changeField(fields, fields.length - 1, { label: 'Name' }, [])
  }
  expect(fields.map(({ name }) => name).slice(-2)).toEqual(['name_9', 'name_10'])
  expect(FormConfig.safeParse({ enabled: true, fields }).success).toBe(true)
})

it('changes a name with its label until it is stored, and never reuses the name of stored answers', () => {
  const fields = addField(DEFAULT_FORM_FIELDS, [])
  expect(changeField(fields, 3, { label: 'City' }, [])[3]!.name).toBe('city')
  expect(changeField(fields, 3, { label: 'City' }, fields)[3]!.name).toBe('field')
  const stored: LeadField[] = [{ name: 'city', label: 'Town', type: 'text', required: false }]
  expect(changeField(fields, 3, { label: 'City' }, stored)[3]!.name).toBe('city_2')
})

it('refuses two fields with the same name', () => {
  expect(FormConfig.safeParse({ fields: [DEFAULT_FORM_FIELDS[0], DEFAULT_FORM_FIELDS[0]] }).success).toBe(false)
})

it('starts with default questions, and drops invalid ones when it is disabled', () => {
  const shown = setFormEnabled({}, true)
  expect(shown.fields).toEqual(DEFAULT_FORM_FIELDS)
  const hidden = setFormEnabled({ ...shown, title: 'Hi', fields: addField(DEFAULT_FORM_FIELDS, []) }, false)
  expect(hidden).toEqual({ enabled: false, title: 'Hi', fields: DEFAULT_FORM_FIELDS })
  expect(FormConfig.safeParse(hidden).success).toBe(true)
})

it('accepts fields in short notation, and adds default fields if none are given', () => {
  expect(FormConfig.parse({ fields: ['email', 'Your town'] }).fields).toEqual([
    { name: 'email', label: 'email', type: 'email', required: false },
    { name: 'your_town', label: 'Your town', type: 'text', required: false },
  ])
  expect(FormConfig.parse({ fields: [{ label: 'Phone', type: 'tel' }] }).fields).toMatchObject([{ name: 'phone', label: 'Phone' }])
  expect(FormConfig.safeParse({ fields: [{ type: 'tel' }] }).success).toBe(false)
  expect(FormConfig.parse({ enabled: true })).toEqual({ enabled: true, fields: DEFAULT_FORM_FIELDS })
  expect(FormConfig.parse({ enabled: true, fields: [] })).toEqual({ enabled: true, fields: [] })
  expect(FormConfig.parse({})).toEqual({})
})
