import type { ApiErrorBody } from '../../../schema/error.ts'
import { FORM_CONFIRMATION_ELEMENT_ID } from '../../../schema/lead-form.ts'
import { getOwnProperty } from '../../../schema/own-value.ts'
import type { ScriptWords } from '../words/load.ts'
import { hideFormWaitingPanel, lastSubmission } from './form-waiting.ts'

export type FormControl = HTMLInputElement | HTMLTextAreaElement

export const formControlsOf = (section: HTMLElement) => [...section.querySelectorAll<FormControl>('.form-field :is(input, textarea)')]

/** Reads the answer to a refused form: an error for each field, or a message if no field is wrong. */
export function parseFormErrorResponse(
  body: Partial<ApiErrorBody>,
  words: ScriptWords['form'],
  refusals: ScriptWords['refusals'],
): { errors: Map<string, string>; message: string } {
  const errors = new Map<string, string>()
  for (const { path, message } of body.issues ?? []) {
    const name = path.replace(/^formData\./, '')
    if (name !== path && !errors.has(name)) errors.set(name, message)
  }
  const translated = refusals && body.code && getOwnProperty<string>(refusals, body.code)
  return { errors, message: errors.size > 0 ? '' : (translated ?? body.message ?? words.sendFailed) }
}

export function setFieldError(control: FormControl, message: string): void {
  document.getElementById(`error-${control.name}`)!.textContent = message
  if (message) control.setAttribute('aria-invalid', 'true')
  else control.removeAttribute('aria-invalid')
}

/** Replaces the errors of a form, and moves the focus to the first one. */
export function showFormErrors(section: HTMLElement, errors: Map<string, string>, message: string, takeFocus = true): void {
  const summary = section.querySelector<HTMLElement>('.form-refusal')!
  summary.textContent = message
  let first: HTMLElement | undefined
  for (const control of formControlsOf(section)) {
    const error = errors.get(control.name) ?? ''
    setFieldError(control, error)
    if (error) first ??= control
  }
  if (takeFocus) (first ?? (message ? summary : undefined))?.focus()
}

export function showFormConfirmation(section: HTMLElement, takeFocus: boolean): void {
  hideFormWaitingPanel()
  HTMLFormElement.prototype.reset.call(section.querySelector('.form'))
  showFormErrors(section, new Map(), '', false)
  // The form was sent, so the same text typed again counts as a new submission.
  lastSubmission.content = ''
  const confirmation = document.getElementById(FORM_CONFIRMATION_ELEMENT_ID)!
  confirmation.classList.add('form-shown')
  confirmation.onclick = (event) => {
    if (!(event.target as Element).closest('a')) return
    event.preventDefault()
    confirmation.classList.remove('form-shown')
    if (location.hash === `#${FORM_CONFIRMATION_ELEMENT_ID}`) location.hash = 'form'
    formControlsOf(section)[0]?.focus()
  }
  if (takeFocus) confirmation.focus()
}

/** True if the form may show the submission's state: the form contains exactly this submission, or it is blank and has no focus. */
export function canFormShowSubmission(section: HTMLElement, id: string, fields: Record<string, string>): boolean {
  if (lastSubmission.id !== id && section.contains(document.activeElement)) return false
  return formControlsOf(section).every((control) => {
    const kept = getOwnProperty(fields, control.name)
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      return control.checked === control.defaultChecked || control.checked === (kept !== undefined)
    return control.value === control.defaultValue || control.value === kept
  })
}

/** Fills the form with a submission, including its id: the server stores a submission with a known id only once. */
export function fillFormWithSubmission(section: HTMLElement, id: string, fields: Record<string, string>): void {
  for (const control of formControlsOf(section)) {
    const kept = getOwnProperty(fields, control.name)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = kept !== undefined
    else control.value = kept ?? ''
  }
  Object.assign(lastSubmission, { id, content: JSON.stringify(fields) })
}
