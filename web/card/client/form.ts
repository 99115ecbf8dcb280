import { isEmail } from '../../../schema/email.ts'
import type { ApiErrorBody } from '../../../schema/error.ts'
import { ANSWER_ERRORS, FORM_FIELD_NAMES, FORM_SENT_ID } from '../../../schema/lead-form.ts'
import { OFFLINE } from './notice.ts'
import { eventId } from './send.ts'

/** Request timeout, in ms. */
const TIMEOUT = 20_000
const SEND_FAILED = 'Your message could not be sent. Nothing you typed is lost: please try again.'

type Control = HTMLInputElement | HTMLTextAreaElement

/** The server's error message for a field that the browser finds invalid; empty for a valid one. */
export function validationError(validity: Pick<ValidityState, 'valueMissing' | 'typeMismatch'>, label: string, consent: boolean): string {
  if (validity.valueMissing) return consent ? ANSWER_ERRORS.consent : ANSWER_ERRORS.required(label)
  return validity.typeMismatch ? ANSWER_ERRORS.email : ''
}

/** Errors of a refused form by field name, and the message to show when they concern no field. */
export function readErrors(body: Partial<ApiErrorBody>): { errors: Map<string, string>; message: string } {
  const errors = new Map<string, string>()
  for (const { path, message } of body.issues ?? []) {
    const name = path.replace(/^formData\./, '')
    if (name !== path && !errors.has(name)) errors.set(name, message)
  }
  return { errors, message: errors.size > 0 ? '' : (body.message ?? SEND_FAILED) }
}

/**
 * Submits the owner's form without leaving the page. Reads no properties of the form element itself, because a field that the
 * owner named `submit` or `elements` would shadow them; uses the section around it instead.
 */
export function enhanceForm(section: HTMLElement): void {
  const form = section.querySelector<HTMLFormElement>('.form')!
  const confirmation = document.getElementById(FORM_SENT_ID)!
  const sendButton = section.querySelector<HTMLButtonElement>('.form-send')!
  const summary = section.querySelector<HTMLElement>('.form-refusal')!
  const label = sendButton.textContent
  // The id stays the same when a message is sent again after a failure, so that it is stored only once.
  let submissionId = eventId()

  Element.prototype.setAttribute.call(form, 'novalidate', '')

  const controls = () => [...section.querySelectorAll<Control>('.form-field :is(input, textarea)')]
  const setError = (control: Control, message: string) => {
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
      const typeMismatch = control.inputMode === 'email' && value !== '' && !isEmail(value.normalize('NFC'))
      const error = validationError({ valueMissing: validity.valueMissing, typeMismatch }, text, control.name === FORM_FIELD_NAMES.consent)
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
      [FORM_FIELD_NAMES.card]: cardId,
      [FORM_FIELD_NAMES.slug]: _,
      ...formData
    } = Object.fromEntries(new FormData(form)) as Record<string, string>
    const body = JSON.stringify({ cardId: Number(cardId), formData, submissionId })
    const headers = { 'content-type': 'application/json' }
    try {
      return await fetch('/api/card-forms', { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT) })
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
    if (!answer) return showErrors(new Map(), navigator.onLine ? SEND_FAILED : OFFLINE)
    if (!answer.ok) {
      const { errors, message } = readErrors(refusal ?? {})
      return showErrors(errors, message)
    }
    HTMLFormElement.prototype.reset.call(form)
    submissionId = eventId()
    confirmation.classList.add('form-shown')
    confirmation.focus()
  })
  section.addEventListener('input', ({ target }) => {
    const control = target as Control
    if (control.ariaInvalid) setError(control, '')
  })
  confirmation.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('a')) return
    event.preventDefault()
    confirmation.classList.remove('form-shown')
    if (location.hash === `#${FORM_SENT_ID}`) location.hash = 'form'
    controls()[0]?.focus()
  })
}
