// Runs before the first paint: sets the chosen colours on the root element, so that no page flashes in the wrong ones.
;(() => {
  const { key, dark } = document.currentScript.dataset
  const root = document.documentElement
  let choice = null
  try {
    choice = localStorage.getItem(key)
  } catch {
    // Storage is off: the system decides.
  }
  const forced = dark.split(' ').includes(location.pathname.split('/')[1])
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.dataset.theme = forced ? 'dark' : choice === 'light' || choice === 'dark' ? choice : system
})()
