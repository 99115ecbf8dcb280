import { Component, type ReactNode } from 'react'
import { MESSAGES } from '../../../schema/error.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Catches what a screen throws, a script that no longer exists after a deployment among it. Give it a new key to try again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
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
    )
  }
}
