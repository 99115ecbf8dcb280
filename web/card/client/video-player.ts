/** Replaces a video's link by its player on a click. Before the click, no request goes to the video service. */
export function playVideosInline(): void {
  // Unlike `play`, `timeupdate` events also come from a video that started before this script ran. They do not bubble, so the listener
  // captures them.
  document.addEventListener('timeupdate', ({ target }) => (target as Element).classList.add('card-video-played'), true)
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
