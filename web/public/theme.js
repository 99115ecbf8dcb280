// Sets the colour scheme on the root element before the first paint, so that no page flashes in the wrong colours.
;(() => {
  const { key, dark } = document.currentScript.dataset
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    let choice = null
    try {
      choice = localStorage.getItem(key)
    } catch {
      // If localStorage is unavailable, the system's colour scheme applies.
    }
    if (dark.split(' ').includes(location.pathname.split('/')[1])) choice = 'dark'
    root.dataset.theme = choice === 'light' || choice === 'dark' ? choice : system.matches ? 'dark' : 'light'
  }
  const bar = document.querySelector('meta[name="theme-color"]')
  const light = bar.content
  // Also runs when the user chooses other colours.
  new MutationObserver(() => (bar.content = root.dataset.theme === 'dark' ? bar.dataset.dark : light)).observe(root, {
    attributeFilter: ['data-theme'],
  })
  apply()
  system.addEventListener('change', apply)
})()
