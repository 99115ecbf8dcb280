import type { ReactNode } from 'react'
import { Alert } from '../ui/alert.tsx'
import { ErrorBoundary } from '../ui/boundary.tsx'
import { Button } from '../ui/button.tsx'

export function LoadErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={
        <Alert
          tone="danger"
          title="This part could not be loaded"
          action={
            <Button size="sm" onClick={() => location.reload()}>
              Reload
            </Button>
          }
        >
          Check your network. This device keeps what you changed and offers it again after reloading.
        </Alert>
      }
    >
      {children}
    </ErrorBoundary>
  )
}
