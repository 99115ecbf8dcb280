import type { Operator } from '../../schema/operator.ts'

/** Begins a sentence. */
export function OperatorName({ operator: { name } }: { operator: Operator }) {
  return name ? <bdi>{name}</bdi> : 'The operator'
}

export function MissingOperatorNotice({ operator: { name } }: { operator: Operator }) {
  return name ? null : <p className="legal-missing">The operator of this site has not given a name yet.</p>
}

export function OperatorContactLink({ operator: { contact } }: { operator: Operator }) {
  return contact && <a href={contact.href}>{contact.text}</a>
}
