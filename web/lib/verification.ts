import { createGlobalStore } from '../ui/store.ts'
import { setVerificationAsker } from './api.ts'

/** The function that answers the open question for the password: true if the user is verified. Null while nothing is asked. */
const answer = createGlobalStore<((isVerified: boolean) => void) | null>(null)
let asked: Promise<boolean> | null = null

/** Asks for the password in a dialog. Resolves to false if the user cancels. Calls that fail at the same time share one question. */
function askForVerification(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => answer.set(resolve)).finally(() => {
    asked = null
    answer.set(null)
  })
  return asked
}

setVerificationAsker(askForVerification)

export const useVerificationQuestion = answer.use
