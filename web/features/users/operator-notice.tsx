import { useApiCall } from '../../lib/use-call.ts'
import { Alert } from '../../ui/alert.tsx'

const SETTINGS = { name: 'OPERATOR_NAME', contact: 'OPERATOR_CONTACT (an email or https address)' }

/** Tells the administrator that visitors cannot learn who runs this site. */
export function OperatorNotice() {
  const { data: operator } = useApiCall('GET /api/operator', {})
  const missing = operator && (['name', 'contact'] as const).filter((part) => operator[part] === null).map((part) => SETTINGS[part])
  if (!missing?.length) return null
  return (
    <Alert tone="warning" title="This site does not say who runs it">
      Set {missing.join(' and ')} in the deployment’s settings.
    </Alert>
  )
}
