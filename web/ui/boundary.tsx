import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  children: ReactNode
  /** Stands in for what could not be shown. */
  fallback: ReactNode
}

/** Holds what throws within it, a script that does not arrive among it. Give it a new key to try again. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
