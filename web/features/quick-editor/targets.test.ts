import { describe, expect, it } from 'vitest'
import { type TappableArea, findNearestTappableArea, findDialogForFieldPath, findDialogForFieldAttribute } from './targets.ts'

const COVER_PHOTO_HIT_AREA: TappableArea = { target: { kind: 'image', image: 'coverPhoto' }, left: 0, top: 0, width: 360, height: 120 }
const NAME_HIT_AREA: TappableArea = { target: { kind: 'field', field: 'name' }, left: 20, top: 80, width: 200, height: 30 }
const TITLE_HIT_AREA: TappableArea = { target: { kind: 'field', field: 'title' }, left: 20, top: 130, width: 90, height: 16 }
const SAMPLE_HIT_AREAS = [COVER_PHOTO_HIT_AREA, NAME_HIT_AREA, TITLE_HIT_AREA]

describe('a tap on the card', () => {
  it('opens the smallest of overlapping tappable areas', () => {
    expect(findNearestTappableArea(SAMPLE_HIT_AREAS, 10, 10)).toBe(COVER_PHOTO_HIT_AREA)
    expect(findNearestTappableArea(SAMPLE_HIT_AREAS, 30, 90)).toBe(NAME_HIT_AREA)
  })

  it('opens the nearest tappable area within reach, and nothing beyond', () => {
    expect(findNearestTappableArea(SAMPLE_HIT_AREAS, 60, 160)).toBe(TITLE_HIT_AREA)
    expect(findNearestTappableArea(SAMPLE_HIT_AREAS, 120, 138)).toBe(TITLE_HIT_AREA)
    expect(findNearestTappableArea(SAMPLE_HIT_AREAS, 60, 169)).toBeNull()
    expect(findNearestTappableArea([], 0, 0)).toBeNull()
  })
})

it('finds the dialog that edits an invalid field', () => {
  expect(findDialogForFieldPath('email')).toEqual({ kind: 'field', field: 'email' })
  expect(findDialogForFieldPath('socialLinks.twitter')).toEqual({ kind: 'social', platform: 'twitter' })
  expect(findDialogForFieldPath('customCss')).toBeNull()
  expect(findDialogForFieldPath('toString')).toBeNull()
})

it('finds the dialog that edits an element of the card, also for pictures', () => {
  expect(findDialogForFieldAttribute('logoUrl')).toEqual({ kind: 'image', image: 'logoUrl' })
  expect(findDialogForFieldAttribute('socialLinks.my.site')).toEqual({ kind: 'social', platform: 'my.site' })
  expect(findDialogForFieldAttribute('phone')).toEqual({ kind: 'field', field: 'phone' })
})
