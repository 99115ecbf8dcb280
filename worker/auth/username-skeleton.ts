import { usernameLookupKeyOf } from '../../schema/username.ts'

/**
 * Usernames that look alike have the same skeleton (Unicode TR39, section 4): no invisible signs, and one letter for all that look like it.
 * `demo` with a Cyrillic е is a case. The list of letters is that of Unicode 13.
 */
export async function usernameSkeletonOf(username: string): Promise<string> {
  // The list has 100 kB, and only calls that give a name to a user need it.
  const { default: replaceLookAlikes } = await import('unhomoglyph')
  const visible = usernameLookupKeyOf(username)
    .normalize('NFD')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
  // The list makes `0` a capital O. Lower-casing before it makes `I` an `i`, but typed as a capital it looks like `l`.
  return replaceLookAlikes(visible).toLowerCase().replaceAll('i', 'l').normalize('NFD')
}
