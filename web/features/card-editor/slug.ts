import { SLUG_MAX } from '../../../schema/slug.ts'

/**
 * What a typed or pasted address becomes while it is typed: lower case, hyphens for spaces, nothing else that a slug
 * cannot hold. A hyphen at the end stays, since more may follow.
 */
export function slugAsTyped(typed: string): string {
  return typed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-/, '')
    .slice(0, SLUG_MAX)
}
