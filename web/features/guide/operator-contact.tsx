import { useApiCall } from '../../lib/use-call.ts'
import styles from './guide.module.css'

/** Nothing is shown if the operator has given no address, or without a network. */
export function OperatorContact() {
  const { data: operator } = useApiCall('GET /api/operator', {})
  if (!operator?.contact) return null
  return (
    <p>
      Write to{' '}
      <a href={operator.contact.href} className={styles.link}>
        {operator.contact.text}
      </a>
      {operator.name && (
        <>
          {' '}
          (<bdi>{operator.name}</bdi>)
        </>
      )}
      .
    </p>
  )
}
