// Sets the colour scheme on the root element before the first paint, so that no page flashes in the wrong colours.
;(() => {
  const { key, dark } = document.currentScript.dataset
  const root = document.documentElement
  let choice = null
  try {
    choice = localStorage.getItem(key)
  } catch {
    // If localStorage is unavailable, the system's colour scheme applies.
  }
  const forced = dark.split(' ').includes(location.pathname.split('/')[1])
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const bar = document.querySelector('meta[name="theme-color"]')
  const light = bar.content
  // Also runs when the user chooses other colours.
  new MutationObserver(() => (bar.content = root.dataset.theme === 'dark' ? bar.dataset.dark : light)).observe(root, {
    attributeFilter: ['data-theme'],
  })
  root.dataset.theme = forced ? 'dark' : choice === 'light' || choice === 'dark' ? choice : system
})()
