import { z } from 'zod'
import { PWA_ICON_SLOTS, type PwaIconSlot, imageStorageKeyOfUrl } from './image.ts'
import { DEFAULT_PWA_SETTINGS, PWA_COLOR_PATTERN, PWA_ERROR_MESSAGES as ERRORS, PWA_TEXT_LIMITS as LIMITS } from './pwa.ts'
import { createSingleLineSchema, toNullableTextSchema } from './text.ts'

const ColorSchema = z.string().trim().toLowerCase().regex(PWA_COLOR_PATTERN, ERRORS.noColor)

const UploadedImageSchema = z.string().refine((url) => imageStorageKeyOfUrl(url) !== null, 'Please upload an image')

const createIconSchema = (slot: PwaIconSlot) =>
  z.union([z.literal(DEFAULT_PWA_SETTINGS.icons[slot]), UploadedImageSchema], 'Please upload an image')

/** Request body that saves settings of the installed app. Absent fields stay unchanged. */
export const SavePwaSettingsBody = z
  .object({
    appName: createSingleLineSchema(LIMITS.appName, 'App name').min(1, ERRORS.noAppName),
    shortName: createSingleLineSchema(LIMITS.shortName, 'Short name').min(1, ERRORS.noShortName),
    description: createSingleLineSchema(LIMITS.description, 'Description'),
    themeColor: ColorSchema,
    backgroundColor: ColorSchema,
    enableSplashScreen: z.boolean(),
    splashImage: toNullableTextSchema(UploadedImageSchema),
    icons: z
      .object(
        Object.fromEntries(PWA_ICON_SLOTS.map((slot) => [slot, createIconSchema(slot)])) as Record<
          PwaIconSlot,
          ReturnType<typeof createIconSchema>
        >,
      )
      .partial(),
  })
  .partial()
export type SavePwaSettingsBody = z.infer<typeof SavePwaSettingsBody>
