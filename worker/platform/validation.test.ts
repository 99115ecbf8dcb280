import { expect, it } from 'vitest'
import { z } from 'zod'
import { UpdateCardBody } from '../../schema/card.ts'
import { LoginBody } from '../../schema/user.ts'
import { validationError } from './validation.ts'

it.each<[string, z.ZodType, unknown, string]>([
  ['a field that is missing', LoginBody, {}, 'Username is required'],
  ['a name of two words', z.object({ currentPassword: z.string() }), {}, 'Current password is required'],
  ['a wrong type', UpdateCardBody, { name: 5 }, 'Name must be text'],
  ['null for a list', UpdateCardBody, { gallery: null }, 'Gallery must be a list'],
  ['an entry of a list', UpdateCardBody, { gallery: ['x'] }, 'Gallery must be an object'],
  ['a field of an entry', UpdateCardBody, { customButtons: [{ text: 'a' }] }, 'Url is required'],
  ['a word of a list', z.object({ kind: z.enum(['a', 'b']) }), { kind: 'c' }, 'Kind must be one of a, b'],
  ['a number that is too large', z.object({ size: z.number().max(3) }), { size: 4 }, 'Size must be at most 3'],
  ['a text that is too long', z.object({ note: z.string().max(3) }), { note: 'four' }, 'Note is too long'],
  ['a name that is no key', UpdateCardBody, { socialLinks: { 'My Site': 'x' } }, 'Use a lowercase platform name without spaces'],
  ['no object', LoginBody, [], 'The request must be an object'],
])('says in plain words what is wrong with %s', (_, schema, value, message) => {
  const error = validationError(schema.safeParse(value).error!)
  expect(error.message).toBe(message)
  expect(error.options.issues![0]!.message).toBe(message)
})
