import { createEventId } from './event-id.ts'
import { QUEUED_FORM_KEY_PREFIX, queueForm, removeQueueEntry } from './offline-queue.ts'

/** Time in ms until the page says that the message is stored on the device. */
const WAITING_PANEL_DELAY_MS = 2000

/** A form that is submitted twice with equal content has the same id both times, so that the server stores it once. */
export const lastSubmission = { id: '', content: '' }
let panel: HTMLElement | null = null
let panelTimer: ReturnType<typeof setTimeout> | undefined

export function readFormFields(section: HTMLElement): Record<string, string> {
  return Object.fromEntries(new FormData(section.querySelector<HTMLFormElement>('.form')!)) as Record<string, string>
}

export function submissionIdOf(fields: Record<string, string>): string {
  const content = JSON.stringify(fields)
  if (content !== lastSubmission.content) Object.assign(lastSubmission, { id: createEventId(), content })
  return lastSubmission.id
}

/** Stores a form on this device until it can be sent. Returns false if that is impossible. */
export function queueSubmittedForm(fields: Record<string, string>): boolean {
  const { href } = document.querySelector<HTMLLinkElement>('link[rel=canonical]')!
  return queueForm(submissionIdOf(fields), { at: Date.now(), fields, name: document.body.dataset['name']!, href })
}

/** Id of the submission that the form shows as waiting for the network; null if none. */
export const getWaitingSubmissionId = () => panel && lastSubmission.id

export function showFormWaitingPanel(section: HTMLElement, takeFocus = true): HTMLElement {
  hideFormWaitingPanel()
  const template = document.querySelector<HTMLTemplateElement>('.form-waiting-template')!
  panel = template.content.firstElementChild!.cloneNode(true) as HTMLElement
  section.querySelector('.form')!.before(panel)
  panel.querySelector('button')!.addEventListener('click', () => {
    removeQueueEntry(QUEUED_FORM_KEY_PREFIX + lastSubmission.id)
    hideFormWaitingPanel()
    section.querySelector<HTMLElement>('.form-field :is(input, textarea)')?.focus()
  })
  if (takeFocus) panel.focus()
  return panel
}

export function cancelFormWaitingPanel(): void {
  clearTimeout(panelTimer)
}

export function hideFormWaitingPanel(): void {
  cancelFormWaitingPanel()
  panel?.remove()
  panel = null
}

/** Stores a form that is submitted before its script has loaded. Returns false if the browser refuses storage. */
export function queueFormSubmittedBeforeScript(section: HTMLElement): boolean {
  const isKept = queueSubmittedForm(readFormFields(section))
  if (isKept) panelTimer = setTimeout(() => showFormWaitingPanel(section), navigator.onLine ? WAITING_PANEL_DELAY_MS : 0)
  return isKept
}
