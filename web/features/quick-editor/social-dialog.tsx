import { CARD_TEXT_LENGTHS_MAX } from '../../../schema/card.ts'
import { getOwnProperty } from '../../../schema/own-value.ts'
import { isAllowedSocialValue, socialPlatformLabelOf } from '../../../schema/social.ts'
import { ContactField, useContactNormalizer } from '../../contacts/contact-field.tsx'
import { Input } from '../../ui/input.tsx'
import { getSocialInputAttributes } from './fields.ts'
import { FormDialog, moveCaretToEnd, useFieldValueDialog, type FieldValueDialogProps } from './form-dialog.tsx'
import { getSocialLinkSaveNotices, setSocialLink } from './social-links.ts'

interface SocialLinkDialogProps extends FieldValueDialogProps {
  platform: string
  onSwitch: (platform: string) => void
}

/** Saving an empty text removes the social link. */
export function SocialLinkDialog({ platform, onSwitch, ...dialog }: SocialLinkDialogProps) {
  const { editing, onClose } = dialog
  const { state, edit, saving } = editing
  const label = socialPlatformLabelOf(platform)
  const value = getOwnProperty(state.draft.socialLinks, platform) ?? ''
  const stored = getOwnProperty(state.base.socialLinks, platform) ?? ''
  const normalize = useContactNormalizer(state.draft)
  const type = (typed: string) => edit({ socialLinks: setSocialLink(state.draft.socialLinks, platform, typed, state.base.socialLinks) })
  const error = isAllowedSocialValue(value) ? state.issues[`socialLinks.${platform}`] : 'Please enter a valid URL'
  const { control, attempted, store } = useFieldValueDialog(dialog, error)

  function submit() {
    if (saving || !isAllowedSocialValue(value)) return
    if (value.trim() === stored) return onClose()
    const socialLinks = setSocialLink(state.draft.socialLinks, platform, normalize({ platform }, value))
    void store({ socialLinks }, getSocialLinkSaveNotices(label))
  }
  return (
    <FormDialog
      title={`${stored ? 'Edit' : 'Add'} ${label} link`}
      editing={editing}
      initialFocus={control}
      again={attempted}
      onSubmit={submit}
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
