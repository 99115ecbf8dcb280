import { type ReactNode, useState } from 'react'
import type { Card } from '../../schema/card.ts'
import { FormField } from '../ui/field.tsx'
import { cx } from '../ui/cx.ts'
import { useContactsModule } from './use-contacts.ts'
import { useSignedInUser } from '../lib/user.ts'
import type { ContactFieldKind } from './contact-note.ts'
import styles from './contact-field.module.css'

type CardContactFields = Pick<Card, 'phone' | 'socialLinks' | 'userId'>

function useCardOwnersPhone({ userId }: CardContactFields): string | null {
  const { user } = useSignedInUser()
  return user?.id === userId ? user.phone : null
}

/** Returns a function that normalizes values before saving. Until the contacts module has loaded, the function changes nothing. */
export function useContactNormalizer(card: CardContactFields, load = true) {
  const contacts = useContactsModule(load)
  const ownersPhone = useCardOwnersPhone(card)
  return (kind: ContactFieldKind, value: string) =>
    contacts?.normalizeContactValue({ kind, value, card, ownersPhone, country: null }) ?? value
}

interface ContactFieldProps {
  kind: ContactFieldKind
  value: string
  card: CardContactFields
  onValue: (value: string) => void
  onPlatform?: (platform: string) => void
  label: string
  hint?: string
  error?: string | null
  className?: string
  children: ReactNode
}

/** A form field for a phone number, social handle or web address. Shows below it which link the value becomes, or what is wrong. */
export function ContactField({ kind, value, card, onValue, onPlatform, hint, className, children, ...field }: ContactFieldProps) {
  const contacts = useContactsModule()
  const ownersPhone = useCardOwnersPhone(card)
  const [country, setCountry] = useState<string | null>(null)
  const contact = { kind, value, card, ownersPhone, country }
  const note = contacts?.describeContactValue(contact)
  function chooseCountry(code: string) {
    setCountry(code)
    onValue(contacts!.normalizeContactValue({ ...contact, country: code }))
  }
  return (
    <FormField
      {...field}
      className={cx(styles.field, className)}
      hint={contacts && note ? <contacts.ContactFeedbackText note={note} hint={hint} /> : hint}
      aside={contacts && note && !field.error && <contacts.ContactQuickFix note={note} onCountry={chooseCountry} onPlatform={onPlatform} />}
    >
      {children}
    </FormField>
  )
}
