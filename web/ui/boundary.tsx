import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  children: ReactNode
  fallback: ReactNode
}

/** Error boundary: catches errors of its children, failed lazy imports included. Change its `key` to render them again. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
