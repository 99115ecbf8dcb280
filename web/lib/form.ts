import type { z } from 'zod'
import { ApiError } from './api.ts'

export type FieldErrors = Record<string, string>

export function validateForm<T extends z.ZodType>(
  schema: T,
  values: unknown,
): { data: z.output<T>; errors: null } | { data: null; errors: FieldErrors } {
  const result = schema.safeParse(values)
  if (result.success) return { data: result.data, errors: null }
  return { data: null, errors: pickFirstFieldErrors(result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))) }
}

export function fieldErrorsOf(error: unknown): FieldErrors {
  return error instanceof ApiError ? pickFirstFieldErrors(error.issues) : {}
}

function pickFirstFieldErrors(issues: { path: string; message: string }[]): FieldErrors {
  const errors = new Map<string, string>()
  for (const { path, message } of issues) if (!errors.has(path)) errors.set(path, message)
  return Object.fromEntries(errors)
}

const ERROR_RENDER_TIMEOUT_MS = 2000

/** Focuses the first invalid control of a form as soon as it is rendered. A code editor's control is in a shadow tree. */
export function focusFirstInvalidControl(form: HTMLElement) {
  const deadline = performance.now() + ERROR_RENDER_TIMEOUT_MS
  const tryFocus = () => {
    const control = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
    const inShadow = control?.shadowRoot?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (control && (inShadow || !control.shadowRoot)) (inShadow ?? control).focus()
    else if (performance.now() < deadline) requestAnimationFrame(tryFocus)
  }
  requestAnimationFrame(tryFocus)
}
