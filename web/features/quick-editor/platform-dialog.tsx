import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { SOCIAL_LINKS_MAX, CARD_TEXT_LENGTHS_MAX } from '../../../schema/card.ts'
import { getOwnProperty } from '../../../schema/own-value.ts'
import { isAllowedSocialValue, toSocialPlatformKey, socialPlatformLabelOf, SOCIAL_PLATFORM_LABELS } from '../../../schema/social.ts'
import { focusFirstInvalidControl } from '../../lib/form.ts'
import {
  halfTypedEntryOfKind,
  CUSTOM_SOCIAL_PLATFORM_KEY as CUSTOM,
  updateHalfTypedEntry,
  removeHalfTypedEntry,
} from '../../editing/in-progress.ts'
import { ContactField, useContactNormalizer } from '../../contacts/contact-field.tsx'
import { useContactsModule } from '../../contacts/use-contacts.ts'
import { FormField } from '../../ui/field.tsx'
import { Input, NO_AUTOCORRECT_INPUT_PROPS } from '../../ui/input.tsx'
import { getSocialInputAttributes } from './fields.ts'
import { FormDialog, type FieldValueDialogProps } from './form-dialog.tsx'
import { getSocialLinkSaveNotices, setSocialLink } from './social-links.ts'

/** Closing this dialog without Save or Cancel keeps the link for the next time. */
export function AddSocialLinkDialog({ editing, onSaved, onClose }: FieldValueDialogProps) {
  const { state, editEntries, edit, save, saving } = editing
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const inProgress = halfTypedEntryOfKind(state.inProgress, 'link')?.texts ?? {}
  // The user may have begun this link in the card editor and chosen the platform there.
  const { value = '', platform = CUSTOM } = inProgress
  const name = platform === CUSTOM || platform === '' ? (inProgress['name'] ?? '') : socialPlatformLabelOf(platform)
  const contacts = useContactsModule()
  const done = () => editEntries((now) => removeHalfTypedEntry(now, 'link'))
  const { incomplete } = state
  const [checked, setChecked] = useState(incomplete?.kind === 'link')
  const [attempted, setAttempted] = useState(false)
  const key = toSocialPlatformKey(name)
  const stored = state.base.socialLinks
  const full = !Object.hasOwn(stored, key) && Object.keys(stored).length >= SOCIAL_LINKS_MAX
  const normalized = useContactNormalizer(state.draft)({ platform: key }, value.trim())
  const links = setSocialLink(state.draft.socialLinks, key, normalized)
  const ready = key !== '' && value.trim() !== '' && isAllowedSocialValue(value) && !full

  const nameError = full
    ? `A card has at most ${SOCIAL_LINKS_MAX} social links`
    : checked && key === ''
      ? 'Platform name is required'
      : state.issues['socialLinks']
  const valueError =
    !isAllowedSocialValue(value) || (checked && value.trim() === '') ? 'Please enter a valid URL' : state.issues[`socialLinks.${key}`]

  // After an attempt to save, the link is part of the unsaved changes, so the unfinished entry is removed when the dialog closes.
  const inDraft = useRef(false)
  const closed = useRef(false)
  useLayoutEffect(() => {
    inDraft.current = attempted && getOwnProperty(state.draft.socialLinks, key) === normalized
  })
  useEffect(() => {
    closed.current = false
    return () => {
      closed.current = true
      if (inDraft.current) editEntries((now) => removeHalfTypedEntry(now, 'link'))
    }
  }, [editEntries])

  async function submit(form: HTMLFormElement) {
    if (saving) return
    setChecked(true)
    if (!ready) return focusFirstInvalidControl(form)
    setAttempted(true)
    edit({ socialLinks: links })
    if (await save({ socialLinks: links }, getSocialLinkSaveNotices(socialPlatformLabelOf(key)))) {
      // If the user closed this dialog during the save and then typed another link, that unfinished link must stay.
      if (!closed.current) done()
      onSaved()
      onClose()
    }
  }
  return (
    <FormDialog
      title="Add Platform"
      editing={editing}
      initialFocus={incomplete?.errors['value'] ? second : first}
      again={attempted}
      onSubmit={(form) => void submit(form)}
      onCancel={() => {
        if (attempted) edit({ socialLinks: setSocialLink(state.draft.socialLinks, key, getOwnProperty(stored, key) ?? '') })
        done()
      }}
      onClose={onClose}
    >
      <FormField label="Platform name" error={nameError}>
        <Input
          ref={first}
          list={`${id}-known`}
          value={name}
          maxLength={CARD_TEXT_LENGTHS_MAX.platform}
          {...NO_AUTOCORRECT_INPUT_PROPS}
          autoCapitalize="words"
          enterKeyHint="next"
          onChange={(event) => editEntries((now) => updateHalfTypedEntry(now, 'link', { platform: CUSTOM, name: event.target.value }))}
        />
      </FormField>
      <datalist id={`${id}-known`}>
        {Object.keys(SOCIAL_PLATFORM_LABELS)
          .filter((platform) => !Object.hasOwn(stored, platform))
          .map((platform) => (
            <option key={platform}>{socialPlatformLabelOf(platform)}</option>
          ))}
      </datalist>
      <ContactField
        kind={{ platform: key }}
        value={value}
        card={state.draft}
        onValue={(typed) => editEntries((now) => updateHalfTypedEntry(now, 'link', { value: typed }))}
        onPlatform={(platform) =>
          editEntries((now) => updateHalfTypedEntry(now, 'link', { platform: CUSTOM, name: socialPlatformLabelOf(platform) }))
        }
        label="Profile URL"
        hint={getOwnProperty(stored, key) ? `Replaces ${getOwnProperty(stored, key)}` : 'A link, or your name, number or ID there'}
        error={valueError}
      >
        <Input
          {...getSocialInputAttributes(key)}
          ref={second}
          value={value}
          maxLength={CARD_TEXT_LENGTHS_MAX.social}
          enterKeyHint="done"
          onChange={({ target }) => {
            // If several characters appear at once, the user has pasted them. The URL of a profile tells the platform.
            const found = name === '' && target.value.length > value.length + 1 ? contacts?.recognizeSocialAddress(target.value) : null
            const texts = found ? { ...found, platform: CUSTOM, name: socialPlatformLabelOf(found.platform) } : { value: target.value }
            editEntries((now) => updateHalfTypedEntry(now, 'link', texts))
          }}
        />
      </ContactField>
    </FormDialog>
  )
}
