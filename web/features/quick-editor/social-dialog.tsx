import { useEffect, useRef, useState } from 'react'
import { CARD_TEXT_LENGTHS_MAX } from '../../../schema/card.ts'
import { getOwnProperty } from '../../../schema/own-value.ts'
import { isAllowedSocialValue, socialPlatformLabelOf } from '../../../schema/social.ts'
import type { CardEditorStateAndActions } from '../../editing/use-editing.ts'
import { ContactField, useContactNormalizer } from '../../contacts/contact-field.tsx'
import { Input } from '../../ui/input.tsx'
import { moveCaretToEnd } from './caret.ts'
import { FormDialog } from './dialog-buttons.tsx'
import { getSocialInputAttributes } from './fields.ts'
import { setSocialLink } from './social-links.ts'
import { getSocialLinkSaveNotices } from './save-messages.ts'

interface SocialLinkDialogProps {
  platform: string
  editing: CardEditorStateAndActions
  /** Called when the URL that the user typed belongs to another platform. */
  onSwitch: (platform: string) => void
  onSaved: () => void
  onClose: () => void
}

/** A dialog that edits the card's link on one social platform. An empty value removes the link. */
export function SocialLinkDialog({ platform, editing, onSwitch, onSaved, onClose }: SocialLinkDialogProps) {
  const { state, edit, save, saving } = editing
  const label = socialPlatformLabelOf(platform)
  const control = useRef<HTMLInputElement>(null)
  // True once the user has tried to save. A conflict with another edit proves an earlier attempt, because only a save detects it.
  const [attempted, setAttempted] = useState(state.theirs !== null)
  const value = getOwnProperty(state.draft.socialLinks, platform) ?? ''
  const stored = getOwnProperty(state.base.socialLinks, platform) ?? ''
  const conflict = state.theirs !== null
  const normalize = useContactNormalizer(state.draft)
  const type = (typed: string) => edit({ socialLinks: setSocialLink(state.draft.socialLinks, platform, typed, state.base.socialLinks) })
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
    if (await save({ socialLinks }, getSocialLinkSaveNotices(label))) {
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
          edit({
            socialLinks: setSocialLink(setSocialLink(state.draft.socialLinks, platform, stored, state.base.socialLinks), other, value),
          })
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
