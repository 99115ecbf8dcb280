import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './button.module.css'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'
import { Tooltip } from './tooltip.tsx'

interface ButtonStyle {
  /** Use `primary` at most once per screen. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'destructive'
  size?: 'sm' | 'md'
  wide?: boolean
}

function buttonClass({ variant = 'secondary', size = 'md', wide }: ButtonStyle, className?: string) {
  return cx(styles.button, styles[variant], styles[size], wide && styles.wide, className)
}

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** The action is running: the button is disabled and shows a spinner. */
  pending?: boolean
  icon?: ReactNode
}

export function Button({ variant, size, wide, pending, icon, className, children, disabled, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={buttonClass({ variant, size, wide }, className)}
    >
      {pending ? <Spinner size={16} /> : icon}
      {children}
    </button>
  )
}

interface ButtonLinkProps extends ButtonStyle {
  href: string
  icon?: ReactNode
  className?: string
  children: ReactNode
  /** Opens a server-rendered page or another site in a new tab, instead of routing within the app. */
  external?: boolean
  /** File name: the link downloads a file instead of navigating. */
  download?: string
  onClick?: () => void
  'aria-label'?: string
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, icon, className, children, external, ...rest }: ButtonLinkProps) {
  const props = { ...rest, className: buttonClass({ variant, size, wide }, className) }
  const content = (
    <>
      {icon}
      {children}
    </>
  )
  if (!external && !props.download) return <Link {...props}>{content}</Link>
  return (
    <a {...props} {...(external && { target: '_blank', rel: 'noreferrer' })}>
      {content}
    </a>
  )
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'wide'> {
  /** Accessible name, also shown as the tooltip. */
  label: string
  icon: ReactNode
  tooltip?: boolean
}

export function IconButton({ label, icon, variant = 'ghost', pending, disabled, className, tooltip = true, ...rest }: IconButtonProps) {
  const shown = pending ? <Spinner size={16} /> : icon
  const classes = cx(styles.icon, className)
  const button = <Button {...rest} aria-label={label} icon={shown} variant={variant} disabled={disabled || pending} className={classes} />
  return tooltip ? <Tooltip label={label}>{button}</Tooltip> : button
}
