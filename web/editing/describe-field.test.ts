import { expect, it } from 'vitest'
import type { Card } from '../../schema/card.ts'
import { describeCardField } from './describe-field.ts'

const SAMPLE_CARD = {
  theme: 'tech',
  accentColor: null,
  typePairing: 'second',
  coverTreatment: 'tinted',
  density: 'airy',
  sectionOrder: ['gallery', 'links'],
  name: 'Ann',
  nameParts: { given: 'Ann', family: 'von Ann' },
  title: null,
  profilePicture: '/media/a.jpg',
  socialLinks: { twitter: '@ann' },
  customButtons: [
    { text: 'Book', url: 'https://a.example', backgroundColor: '#abc' },
    { text: 'Shop', secondText: 'Laden', url: 'https://b.example', backgroundColor: '#abc' },
  ],
  gallery: [{ url: '/media/b.jpg', alt: 'Harbour' }, { url: '/media/c.jpg' }],
  embedCodes: [{ title: 'Map', html: '<p>' }],
  formConfig: { enabled: true, fields: [{ name: 'n', label: 'Name', type: 'text', required: true }] },
  customizations: { searchable: false },
} as unknown as Card

it.each([
  ['name', ['Ann'], []],
  ['nameParts', ['First name: Ann', 'Last name: von Ann'], []],
  ['title', [], []],
  ['theme', ['Tech / IT Professional'], []],
  ['accentColor', ['The theme’s own'], []],
  ['typePairing', ['The theme’s second pair'], []],
  ['coverTreatment', ['In the accent’s shades'], []],
  ['density', ['Airy'], []],
  ['sectionOrder', ['Gallery', 'Buttons'], []],
  ['profilePicture', [], ['/media/a.jpg']],
  ['socialLinks', ['Twitter: @ann'], []],
  ['customButtons', ['Book: https://a.example, #abc', 'Shop (Laden): https://b.example, #abc'], []],
  ['gallery', ['Harbour'], ['/media/b.jpg', '/media/c.jpg']],
  ['embedCodes', ['Map: <p>'], []],
  ['formConfig', ['Shown', 'Name (required)'], []],
  ['customizations', ['Left out of search engines'], []],
] as const)('describes the value of the field %s', (field, lines, pictures) => {
  expect(describeCardField(SAMPLE_CARD, field)).toEqual({ lines, pictures })
})
