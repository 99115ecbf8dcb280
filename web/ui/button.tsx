import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import { APP_PAGE_PATHS } from '../../schema/route.ts'
import styles from './button.module.css'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'
import { Tooltip } from './tooltip.tsx'

interface ButtonStyleProps {
  /** A screen should have at most one `primary` button. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'link' | 'destructive'
  size?: 'sm' | 'md'
  wide?: boolean
}

function getButtonClass({ variant = 'secondary', size = 'md', wide }: ButtonStyleProps, className?: string) {
  return cx(styles.button, styles[variant], styles[size], wide && styles.wide, className)
}

interface ButtonProps extends ComponentProps<'button'>, ButtonStyleProps {
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
      className={getButtonClass({ variant, size, wide }, className)}
    >
      {pending ? <Spinner size={16} /> : icon}
      {children}
    </button>
  )
}

interface ButtonLinkProps extends ButtonStyleProps {
  href: string
  icon?: ReactNode
  className?: string
  children: ReactNode
  /** True for server-rendered pages and other sites. They open in a new tab. */
  external?: boolean
  target?: '_self'
  download?: string
  onClick?: () => void
  'aria-label'?: string
}

/** These links open another app of the device. The router cannot do that, so they are plain links. */
const DEVICE_LINK_PATTERN = /^(mailto|tel):/

export function ButtonLink({ variant, size, wide, icon, className, children, external, ...rest }: ButtonLinkProps) {
  const props = { ...rest, className: getButtonClass({ variant, size, wide }, className) }
  const content = (
    <>
      {icon}
      {children}
    </>
  )
  const isRouted = !external && !props.download && props.href !== APP_PAGE_PATHS.home && !DEVICE_LINK_PATTERN.test(props.href)
  if (isRouted) return <Link {...props}>{content}</Link>
  return (
    <a {...(external && { target: '_blank', rel: 'noreferrer' })} {...props}>
      {content}
    </a>
  )
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'wide'> {
  label: string
  icon: ReactNode
  tooltip?: boolean
  /** Disables the button and shows this reason as its tooltip. The button can still get the focus. */
  disabledReason?: string | null
}

export function IconButton({ label, icon, variant = 'ghost', className, tooltip = true, disabledReason, ...rest }: IconButtonProps) {
  const classes = cx(styles.icon, className)
  const refusal = disabledReason ? { 'aria-disabled': true, onClick: undefined } : {}
  const button = <Button {...rest} {...refusal} aria-label={label} icon={icon} variant={variant} className={classes} />
  return tooltip ? <Tooltip label={disabledReason ?? label}>{button}</Tooltip> : button
}
