import { UpdateProfileBody } from '../../../schema/profile.ts'
import { NewUsernameSchema, UpdatePasswordBody } from '../../../schema/user.ts'
import { type FieldErrors, validateForm } from '../../lib/form.ts'
import type { ProfileEdits, ProfileValues } from './profile-values.ts'

/** The signs of a username are checked only if it is changed: an older one may have others. */
const RenameProfileBody = UpdateProfileBody.extend({ username: NewUsernameSchema })

export function checkProfile(form: ProfileValues, edits: ProfileEdits): { body: UpdateProfileBody; errors: FieldErrors | null } {
  const { data, errors } = validateForm('username' in edits ? RenameProfileBody : UpdateProfileBody, form)
  if (errors) return { body: {}, errors }
  return { body: Object.fromEntries(Object.entries(data).filter(([name]) => name in edits)), errors: null }
}

export interface TypedPasswords {
  currentPassword: string
  newPassword: string
  confirmPassword: string
}

export function checkPasswords({ confirmPassword, ...body }: TypedPasswords): {
  body: UpdatePasswordBody | null
  errors: FieldErrors | null
} {
  const { data, errors } = validateForm(UpdatePasswordBody, body)
  const mismatch: FieldErrors = confirmPassword === body.newPassword ? {} : { confirmPassword: "Passwords don't match" }
  const all = { ...errors, ...mismatch }
  return Object.keys(all).length > 0 ? { body: null, errors: all } : { body: data, errors: null }
}
