import { createEventId } from './event-id.ts'
import { FORM_KEY_PREFIX, queueForm, removeQueued } from './offline-queue.ts'

/** How long a visitor waits for the form's script before the page says that the message is kept on the device, in ms. */
const WAITING_PANEL_DELAY_MS = 2000

/** The last submission of the form: the same content keeps its id, so that the server stores it only once. */
export const lastSubmission = { id: '', content: '' }
let panel: HTMLElement | null = null
let panelTimer: ReturnType<typeof setTimeout> | undefined

/** Reads all fields of the form, including the built-in ones that identify the card. */
export function readFormFields(section: HTMLElement): Record<string, string> {
  return Object.fromEntries(new FormData(section.querySelector<HTMLFormElement>('.form')!)) as Record<string, string>
}

export function submissionIdOf(fields: Record<string, string>): string {
  const content = JSON.stringify(fields)
  if (content !== lastSubmission.content) Object.assign(lastSubmission, { id: createEventId(), content })
  return lastSubmission.id
}

/** Keeps a form's content on this device until it can be sent. Returns false if that is impossible. */
export function keepForm(fields: Record<string, string>): boolean {
  const { href } = document.querySelector<HTMLLinkElement>('link[rel=canonical]')!
  return queueForm(submissionIdOf(fields), { at: Date.now(), fields, name: document.body.dataset['name']!, href })
}

/** Returns the id of the submission that the form shows as waiting; null if it shows none. */
export const waitingSubmissionId = () => panel && lastSubmission.id

/** Replaces the form by the message that it waits for the network, with a button that returns to the form. */
export function showWaitingPanel(section: HTMLElement, takeFocus = true): HTMLElement {
  hideWaitingPanel()
  const template = document.querySelector<HTMLTemplateElement>('.form-waiting-template')!
  panel = template.content.firstElementChild!.cloneNode(true) as HTMLElement
  section.querySelector('.form')!.before(panel)
  panel.querySelector('button')!.addEventListener('click', () => {
    removeQueued(FORM_KEY_PREFIX + lastSubmission.id)
    hideWaitingPanel()
    section.querySelector<HTMLElement>('.form-field :is(input, textarea)')?.focus()
  })
  if (takeFocus) panel.focus()
  return panel
}

/** Keeps the panel from being shown after the delay. */
export function cancelWaitingPanel(): void {
  clearTimeout(panelTimer)
}

/** Shows the form again if it was waiting. */
export function hideWaitingPanel(): void {
  cancelWaitingPanel()
  panel?.remove()
  panel = null
}

/** Keeps a form that is submitted before its script has loaded. Returns false if the browser refuses storage. */
export function keepEarlyForm(section: HTMLElement): boolean {
  const isKept = keepForm(readFormFields(section))
  if (isKept) panelTimer = setTimeout(() => showWaitingPanel(section), navigator.onLine ? WAITING_PANEL_DELAY_MS : 0)
  return isKept
}
