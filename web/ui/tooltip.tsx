import { Tooltip as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import styles from './tooltip.module.css'

/** In ms: how long the pointer rests before a tooltip shows, and how soon after another one it shows at once. */
const DELAY = 700
const SKIP_DELAY = 300

/** Once, around everything that has tooltips. */
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
  /** Nothing shows while this is set. */
  off?: boolean
  children: ReactElement
}

/** A word about the control inside, for pointer and keyboard. It never holds what is said nowhere else. */
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
