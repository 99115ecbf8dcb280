import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './button.module.css'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'
import { Tooltip } from './tooltip.tsx'

interface Look {
  /** One primary action to a screen. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'destructive'
  size?: 'sm' | 'md'
  /** Takes the whole width of its container. */
  wide?: boolean
}

function look({ variant = 'secondary', size = 'md', wide }: Look, className?: string) {
  return cx(styles.button, styles[variant], styles[size], wide && styles.wide, className)
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** In flight: disabled, with a spinner before its label. */
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
      className={look({ variant, size, wide }, className)}
    >
      {pending ? <Spinner size={16} /> : icon}
      {children}
    </button>
  )
}

interface ButtonLinkProps extends Look {
  href: string
  icon?: ReactNode
  className?: string
  children: ReactNode
  /** Leaves the app: a page that the server renders, or another site. Opens in a new tab. */
  external?: boolean
  onClick?: () => void
  'aria-label'?: string
}

/** A link that looks like a button, because it goes somewhere. */
export function ButtonLink({ variant, size, wide, icon, className, children, external, ...rest }: ButtonLinkProps) {
  const props = { ...rest, className: look({ variant, size, wide }, className) }
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

interface ButtonDownloadProps extends Look {
  href: string
  /** What the file is saved as. */
  fileName: string
  icon?: ReactNode
  children: ReactNode
}

/** A link that looks like a button and saves a file. */
export function ButtonDownload({ variant, size, wide, href, fileName, icon, children }: ButtonDownloadProps) {
  return (
    <a href={href} download={fileName} className={look({ variant, size, wide })}>
      {icon}
      {children}
    </a>
  )
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'wide'> {
  /** Says what it does: its accessible name and its tooltip. */
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
      className={look({ variant, size }, cx(styles.icon, className))}
    >
      {pending ? <Spinner size={16} /> : icon}
    </button>
  )
  return tooltip ? <Tooltip label={label}>{button}</Tooltip> : button
}
