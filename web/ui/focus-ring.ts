const TEXT_FIELD_SELECTOR =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"])'
/** Keys that move the focus out of a text field. Any other key may be typed text. */
const TEXT_FIELD_EXIT_KEYS = ['Tab', 'Enter', 'Escape']

/**
 * Sets `data-pointer` on the root element while the user works with a mouse or by touch; base.css then hides the focus ring. The
 * browser's `:focus-visible` also matches a clicked text field, and elements that a script focuses after a click.
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
