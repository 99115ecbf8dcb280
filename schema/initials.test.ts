import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Amina Okafor', 'AO'],
  ['alex carter', 'AC'],
  ['Vincent van der Berg', 'VB'],
  ['Anne-Marie Duff', 'AD'],
  ['Bloom & Sons', 'BS'],
  ['Åsa Öberg', 'ÅÖ'],
  ['A\u030asa O\u0308berg', 'ÅÖ'],
  ['علي حسن', 'عح'],
  ['Νίκος Παππάς', 'ΝΠ'],
])('takes the first letters of the first and the last word of %s', (name, initials) => expect(initialsOf(name)).toBe(initials))

it.each([
  ['Amina', 'AM'],
  [' 7 ö', 'Ö'],
  ['नमन', 'नम'],
  ['ნინო', 'ნი'],
  ['علي', 'عل'],
  ['ßeta', 'ßE'],
])('takes the first two letters of the one word %s', (name, initials) => expect(initialsOf(name)).toBe(initials))

it.each([
  ['山田 太郎', '山'],
  ['김민수', '김'],
  ['王小明 David', '王'],
  ['David 王小明', 'DA'],
])('takes one sign of the East Asian name %s', (name, initials) => expect(initialsOf(name)).toBe(initials))

it.each([
  ['Dr. Amina Okafor, PhD', 'AO'],
  ['Prof. Dr. med. Anna Schmidt MBA', 'AS'],
  ['Dr Okafor', 'OK'],
  ['Amina Okafor Jr.', 'AO'],
  ['Amina OKAFOR', 'AO'],
  ['Amina de OKAFOR', 'AO'],
  ['DR. AMINA OKAFOR', 'AO'],
  ['Amina Okafor | Designer', 'AO'],
  ['Amina Okafor, Designer', 'AO'],
  ['Okafor, Amina', 'OA'],
  ['Amina Okafor (she/her) 🎉', 'AO'],
])('leaves out what is no name in %s', (name, initials) => expect(initialsOf(name)).toBe(initials))

it.each([null, '', '!!', '🎉'])('returns AC for %j', (name) => expect(initialsOf(name)).toBe('AC'))
