import { PRODUCT_NAMES } from '../../../schema/product.ts'
import { readStoredJson, storeText } from '../../lib/browser-storage.ts'

export interface EditorGuideStep {
  key: string
  title: string
  text: string
  tab: string | null
}

export const EDITOR_GUIDE_STEPS: EditorGuideStep[] = [
  { key: 'details', title: 'Add your details', text: 'Name, title, company, and how to reach you.', tab: 'basic' },
  { key: 'design', title: 'Choose a design', text: 'A theme, a profile picture, a cover photo, a logo.', tab: 'design' },
  { key: 'links', title: 'Link your profiles', text: 'Social links, and pictures in the gallery.', tab: 'social' },
  { key: 'buttons', title: 'Add buttons', text: 'What visitors do next: book, buy, or write to you.', tab: 'buttons' },
  { key: 'share', title: 'Save and share', text: 'Save your changes, then copy the link or show the QR code.', tab: null },
]

export interface EditorGuideState {
  dismissed: boolean
  open: boolean | null
  done: string[]
}
const EDITOR_GUIDE_STORAGE_KEY = `${PRODUCT_NAMES.key}-editor-guide`

export function readEditorGuideState(): EditorGuideState {
  const { dismissed, open, done } = (readStoredJson(EDITOR_GUIDE_STORAGE_KEY) ?? {}) as Partial<EditorGuideState>
  return {
    dismissed: dismissed === true,
    open: typeof open === 'boolean' ? open : null,
    done: EDITOR_GUIDE_STEPS.map(({ key }) => key).filter((key) => Array.isArray(done) && done.includes(key)),
  }
}

export function storeEditorGuideState(state: EditorGuideState) {
  storeText(EDITOR_GUIDE_STORAGE_KEY, JSON.stringify(state))
}

export function calculateEditorGuidePercent({ done }: Pick<EditorGuideState, 'done'>): number {
  return Math.round((done.length / EDITOR_GUIDE_STEPS.length) * 100)
}
