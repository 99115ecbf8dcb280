import { z } from 'zod'
import { createTooLongError } from './text.ts'
import { URL_LENGTH_MAX, completeButtonUrl, isButtonUrl, isUploadedImagePath, isHttpUrl, completeWebUrl, websiteLinkOf } from './url.ts'

const URL_TOO_LONG_ERROR = createTooLongError(`This address must be at most ${URL_LENGTH_MAX} characters`)

/** Creates the schema of a URL. `complete` adds missing parts, such as `https://`. */
function createUrlSchema(complete: (typed: string) => string) {
  return z.string().trim().max(URL_LENGTH_MAX, URL_TOO_LONG_ERROR).overwrite(complete).max(URL_LENGTH_MAX, URL_TOO_LONG_ERROR)
}

export const WebsiteSchema = z
  .string()
  .trim()
  .max(URL_LENGTH_MAX, createTooLongError(`Website must be at most ${URL_LENGTH_MAX} characters`))
  .refine((s) => s === '' || websiteLinkOf(s) !== null, 'Please enter a valid website address')

export const WebUrlSchema = createUrlSchema((s) => completeWebUrl(s) ?? s).refine(
  (s) => s === '' || isHttpUrl(s),
  'Please enter a valid URL',
)

export const ButtonUrlSchema = createUrlSchema(completeButtonUrl)
  .min(1, 'Please enter a valid URL')
  .refine(isButtonUrl, 'Please enter a valid URL')

export const ImageUrlSchema = createUrlSchema((s) => (isUploadedImagePath(s) ? s : (completeWebUrl(s) ?? s))).refine(
  (s) => s === '' || isUploadedImagePath(s) || isHttpUrl(s),
  'Please upload an image or enter a valid URL',
)
