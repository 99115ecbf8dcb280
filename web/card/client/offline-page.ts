import { BUILT_IN_FORM_FIELD_NAMES } from '../../../schema/lead-form.ts'
import { PRODUCT_NAMES } from '../../../schema/product.ts'
import { fillWords } from '../words/fill.ts'
import type { ScriptWords } from '../words/load.ts'
import {
  fillFormWithSubmission,
  formControlsOf,
  canFormShowSubmission,
  parseFormErrorResponse,
  showFormErrors,
  showFormConfirmation,
} from './form-state.ts'
import {
  cancelFormWaitingPanel,
  hideFormWaitingPanel,
  lastSubmission,
  showFormWaitingPanel,
  getWaitingSubmissionId,
} from './form-waiting.ts'
import { showToastNotice } from './notice.ts'
import { showFormRefusedNotice } from './offline-notice.ts'
import { QUEUED_FORM_KEY_PREFIX, type QueuedForm, listQueueKeys, removeQueueEntry } from './offline-queue.ts'
import { type QueueSendingResult, postJson, readQueueEntry, sendQueuedItems } from './offline-sender.ts'

const QUEUE_LOCK_NAME = `${PRODUCT_NAMES.key}-queue`
/** Delay in ms until the form says that its message has not been sent yet. */
const SENDING_SHOWN_AFTER_MS = 1000

let words: ScriptWords['form']
let refusals: ScriptWords['refusals']

type OwnForm = { id: string; form: QueuedForm }

const isFormOf = (cardId: number, { fields }: QueuedForm) => Number(fields[BUILT_IN_FORM_FIELD_NAMES.card]) === cardId
const findFormSection = () => document.querySelector<HTMLElement>('.card-section-form')
const hasFocus = (section: HTMLElement) => section.contains(document.activeElement)

function listOwnForms(cardId: number): OwnForm[] {
  return listQueueKeys(QUEUED_FORM_KEY_PREFIX).flatMap((key) => {
    const form = readQueueEntry<QueuedForm>(key)
    return form && isFormOf(cardId, form) ? [{ id: key.slice(QUEUED_FORM_KEY_PREFIX.length), form }] : []
  })
}

function showWaiting(section: HTMLElement, { id, form }: OwnForm) {
  if (getWaitingSubmissionId() !== id) {
    if (getWaitingSubmissionId() || !canFormShowSubmission(section, id, form.fields)) return
    const hadFocus = hasFocus(section)
    fillFormWithSubmission(section, id, form.fields)
    showFormWaitingPanel(section, hadFocus)
  }
  if (form.notBefore) section.querySelector('.form-waiting p')!.textContent = words.serverBusy
}

/** Returns the visitor's answers as text, without the hidden fields that every form has. */
function answersOf({ fields }: QueuedForm): string {
  const builtIn = new Set<string>(Object.values(BUILT_IN_FORM_FIELD_NAMES))
  const answers = Object.entries(fields).filter(([name, value]) => value && !builtIn.has(name))
  return answers.map(([, value]) => value).join('\n')
}

function restoreRefusedForm(section: HTMLElement, { id, form }: OwnForm, isNew: boolean) {
  const hadFocus = hasFocus(section)
  hideFormWaitingPanel()
  fillFormWithSubmission(section, id, form.fields)
  const { errors, message } = parseFormErrorResponse(form.refusal ?? {}, words, refusals)
  const shown = new Set(formControlsOf(section).map(({ name }) => name))
  const others = [...errors].filter(([name]) => !shown.has(name))
  // The owner has changed the form since this page was loaded, so the submission waits until the page is reloaded.
  const isOutdated = isNew && others.length > 0
  if (!isOutdated) removeQueueEntry(QUEUED_FORM_KEY_PREFIX + id)
  const details = others.map(([name, error]) => (form.fields[name] ? `${error}: ${form.fields[name]}` : error))
  const texts = [words.refusedLater, message, ...(isOutdated ? [words.formChanged] : details)]
  showFormErrors(section, errors, texts.filter(Boolean).join(' '), hadFocus)
}

