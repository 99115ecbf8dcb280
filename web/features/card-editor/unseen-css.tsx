import { Alert } from '../../ui/alert.tsx'

/** Marks custom CSS that is edited or shown here, and that the card's page leaves out; `why` is a sentence, null for none. */
export function UnseenCss({ why }: { why: string | null }) {
  if (why === null) return null
  return (
    <Alert tone="warning" title="Visitors do not see this card’s custom CSS">
      {why}
    </Alert>
  )
}
