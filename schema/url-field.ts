import { z } from 'zod'
import { tooLong } from './text.ts'
import { URL_MAX, isActionUrl, isMediaPath, isWebUrl, websiteHref } from './url.ts'

export const Website = z
  .string()
  .trim()
  .max(URL_MAX, tooLong(`Website must be at most ${URL_MAX} characters`))
  .refine((s) => s === '' || websiteHref(s) !== null, 'Please enter a valid website address')

export const WebUrl = z
  .string()
  .trim()
  .max(URL_MAX, tooLong(`This address must be at most ${URL_MAX} characters`))
  .refine((s) => s === '' || isWebUrl(s), 'Please enter a valid URL')

export const ActionUrl = z
  .string()
  .trim()
  .min(1, 'Please enter a valid URL')
  .max(URL_MAX, tooLong(`This address must be at most ${URL_MAX} characters`))
  .refine(isActionUrl, 'Please enter a valid URL')

export const ImageUrl = z
  .string()
  .trim()
  .max(URL_MAX, tooLong(`This address must be at most ${URL_MAX} characters`))
  .refine((s) => s === '' || isMediaPath(s) || isWebUrl(s), 'Please upload an image or enter a valid URL')
