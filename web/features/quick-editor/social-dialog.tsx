import { useEffect, useRef, useState } from 'react'
import { TEXT_MAX } from '../../../schema/card.ts'
import { ownValue } from '../../../schema/own-value.ts'
import { isSocialValue, platformLabel } from '../../../schema/social.ts'
import type { Editing } from '../../editing/use-editing.ts'
import { ContactField, useNormalizeContact } from '../../contacts/contact-field.tsx'
import { Input } from '../../ui/input.tsx'
import { moveCaretToEnd } from './caret.ts'
import { FormDialog } from './dialog-buttons.tsx'
import { socialInputAttributes } from './fields.ts'
import { withLink } from './social-links.ts'
import { socialMessages } from './save-messages.ts'

interface SocialDialogProps {
  platform: string
  editing: Editing
  /** Called when the typed URL belongs to another platform. */
  onSwitch: (platform: string) => void
  onSaved: () => void
  onClose: () => void
}

/** Edits the link of one platform. An empty value removes it. */
export function SocialDialog({ platform, editing, onSwitch, onSaved, onClose }: SocialDialogProps) {
  const { state, edit, save, saving } = editing
  const label = platformLabel(platform)
  const control = useRef<HTMLInputElement>(null)
  // A conflict can only follow an attempt to save.
  const [attempted, setAttempted] = useState(state.theirs !== null)
  const value = ownValue(state.draft.socialLinks, platform) ?? ''
  const stored = ownValue(state.base.socialLinks, platform) ?? ''
  const conflict = state.theirs !== null
  const normalize = useNormalizeContact(state.draft)
  const type = (typed: string) => edit({ socialLinks: withLink(state.draft.socialLinks, platform, typed) })
  const error = isSocialValue(value) ? state.issues[`socialLinks.${platform}`] : 'Please enter a valid URL'

  useEffect(() => {
    // Resolving a conflict removes the focused button, so focus returns to the input.
    if (attempted && (error || !conflict)) control.current?.focus()
  }, [attempted, error, conflict])

  async function submit() {
    if (saving || !isSocialValue(value)) return
    if (value.trim() === stored) return onClose()
    setAttempted(true)
    const socialLinks = withLink(state.draft.socialLinks, platform, normalize({ platform }, value))
    edit({ socialLinks })
    if (await save({ socialLinks }, socialMessages(label))) {
      onSaved()
      onClose()
    }
  }
  return (
    <FormDialog
      title={`${stored ? 'Edit' : 'Add'} ${label} link`}
      editing={editing}
      initialFocus={control}
      again={attempted}
      onSubmit={() => void submit()}
      onCancel={() => type(stored)}
      onClose={onClose}
    >
      <ContactField
        kind={{ platform }}
        value={value}
        card={state.draft}
        onValue={type}
        onPlatform={(other) => {
          edit({ socialLinks: withLink(withLink(state.draft.socialLinks, platform, stored), other, value) })
          onSwitch(other)
        }}
        label="Profile URL"
        hint={stored ? 'Empty it to remove the link' : 'A link, or your name, number or ID there'}
        error={error}
      >
        <Input
          {...socialInputAttributes(platform)}
          ref={control}
          name={platform}
          value={value}
          maxLength={TEXT_MAX.social}
          enterKeyHint="done"
          onFocus={moveCaretToEnd}
          onChange={(event) => type(event.target.value)}
        />
      </ContactField>
    </FormDialog>
  )
}
