import type { ReactNode } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Boundary } from '../ui/boundary.tsx'
import { Button } from '../ui/button.tsx'

/** Shows an error in place of a lazy chunk that failed to load, so that the rest of the editor stays usable. */
export function LoadErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary
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
    </Boundary>
  )
}
