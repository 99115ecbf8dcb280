import { Tooltip as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import styles from './tooltip.module.css'

/** In ms: how long a pointer must hover, and how long after a tooltip the next one opens without that delay. */
const DELAY = 700
const SKIP_DELAY = 300

/** Provider that must wrap all tooltips of the app once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      {children}
    </Primitive.Provider>
  )
}

interface TooltipProps {
  label: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  off?: boolean
  children: ReactElement
}

/** A tooltip on hover and on keyboard focus. It must only repeat information that is available elsewhere. */
export function Tooltip({ label, side = 'top', off, children }: TooltipProps) {
  return (
    <Primitive.Root {...(off && { open: false })}>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content className={styles.tooltip} side={side} sideOffset={6} collisionPadding={8}>
          {label}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
