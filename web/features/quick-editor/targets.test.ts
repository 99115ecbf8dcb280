import { describe, expect, it } from 'vitest'
import { type HitArea, findHitAreaAt, findDialogForField, findDialogForMark } from './targets.ts'

const coverPhotoArea: HitArea = { target: { kind: 'image', image: 'coverPhoto' }, left: 0, top: 0, width: 360, height: 120 }
const nameHitArea: HitArea = { target: { kind: 'field', field: 'name' }, left: 20, top: 80, width: 200, height: 30 }
const titleHitArea: HitArea = { target: { kind: 'field', field: 'title' }, left: 20, top: 130, width: 90, height: 16 }
const sampleHitAreas = [coverPhotoArea, nameHitArea, titleHitArea]

describe('a tap on the card', () => {
  it('opens the smallest of overlapping tappable areas', () => {
    expect(findHitAreaAt(sampleHitAreas, 10, 10)).toBe(coverPhotoArea)
    expect(findHitAreaAt(sampleHitAreas, 30, 90)).toBe(nameHitArea)
  })

  it('opens the nearest tappable area within reach, and nothing beyond', () => {
    expect(findHitAreaAt(sampleHitAreas, 60, 160)).toBe(titleHitArea)
    expect(findHitAreaAt(sampleHitAreas, 120, 138)).toBe(titleHitArea)
    expect(findHitAreaAt(sampleHitAreas, 60, 169)).toBeNull()
    expect(findHitAreaAt([], 0, 0)).toBeNull()
  })
})

it('finds the dialog that edits an invalid field', () => {
  expect(findDialogForField('email')).toEqual({ kind: 'field', field: 'email' })
  expect(findDialogForField('socialLinks.twitter')).toEqual({ kind: 'social', platform: 'twitter' })
  expect(findDialogForField('customCss')).toBeNull()
  expect(findDialogForField('toString')).toBeNull()
})

it('finds the dialog that edits an element of the card, also for pictures', () => {
  expect(findDialogForMark('logoUrl')).toEqual({ kind: 'image', image: 'logoUrl' })
  expect(findDialogForMark('socialLinks.my.site')).toEqual({ kind: 'social', platform: 'my.site' })
  expect(findDialogForMark('phone')).toEqual({ kind: 'field', field: 'phone' })
})
