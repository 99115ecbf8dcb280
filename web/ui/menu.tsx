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
  /** For an item with a `href`, how a plain click or Enter follows it; the browser does it if this is missing. */
  onSelect?: () => void
  /** Makes the item a link, which can also be opened in a new tab. */
  href?: string
  target?: '_blank'
  disabled?: boolean
  destructive?: boolean
  /** If set, the menu item is a checkbox item, and this says whether it is checked. */
  checked?: boolean
}

export interface MenuProps {
  trigger: ReactElement<ComponentProps<'button'>>
  items: MenuItem[]
  align?: 'start' | 'end'
  side?: 'top' | 'bottom'
}

const loadMenu = () => import('./drop-down-menu.tsx')

/** A button with a drop-down menu. The code of the menu is loaded when the browser is idle, or when the menu is first opened. */
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
