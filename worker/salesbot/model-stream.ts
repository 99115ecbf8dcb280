import type { ReplyGuard, ReplyRefusal } from './model-guard.ts'
import { MODEL_REPLY_LENGTH_MAX } from './model-prompt.ts'

/**
 * The end of a sentence with more text after it. A digit right before the end, or an open bracket, means that an amount, a list
 * number or a button marker may go on.
 */
const SENTENCE_END_PATTERN = /(?<![\d.])(?:[.!?]["'”’)]?\s+|[。！？]|\n+)(?=\S)/g

/** A new sentence is checked together with at least this many characters before it, because what is refused may span sentences. */
const CHECKED_CONTEXT_LENGTH = 300

/** Returns where the last whole sentence of a text ends. `from` is where an earlier one ends, or 0. */
function findEndOfWholeSentences(text: string, from = 0): number {
  const pattern = new RegExp(SENTENCE_END_PATTERN)
  pattern.lastIndex = from
  let last = from
  for (const { index, 0: end } of text.matchAll(pattern))
    if (text.lastIndexOf('[', index) <= text.lastIndexOf(']', index)) last = index + end.length
  return last
}

/** Passes on a reply while it is written, sentence by sentence, each only after the reply up to its end passed the guard. */
export class SentenceRelease {
  readonly #guard: ReplyGuard
  readonly #onText: (text: string) => void
  /** Where the sentences end that were checked. */
  readonly #ends = [0]
  #shown = ''

  constructor(guard: ReplyGuard, onText: (text: string) => void) {
    this.#guard = guard
    this.#onText = onText
  }

  get hasShownText(): boolean {
    return this.#shown !== ''
  }

  /** Takes the reply as far as it is written. Returns why it is refused, or null. */
  add(written: string): ReplyRefusal | null {
    if (written.length > MODEL_REPLY_LENGTH_MAX) return 'too-long'
    const mended = this.#guard.mend(written)
    const checkedLength = this.#ends.at(-1)!
    const length = findEndOfWholeSentences(mended, checkedLength)
    if (length <= checkedLength) return null
    const start = this.#ends.findLast((end) => end <= checkedLength - CHECKED_CONTEXT_LENGTH) ?? 0
    this.#ends.push(length)
    const refusal = this.#guard.findRefusal(mended.slice(start, length))
    // These sentences may be button markers alone. The whole reply needs a text.
    if (refusal !== null && refusal !== 'empty') return refusal
    this.#show(mended.slice(0, length))
    return null
  }

  /** Passes on the rest of a whole reply that passed the guard. */
  end(reply: string): void {
    this.#show(reply)
  }

  #show(text: string): void {
    if (!text.startsWith(this.#shown) || text.length === this.#shown.length) return
    this.#onText(text.slice(this.#shown.length))
    this.#shown = text
  }
}
