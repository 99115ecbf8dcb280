/** Replaces the link of a video by the video's player on a click. Before the click, no request goes to the video service. */
export function playVideosInline(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-player]')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const frame = document.createElement('iframe')
    frame.src = link.dataset['player']!
    frame.className = 'card-video'
    frame.title = link.textContent
    frame.allow = 'autoplay; fullscreen; picture-in-picture'
    frame.referrerPolicy = 'strict-origin'
    link.replaceWith(frame)
    frame.focus()
  })
}
