import type { RefObject } from 'react'
import { grantableLevelOptionsOf } from '../../../schema/level.ts'
import { USER_RIGHTS_MESSAGES } from '../../../schema/user-rights.ts'
import { toSlugWhileTyping } from '../../../schema/slug.ts'
import type { UserWithCardCount } from '../../../schema/user-management.ts'
import { PASSWORD_LENGTH_MIN, USERNAME_HINT } from '../../../schema/user-rules.ts'
import { useSignedInUser } from '../../lib/user.ts'
import { FormField } from '../../ui/field.tsx'
import { EMAIL_INPUT_PROPS, Input, NO_AUTOCORRECT_INPUT_PROPS, Select } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import type { UserForm } from './use-user-form.ts'
import type { UserFormField } from './user-form.ts'

interface UserFieldsProps {
  form: UserForm
  user: UserWithCardCount | null
  isOwn: boolean
  firstInput: RefObject<HTMLInputElement | null>
}

function passwordHintOf(user: UserWithCardCount | null, isOwn: boolean): string {
  if (isOwn) return USER_RIGHTS_MESSAGES.ownPassword
  const rule = `At least ${PASSWORD_LENGTH_MIN} characters.`
  return user
    ? `${rule} Leave it blank to keep the current password. A new one signs the user out everywhere. We tell the user by mail, and they have to replace it.`
    : `${rule} Leave it blank to send an invitation: a link by email, with which the user chooses a password.`
}

function slugHintOf(user: UserWithCardCount | null): string {
  if (!user) return 'Leave it blank to make one from the username.'
  if (user.cardSlug === null) return 'This user has no card. A slug makes one.'
  return 'Old links and QR codes keep working. Leave it blank to keep it.'
}

export function UserFields({ form, user, isOwn, firstInput }: UserFieldsProps) {
  const { values, errors } = form
  const { user: viewer } = useSignedInUser()
  const levels = grantableLevelOptionsOf(viewer?.accessLevel ?? 0)
  const bind = (name: UserFormField) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => form.edit(name, event.target.value),
  })
  return (
    <>
      <FormField label="Username" error={errors['username']} hint={`${USERNAME_HINT} The user signs in with it.`}>
        <Input ref={firstInput} {...NO_AUTOCORRECT_INPUT_PROPS} {...bind('username')} />
      </FormField>
      <FormField label="Full Name" error={errors['fullName']}>
        <Input autoComplete="off" {...bind('fullName')} />
      </FormField>
      <FormField label="Email" error={errors['email']}>
        <Input {...EMAIL_INPUT_PROPS} autoComplete="off" {...bind('email')} />
      </FormField>
      <FormField label="Password" error={errors['password']} hint={passwordHintOf(user, isOwn)}>
        <PasswordInput autoComplete="new-password" disabled={isOwn} {...bind('password')} />
      </FormField>
      <FormField label="Access Level" error={errors['accessLevel']} hint={isOwn && USER_RIGHTS_MESSAGES.ownLevel}>
        <Select disabled={isOwn} {...bind('accessLevel')} options={levels} />
      </FormField>
      <FormField label="Card URL Slug" optional error={errors['cardSlug']} hint={slugHintOf(user)}>
        <Input
          {...NO_AUTOCORRECT_INPUT_PROPS}
          {...bind('cardSlug')}
          onChange={(event) => form.edit('cardSlug', toSlugWhileTyping(event.target.value))}
          onBlur={() => values.cardSlug.endsWith('-') && form.edit('cardSlug', values.cardSlug.slice(0, -1))}
        />
      </FormField>
    </>
  )
}
