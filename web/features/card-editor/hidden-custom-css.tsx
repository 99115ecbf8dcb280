import { Alert } from '../../ui/alert.tsx'

export function HiddenCustomCssAlert({ why }: { why: string | null }) {
  if (why === null) return null
  return (
    <Alert tone="warning" title="Visitors do not see this card’s custom CSS">
      {why}
    </Alert>
  )
}
