import { RefreshCw } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { errorMessageOf } from './api.ts'

interface LoadFailureProps {
  title: string
  error: unknown
  /** True while the content is being loaded again. */
  pending?: boolean
  onRetry: () => void
  level?: 1 | 2
}

/** Shown in place of content that could not be loaded. */
export function LoadFailure({ title, error, pending, onRetry, level }: LoadFailureProps) {
  return (
    <EmptyState
      art="torn"
      level={level}
      title={title}
      action={
        <Button variant="primary" icon={<RefreshCw aria-hidden />} pending={pending} onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {errorMessageOf(error, 'The server could not be reached.')}
    </EmptyState>
  )
}
