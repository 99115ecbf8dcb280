/** Opens a clicked gallery picture in the picture viewer, which is loaded on the first click. If that fails, the link opens. */
export function enhanceGalleryLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.card-gallery a')
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    import('./viewer.ts').then(({ openPictureViewer }) => openPictureViewer(link)).catch(() => location.assign(link.href))
  })
}
