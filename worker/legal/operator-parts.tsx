import type { Operator } from '../../schema/operator.ts'

/** Begins a sentence. */
export function OperatorName({ operator: { name } }: { operator: Operator }) {
  return name ? <bdi>{name}</bdi> : 'The operator'
}

export function MissingOperatorNotice({ operator: { name, contact } }: { operator: Operator }) {
  if (name && contact) return null
  return (
    <p className="legal-missing">
      {!name && 'The operator of this site has not given a name yet. '}
      {!contact && 'The operator has not given an address to write to yet.'}
    </p>
  )
}

export function OperatorContactLink({ operator: { contact } }: { operator: Operator }) {
  return contact && <a href={contact.href}>{contact.text}</a>
}
