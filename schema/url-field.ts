import { z } from 'zod'
import { tooLong } from './text.ts'
import { URL_MAX, actionHref, isActionUrl, isMediaPath, isWebUrl, webHref, websiteHref } from './url.ts'

const TOO_LONG = tooLong(`This address must be at most ${URL_MAX} characters`)

/** A URL that `complete` completes. The length limit holds before and after. */
function completedUrl(complete: (typed: string) => string) {
  return z.string().trim().max(URL_MAX, TOO_LONG).overwrite(complete).max(URL_MAX, TOO_LONG)
}

export const Website = z
  .string()
  .trim()
  .max(URL_MAX, tooLong(`Website must be at most ${URL_MAX} characters`))
  .refine((s) => s === '' || websiteHref(s) !== null, 'Please enter a valid website address')

export const WebUrl = completedUrl((s) => webHref(s) ?? s).refine((s) => s === '' || isWebUrl(s), 'Please enter a valid URL')

export const ActionUrl = completedUrl(actionHref).min(1, 'Please enter a valid URL').refine(isActionUrl, 'Please enter a valid URL')

export const ImageUrl = completedUrl((s) => (isMediaPath(s) ? s : (webHref(s) ?? s))).refine(
  (s) => s === '' || isMediaPath(s) || isWebUrl(s),
  'Please upload an image or enter a valid URL',
)
