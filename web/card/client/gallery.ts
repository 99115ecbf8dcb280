import { loadScriptWords } from './words.ts'

/** Opens a clicked picture in the viewer. If the viewer cannot be loaded, the browser follows the link. */
export function openGalleryLinksInViewer(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.card-gallery a')
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    Promise.all([import('./viewer.ts'), loadScriptWords()])
      .then(([{ openPictureViewer }, words]) => openPictureViewer(link, words.viewer))
      .catch(() => location.assign(link.href))
  })
}
