const COPIED_FOR = 2000

/** Opens the device's own share sheet where there is one, instead of the menu; and lets the menu copy the address. */
export function offerShare(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-share]')
  const sheet = { title: document.body.dataset['name'], url: button?.dataset['share'] }
  if (navigator.canShare?.(sheet))
    button?.addEventListener('click', (event) => {
      event.preventDefault()
      // Closing the sheet rejects too: that is a choice, not a failure.
      navigator.share(sheet).catch((error: Error) => error.name !== 'AbortError' && document.getElementById('share')?.showPopover?.())
    })
  const copy = document.querySelector<HTMLButtonElement>('[data-copy]')
  copy?.addEventListener('click', async () => {
    const label = copy.textContent
    try {
      await navigator.clipboard.writeText(copy.dataset['copy']!)
      copy.textContent = 'Link copied'
    } catch {
      copy.textContent = 'Select the link above'
    }
    setTimeout(() => (copy.textContent = label), COPIED_FOR)
  })
}
