import { expect, it } from 'vitest'
import {
  CAPABILITIES,
  CAPABILITY_NAMES,
  cardLimitHintOf,
  cardLimitOfLevel,
  explainSlugEditRefusal,
  findPageAccessDenial,
  levelBadgeOf,
  capabilityRefusalMessageOf,
} from './capabilities.ts'

// Only this test repeats the levels and wordings of the specification. All other tests read them from the registry.
it('has the levels of the specification', () => {
  expect(Object.fromEntries(CAPABILITY_NAMES.map((name) => [name, CAPABILITIES[name].level]))).toEqual({
    changeSlug: 2,
    useAssistant: 2,
    useAdvancedFields: 3,
    actForOthers: 4,
    manageUsers: 4,
    moderateCards: 4,
    stopServices: 5,
    readAuditLog: 5,
    changeAdmins: 5,
    deleteCards: 5,
    replayDeadLetters: 5,
    changePwaSettings: 1,
  })
  expect([1, 2, 3, 4, 5].map(cardLimitOfLevel)).toEqual([1, 1, 3, Infinity, Infinity])
})

it('has the wordings of the specification', () => {
  expect([1, 2, 3].map(cardLimitHintOf)).toEqual([
    'Basic users are limited to 1 business card.',
    'Manager users are limited to 1 business card.',
    'Developer users are limited to 3 business cards.',
  ])
  expect(findPageAccessDenial(1, 'users')?.text).toBe(
    'You do not have permission to view this page. This page requires admin privileges. Please contact your administrator.',
  )
  expect(findPageAccessDenial(1, 'salesbot')).toEqual({
    title: 'VeebuBot Access Required',
    text: 'Level 2 access or higher is required to configure the VeebuBot feature.',
    back: 'dashboard',
  })
  expect(findPageAccessDenial(1, 'chatAnalytics')).toEqual({ text: 'VeebuBot analytics require Level 2+ access.', back: 'dashboard' })
  expect(findPageAccessDenial(0, 'pwaSettings')?.text).toBe(
    'You need admin access to configure PWA settings. Please contact an administrator.',
  )
  expect(levelBadgeOf('useAssistant')).toBe('Level 2+')
  expect(capabilityRefusalMessageOf('useAdvancedFields')).toBe('Custom CSS and embed codes need an Enterprise account (level 3)')
  expect(capabilityRefusalMessageOf('changeAdmins')).toBe('Only a System Admin (level 5) can change this account')
})

it('lets users of level 1 change no slug, of levels 2 and 3 their own, and others every slug', () => {
  const refusals = [1, 2, 3, 4, 5].map((accessLevel) => [7, 8].map((ownerId) => explainSlugEditRefusal({ id: 7, accessLevel }, ownerId)))
  const notOwn = [null, 'Only admins or the card owner can edit the URL slug']
  const never = 'Level 1 users cannot edit the card URL slug'
  expect(refusals).toEqual([[never, never], notOwn, notOwn, [null, null], [null, null]])
})
