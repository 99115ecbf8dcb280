import { z } from 'zod'
import { tooLongErrorOptions } from './text.ts'
import { URL_MAX_LENGTH, completeButtonUrl, isButtonUrl, isUploadedImagePath, isHttpUrl, completeWebUrl, websiteLinkOf } from './url.ts'

const URL_TOO_LONG_ERROR = tooLongErrorOptions(`This address must be at most ${URL_MAX_LENGTH} characters`)

/** Schema of a URL that `complete` completes, for example by `https://`. The length limit holds before and after completion. */
function urlSchema(complete: (typed: string) => string) {
  return z.string().trim().max(URL_MAX_LENGTH, URL_TOO_LONG_ERROR).overwrite(complete).max(URL_MAX_LENGTH, URL_TOO_LONG_ERROR)
}

export const WebsiteSchema = z
  .string()
  .trim()
  .max(URL_MAX_LENGTH, tooLongErrorOptions(`Website must be at most ${URL_MAX_LENGTH} characters`))
  .refine((s) => s === '' || websiteLinkOf(s) !== null, 'Please enter a valid website address')

export const WebUrlSchema = urlSchema((s) => completeWebUrl(s) ?? s).refine((s) => s === '' || isHttpUrl(s), 'Please enter a valid URL')

export const ButtonUrlSchema = urlSchema(completeButtonUrl)
  .min(1, 'Please enter a valid URL')
  .refine(isButtonUrl, 'Please enter a valid URL')

export const ImageUrlSchema = urlSchema((s) => (isUploadedImagePath(s) ? s : (completeWebUrl(s) ?? s))).refine(
  (s) => s === '' || isUploadedImagePath(s) || isHttpUrl(s),
  'Please upload an image or enter a valid URL',
)
