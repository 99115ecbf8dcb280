interface LineIconProps {
  path: string
  size?: number
  strokeWidth?: number
  /** The state of a dialog in which the icon is visible. */
  state?: string
}

/** An icon of 20 by 20 units in the current text colour. */
export function LineIcon({ path, size = 20, strokeWidth = 1.5, state }: LineIconProps) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" data-icon={state}>
      <path d={path} fill="none" stroke="currentColor" strokeWidth={strokeWidth} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
