import { hasDraftRoom } from './draft-storage.ts'

/** Why a page is about to be left: for another one of the app, or at sign-out, which forgets what this device keeps. */
export type Leaving = 'page' | 'sign-out'

let ask: ((why: Leaving) => Promise<boolean>) | null = null

/** Has `question` asked before work that is not saved is left; returns what ends that. */
export function askBeforeLeaving(question: (why: Leaving) => Promise<boolean>): () => void {
  ask = question
  return () => {
    if (ask === question) ask = null
  }
}

/** True when nothing would be lost, or its owner said that it may. */
export function mayLeave(why: Leaving): Promise<boolean> {
  return ask ? ask(why) : Promise.resolve(true)
}

/** True while leaving the page would lose work: it is not saved, and this device could not keep it. */
export function wouldLose(): boolean {
  return ask !== null && !hasDraftRoom()
}
