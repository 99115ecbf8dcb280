import { Alert } from '../../ui/alert.tsx'

/** An alert that visitors do not see the card's custom CSS. `why` is the reason, or null for no alert. */
export function UnseenCss({ why }: { why: string | null }) {
  if (why === null) return null
  return (
    <Alert tone="warning" title="Visitors do not see this card’s custom CSS">
      {why}
    </Alert>
  )
}
