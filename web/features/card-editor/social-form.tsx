import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { SOCIALS_MAX, TEXT_MAX } from '../../../schema/card.ts'
import { isSocialValue, OFFERED_PLATFORMS, platformKey, platformLabel } from '../../../schema/social.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, Select } from '../../ui/input.tsx'
import { EntryForm } from './entry-form.tsx'

const CUSTOM = 'custom'
const isOffered = (key: string) => (OFFERED_PLATFORMS as readonly string[]).includes(key)

interface SocialFormProps {
  links: Record<string, string>
  /** The link to change; null for a new one. */
  editing: { key: string; value: string } | null
  onAdd: (key: string, value: string) => void
  onCancel: () => void
}

/** A platform and what to find there: an address, a handle, a number or an id. */
export function SocialForm({ links, editing, onAdd, onCancel }: SocialFormProps) {
  const [platform, setPlatform] = useState(editing ? (isOffered(editing.key) ? editing.key : CUSTOM) : '')
  const [name, setName] = useState(editing?.key ?? '')
  const [value, setValue] = useState(editing?.value ?? '')
  const [nameLeft, setNameLeft] = useState(false)
  const custom = platform === CUSTOM
  const key = custom ? platformKey(name) : platform
  const valid = isSocialValue(value)
  const full = !Object.hasOwn(links, key) && Object.keys(links).length >= SOCIALS_MAX
  const ready = key !== '' && value.trim() !== '' && !full

  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (editing) first.current?.focus()
  }, [editing])

  function add() {
    setNameLeft(true)
    if (!ready || !valid) return
    onAdd(key, value.trim())
    setPlatform('')
    setName('')
    setValue('')
    setNameLeft(false)
  }

  const replaces = key !== '' && Object.hasOwn(links, key) && editing?.key !== key
  return (
    <EntryForm
      title={editing ? `Edit ${platformLabel(editing.key)} link` : 'Add Social Link'}
      onEnter={add}
      actions={
        <>
          {editing && (
            <Button variant="ghost" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button icon={editing ? undefined : <Plus aria-hidden />} disabled={!ready || !valid} onClick={add}>
            {editing ? 'Update' : 'Add'}
          </Button>
        </>
      }
    >
      <Field label="Platform" error={full ? `A card has at most ${SOCIALS_MAX} social links` : null}>
        <Select value={platform} disabled={editing !== null} onChange={(event) => setPlatform(event.target.value)}>
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
        <Field label="Platform name" error={nameLeft && key === '' ? 'Platform name is required' : null}>
          <Input
            value={name}
            readOnly={editing !== null}
            maxLength={TEXT_MAX.platform}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
            onBlur={() => setNameLeft(true)}
          />
        </Field>
      )}
      <Field
        label="Profile URL"
        hint={replaces ? `Replaces ${links[key]}` : 'A link, or your name, number or ID there'}
        error={valid ? null : 'Please enter a valid URL'}
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
          onChange={(event) => setValue(event.target.value)}
        />
      </Field>
    </EntryForm>
  )
}
