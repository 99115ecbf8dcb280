import { type ReactNode, useState } from 'react'
import type { Card } from '../../schema/card.ts'
import { Field } from '../ui/field.tsx'
import { cx } from '../ui/cx.ts'
import { useContacts } from './use-contacts.ts'
import { useUser } from '../lib/user.ts'
import type { ContactKind } from './contact-note.ts'
import styles from './contact-field.module.css'

type ContactCard = Pick<Card, 'phone' | 'socialLinks' | 'userId'>

/** The phone number of the user's account, if the card is theirs; null for another owner's card. */
function useOwnersPhone({ userId }: ContactCard): string | null {
  const { user } = useUser()
  return user?.id === userId ? user.phone : null
}

/**
 * Returns `normalizeContact` for the fields of a card. It returns values unchanged until the module has loaded; with `load`
 * false it does not start loading.
 */
export function useNormalizeContact(card: ContactCard, load = true) {
  const contacts = useContacts(load)
  const ownersPhone = useOwnersPhone(card)
  return (kind: ContactKind, value: string) => contacts?.normalizeContact({ kind, value, card, ownersPhone, country: null }) ?? value
}

interface ContactFieldProps {
  kind: ContactKind
  value: string
  card: ContactCard
  /** Called with the corrected value when the user applies a quick fix. */
  onValue: (value: string) => void
  /** Called when the user moves the value to the platform that it belongs to. */
  onPlatform?: (platform: string) => void
  label: string
  hint?: string
  error?: string | null
  className?: string
  children: ReactNode
}

/** A field for a phone number, handle or address that shows, while the user types, what the value opens or what is wrong. */
export function ContactField({ kind, value, card, onValue, onPlatform, hint, className, children, ...field }: ContactFieldProps) {
  const contacts = useContacts()
  const ownersPhone = useOwnersPhone(card)
  const [country, setCountry] = useState<string | null>(null)
  const contact = { kind, value, card, ownersPhone, country }
  const note = contacts?.contactNote(contact)
  function chooseCountry(code: string) {
    setCountry(code)
    onValue(contacts!.normalizeContact({ ...contact, country: code }))
  }
  return (
    <Field
      {...field}
      className={cx(styles.field, className)}
      hint={contacts && note ? <contacts.Note note={note} hint={hint} /> : hint}
      aside={contacts && note && !field.error && <contacts.QuickFix note={note} onCountry={chooseCountry} onPlatform={onPlatform} />}
    >
      {children}
    </Field>
  )
}
