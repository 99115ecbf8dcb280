import type { z } from 'zod'
import { ApiError } from './api.ts'

/** Messages by field path; the empty string where there is none. */
export type FieldErrors = Record<string, string>

/** Validates a form: returns either the values to send or the first message of each invalid field. */
export function validate<T extends z.ZodType>(
  schema: T,
  values: unknown,
): { data: z.output<T>; errors: null } | { data: null; errors: FieldErrors } {
  const result = schema.safeParse(values)
  if (result.success) return { data: result.data, errors: null }
  return { data: null, errors: byPath(result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))) }
}

/** An error's messages for single fields. */
export function fieldErrors(error: unknown): FieldErrors {
  return error instanceof ApiError ? byPath(error.issues) : {}
}

function byPath(issues: { path: string; message: string }[]): FieldErrors {
  const errors = new Map<string, string>()
  for (const { path, message } of issues) if (!errors.has(path)) errors.set(path, message)
  return Object.fromEntries(errors)
}

/** How long a collapsed section of a form may take to open and render its errors, in ms. */
const RENDERED_WITHIN = 2000

/** Focuses the first invalid control once its message is rendered. A code editor's control is in a shadow tree. */
export function focusFirstError(form: HTMLElement) {
  const deadline = performance.now() + RENDERED_WITHIN
  const tryFocus = () => {
    const control = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
    const inShadow = control?.shadowRoot?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (control && (inShadow || !control.shadowRoot)) (inShadow ?? control).focus()
    else if (performance.now() < deadline) requestAnimationFrame(tryFocus)
  }
  requestAnimationFrame(tryFocus)
}
