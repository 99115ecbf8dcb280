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
  onClick?: () => void
  'aria-label'?: string
}

/** A navigation link that looks like a button. */
export function ButtonLink({ variant, size, wide, icon, className, children, external, ...rest }: ButtonLinkProps) {
  const props = { ...rest, className: buttonClass({ variant, size, wide }, className) }
  const content = (
    <>
      {icon}
      {children}
    </>
  )
  return external ? (
    <a {...props} target="_blank" rel="noreferrer">
      {content}
    </a>
  ) : (
    <Link {...props}>{content}</Link>
  )
}

interface ButtonDownloadProps extends ButtonStyle {
  href: string
  fileName: string
  icon?: ReactNode
  children: ReactNode
}

/** A download link that looks like a button. */
export function ButtonDownload({ variant, size, wide, href, fileName, icon, children }: ButtonDownloadProps) {
  return (
    <a href={href} download={fileName} className={buttonClass({ variant, size, wide })}>
      {icon}
      {children}
    </a>
  )
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'wide'> {
  /** Accessible name, also shown as the tooltip. */
  label: string
  icon: ReactNode
  tooltip?: boolean
}

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size,
  pending,
  disabled,
  className,
  type = 'button',
  tooltip = true,
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      {...rest}
      type={type}
      aria-label={label}
      disabled={disabled || pending}
      className={buttonClass({ variant, size }, cx(styles.icon, className))}
    >
      {pending ? <Spinner size={16} /> : icon}
    </button>
  )
  return tooltip ? <Tooltip label={label}>{button}</Tooltip> : button
}
