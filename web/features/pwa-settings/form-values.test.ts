import { describe, expect, it } from 'vitest'
import { DEFAULT_PWA_SETTINGS, type PwaSettings } from '../../../schema/pwa.ts'
import {
  changedPwaFieldsOf,
  validatePwaForm,
  completeHexColor,
  pwaFormErrorsOf,
  pwaFormValuesOf,
  rebasePwaFormValues,
  pwaSettingsOfForm,
  pwaSettingsTabOfField,
} from './form-values.ts'

const OWN_IMAGE = `/media/7/${'a'.repeat(24)}-512x512.png`
const SITE_IMAGE = `/media/1/${'b'.repeat(24)}-512x512.png`
const SETTINGS: PwaSettings = {
  ...DEFAULT_PWA_SETTINGS,
  splashImage: OWN_IMAGE,
  icons: { ...DEFAULT_PWA_SETTINGS.icons, icon512: OWN_IMAGE },
}
const FORM = pwaFormValuesOf(SETTINGS, 7)

describe('pwaFormValuesOf', () => {
  it('is undone by pwaSettingsOfForm, which completes colors', () => {
    expect(pwaSettingsOfForm(FORM)).toEqual(SETTINGS)
    expect(pwaSettingsOfForm({ ...FORM, themeColor: ' 9333EA' })).toEqual(SETTINGS)
  })

  it('has default pictures instead of those of another user', () => {
    const site = { ...SETTINGS, splashImage: SITE_IMAGE, icons: { icon192: SITE_IMAGE, icon512: SITE_IMAGE, iconMaskable: SITE_IMAGE } }
    expect(pwaSettingsOfForm(pwaFormValuesOf(site, 7))).toEqual({ ...SETTINGS, splashImage: null, icons: DEFAULT_PWA_SETTINGS.icons })
    expect(pwaSettingsOfForm(pwaFormValuesOf(site, 1))).toEqual(site)
  })
})

describe('rebasePwaFormValues', () => {
  it('keeps the edits and takes everything else from the newer settings', () => {
    const edited = { ...FORM, appName: 'Mine', icon192: OWN_IMAGE }
    const fresh = { ...FORM, appName: 'Theirs', shortName: 'Newer' }
    expect(rebasePwaFormValues(edited, FORM, fresh)).toEqual({ ...FORM, appName: 'Mine', shortName: 'Newer', icon192: OWN_IMAGE })
  })
})

describe('changedPwaFieldsOf', () => {
  it('ignores surrounding spaces and the letter case of colours', () => {
    expect(changedPwaFieldsOf({ ...FORM, appName: ` ${FORM.appName} `, themeColor: '#9333EA' }, FORM)).toEqual([])
    expect(changedPwaFieldsOf({ ...FORM, enableSplashScreen: false, splashImage: null }, FORM)).toEqual([
      'enableSplashScreen',
      'splashImage',
    ])
  })
})

describe('validatePwaForm', () => {
  it('names each invalid field', () => {
    expect(validatePwaForm(FORM)).toEqual({})
    expect(validatePwaForm({ ...FORM, shortName: ' ', themeColor: 'red', backgroundColor: 'ABCDEF' })).toEqual({
      shortName: 'Short name is required',
      themeColor: 'Enter a color such as #9333ea',
    })
  })
})

it('names icons in errors like the form, and finds the tab of a field', () => {
  expect(pwaFormErrorsOf({ 'icons.icon192': 'No', appName: 'Long' })).toEqual({ icon192: 'No', appName: 'Long' })
  expect(['icon192', 'splashImage', 'appName'].map(pwaSettingsTabOfField)).toEqual(['icons', 'appearance', 'appearance'])
})

describe('completeHexColor', () => {
  it.each([
    [' #9333EA ', '#9333ea'],
    ['9333ea', '#9333ea'],
    ['#93e', '#9933ee'],
    ['red', 'red'],
    ['', ''],
    ['#12345', '#12345'],
  ])('%j becomes %j', (text, color) => {
    expect(completeHexColor(text)).toBe(color)
  })
})
