import { CUSTOM_BUTTONS_MAX, type Card, CustomButton, SOCIAL_LINKS_MAX } from '../../schema/card.ts'
import { isAllowedSocialValue, toSocialPlatformKey } from '../../schema/social.ts'
import { DEFAULT_BUTTON_COLOR } from '../../schema/theme.ts'
import { type FieldErrors, validateForm } from '../lib/form.ts'
import { type HalfTypedEntry, CUSTOM_SOCIAL_PLATFORM_KEY, type InvalidHalfTypedEntry, listChangedEntries } from './in-progress.ts'
import { unsavedChangesOf, type CardEditorState } from './draft.ts'
import type { CardPatch } from './compare-fields.ts'
import { createUniqueListKeys } from './reorder.ts'

export type AddEntriesResult =
  | { patch: CardPatch }
  /** The incomplete link or button comes first in `inProgress`, because a form shows the first one. */
  | { patch: null; incomplete: InvalidHalfTypedEntry; inProgress: HalfTypedEntry[] }
  | { patch: null; incomplete: null; issues: Record<string, string> }

type CardLinksAndButtons = Pick<Card, 'socialLinks' | 'customButtons'>
type AddEntryResult = { content: CardLinksAndButtons; errors?: undefined } | { errors: FieldErrors }

function addLinkEntry({ target, texts }: HalfTypedEntry, content: CardLinksAndButtons, keep: NormalizeLinkValue): AddEntryResult {
  const { platform = '', name = '', value = '' } = texts
  const links = content.socialLinks
  const custom = platform === CUSTOM_SOCIAL_PLATFORM_KEY
  const key = target !== null && Object.hasOwn(links, target) ? target : custom ? toSocialPlatformKey(name) : platform
  if (key === '') return { errors: custom ? { name: 'Platform name is required' } : { platform: 'Choose a platform' } }
  if (!Object.hasOwn(links, key) && Object.keys(links).length >= SOCIAL_LINKS_MAX)
    return { errors: { platform: `A card has at most ${SOCIAL_LINKS_MAX} social links` } }
  if (value.trim() === '' || !isAllowedSocialValue(value)) return { errors: { value: 'Please enter a valid URL' } }
  return { content: { ...content, socialLinks: { ...links, [key]: keep(key, value.trim()) } } }
}

type NormalizeLinkValue = (platform: string, value: string) => string

export function customButtonIdsOf(buttons: CustomButton[]): string[] {
  return createUniqueListKeys(buttons.map(({ text, url }) => `${text} ${url}`))
}

/** Returns the typed values of a button's form as the card stores them. A label in the second language is stored only if there is one. */
export function toCustomButtonInput({ text = '', url = '', color = DEFAULT_BUTTON_COLOR, secondText = '' }: HalfTypedEntry['texts']) {
  return { text, url, backgroundColor: color, ...(secondText.trim() !== '' && { secondText }) }
}

function addButtonEntry({ target, texts }: HalfTypedEntry, content: CardLinksAndButtons, ids: string[]): AddEntryResult {
  const buttons = content.customButtons
  const at = target === null ? -1 : ids.indexOf(target)
  if (at < 0 && buttons.length >= CUSTOM_BUTTONS_MAX) return { errors: { text: `A card has at most ${CUSTOM_BUTTONS_MAX} buttons` } }
  const { data, errors } = validateForm(CustomButton, toCustomButtonInput(texts))
  if (errors) return { errors }
  return { content: { ...content, customButtons: at < 0 ? [...buttons, data] : buttons.with(at, data) } }
}

/** An embed with a title but without code is an error. An embed without both is removed. */
function removeEmptyEmbeds(state: CardEditorState): { patch: CardPatch; issues: Record<string, string> } {
  if (!('embedCodes' in unsavedChangesOf(state))) return { patch: {}, issues: {} }
  const { embedCodes } = state.draft
  const issues = embedCodes.flatMap(({ title, html }, index) =>
    title.trim() !== '' && html.trim() === '' ? [[`embedCodes.${index}.html`, 'Paste the HTML of this embed, or remove it'] as const] : [],
  )
  const patch = { embedCodes: embedCodes.filter(({ title, html }) => title.trim() !== '' || html.trim() !== '') }
  return { patch, issues: Object.fromEntries(issues) }
}

export function addEntriesToCard(state: CardEditorState, keep: NormalizeLinkValue = (_, value) => value): AddEntriesResult {
  const { draft, inProgress } = state
  const ids = customButtonIdsOf(draft.customButtons)
  let content: CardLinksAndButtons = draft
  for (const entry of listChangedEntries(inProgress)) {
    const joined = entry.kind === 'link' ? addLinkEntry(entry, content, keep) : addButtonEntry(entry, content, ids)
    if (joined.errors)
      return {
        patch: null,
        incomplete: { kind: entry.kind, errors: joined.errors },
        inProgress: [entry, ...inProgress.filter((other) => other !== entry)],
      }
    content = joined.content
  }
  const { patch, issues } = removeEmptyEmbeds(state)
  if (Object.keys(issues).length > 0) return { patch: null, incomplete: null, issues }
  const { socialLinks, customButtons } = content
  return { patch: listChangedEntries(inProgress).length > 0 ? { ...patch, socialLinks, customButtons } : patch }
}
