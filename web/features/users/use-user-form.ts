import { type FormEvent, useState } from 'react'
import type { CreateUserBody, UserWithCardCount, UpdateUserBody } from '../../../schema/user-management.ts'
import { errorCodeOf, errorMessageOf, requestApi } from '../../lib/api.ts'
import { type FieldErrors, fieldErrorsOf, focusFirstInvalidControl } from '../../lib/form.ts'
import { showToast } from '../../ui/toast.ts'
import {
  type UserFormField,
  changedUserFormValues,
  checkUserForm,
  fieldErrorsOfCode,
  initialUserFormValues,
  type UserFormValues,
} from './user-form.ts'

async function createUser(body: CreateUserBody) {
  const { email, invited, invitationSent } = await requestApi('POST /api/users', { body })
  showToast({
    title: 'User created successfully',
    variant: 'success',
    ...(invited && {
      description: invitationSent
        ? `We sent a link for choosing a password to ${email}.`
        : `The invitation to ${email} could not be sent. Use “Invite again” in the list.`,
    }),
  })
}

async function updateUser(id: number, { accessLevel, ...texts }: Partial<UserFormValues>) {
  const body: UpdateUserBody = { ...texts, ...(accessLevel !== undefined && { accessLevel: Number(accessLevel) }) }
  await requestApi('PATCH /api/users/:id', { params: { id }, body })
  showToast({ title: 'User updated successfully', variant: 'success' })
}

/** Hook for the form that creates a user, or edits `user`. `onSaved` is called after a success. */
export function useUserForm(user: UserWithCardCount | null, onSaved: () => void) {
  const [initial] = useState(() => initialUserFormValues(user))
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [pending, setPending] = useState(false)
  const changed = changedUserFormValues(initial, values)

  function edit(field: UserFormField, value: string) {
    setValues((before) => ({ ...before, [field]: value }))
    setErrors((before) => ({ ...before, [field]: '' }))
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    const sent = user ? changed : values
    const wrong = checkUserForm(sent)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return focusFirstInvalidControl(form)
    setPending(true)
    try {
      await (user ? updateUser(user.id, changed) : createUser({ ...values, accessLevel: Number(values.accessLevel) }))
      onSaved()
    } catch (error) {
      const message = errorMessageOf(error, user ? 'Failed to update user' : 'Failed to create user')
      const found = { ...fieldErrorsOfCode(errorCodeOf(error), message), ...fieldErrorsOf(error) }
      setErrors(found)
      showToast({ title: 'Error', description: message, variant: 'destructive' })
      if (Object.keys(found).length > 0) focusFirstInvalidControl(form)
    } finally {
      setPending(false)
    }
  }

  return { values, errors, pending, isChanged: Object.keys(changed).length > 0, edit, submit }
}
export type UserForm = ReturnType<typeof useUserForm>
