import { describe, expect, it } from 'vitest'
import { type Part, partAt, targetOf } from './targets.ts'

const cover: Part = { target: { kind: 'image', image: 'coverPhoto' }, left: 0, top: 0, width: 360, height: 120 }
const name: Part = { target: { kind: 'field', field: 'name' }, left: 20, top: 80, width: 200, height: 30 }
const title: Part = { target: { kind: 'field', field: 'title' }, left: 20, top: 130, width: 90, height: 16 }
const parts = [cover, name, title]

describe('a tap on the card', () => {
  it('means what lies uppermost: the smallest part under the finger', () => {
    expect(partAt(parts, 10, 10)).toBe(cover)
    expect(partAt(parts, 30, 90)).toBe(name)
  })

  it('means the nearest part within a finger of it, and nothing beyond', () => {
    expect(partAt(parts, 60, 160)).toBe(title)
    expect(partAt(parts, 120, 138)).toBe(title)
    expect(partAt(parts, 60, 169)).toBeNull()
    expect(partAt([], 0, 0)).toBeNull()
  })
})

it('leads from a complaint to what answers it', () => {
  expect(targetOf('email')).toEqual({ kind: 'field', field: 'email' })
  expect(targetOf('socialLinks.twitter')).toEqual({ kind: 'social', platform: 'twitter' })
  expect(targetOf('customCss')).toBeNull()
  expect(targetOf('toString')).toBeNull()
})
