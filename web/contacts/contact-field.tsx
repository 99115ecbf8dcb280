import { type ReactNode, useState } from 'react'
import type { Card } from '../../schema/card.ts'
import { Field } from '../ui/field.tsx'
import { cx } from '../ui/cx.ts'
import { useContacts } from './use-contacts.ts'
import { useUser } from '../lib/user.ts'
import type { ContactKind } from './contact-note.ts'
import styles from './contact-field.module.css'

type ContactCard = Pick<Card, 'phone' | 'socialLinks' | 'userId'>

/** The account's own number belongs to the owner's cards alone. */
function useOwnersPhone({ userId }: ContactCard): string | null {
  const { user } = useUser()
  return user?.id === userId ? user.phone : null
}

/**
 * What is kept of a contact's value once it is typed: see keptContact. Until it can be read, the value itself. With `wanted`
 * false nothing is loaded for it.
 */
export function useKeptContact(card: ContactCard, wanted = true) {
  const contacts = useContacts(wanted)
  const ownersPhone = useOwnersPhone(card)
  return (of: ContactKind, value: string) => contacts?.keptContact({ of, value, card, ownersPhone, country: null }) ?? value
}

interface ContactFieldProps {
  of: ContactKind
  value: string
  card: ContactCard
  /** What was typed, made something else by a tap. */
  onValue: (value: string) => void
  /** The value belongs to another platform. */
  onPlatform?: (platform: string) => void
  label: string
  hint?: string
  error?: string | null
  className?: string
  /** The control. */
  children: ReactNode
}

/** A field for a number, a handle or an address: it says while it is typed what that opens, and what cannot work. */
export function ContactField({ of, value, card, onValue, onPlatform, hint, className, children, ...field }: ContactFieldProps) {
  const contacts = useContacts()
  const ownersPhone = useOwnersPhone(card)
  const [country, setCountry] = useState<string | null>(null)
  const contact = { of, value, card, ownersPhone, country }
  const note = contacts?.noteOn(contact)
  function chooseCountry(code: string) {
    setCountry(code)
    onValue(contacts!.keptContact({ ...contact, country: code }))
  }
  return (
    <Field
      {...field}
      className={cx(styles.field, className)}
      hint={contacts && note ? <contacts.Note note={note} hint={hint} /> : hint}
      aside={contacts && note && !field.error && <contacts.Choice note={note} onCountry={chooseCountry} onPlatform={onPlatform} />}
    >
      {children}
    </Field>
  )
}
