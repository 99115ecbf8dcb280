/** Opens gallery pictures in a viewer, which is loaded with the first click. Falls back to following the link. */
export function openPicturesInViewer(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.card-gallery a')
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    import('./viewer.ts').then(({ openViewer }) => openViewer(link)).catch(() => location.assign(link.href))
  })
}
