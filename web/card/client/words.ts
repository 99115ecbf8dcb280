import { start } from '../words/en-start.ts'
import type { ScriptWords } from '../words/load.ts'
import type { CardWords } from '../words/words.ts'

const { words } = document.body.dataset

/** The words that the page's script needs from its start. A page in another language than English has them in its HTML. */
export const startWords: CardWords['start'] = words ? (JSON.parse(words) as CardWords['start']) : start

let loading: Promise<ScriptWords> | undefined

/** Loads our other words in the page's language, on first use. */
export const loadScriptWords = (): Promise<ScriptWords> =>
  (loading ??= import('../words/load.ts').then(({ loadCardWords }) => loadCardWords(document.documentElement.lang)))
