import type { Operator } from '../../schema/operator.ts'

/** Begins a sentence. */
export function OperatorName({ operator: { name } }: { operator: Operator }) {
  return name ? <bdi>{name}</bdi> : 'The operator'
}

export function MissingOperatorNotice({ operator: { name, contact } }: { operator: Operator }) {
  const missing = [...(name ? [] : ['a name']), ...(contact ? [] : ['an address to write to'])]
  return missing.length > 0 && <p className="legal-missing">The operator of this site has not yet given {missing.join(' or ')}.</p>
}

export function OperatorContactLink({ operator: { contact } }: { operator: Operator }) {
  return contact && <a href={contact.href}>{contact.text}</a>
}
