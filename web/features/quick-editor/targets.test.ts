import { describe, expect, it } from 'vitest'
import { type HitArea, hitAreaAt, targetOf, targetOfMark } from './targets.ts'

const cover: HitArea = { target: { kind: 'image', image: 'coverPhoto' }, left: 0, top: 0, width: 360, height: 120 }
const name: HitArea = { target: { kind: 'field', field: 'name' }, left: 20, top: 80, width: 200, height: 30 }
const title: HitArea = { target: { kind: 'field', field: 'title' }, left: 20, top: 130, width: 90, height: 16 }
const areas = [cover, name, title]

describe('a tap on the card', () => {
  it('hits the smallest of the areas that overlap there', () => {
    expect(hitAreaAt(areas, 10, 10)).toBe(cover)
    expect(hitAreaAt(areas, 30, 90)).toBe(name)
  })

  it('hits the nearest area within reach, and nothing beyond', () => {
    expect(hitAreaAt(areas, 60, 160)).toBe(title)
    expect(hitAreaAt(areas, 120, 138)).toBe(title)
    expect(hitAreaAt(areas, 60, 169)).toBeNull()
    expect(hitAreaAt([], 0, 0)).toBeNull()
  })
})

it('finds the dialog for an invalid field', () => {
  expect(targetOf('email')).toEqual({ kind: 'field', field: 'email' })
  expect(targetOf('socialLinks.twitter')).toEqual({ kind: 'social', platform: 'twitter' })
  expect(targetOf('customCss')).toBeNull()
  expect(targetOf('toString')).toBeNull()
})

it('finds the dialog for a marked element, pictures included', () => {
  expect(targetOfMark('logoUrl')).toEqual({ kind: 'image', image: 'logoUrl' })
  expect(targetOfMark('socialLinks.my.site')).toEqual({ kind: 'social', platform: 'my.site' })
  expect(targetOfMark('phone')).toEqual({ kind: 'field', field: 'phone' })
})
