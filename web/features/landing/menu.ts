/** Keeps the Tab key inside the menu. In a modal dialog, it would otherwise move the focus to the browser's own controls. */
function keepTabInside(menu: HTMLDialogElement, event: KeyboardEvent) {
  if (event.key !== 'Tab') return
  const stops = [...menu.querySelectorAll<HTMLElement>('a, button')]
  const [first, last] = [stops[0]!, stops.at(-1)!]
  const leaves = document.activeElement === (event.shiftKey ? first : last)
  if (!leaves) return
  event.preventDefault()
  ;(event.shiftKey ? last : first).focus()
}

export function enableSideMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>('#menu')!
  const opener = document.querySelector<HTMLElement>('[data-menu="open"]')!
  opener.addEventListener('click', () => menu.showModal())
  menu.addEventListener('keydown', (event) => keepTabInside(menu, event))
  menu.addEventListener('click', (event) => {
    const target = event.target as Element
    if (target === menu || target.closest('a, [data-menu="close"]')) menu.close()
  })
  matchMedia('(width >= 768px)').addEventListener('change', () => menu.close())
}
