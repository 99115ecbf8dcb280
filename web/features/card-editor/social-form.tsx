import { useEffect, useRef, useState } from 'react'
import { type Card, SOCIALS_MAX, TEXT_MAX } from '../../../schema/card.ts'
import { isSocialValue, OFFERED_PLATFORMS, platformKey, platformLabel } from '../../../schema/social.ts'
import { type InProgressEntry, CUSTOM_PLATFORM as CUSTOM } from '../../editing/in-progress.ts'
import { ContactField, useNormalizeContact } from '../../contacts/contact-field.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, PLAIN, Select } from '../../ui/input.tsx'
import { EntryForm } from './entry-form.tsx'

const isOffered = (key: string) => (OFFERED_PLATFORMS as readonly string[]).includes(key)

interface SocialFormProps {
  card: Card
  inProgress: InProgressEntry | null
  /** How often a link was opened for editing. Each time, the form gets the focus. */
  openCount: number
  /** Messages by form field, if the entry stopped a save. */
  problems: Record<string, string> | undefined
  onType: (texts: Record<string, string>) => void
  /** Starts a new link of another platform with the typed value. */
  onStart: (key: string, value: string) => void
  onAdd: (key: string, value: string) => void
  onClear: () => void
}

/** The form's values for an existing link. */
export function linkFormValues(key: string, value: string) {
  return { platform: isOffered(key) ? key : CUSTOM, name: key, value }
}

/** The form for a platform and its value: a URL, handle, number or id. */
export function SocialForm({ card, inProgress, openCount, problems, onType, onStart, onAdd, onClear }: SocialFormProps) {
  const links = card.socialLinks
  const kept = useNormalizeContact(card)
  // If the edited link no longer exists, its entry becomes a new link.
  const editing = inProgress?.target != null && Object.hasOwn(links, inProgress.target) ? inProgress.target : null
  const { platform = '', name = '', value = '' } = inProgress?.texts ?? {}
  const [nameLeft, setNameLeft] = useState(false)
  const custom = platform === CUSTOM
  const key = custom ? platformKey(name) : platform
  const valid = isSocialValue(value)
  const full = !Object.hasOwn(links, key) && Object.keys(links).length >= SOCIALS_MAX
  const ready = key !== '' && value.trim() !== '' && !full

  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (openCount > 0 && editing) first.current?.focus()
  }, [openCount, editing])

  function add() {
    setNameLeft(true)
    if (!ready || !valid) return
    onAdd(key, kept({ platform: key }, value.trim()))
    setNameLeft(false)
  }

  const replaces = key !== '' && Object.hasOwn(links, key) && editing !== key
  return (
    <EntryForm
      title={editing ? `Edit ${platformLabel(editing)} link` : 'Add Social Link'}
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
      <Field label="Platform" error={full ? `A card has at most ${SOCIALS_MAX} social links` : problems?.['platform']}>
        <Select value={platform} disabled={editing !== null} onChange={(event) => onType({ platform: event.target.value })}>
          <option value="" disabled>
            Choose a platform
          </option>
          {OFFERED_PLATFORMS.map((offered) => (
            <option key={offered} value={offered}>
              {platformLabel(offered)}
            </option>
          ))}
          <option value={CUSTOM}>Custom</option>
        </Select>
      </Field>
      {custom && (
        <Field label="Platform name" error={nameLeft && key === '' ? 'Platform name is required' : problems?.['name']}>
          <Input
            value={name}
            readOnly={editing !== null}
            maxLength={TEXT_MAX.platform}
            autoComplete="off"
            onChange={(event) => onType({ name: event.target.value })}
            onBlur={() => setNameLeft(true)}
          />
        </Field>
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
          ref={first}
          maxLength={TEXT_MAX.social}
          inputMode="url"
          {...PLAIN}
          onChange={(event) => onType({ value: event.target.value })}
        />
      </ContactField>
    </EntryForm>
  )
}
