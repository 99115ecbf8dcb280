import { type FormEvent, useRef, useState } from 'react'
import type { CreateUserBody, UserWithCardCount, UpdateUserBody } from '../../../schema/user-management.ts'
import { usernameLookupKeyOf } from '../../../schema/username.ts'
import { errorCodeOf, errorMessageOf, mayRequestHaveSucceeded, requestApi } from '../../lib/api.ts'
import { type FieldErrors, fieldErrorsOf, focusFirstInvalidControl } from '../../lib/form.ts'
import { refetchApiResponse } from '../../lib/use-call.ts'
import { showToast } from '../../ui/toast.ts'
import { isAdminLevel } from './batch/admin-question.tsx'
import { refetchUsers } from './use-user-list.ts'
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

export interface SaveFailure {
  message: string
  /** A username that is taken, maybe because an earlier save created the user and its answer was lost. */
  maybeCreated: string | null
}

const SIGN_IN_ADVICE = 'Please sign in again in another tab, then save here.'

/** `user` is null if the form creates a new user. */
export function useUserForm(user: UserWithCardCount | null, isOwn: boolean, onSaved: () => void) {
  const [initial] = useState(() => initialUserFormValues(user))
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  const [pending, setPending] = useState(false)
  /** The form that waits for the answer to whether this user becomes a System Admin. */
  const [waiting, setWaiting] = useState<HTMLFormElement | null>(null)
  const unanswered = useRef(new Set<string>())
  const changed = changedUserFormValues(initial, values)

  function edit(field: UserFormField, value: string) {
    setValues((before) => ({ ...before, [field]: value }))
    setErrors((before) => ({ ...before, [field]: '' }))
  }

  function refuse(error: unknown, form: HTMLFormElement) {
    const message = errorMessageOf(error, user ? 'Failed to update user' : 'Failed to create user')
    const code = errorCodeOf(error)
    const key = usernameLookupKeyOf(values.username.trim())
    const maybeCreated = !user && code === 'usernameTaken' && unanswered.current.has(key) ? values.username.trim() : null
    if (mayRequestHaveSucceeded(error)) {
      unanswered.current.add(key)
      void refetchUsers().catch(() => undefined)
    }
    const found = { ...fieldErrorsOfCode(code, message), ...fieldErrorsOf(error) }
    const isExplained = Object.keys(found).length > 0
    setErrors(found)
    if (!isExplained || maybeCreated !== null) setFailure({ message: code === 'signIn' ? SIGN_IN_ADVICE : message, maybeCreated })
    showToast({ title: 'Error', description: message, variant: 'destructive' })
    if (isExplained) focusFirstInvalidControl(form)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    const sent = user ? changed : values
    const wrong = checkUserForm(sent)
    setErrors(wrong)
    setFailure(null)
    if (Object.keys(wrong).length > 0) focusFirstInvalidControl(form)
    else if (isAdminLevel(sent.accessLevel)) setWaiting(form)
    else void save(form)
  }

  async function save(form: HTMLFormElement) {
    setPending(true)
    try {
      await (user ? updateUser(user.id, changed) : createUser({ ...values, accessLevel: Number(values.accessLevel) }))
      void refetchUsers().catch(() => undefined)
      if (isOwn) void refetchApiResponse('GET /api/user', {})
      onSaved()
    } catch (error) {
      refuse(error, form)
    } finally {
      setPending(false)
    }
  }

  const adminQuestion = {
    open: waiting !== null,
    onOpenChange: (open: boolean) => !open && setWaiting(null),
    onConfirm: () => {
      setWaiting(null)
      void save(waiting!)
    },
  }
  return { values, errors, failure, pending, isChanged: Object.keys(changed).length > 0, edit, submit, adminQuestion }
}
export type UserForm = ReturnType<typeof useUserForm>
