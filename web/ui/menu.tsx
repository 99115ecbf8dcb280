import {
  cloneElement,
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useState,
} from 'react'
import { showToast } from './toast.ts'

export interface MenuItem {
  label: string
  icon?: ReactNode
  /** If the item is a link, a plain click calls this instead of following the link. */
  onSelect?: () => void
  href?: string
  target?: '_blank'
  disabled?: boolean
  destructive?: boolean
  checked?: boolean
}

export interface MenuProps {
  trigger: ReactElement<ComponentProps<'button'>>
  items: MenuItem[]
}

const loadMenu = () => import('./drop-down-menu.tsx')

/** The menu's code is loaded when the browser is idle, or at the latest when the user opens the menu. */
export function Menu(props: MenuProps) {
  const [Loaded, setLoaded] = useState<ComponentType<MenuProps> | null>(null)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return
    const idle = requestIdleCallback(() => void loadMenu().catch(() => undefined), { timeout: 5000 })
    return () => cancelIdleCallback(idle)
  }, [])
  if (Loaded) return <Loaded {...props} />
  const open = () =>
    void loadMenu().then(
      ({ DropDownMenu }) => setLoaded(() => DropDownMenu),
      () => showToast({ title: 'The menu could not be loaded', description: 'Please try again.', variant: 'destructive' }),
    )
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: open,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      open()
    },
  })
}
