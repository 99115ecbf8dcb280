import { Alert } from '../../ui/alert.tsx'

/** An alert that visitors do not see the card's custom CSS. `why` is the reason; with null, no alert is shown. */
export function UnseenCssAlert({ why }: { why: string | null }) {
  if (why === null) return null
  return (
    <Alert tone="warning" title="Visitors do not see this card’s custom CSS">
      {why}
    </Alert>
  )
}
