import { BUTTONS_MAX, type Card, CustomButton, SOCIALS_MAX } from '../../schema/card.ts'
import { isSocialValue, platformKey } from '../../schema/social.ts'
import { DEFAULT_BUTTON_COLOR } from '../../schema/theme.ts'
import { type FieldErrors, validate } from '../lib/form.ts'
import { type InProgressEntry, CUSTOM_PLATFORM, type IncompleteEntry, modifiedEntries } from './in-progress.ts'
import { changesOf, type EditorState } from './draft.ts'
import type { CardPatch } from './compare-fields.ts'
import { stableIds } from './reorder.ts'

/** The changes to save from the in-progress entries, or the reason why the save cannot start. */
export type JoinResult =
  | { patch: CardPatch }
  /** The incomplete entry comes first in `inProgress`, so that its form shows it. */
  | { patch: null; incomplete: IncompleteEntry; inProgress: InProgressEntry[] }
  /** Messages by field path, for entries that are already in the draft. */
  | { patch: null; incomplete: null; issues: Record<string, string> }

type Content = Pick<Card, 'socialLinks' | 'customButtons'>
type Joined = { content: Content; errors?: undefined } | { errors: FieldErrors }

function joinLink({ target, texts }: InProgressEntry, content: Content, keep: KeepLink): Joined {
  const { platform = '', name = '', value = '' } = texts
  const links = content.socialLinks
  const custom = platform === CUSTOM_PLATFORM
  const key = target !== null && Object.hasOwn(links, target) ? target : custom ? platformKey(name) : platform
  if (key === '') return { errors: custom ? { name: 'Platform name is required' } : { platform: 'Choose a platform' } }
  if (!Object.hasOwn(links, key) && Object.keys(links).length >= SOCIALS_MAX)
    return { errors: { platform: `A card has at most ${SOCIALS_MAX} social links` } }
  if (value.trim() === '' || !isSocialValue(value)) return { errors: { value: 'Please enter a valid URL' } }
  return { content: { ...content, socialLinks: { ...links, [key]: keep(key, value.trim()) } } }
}

/** Normalizes a platform's value for storage: a URL to its handle, a number to one with a country code. */
type KeepLink = (platform: string, value: string) => string

/** The ids that forms use for the buttons of a card. */
export function buttonIds(buttons: CustomButton[]): string[] {
  return stableIds(buttons.map(({ text, url }) => `${text} ${url}`))
}

function joinButton({ target, texts }: InProgressEntry, content: Content, ids: string[]): Joined {
  const { text = '', url = '', color = DEFAULT_BUTTON_COLOR } = texts
  const buttons = content.customButtons
  const at = target === null ? -1 : ids.indexOf(target)
  if (at < 0 && buttons.length >= BUTTONS_MAX) return { errors: { text: `A card has at most ${BUTTONS_MAX} buttons` } }
  const { data, errors } = validate(CustomButton, { text, url, backgroundColor: color })
  if (errors) return { errors }
  return { content: { ...content, customButtons: at < 0 ? [...buttons, data] : buttons.with(at, data) } }
}

/** Removes empty embeds from the draft. An embed with a title and no code is an issue. */
function embedsOf(state: EditorState): { patch: CardPatch; issues: Record<string, string> } {
  if (!('embedCodes' in changesOf(state))) return { patch: {}, issues: {} }
  const { embedCodes } = state.draft
  const issues = embedCodes.flatMap(({ title, html }, index) =>
    title.trim() !== '' && html.trim() === '' ? [[`embedCodes.${index}.html`, 'Paste the HTML of this embed, or remove it'] as const] : [],
  )
  const patch = { embedCodes: embedCodes.filter(({ title, html }) => title.trim() !== '' || html.trim() !== '') }
  return { patch, issues: Object.fromEntries(issues) }
}

/** Moves the in-progress entries into the card before a save. The first invalid entry stops the save; unmodified entries are ignored. */
export function joinEntries(state: EditorState, keep: KeepLink = (_, value) => value): JoinResult {
  const { draft, inProgress } = state
  const ids = buttonIds(draft.customButtons)
  let content: Content = draft
  for (const entry of modifiedEntries(inProgress)) {
    const joined = entry.kind === 'link' ? joinLink(entry, content, keep) : joinButton(entry, content, ids)
    if (joined.errors)
      return {
        patch: null,
        incomplete: { kind: entry.kind, errors: joined.errors },
        inProgress: [entry, ...inProgress.filter((other) => other !== entry)],
      }
    content = joined.content
  }
  const { patch, issues } = embedsOf(state)
  if (Object.keys(issues).length > 0) return { patch: null, incomplete: null, issues }
  const { socialLinks, customButtons } = content
  return { patch: modifiedEntries(inProgress).length > 0 ? { ...patch, socialLinks, customButtons } : patch }
}
