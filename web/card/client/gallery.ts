/** Opens pictures of the gallery over the page; the viewer comes when the first one is tapped, and the link stays one. */
export function openPictures(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.card-gallery a')
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    import('./viewer.ts').then(({ openViewer }) => openViewer(link)).catch(() => location.assign(link.href))
  })
}
