import { moveListItem } from './reorder.ts'

/** JavaScript lists number keys such as `500` before all other keys of an object, so a platform with such a name is always first. */
const isAlwaysFirst = (platform: string) => /^(?:0|[1-9]\d{0,9})$/.test(platform) && Number(platform) < 2 ** 32 - 1

/** Returns how many social links at the start of the list cannot be moved, because their platform's name is a number. */
export const countSocialLinksAlwaysFirst = (links: Record<string, string>) => Object.keys(links).filter(isAlwaysFirst).length

export function moveSocialLink(links: Record<string, string>, from: number, to: number): Record<string, string> {
  return Object.fromEntries(moveListItem(Object.entries(links), from, to))
}
