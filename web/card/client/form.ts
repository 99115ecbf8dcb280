import { isEmail } from '../../../schema/email.ts'
import type { ApiErrorBody } from '../../../schema/error.ts'
import { ANSWER_ERRORS, FORM_FIELDS, FORM_SENT_ID } from '../../../schema/lead-form.ts'
import { OFFLINE } from './notice.ts'
import { eventId } from './send.ts'

/** How long an answer is waited for, in ms. */
const PATIENCE = 20_000
const FAILED = 'Your message could not be sent. Nothing you typed is lost: please try again.'

type Control = HTMLInputElement | HTMLTextAreaElement

/** What is wrong with an answer, in the server's words, as far as the browser can tell; empty for a good one. */
export function complaint(validity: Pick<ValidityState, 'valueMissing' | 'typeMismatch'>, label: string, consent: boolean): string {
  if (validity.valueMissing) return consent ? ANSWER_ERRORS.consent : ANSWER_ERRORS.required(label)
  return validity.typeMismatch ? ANSWER_ERRORS.email : ''
}

/** What the server holds against a form: by field name, and the sentence where it is about none of the fields. */
export function readRefusal(body: Partial<ApiErrorBody>): { errors: Map<string, string>; message: string } {
  const errors = new Map<string, string>()
  for (const { path, message } of body.issues ?? []) {
    const name = path.replace(/^formData\./, '')
    if (name !== path && !errors.has(name)) errors.set(name, message)
  }
  return { errors, message: errors.size > 0 ? '' : (body.message ?? FAILED) }
}

/**
 * Sends the owner's form without leaving the page. What an owner calls a field must not matter, and a form answers to the
 * names of its fields before its own: so nothing here asks the form itself, only the part of the page around it.
 */
export function enhanceForm(part: HTMLElement): void {
  const form = part.querySelector<HTMLFormElement>('.form')!
  const sent = document.getElementById(FORM_SENT_ID)!
  const send = part.querySelector<HTMLButtonElement>('.form-send')!
  const summary = part.querySelector<HTMLElement>('.form-refusal')!
  const label = send.textContent
  // One id for one message, however often it has to be sent.
  let submissionId = eventId()

  Element.prototype.setAttribute.call(form, 'novalidate', '')

  const controls = () => [...part.querySelectorAll<Control>('.form-field :is(input, textarea)')]
  const mark = (control: Control, message: string) => {
    document.getElementById(`error-${control.name}`)!.textContent = message
    if (message) control.setAttribute('aria-invalid', 'true')
    else control.removeAttribute('aria-invalid')
  }
  const show = (errors: Map<string, string>, message: string) => {
    summary.textContent = message
    let first: HTMLElement | undefined
    for (const control of controls()) {
      const error = errors.get(control.name) ?? ''
      mark(control, error)
      if (error) first ??= control
    }
    ;(first ?? (message ? summary : undefined))?.focus()
  }
  const check = () => {
    const errors = new Map<string, string>()
    for (const control of controls()) {
      if (control.type !== 'checkbox') control.value = control.value.trim()
      const text = control.labels?.[0]?.firstChild?.textContent ?? ''
      const { value, validity } = control
      const typeMismatch = control.inputMode === 'email' && value !== '' && !isEmail(value.normalize('NFC'))
      const error = complaint({ valueMissing: validity.valueMissing, typeMismatch }, text, control.name === FORM_FIELDS.consent)
      if (error) errors.set(control.name, error)
    }
    return errors
  }
  const busy = (on: boolean) => {
    send.textContent = on ? 'Sending...' : label
    send.ariaDisabled = on ? 'true' : null
    for (const control of controls()) if (control.type !== 'checkbox') control.readOnly = on
  }

  const post = async () => {
    const {
      [FORM_FIELDS.card]: cardId,
      [FORM_FIELDS.slug]: _,
      ...formData
    } = Object.fromEntries(new FormData(form)) as Record<string, string>
    const body = JSON.stringify({ cardId: Number(cardId), formData, submissionId })
    const headers = { 'content-type': 'application/json' }
    try {
      return await fetch('/api/card-forms', { method: 'POST', headers, body, signal: AbortSignal.timeout(PATIENCE) })
    } catch {
      return null
    }
  }

  part.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (send.ariaDisabled === 'true') return
    const wrong = check()
    show(wrong, '')
    if (wrong.size > 0) return
    busy(true)
    const answer = await post()
    const refusal = answer?.ok ? null : ((await answer?.json().catch(() => null)) as Partial<ApiErrorBody> | null | undefined)
    busy(false)
    if (!answer) return show(new Map(), navigator.onLine ? FAILED : OFFLINE)
    if (!answer.ok) {
      const { errors, message } = readRefusal(refusal ?? {})
      return show(errors, message)
    }
    HTMLFormElement.prototype.reset.call(form)
    submissionId = eventId()
    sent.classList.add('form-shown')
    sent.focus()
  })
  part.addEventListener('input', ({ target }) => {
    const control = target as Control
    if (control.ariaInvalid) mark(control, '')
  })
  sent.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('a')) return
    event.preventDefault()
    sent.classList.remove('form-shown')
    if (location.hash === `#${FORM_SENT_ID}`) location.hash = 'form'
    controls()[0]?.focus()
  })
}