/**
 * Shows that the server refused a message: in the card's form, or in a notice if the form is gone or in use. In a hidden tab, waits until
 * the tab is visible.
 */
function showRefusal(section: HTMLElement | null, own: OwnForm, newIds: string[]) {
  const { id, form } = own
  if (document.visibilityState === 'hidden') return
  const isNew = newIds.includes(id)
  if (!section) {
    const text = `${words.refusedLater} ${parseFormErrorResponse(form.refusal ?? {}, words, refusals).message} ${words.whatYouWrote}`
    showFormRefusedNotice(text, { kept: answersOf(form) }, words, () => removeQueueEntry(QUEUED_FORM_KEY_PREFIX + id))
  } else if (getWaitingSubmissionId() === id || canFormShowSubmission(section, id, form.fields)) restoreRefusedForm(section, own, isNew)
  else if (isNew) showFormRefusedNotice(words.refusedLater, form, words)
}

/** Another tab may have sent the message that this page shows as waiting. */
function settleWaitingPanel(section: HTMLElement) {
  const id = getWaitingSubmissionId()
  const form = id && readQueueEntry<QueuedForm>(QUEUED_FORM_KEY_PREFIX + id)
  if (form && form.sent) showFormConfirmation(section, hasFocus(section))
  else if (id && !form) hideFormWaitingPanel()
}

/** Updates the form of the open card. `newIds` are the ids of submissions that the server has just refused. */
function updateOwnForm(cardId: number, newIds: string[] = []) {
  const section = findFormSection()
  if (section) settleWaitingPanel(section)
  for (const own of listOwnForms(cardId))
    if (own.form.refusal) showRefusal(section, own, newIds)
    else if (section) showWaiting(section, own)
}

/** The notice disappears after some seconds, so a hidden tab shows it only when the tab becomes visible. */
function showNoticeWhenVisible(text: string) {
  if (document.visibilityState === 'visible') showToastNotice(text)
  else document.addEventListener('visibilitychange', () => showNoticeWhenVisible(text), { once: true })
}

function reportResult(cardId: number, { sentForms, refusedForms }: QueueSendingResult) {
  const section = findFormSection()
  const names = new Set<string>()
  for (const { id, form } of sentForms) {
    const isShown = getWaitingSubmissionId() === id
    if (lastSubmission.id === id) cancelFormWaitingPanel()
    if (section && isFormOf(cardId, form) && (isShown || canFormShowSubmission(section, id, form.fields))) {
      // Screen readers announce the confirmation only if it gets the focus.
      const hadFocus = hasFocus(section)
      showFormConfirmation(section, hadFocus)
      if (hadFocus) continue
    }
    names.add(form.name)
  }
  if (names.size > 0)
    showNoticeWhenVisible(fillWords(words.sentTo, { names: new Intl.ListFormat(document.documentElement.lang).format(names) }))
  for (const { form } of refusedForms)
    if (!isFormOf(cardId, form)) showFormRefusedNotice(fillWords(words.refusedFor, { name: form.name }), form, words)
  updateOwnForm(
    cardId,
    refusedForms.map(({ id }) => id),
  )
}

/**
 * A lock lets only one tab at a time send. Browsers have no locks on insecure origins, but even then the server stores each form only once.
 */
function sendInTurn(): Promise<QueueSendingResult> {
  const send = () => sendQueuedItems({ now: Date.now, post: postJson })
  return 'locks' in navigator ? navigator.locks.request(QUEUE_LOCK_NAME, send) : send()
}

async function sendAndReport(cardId: number): Promise<boolean> {
  const timer = setTimeout(updateOwnForm, SENDING_SHOWN_AFTER_MS, cardId)
  const result = await sendInTurn()
  clearTimeout(timer)
  reportResult(cardId, result)
  return result.isWaiting
}

let sending: Promise<boolean> | undefined

/** Sends everything that waits, and tells the visitor. Resolves to true if something still waits. */
export function sendQueueAndNotifyVisitor(cardId: number, ownWords: ScriptWords): Promise<boolean> {
  words = ownWords.form
  refusals = ownWords.refusals
  return (sending ??= sendAndReport(cardId).finally(() => (sending = undefined)))
}
