// The profile UsernameCaseMapped of PRECIS (RFC 8265, section 3.3). No package for the browser has it.

const RIGHT_TO_LEFT_LETTERS = ['Adlam', 'Arabic', 'Hebrew', 'Mandaic', 'Nko', 'Samaritan', 'Syriac', 'Thaana']
  .map((script) => `\\p{Script=${script}}`)
  .join('')
const RIGHT_TO_LEFT_PATTERN = new RegExp(`[${RIGHT_TO_LEFT_LETTERS}\\u0660-\\u0669]`, 'u')
const RIGHT_TO_LEFT_NAME_PATTERN = new RegExp(
  `^(?!.*[\\d\\u06f0-\\u06f9].*[\\u0660-\\u0669]|.*[\\u0660-\\u0669].*[\\d\\u06f0-\\u06f9])[${RIGHT_TO_LEFT_LETTERS}](?:[${RIGHT_TO_LEFT_LETTERS}\\p{Mn}\\d\\u0660-\\u0669._-]*[${RIGHT_TO_LEFT_LETTERS}\\d\\u0660-\\u0669])?\\p{Mn}*$`,
  'u',
)

/**
 * Letters and digits of the class IdentifierClass (RFC 8264, sections 4.2 and 9), and the only other signs that usernames may have. Letters
 * that the class leaves out are invisible or old Hangul, or mere strokes.
 */
const USERNAME_PATTERN =
  /^(?!.*[\u302e-\u302f\p{Default_Ignorable_Code_Point}\u0640\u07fa\u1100-\u11ff\u3031-\u3035\u303b\ua960-\ua97f\ud7b0-\ud7ff])(?:[\p{Ll}\p{Lu}\p{Lo}\p{Lm}][\p{Mn}\p{Mc}]*|[\p{Nd}._-])*$/u

const FULL_AND_HALF_WIDTH_PATTERN = /[\u3000\uff01-\uffee]/g

/** False for a text that is no username of the profile. Older accounts may have such names. */
export function isUsernameAllowed(username: string): boolean {
  const mapped = username.replaceAll(FULL_AND_HALF_WIDTH_PATTERN, (sign) => sign.normalize('NFKC')).normalize('NFC')
  return (
    USERNAME_PATTERN.test(mapped) &&
    // The class leaves out letters that are forms of others, such as those of mathematics.
    mapped.normalize('NFKC') === mapped &&
    (!RIGHT_TO_LEFT_PATTERN.test(mapped) || RIGHT_TO_LEFT_NAME_PATTERN.test(mapped))
  )
}

/** Usernames that differ only in case or Unicode width have the same key. Allowed names get what the profile makes of them. */
export const usernameLookupKeyOf = (username: string): string => username.normalize('NFKC').toLowerCase().normalize('NFC')
