import { expect, it } from 'vitest'
import { z } from 'zod'
import { UpdateCard } from '../../schema/card.ts'
import { Login } from '../../schema/user.ts'
import { invalid } from './validation.ts'

it.each<[string, z.ZodType, unknown, string]>([
  ['a field that is missing', Login, {}, 'Username is required'],
  ['a name of two words', z.object({ currentPassword: z.string() }), {}, 'Current password is required'],
  ['a wrong type', UpdateCard, { name: 5 }, 'Name must be text'],
  ['null for a list', UpdateCard, { gallery: null }, 'Gallery must be a list'],
  ['an entry of a list', UpdateCard, { gallery: ['x'] }, 'Gallery must be an object'],
  ['a field of an entry', UpdateCard, { customButtons: [{ text: 'a' }] }, 'Url is required'],
  ['a word of a list', z.object({ kind: z.enum(['a', 'b']) }), { kind: 'c' }, 'Kind must be one of a, b'],
  ['a number that is too large', z.object({ size: z.number().max(3) }), { size: 4 }, 'Size must be at most 3'],
  ['a text that is too long', z.object({ note: z.string().max(3) }), { note: 'four' }, 'Note is too long'],
  ['a name that is no key', UpdateCard, { socialLinks: { 'My Site': 'x' } }, 'Use a lowercase platform name without spaces'],
  ['no object', Login, [], 'The request must be an object'],
])('says of %s what a person can make use of', (_, schema, value, message) => {
  const error = invalid(schema.safeParse(value).error!)
  expect(error.message).toBe(message)
  expect(error.options.issues![0]!.message).toBe(message)
})
