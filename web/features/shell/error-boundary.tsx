import type { ReactNode } from 'react'
import { SHARED_ERROR_MESSAGES } from '../../../schema/error.ts'
import { ErrorBoundary } from '../../ui/boundary.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Shows an error page if a page fails, for example because a newer deployment has removed its code. A new `key` resets the error. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={
        <EmptyState
          level={1}
          art="torn"
          title={SHARED_ERROR_MESSAGES.unexpected}
          action={
            <Button variant="primary" onClick={() => location.reload()}>
              Reload
            </Button>
          }
        >
          This page could not be shown. Reloading it usually helps.
        </EmptyState>
      }
    >
      {children}
    </ErrorBoundary>
  )
}
