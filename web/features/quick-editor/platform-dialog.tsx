import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { SOCIALS_MAX, TEXT_MAX } from '../../../schema/card.ts'
import { ownValue } from '../../../schema/own-value.ts'
import { isSocialValue, platformKey, platformLabel, PLATFORMS } from '../../../schema/social.ts'
import { focusFirstError } from '../../lib/form.ts'
import type { Editing } from '../../editing/use-editing.ts'
import { currentEntry, CUSTOM_PLATFORM as CUSTOM, updateEntry, removeEntry } from '../../editing/in-progress.ts'
import { ContactField, useNormalizeContact } from '../../contacts/contact-field.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, PLAIN } from '../../ui/input.tsx'
import { FormDialog } from './dialog-buttons.tsx'
import { socialInputAttributes } from './fields.ts'
import { withLink } from './social-links.ts'
import { socialMessages } from './save-messages.ts'

interface PlatformDialogProps {
  editing: Editing
  onSaved: () => void
  onClose: () => void
}

/**
 * Adds a link on a platform that is entered by name. Cancel discards the entry; closing the dialog in any other way keeps it
 * for the next time.
 */
export function PlatformDialog({ editing, onSaved, onClose }: PlatformDialogProps) {
  const { state, editEntries, edit, save, saving } = editing
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const inProgress = currentEntry(state.inProgress, 'link')?.texts ?? {}
  // The platform may have been picked from the list in the card editor.
  const { value = '', platform = CUSTOM } = inProgress
  const name = platform === CUSTOM || platform === '' ? (inProgress['name'] ?? '') : platformLabel(platform)
  const done = () => editEntries((now) => removeEntry(now, 'link'))
  const { incomplete } = state
  // The dialog shows the error at once if it opened because the unfinished link stopped a save.
  const [checked, setChecked] = useState(incomplete?.kind === 'link')
  const [attempted, setAttempted] = useState(false)
  const key = platformKey(name)
  const stored = state.base.socialLinks
  const full = !Object.hasOwn(stored, key) && Object.keys(stored).length >= SOCIALS_MAX
  const normalized = useNormalizeContact(state.draft)({ platform: key }, value.trim())
  const links = withLink(state.draft.socialLinks, key, normalized)
  const ready = key !== '' && value.trim() !== '' && isSocialValue(value) && !full

  const nameError = full
    ? `A card has at most ${SOCIALS_MAX} social links`
    : checked && key === ''
      ? 'Platform name is required'
      : state.issues['socialLinks']
  const valueError =
    !isSocialValue(value) || (checked && value.trim() === '') ? 'Please enter a valid URL' : state.issues[`socialLinks.${key}`]

  // After an attempt to save, the link is part of the draft, however the dialog is closed.
  const inDraft = useRef(false)
  const closed = useRef(false)
  useLayoutEffect(() => {
    inDraft.current = attempted && ownValue(state.draft.socialLinks, key) === normalized
  })
  useEffect(() => {
    closed.current = false
    return () => {
      closed.current = true
      if (inDraft.current) editEntries((now) => removeEntry(now, 'link'))
    }
  }, [editEntries])

  async function submit(form: HTMLFormElement) {
    if (saving) return
    setChecked(true)
    if (!ready) return focusFirstError(form)
    setAttempted(true)
    edit({ socialLinks: links })
    if (await save({ socialLinks: links }, socialMessages(platformLabel(key)))) {
      // If the dialog was closed meanwhile, the in-progress entry is a different link.
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
        if (attempted) edit({ socialLinks: withLink(state.draft.socialLinks, key, ownValue(stored, key) ?? '') })
        done()
      }}
      onClose={onClose}
    >
      <Field label="Platform name" error={nameError}>
        <Input
          ref={first}
          list={`${id}-known`}
          value={name}
          maxLength={TEXT_MAX.platform}
          {...PLAIN}
          autoCapitalize="words"
          enterKeyHint="next"
          onChange={(event) => editEntries((now) => updateEntry(now, 'link', { platform: CUSTOM, name: event.target.value }))}
        />
      </Field>
      <datalist id={`${id}-known`}>
        {Object.keys(PLATFORMS)
          .filter((platform) => !Object.hasOwn(stored, platform))
          .map((platform) => (
            <option key={platform}>{platformLabel(platform)}</option>
          ))}
      </datalist>
      <ContactField
        kind={{ platform: key }}
        value={value}
        card={state.draft}
        onValue={(typed) => editEntries((now) => updateEntry(now, 'link', { value: typed }))}
        onPlatform={(platform) => editEntries((now) => updateEntry(now, 'link', { platform: CUSTOM, name: platformLabel(platform) }))}
        label="Profile URL"
        hint={ownValue(stored, key) ? `Replaces ${ownValue(stored, key)}` : 'A link, or your name, number or ID there'}
        error={valueError}
      >
        <Input
          {...socialInputAttributes(key)}
          ref={second}
          value={value}
          maxLength={TEXT_MAX.social}
          enterKeyHint="done"
          onChange={(event) => editEntries((now) => updateEntry(now, 'link', { value: event.target.value }))}
        />
      </ContactField>
    </FormDialog>
  )
}
