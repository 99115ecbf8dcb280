import { isEmailAddress } from '../../../schema/email.ts'
import type { ApiErrorBody } from '../../../schema/error.ts'
import type { SentEventBody } from '../../../schema/event.ts'
import {
  FORM_ERROR_MESSAGES,
  BUILT_IN_FORM_FIELD_NAMES,
  FORM_CONFIRMATION_ELEMENT_ID,
  FORM_SUBMISSION_PATH,
} from '../../../schema/lead-form.ts'
import { FORM_OFFLINE_MESSAGE } from './notice.ts'
import { createEventId } from './send.ts'

const FORM_REQUEST_TIMEOUT_MS = 20_000
const FORM_SEND_FAILED_MESSAGE = 'Your message could not be sent. Nothing you typed is lost: please try again.'

type FormControl = HTMLInputElement | HTMLTextAreaElement

/** Returns the error message for a form field that the browser finds invalid; empty for a valid field. */
export function formFieldErrorOf(validity: Pick<ValidityState, 'valueMissing' | 'typeMismatch'>, label: string, consent: boolean): string {
  if (validity.valueMissing) return consent ? FORM_ERROR_MESSAGES.consent : FORM_ERROR_MESSAGES.required(label)
  return validity.typeMismatch ? FORM_ERROR_MESSAGES.email : ''
}

/** Reads the server's response to a refused form: an error for each field, and a message if no field is wrong. */
export function parseFormErrorResponse(body: Partial<ApiErrorBody>): { errors: Map<string, string>; message: string } {
  const errors = new Map<string, string>()
  for (const { path, message } of body.issues ?? []) {
    const name = path.replace(/^formData\./, '')
    if (name !== path && !errors.has(name)) errors.set(name, message)
  }
  return { errors, message: errors.size > 0 ? '' : (body.message ?? FORM_SEND_FAILED_MESSAGE) }
}

/**
 * Submits a card's lead form without leaving the page. A field named `submit` or `elements` would hide the form element's own
 * properties, so this function uses the section around the form instead.
 */
export function enhanceForm(section: HTMLElement): void {
  const form = section.querySelector<HTMLFormElement>('.form')!
  const confirmation = document.getElementById(FORM_CONFIRMATION_ELEMENT_ID)!
  const sendButton = section.querySelector<HTMLButtonElement>('.form-send')!
  const summary = section.querySelector<HTMLElement>('.form-refusal')!
  const label = sendButton.textContent
  // A message keeps its id when it is sent again after a failure, so that the server stores it only once.
  let submissionId = createEventId()

  Element.prototype.setAttribute.call(form, 'novalidate', '')

  const controls = () => [...section.querySelectorAll<FormControl>('.form-field :is(input, textarea)')]
  const setError = (control: FormControl, message: string) => {
    document.getElementById(`error-${control.name}`)!.textContent = message
    if (message) control.setAttribute('aria-invalid', 'true')
    else control.removeAttribute('aria-invalid')
  }
  const showErrors = (errors: Map<string, string>, message: string) => {
    summary.textContent = message
    let first: HTMLElement | undefined
    for (const control of controls()) {
      const error = errors.get(control.name) ?? ''
      setError(control, error)
      if (error) first ??= control
    }
    ;(first ?? (message ? summary : undefined))?.focus()
  }
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
      )
      if (error) errors.set(control.name, error)
    }
    return errors
  }
  const setBusy = (on: boolean) => {
    sendButton.textContent = on ? 'Sending...' : label
    sendButton.ariaDisabled = on ? 'true' : null
    for (const control of controls()) if (control.type !== 'checkbox') control.readOnly = on
  }

  const sendForm = async () => {
    const {
      [BUILT_IN_FORM_FIELD_NAMES.card]: cardId,
      [BUILT_IN_FORM_FIELD_NAMES.slug]: _,
      ...formData
    } = Object.fromEntries(new FormData(form)) as Record<string, string>
    const submission: SentEventBody<'submission'> = { cardId: Number(cardId), formData, submissionId }
    const body = JSON.stringify(submission)
    const headers = { 'content-type': 'application/json' }
    try {
      return await fetch(FORM_SUBMISSION_PATH, { method: 'POST', headers, body, signal: AbortSignal.timeout(FORM_REQUEST_TIMEOUT_MS) })
    } catch {
      return null
    }
  }

  section.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (sendButton.ariaDisabled === 'true') return
    const errors = validate()
    showErrors(errors, '')
    if (errors.size > 0) return
    setBusy(true)
    const answer = await sendForm()
    const refusal = answer?.ok ? null : ((await answer?.json().catch(() => null)) as Partial<ApiErrorBody> | null | undefined)
    setBusy(false)
    if (!answer) return showErrors(new Map(), navigator.onLine ? FORM_SEND_FAILED_MESSAGE : FORM_OFFLINE_MESSAGE)
    if (!answer.ok) {
      const { errors, message } = parseFormErrorResponse(refusal ?? {})
      return showErrors(errors, message)
    }
    HTMLFormElement.prototype.reset.call(form)
    submissionId = createEventId()
    confirmation.classList.add('form-shown')
    confirmation.focus()
  })
  section.addEventListener('input', ({ target }) => {
    const control = target as FormControl
    if (control.ariaInvalid) setError(control, '')
  })
  confirmation.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('a')) return
    event.preventDefault()
    confirmation.classList.remove('form-shown')
    if (location.hash === `#${FORM_CONFIRMATION_ELEMENT_ID}`) location.hash = 'form'
    controls()[0]?.focus()
  })
}
