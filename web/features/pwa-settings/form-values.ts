import { PWA_ICON_SLOTS, type PwaIconSlot, imageStorageKeyOfUrl } from '../../../schema/image.ts'
import { DEFAULT_PWA_SETTINGS, PWA_COLOR_PATTERN, PWA_ERROR_MESSAGES, type PwaSettings } from '../../../schema/pwa.ts'
import type { FieldErrors } from '../../lib/form.ts'

export type PwaFormValues = Omit<PwaSettings, 'icons'> & Record<PwaIconSlot, string>
export type PwaFormField = keyof PwaFormValues

const isIconSlot = (field: string): field is PwaIconSlot => PWA_ICON_SLOTS.some((slot) => slot === field)

const isImageOf = (userId: number, url: string | null) => url !== null && imageStorageKeyOfUrl(url)?.startsWith(`${userId}/`) === true

/**
 * Until users save their first settings, they have those of the site. They may not save the site's pictures, so the form contains the
 * default pictures.
 */
export function pwaFormValuesOf({ icons, ...settings }: PwaSettings, userId: number): PwaFormValues {
  const own = PWA_ICON_SLOTS.map((slot) => [slot, isImageOf(userId, icons[slot]) ? icons[slot] : DEFAULT_PWA_SETTINGS.icons[slot]])
  return {
    ...settings,
    ...(Object.fromEntries(own) as PwaSettings['icons']),
    splashImage: isImageOf(userId, settings.splashImage) ? settings.splashImage : null,
  }
}

export function pwaSettingsOfForm({ icon192, icon512, iconMaskable, ...settings }: PwaFormValues): PwaSettings {
  return {
    ...settings,
    themeColor: completeHexColor(settings.themeColor),
    backgroundColor: completeHexColor(settings.backgroundColor),
    icons: { icon192, icon512, iconMaskable },
  }
}

/** Two values count as equal if they differ only in surrounding spaces or in the notation of a color. */
function comparableValueOf(field: PwaFormField, values: PwaFormValues): string | boolean | null {
  const value = values[field]
  if (typeof value !== 'string') return value
  return field === 'themeColor' || field === 'backgroundColor' ? completeHexColor(value).toLowerCase() : value.trim()
}

const fieldsOf = (values: PwaFormValues) => Object.keys(values) as PwaFormField[]

export function changedPwaFieldsOf(form: PwaFormValues, base: PwaFormValues): PwaFormField[] {
  return fieldsOf(base).filter((field) => comparableValueOf(field, form) !== comparableValueOf(field, base))
}

/** Applies the form's changes to settings that were saved elsewhere meanwhile. */
export function rebasePwaFormValues(form: PwaFormValues, base: PwaFormValues, fresh: PwaFormValues): PwaFormValues {
  const changes = changedPwaFieldsOf(form, base).map((field) => [field, form[field]])
  return { ...fresh, ...Object.fromEntries(changes) }
}

/** The lengths are not checked here, because the inputs limit them and the server checks everything again. */
export function validatePwaForm({ appName, shortName, themeColor, backgroundColor }: PwaFormValues): FieldErrors {
  const errors: FieldErrors = {}
  if (appName.trim() === '') errors['appName'] = PWA_ERROR_MESSAGES.noAppName
  if (shortName.trim() === '') errors['shortName'] = PWA_ERROR_MESSAGES.noShortName
  for (const [field, color] of Object.entries({ themeColor, backgroundColor }))
    if (!isSixDigitHexColor(completeHexColor(color))) errors[field] = PWA_ERROR_MESSAGES.noColor
  return errors
}

/** Converts the API's names of icons (`icons.icon192`) to the form's names (`icon192`). */
export function pwaFormErrorsOf(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [path.replace(/^icons\./, ''), message]))
}

export const pwaSettingsTabOfField = (field: string): 'icons' | 'appearance' => (isIconSlot(field) ? 'icons' : 'appearance')

/** Completes `abc` and `#abc` to `#aabbcc`. Any other text is only trimmed. */
export function completeHexColor(text: string): string {
  const color = text.trim().toLowerCase().replace(/^#?/, '#')
  if (/^#[0-9a-f]{3}$/.test(color)) return color.replace(/[0-9a-f]/g, '$&$&')
  return isSixDigitHexColor(color) ? color : text.trim()
}

export const isSixDigitHexColor = (text: string) => PWA_COLOR_PATTERN.test(text)
