import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CARD_TEXT_FIELD_NAMES } from '../../../schema/card-fields.ts'
import { outlineAndScrollToCardPart } from '../../preview/follow-editing.ts'

export const LIVE_PREVIEW_ELEMENT_ID = 'live-preview'

const PART_BY_TAB: Record<string, string> = {
  basic: 'name',
  gallery: 'gallery',
  social: 'socialLinks',
  buttons: 'customButtons',
  advanced: 'embedCodes',
}

/** Returns the part of the card that a control edits: the `data-part` of an element around it, or the name of a text field. */
function findPartOfControl(control: EventTarget | null): string | null {
  if (!(control instanceof HTMLElement)) return null
  const around = control.closest<HTMLElement>('[data-part]')
  if (around) return around.dataset['part']!
  const name = control.getAttribute('name')
  return (CARD_TEXT_FIELD_NAMES as readonly (string | null)[]).includes(name) ? name : null
}

type ShownPreview = 'column' | 'sheet'

export function useScrollPreviewToEditedPart(form: RefObject<HTMLElement | null>, tab: string, preview: ShownPreview | null) {
  const [part, setPart] = useState<string | null>(null)
  const openedTab = useRef(tab)
  useLayoutEffect(() => {
    if (openedTab.current === tab) return
    openedTab.current = tab
    setPart(PART_BY_TAB[tab] ?? null)
  }, [tab])

  useEffect(() => {
    const { current } = form
    const onFocus = ({ target }: FocusEvent) => {
      const focused = findPartOfControl(target)
      if (focused) setPart(focused)
    }
    current?.addEventListener('focusin', onFocus)
    return () => current?.removeEventListener('focusin', onFocus)
  }, [form])

  useEffect(() => {
    const element = preview && part !== null ? document.getElementById(LIVE_PREVIEW_ELEMENT_ID) : null
    return element && part !== null ? outlineAndScrollToCardPart(element, part) : undefined
  }, [part, preview])
  return setPart
}
