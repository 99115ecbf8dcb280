import { useEffect, useRef, useState } from 'react'
import { CARD_TEXT_LENGTHS_MAX } from '../../../schema/card.ts'
import { getOwnValue } from '../../../schema/own-value.ts'
import { isAllowedSocialValue, socialPlatformLabel } from '../../../schema/social.ts'
import type { CardEditing } from '../../editing/use-editing.ts'
import { ContactField, useContactNormalizer } from '../../contacts/contact-field.tsx'
import { Input } from '../../ui/input.tsx'
import { moveCaretToEnd } from './caret.ts'
import { FormDialog } from './dialog-buttons.tsx'
import { getSocialInputAttributes } from './fields.ts'
import { setSocialLink } from './social-links.ts'
import { getLinkSaveNotices } from './save-messages.ts'

interface SocialLinkDialogProps {
  platform: string
  editing: CardEditing
  /** Called when the URL that the user typed belongs to another platform. */
  onSwitch: (platform: string) => void
  onSaved: () => void
  onClose: () => void
}

/** A dialog that edits the card's link on one social platform. An empty value removes the link. */
export function SocialLinkDialog({ platform, editing, onSwitch, onSaved, onClose }: SocialLinkDialogProps) {
  const { state, edit, save, saving } = editing
  const label = socialPlatformLabel(platform)
  const control = useRef<HTMLInputElement>(null)
  // A conflict with another edit is only detected while saving, so the user must have tried to save before.
  const [attempted, setAttempted] = useState(state.theirs !== null)
  const value = getOwnValue(state.draft.socialLinks, platform) ?? ''
  const stored = getOwnValue(state.base.socialLinks, platform) ?? ''
  const conflict = state.theirs !== null
  const normalize = useContactNormalizer(state.draft)
  const type = (typed: string) => edit({ socialLinks: setSocialLink(state.draft.socialLinks, platform, typed) })
  const error = isAllowedSocialValue(value) ? state.issues[`socialLinks.${platform}`] : 'Please enter a valid URL'

  useEffect(() => {
    // When the user resolves a conflict, the pressed button disappears, so the focus returns to the input.
    if (attempted && (error || !conflict)) control.current?.focus()
  }, [attempted, error, conflict])

  async function submit() {
    if (saving || !isAllowedSocialValue(value)) return
    if (value.trim() === stored) return onClose()
    setAttempted(true)
    const socialLinks = setSocialLink(state.draft.socialLinks, platform, normalize({ platform }, value))
    edit({ socialLinks })
    if (await save({ socialLinks }, getLinkSaveNotices(label))) {
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
          edit({ socialLinks: setSocialLink(setSocialLink(state.draft.socialLinks, platform, stored), other, value) })
          onSwitch(other)
        }}
        label="Profile URL"
        hint={stored ? 'Empty it to remove the link' : 'A link, or your name, number or ID there'}
        error={error}
      >
        <Input
          {...getSocialInputAttributes(platform)}
          ref={control}
          name={platform}
          value={value}
          maxLength={CARD_TEXT_LENGTHS_MAX.social}
          enterKeyHint="done"
          onFocus={moveCaretToEnd}
          onChange={(event) => type(event.target.value)}
        />
      </ContactField>
    </FormDialog>
  )
}
