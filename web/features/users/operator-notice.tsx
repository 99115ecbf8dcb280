import { LEGAL_PAGES } from '../../../schema/route.ts'
import { useApiCall } from '../../lib/use-call.ts'
import { Alert } from '../../ui/alert.tsx'

const SETTINGS = { name: 'OPERATOR_NAME', contact: 'OPERATOR_CONTACT (an e-mail address or an https address)' }

/** Tells the administrator that visitors cannot learn who runs this site. */
export function OperatorNotice() {
  const { data: operator } = useApiCall('GET /api/operator', {})
  const missing = operator && (['name', 'contact'] as const).filter((part) => operator[part] === null).map((part) => SETTINGS[part])
  if (!missing?.length) return null
  return (
    <Alert tone="warning" title="This site does not say who runs it">
      Set {missing.join(' and ')} in the deployment’s settings. The pages <a href={LEGAL_PAGES.terms.path}>{LEGAL_PAGES.terms.title}</a>,{' '}
      <a href={LEGAL_PAGES.privacy.path}>{LEGAL_PAGES.privacy.title}</a> and{' '}
      <a href={LEGAL_PAGES.contact.path}>{LEGAL_PAGES.contact.title}</a> then name you.
    </Alert>
  )
}
