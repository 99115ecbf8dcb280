import { Alert } from '../../ui/alert.tsx'
import { useOnline } from '../online.ts'

/** Stands while there is no connection. */
export function OfflineNotice() {
  return useOnline() ? null : (
    <Alert tone="warning" title="You are offline">
      What you type is kept here. Save it when you are connected again.
    </Alert>
  )
}
