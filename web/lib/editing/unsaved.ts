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

let step: ((event: PopStateEvent) => void) | null = null

// A window's listeners are called in the order in which they came, so this one is there before the router's: it comes
// with the app's frame, which no screen is without.
window.addEventListener('popstate', (event) => step?.(event))

/** Has `onStep` called for each step in the history before the router hears of it; returns what ends that. */
export function interceptSteps(onStep: (event: PopStateEvent) => void): () => void {
  step = onStep
  return () => {
    if (step === onStep) step = null
  }
}
