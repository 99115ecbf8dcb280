import { Component, type ReactNode } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

/**
 * Holds a part of an editor whose script did not arrive, as without a network, so that the rest goes on: what was typed can
 * still be saved.
 */
export class PartBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
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
    )
  }
}
