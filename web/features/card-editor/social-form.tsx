import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type Card, SOCIALS_MAX, TEXT_MAX } from '../../../schema/card.ts'
import { isSocialValue, OFFERED_PLATFORMS, platformKey, platformLabel } from '../../../schema/social.ts'
import { type BegunEntry, CUSTOM_PLATFORM as CUSTOM } from '../../editing/begun.ts'
import { ContactField, useNormalizeContact } from '../../contacts/contact-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, Select } from '../../ui/input.tsx'
import { EntryForm } from './entry-form.tsx'

const isOffered = (key: string) => (OFFERED_PLATFORMS as readonly string[]).includes(key)

interface SocialFormProps {
  card: Card
  begun: BegunEntry | null
  /** Counts how often a link was taken up to be changed: its form has the focus then. */
  taken: number
  /** Why the entry stopped a save, by its fields. */
  problems: Record<string, string> | undefined
  onType: (texts: Record<string, string>) => void
  /** What was typed is a new link, of another platform. */
  onStart: (key: string, value: string) => void
  onAdd: (key: string, value: string) => void
  /** What is in the form is given up. */
  onClear: () => void
}

/** What the form holds of a link of the card. */
export function linkTexts(key: string, value: string) {
  return { platform: isOffered(key) ? key : CUSTOM, name: key, value }
}

/** A platform and what to find there: an address, a handle, a number or an id. */
export function SocialForm({ card, begun, taken, problems, onType, onStart, onAdd, onClear }: SocialFormProps) {
  const links = card.socialLinks
  const kept = useNormalizeContact(card)
  // A link that is gone by now is a new one.
  const editing = begun?.of != null && Object.hasOwn(links, begun.of) ? begun.of : null
  const { platform = '', name = '', value = '' } = begun?.now ?? {}
  const [nameLeft, setNameLeft] = useState(false)
  const custom = platform === CUSTOM
  const key = custom ? platformKey(name) : platform
  const valid = isSocialValue(value)
  const full = !Object.hasOwn(links, key) && Object.keys(links).length >= SOCIALS_MAX
  const ready = key !== '' && value.trim() !== '' && !full

  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (taken > 0 && editing) first.current?.focus()
  }, [taken, editing])

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
      onEnter={add}
      actions={
        <>
          {begun && (
            <Button
              variant="ghost"
              onClick={() => {
                setNameLeft(false)
                onClear()
              }}
            >
              {editing ? 'Cancel' : 'Clear'}
            </Button>
          )}
          <Button icon={editing ? undefined : <Plus aria-hidden />} disabled={!ready || !valid} onClick={add}>
            {editing ? 'Update' : 'Add'}
          </Button>
        </>
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
          autoCapitalize="none"
          autoCorrect="off"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onType({ value: event.target.value })}
        />
      </ContactField>
    </EntryForm>
  )
}
