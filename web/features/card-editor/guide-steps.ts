import { PRODUCT } from '../../../schema/product.ts'

export interface GuideStep {
  key: string
  title: string
  text: string
  /** The tab for this step; null if the step is done outside the tabs. */
  tab: string | null
}

export const GUIDE_STEPS: GuideStep[] = [
  { key: 'details', title: 'Add your details', text: 'Name, title, company, and how to reach you.', tab: 'basic' },
  { key: 'design', title: 'Choose a design', text: 'A theme, a profile picture, a cover photo, a logo.', tab: 'design' },
  { key: 'links', title: 'Link your profiles', text: 'Social links, and pictures in the gallery.', tab: 'social' },
  { key: 'buttons', title: 'Add buttons', text: 'What visitors do next: book, buy, or write to you.', tab: 'buttons' },
  { key: 'share', title: 'Save and share', text: 'Save your changes, then copy the link or show the QR code.', tab: null },
]

export interface GuideState {
  dismissed: boolean
  /** Expanded until the user collapses it. */
  open: boolean
  done: string[]
}
const STORAGE_KEY = `${PRODUCT.key}-editor-guide`
const FRESH: GuideState = { dismissed: false, open: true, done: [] }

/** Reads the guide's state from this browser's storage. Invalid values are ignored. */
export function readGuide(): GuideState {
  try {
    const { dismissed, open, done } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<GuideState>
    return {
      dismissed: dismissed === true,
      open: open !== false,
      done: GUIDE_STEPS.map(({ key }) => key).filter((key) => Array.isArray(done) && done.includes(key)),
    }
  } catch {
    return FRESH
  }
}

export function writeGuide(state: GuideState) {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(state))
  } catch {
    // Storage is off: the state lasts until the page is closed.
  }
}

/** Percentage of completed steps. */
export function guideProgress({ done }: Pick<GuideState, 'done'>): number {
  return Math.round((done.length / GUIDE_STEPS.length) * 100)
}
