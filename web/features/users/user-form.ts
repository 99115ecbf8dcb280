import type { ApiErrorCode } from '../../../schema/error.ts'
import { ACCESS_LEVELS } from '../../../schema/level.ts'
import type { UserWithCardCount } from '../../../schema/user-management.ts'
import type { FieldErrors } from '../../lib/form.ts'
import {
  findEmailProblem,
  findFullNameProblem,
  findPasswordProblem,
  findSlugProblem,
  findUsernameProblem,
} from '../../lib/user-field-checks.ts'

export interface UserFormValues {
  username: string
  fullName: string
  email: string
  password: string
  accessLevel: string
  cardSlug: string
}
export type UserFormField = keyof UserFormValues

export function initialUserFormValues(user: UserWithCardCount | null): UserFormValues {
  return {
    username: user?.username ?? '',
    fullName: user?.fullName ?? '',
    email: user?.email ?? '',
    password: '',
    accessLevel: String(user?.accessLevel ?? ACCESS_LEVELS.basic),
    cardSlug: user?.cardSlug ?? '',
  }
}

/** Only changed values are sent, so that changes by another administrator are kept. */
export function changedUserFormValues(initial: UserFormValues, values: UserFormValues): Partial<UserFormValues> {
  const changed = Object.entries(values).filter(([field, value]) => value !== initial[field as UserFormField])
  return Object.fromEntries(changed)
}

const FIELD_RULES: Record<UserFormField, (value: string) => string | null> = {
  username: findUsernameProblem,
  fullName: findFullNameProblem,
  email: findEmailProblem,
  password: (value) => (value === '' ? null : findPasswordProblem(value)),
  accessLevel: () => null,
  cardSlug: findSlugProblem,
}

export function checkUserForm(values: Partial<UserFormValues>): FieldErrors {
  const errors = (Object.keys(values) as UserFormField[]).map((field) => [field, FIELD_RULES[field](values[field]!)] as const)
  return Object.fromEntries(errors.flatMap(([field, error]) => (error === null ? [] : [[field, error]])))
}

const FIELD_BY_ERROR_CODE: Partial<Record<ApiErrorCode, UserFormField>> = {
  usernameTaken: 'username',
  slugTaken: 'cardSlug',
  slugChangesUsed: 'cardSlug',
  ownLevel: 'accessLevel',
  ownPassword: 'password',
}

export function fieldErrorsOfCode(code: ApiErrorCode | undefined, message: string): FieldErrors {
  const field = code && FIELD_BY_ERROR_CODE[code]
  return field ? { [field]: message } : {}
}
