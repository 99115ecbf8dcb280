import type { z } from 'zod'
import { ApiError } from './api.ts'

/** Messages by field path; the empty string where there is none. */
export type FieldErrors = Record<string, string>

/** Checks a form by its contract: either the values to send, or the first message of each field. */
export function validate<T extends z.ZodType>(
  schema: T,
  values: unknown,
): { data: z.output<T>; errors: null } | { data: null; errors: FieldErrors } {
  const result = schema.safeParse(values)
  if (result.success) return { data: result.data, errors: null }
  return { data: null, errors: byPath(result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))) }
}

/** What the server said about single fields. */
export function fieldErrors(error: unknown): FieldErrors {
  return error instanceof ApiError ? byPath(error.issues) : {}
}

function byPath(issues: { path: string; message: string }[]): FieldErrors {
  const errors = new Map<string, string>()
  for (const { path, message } of issues) if (!errors.has(path)) errors.set(path, message)
  return Object.fromEntries(errors)
}

/** In ms: how long a part of a form that is only now being opened may take to show what is wrong in it. */
const SHOWN_WITHIN = 2000

/** Moves the focus to the first invalid control, once its message is in the page. A code editor's is in a tree of its own. */
export function focusFirstError(form: HTMLElement) {
  const until = performance.now() + SHOWN_WITHIN
  const look = () => {
    const control = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
    const within = control?.shadowRoot?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (control && (within || !control.shadowRoot)) (within ?? control).focus()
    else if (performance.now() < until) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
