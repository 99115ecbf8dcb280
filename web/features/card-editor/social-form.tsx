import { type RefObject, useState } from 'react'
import { type Card, SOCIAL_LINKS_MAX, CARD_TEXT_LENGTHS_MAX } from '../../../schema/card.ts'
import { recognizeSocialAddress } from '../../../schema/social-link.ts'
import {
  isAllowedSocialValue,
  OFFERED_SOCIAL_PLATFORMS,
  SOCIAL_PLATFORM_LABELS,
  toSocialPlatformKey,
  socialPlatformLabelOf,
} from '../../../schema/social.ts'
import { type HalfTypedEntry, CUSTOM_SOCIAL_PLATFORM_KEY as CUSTOM } from '../../editing/in-progress.ts'
import { isHttpUrl } from '../../../schema/url.ts'
import { ContactField, useContactNormalizer } from '../../contacts/contact-field.tsx'
import { FormField } from '../../ui/field.tsx'
import { Input, NO_AUTOCORRECT_INPUT_PROPS, Select } from '../../ui/input.tsx'
import { ListEntryForm } from './entry-form.tsx'

const isNamedSocialPlatform = (key: string) => Object.hasOwn(SOCIAL_PLATFORM_LABELS, key)

/** A named platform that is not offered, such as TikTok, is an option while it is chosen. */
function listPlatformOptions(chosen: string) {
  const keys = new Set<string>([...OFFERED_SOCIAL_PLATFORMS, ...(isNamedSocialPlatform(chosen) ? [chosen] : [])])
  return [...[...keys].map((key) => [key, socialPlatformLabelOf(key)] as const), [CUSTOM, 'Custom'] as const]
}

interface SocialLinkFormProps {
  card: Card
  inProgress: HalfTypedEntry | null
  inputRef: RefObject<HTMLInputElement | null>
  /** Error messages by form field, if the server refused the last save because of this unfinished link. */
  problems: Record<string, string> | undefined
  onType: (texts: Record<string, string>) => void
  onStart: (key: string, value: string) => void
  onAdd: (key: string, value: string) => void
  onClear: () => void
}

export function toSocialLinkFormValues(key: string, value: string) {
  return { platform: isNamedSocialPlatform(key) ? key : CUSTOM, name: key, value }
}

/** Returns the site's name from a URL: `github` for `https://www.github.com/ada`, `ada` for `https://ada.co.uk`. */
function siteNameOf(url: string): string {
  const labels = new URL(url).hostname.split('.').slice(0, -1)
  // A label of up to three letters, such as `co` in `co.uk`, is not the name of a site.
  return labels.findLast((label, index) => index === 0 || label.length > 3) ?? ''
}

export function SocialLinkForm({ card, inProgress, inputRef, problems, onType, onStart, onAdd, onClear }: SocialLinkFormProps) {
  const links = card.socialLinks
  const kept = useContactNormalizer(card)
  const editing = inProgress?.target != null && Object.hasOwn(links, inProgress.target) ? inProgress.target : null
  const { platform = '', name = '', value = '' } = inProgress?.texts ?? {}
  const [nameLeft, setNameLeft] = useState(false)
  const custom = platform === CUSTOM
  const key = custom ? toSocialPlatformKey(name) : platform
  const valid = isAllowedSocialValue(value)
  const full = !Object.hasOwn(links, key) && Object.keys(links).length >= SOCIAL_LINKS_MAX
  const ready = key !== '' && value.trim() !== '' && !full

  const [recognized, setRecognized] = useState({ platform: '', isBeingTyped: false })
  const isFree = editing === null && (platform === '' || (key !== '' && key === recognized.platform))
  const isNameFree = isFree || (editing === null && custom && key === '')
  function recognize(typed: string) {
    const found = isFree ? recognizeSocialAddress(typed) : null
    if (!found) return null
    const normalized = kept({ platform: found.platform }, typed)
    return normalized === typed ? found : { ...found, value: normalized }
  }
  const findSiteName = (address: string) => (isNameFree && isHttpUrl(address) ? siteNameOf(address) : '')
  function nameSite(siteName: string, address: string) {
    onType(toSocialLinkFormValues(siteName, address))
    setRecognized({ platform: siteName, isBeingTyped: false })
  }
  /** A pasted profile URL becomes the handle at once. A typed URL becomes the handle when the user leaves the field. */
  function type(typed: string) {
    const found = recognize(typed)
    const isPasted = Math.abs(typed.length - value.length) > 1
    const siteName = isPasted ? findSiteName(typed) : ''
    if (found) {
      onType(toSocialLinkFormValues(found.platform, isPasted ? found.value : typed))
      setRecognized({ platform: found.platform, isBeingTyped: !isPasted })
    } else if (siteName) nameSite(siteName, typed)
    else if (isFree && (recognized.isBeingTyped || typed === '' || isHttpUrl(typed))) {
      onType({ platform: '', name: '', value: typed })
      setRecognized({ platform: '', isBeingTyped: false })
    } else onType({ value: typed })
  }
  function onBlur() {
    const found = recognize(value)
    const siteName = found ? '' : findSiteName(value)
    if (siteName) return nameSite(siteName, value)
    if (found && found.value !== value) onType({ value: found.value })
    setRecognized({ ...recognized, isBeingTyped: false })
  }

  function add() {
    setNameLeft(true)
    if (!ready || !valid) return
    onAdd(key, kept({ platform: key }, value.trim()))
    setNameLeft(false)
  }

  const replaces = key !== '' && Object.hasOwn(links, key) && editing !== key
  return (
    <ListEntryForm
      title={editing ? `Edit ${socialPlatformLabelOf(editing)} link` : 'Add Social Link'}
      onAdd={add}
      editing={editing !== null}
      labels={['Add', 'Update']}
      ready={ready && valid}
      onClear={
        inProgress &&
        (() => {
          setNameLeft(false)
          onClear()
        })
      }
    >
      <FormField label="Platform" error={full ? `A card has at most ${SOCIAL_LINKS_MAX} social links` : problems?.['platform']}>
        <Select
          value={platform}
          disabled={editing !== null}
          onChange={(event) => onType({ platform: event.target.value })}
          options={listPlatformOptions(platform)}
        >
          <option value="" disabled>
            Choose a platform
          </option>
        </Select>
      </FormField>
      {custom && (
        <FormField label="Platform name" error={nameLeft && key === '' ? 'Platform name is required' : problems?.['name']}>
          <Input
            value={name}
            readOnly={editing !== null}
            maxLength={CARD_TEXT_LENGTHS_MAX.platform}
            autoComplete="off"
            onChange={(event) => onType({ name: event.target.value })}
            onBlur={() => setNameLeft(true)}
          />
        </FormField>
      )}
      <ContactField
        kind={{ platform: key }}
        value={value}
        card={card}
        onValue={(typed) => onType({ value: typed })}
        onPlatform={(platform) => onStart(platform, value)}
        label="Profile URL"
        hint={replaces ? `Replaces ${links[key]}` : 'A link, or your name, number or ID there'}
        error={valid ? problems?.['value'] : 'Please enter a valid URL'}
      >
        <Input
          value={value}
          ref={inputRef}
          maxLength={CARD_TEXT_LENGTHS_MAX.social}
          inputMode="url"
          {...NO_AUTOCORRECT_INPUT_PROPS}
          onChange={(event) => type(event.target.value)}
          onBlur={onBlur}
        />
      </ContactField>
    </ListEntryForm>
  )
}
