import { showToast } from '../ui/toast.ts'
import { errorMessageOf } from './api.ts'

/** Shows a toast about a failed action: the message that the API sent, otherwise `fallback`. */
export function showErrorToast(error: unknown, fallback: string, title = 'Error') {
  showToast({ title, description: errorMessageOf(error, fallback), variant: 'destructive' })
}
