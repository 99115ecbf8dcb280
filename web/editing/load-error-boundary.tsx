import type { ReactNode } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Boundary } from '../ui/boundary.tsx'
import { Button } from '../ui/button.tsx'

/**
 * Holds a part of an editor whose script did not arrive, as without a network, so that the rest goes on: what was typed can
 * still be saved.
 */
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
