import { isEmailAddress } from '../../../schema/email.ts'
import type { ApiErrorBody } from '../../../schema/error.ts'
import { BUILT_IN_FORM_FIELD_NAMES } from '../../../schema/lead-form.ts'
import { fillWords } from '../words/fill.ts'
import type { ScriptWords } from '../words/load.ts'
import type { CardWords } from '../words/words.ts'
import {
  type FormControl,
  formControlsOf,
  parseFormErrorResponse,
  setFieldError,
  showFormErrors,
  showFormConfirmation,
} from './form-state.ts'
import { queueSubmittedForm, readFormFields, showFormWaitingPanel, submissionIdOf } from './form-waiting.ts'
import { QUEUED_FORM_KEY_PREFIX, removeQueueEntry } from './offline-queue.ts'
import { buildFormSubmissionBody, postJson } from './offline-sender.ts'

/** Returns the error message of an invalid field; empty for a valid one. */
export function formFieldErrorOf(
  validity: Pick<ValidityState, 'valueMissing' | 'typeMismatch'>,
  label: string,
  consent: boolean,
  words: Pick<CardWords['form'], 'required' | 'email' | 'consent'>,
): string {
  if (validity.valueMissing) return consent ? words.consent : fillWords(words.required, { label })
  return validity.typeMismatch ? words.email : ''
}

/**
 * Submits the lead form without leaving the page. A field named `submit`, for example, would hide that method of the form element, so the
 * code mostly uses the section around the form.
 */
export function sendFormByScript(section: HTMLElement, { form: words, refusals }: ScriptWords): void {
  const form = section.querySelector<HTMLFormElement>('.form')!
  const sendButton = section.querySelector<HTMLButtonElement>('.form-send')!
  const label = sendButton.textContent

  Element.prototype.setAttribute.call(form, 'novalidate', '')

  const controls = () => formControlsOf(section)
  const validate = () => {
    const errors = new Map<string, string>()
    for (const control of controls()) {
      if (control.type !== 'checkbox') control.value = control.value.trim()
      const text = control.labels?.[0]?.firstChild?.textContent ?? ''
      const { value, validity } = control
      const typeMismatch = control.inputMode === 'email' && value !== '' && !isEmailAddress(value.normalize('NFC'))
      const error = formFieldErrorOf(
        { valueMissing: validity.valueMissing, typeMismatch },
        text,
        control.name === BUILT_IN_FORM_FIELD_NAMES.consent,
        words,
      )
      if (error) errors.set(control.name, error)
    }
    return errors
  }
  const setBusy = (on: boolean) => {
    sendButton.textContent = on ? words.sending : label
    sendButton.ariaDisabled = on ? 'true' : null
    for (const control of controls()) if (control.type !== 'checkbox') control.readOnly = on
  }

  section.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (sendButton.ariaDisabled === 'true') return
    const errors = validate()
    showFormErrors(section, errors, '')
    if (errors.size > 0) return
    const fields = readFormFields(section)
    const id = submissionIdOf(fields)
    const keep = () => queueSubmittedForm(fields)
    setBusy(true)
    // If the visitor leaves before the server answers, this device stores the message to send it later.
    addEventListener('pagehide', keep)
    const answer = await postJson(form.getAttribute('action')!, buildFormSubmissionBody(id, fields)).catch(() => null)
    const refusal = answer?.ok ? null : ((await answer?.json().catch(() => null)) as Partial<ApiErrorBody> | null | undefined)
    removeEventListener('pagehide', keep)
    setBusy(false)
    if (!answer && keep()) return void showFormWaitingPanel(section)
    if (!answer) return showFormErrors(section, new Map(), navigator.onLine ? words.sendFailed : words.offline)
    removeQueueEntry(QUEUED_FORM_KEY_PREFIX + id)
    if (answer.ok) return showFormConfirmation(section, true)
    const parsed = parseFormErrorResponse(refusal ?? {}, words, refusals)
    showFormErrors(section, parsed.errors, parsed.message)
  })
  section.addEventListener('input', ({ target }) => {
    const control = target as FormControl
    if (control.ariaInvalid) setFieldError(control, '')
  })
}
