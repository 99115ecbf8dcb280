const TEXT_FIELD_SELECTOR =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"])'
/** The keys that leave a text field or act on its form. Any other key in it is text, even if the field was clicked. */
const TEXT_FIELD_EXIT_KEYS = ['Tab', 'Enter', 'Escape']

/**
 * Sets `data-pointer` on the root element while the user works with a mouse or by touch. The focus ring is then hidden (base.css): the
 * browser's own `:focus-visible` also matches a text field that was clicked, and much that a script focuses after a click.
 */
export function hideFocusRingForPointers() {
  const root = document.documentElement
  addEventListener('pointerdown', () => root.setAttribute('data-pointer', ''), true)
  addEventListener(
    'keydown',
    ({ key, target, metaKey, ctrlKey, altKey }) => {
      if (metaKey || ctrlKey || altKey || key === 'Shift') return
      const isInTextField = (target as Element).matches?.(TEXT_FIELD_SELECTOR)
      if (!isInTextField || TEXT_FIELD_EXIT_KEYS.includes(key)) root.removeAttribute('data-pointer')
    },
    true,
  )
}
