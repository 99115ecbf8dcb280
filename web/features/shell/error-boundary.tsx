import type { ReactNode } from 'react'
import { MESSAGES } from '../../../schema/error.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Catches a screen's errors, such as a lazy chunk that a deployment has removed. A new `key` resets it. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary
      fallback={
        <EmptyState
          level={1}
          title={MESSAGES.unexpected}
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
    </Boundary>
  )
}
