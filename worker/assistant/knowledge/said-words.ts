import { type AssistantLanguage } from '../../../schema/salesbot.ts'
import { allowedEdits, isWithinEdits } from '../reading/edit-distance.ts'
import { hasJapanese, isUnimportantWord, readWords, stemWord } from './text.ts'

/** Different words of one message that are looked at. */
const WORDS_MAX = 250
const PART_LENGTH_MIN = 3
/** Letters of a stem that different words often share. */
const SHORT_STEM_MAX = 3
/** Words that a longer word may begin or end with, beside which the rest of it is a word too: "haircut", "housekeeping". */
const COMPOUND_PARTS = new Set(
  'cut cuts care wash work keeping hair nail foot back tooth teeth skin sun eye brow book house wall floor paint carpet'.split(' '),
)

const squeeze = (word: string) => word.replace(/(.)\1/g, '$1').replace(/s$/, '')

/** The words of a message, prepared so that each word of a name finds the one that says it. */
export class SaidWords {
  readonly #languages: AssistantLanguage[]
  readonly #words = new Set<string>()
  readonly #stems = new Map<string, string>()
  readonly #byFirstLetter = new Map<string, string[]>()
  /** The message's words by their beginnings and ends. */
  readonly #byPart = new Map<string, string>()
  /** The message's words without doubled letters. */
  readonly #squeezed = new Map<string, string>()
  readonly #sources = new Map<string, string | null>()

  /** `nameLanguage` may be wrong, because a few names do not tell their language; so the visitor's counts as well. */
  constructor(message: string, language: AssistantLanguage, nameLanguage: AssistantLanguage) {
    this.#languages = [...new Set([nameLanguage, language])]
    for (const word of readWords(message, language)) {
      if (this.#words.size >= WORDS_MAX || hasJapanese(word) || (word.length <= 3 && isUnimportantWord(word, language))) continue
      if (this.#words.has(word)) continue
      this.#words.add(word)
      this.#squeezed.set(squeeze(word), word)
      for (const one of this.#languages) this.#stems.set(stemWord(word, one), word)
      if (word.length >= 5) this.#byFirstLetter.set(word[0]!, [...(this.#byFirstLetter.get(word[0]!) ?? []), word])
      for (let length = PART_LENGTH_MIN; length <= word.length - PART_LENGTH_MIN; length++) {
        for (const [part, rest] of [
          [word.slice(0, length), word.slice(length)],
          [word.slice(-length), word.slice(0, -length)],
        ] as const) {
          if (this.#isCompound(part, rest)) this.#byPart.set(part, word)
        }
      }
    }
  }

  #isCompound(part: string, rest: string): boolean {
    return COMPOUND_PARTS.has(part) || COMPOUND_PARTS.has(rest) || (this.#languages.includes('de') && part.length >= 4)
  }

  /**
   * The message's word that says `word`, a word of a name: the same word inflected, part of a compound, or misspelt; null if there is
   * none. `isName`: words of names are never taken for a misspelling of another name.
   */
  sourceOf(word: string, isName: (word: string) => boolean): string | null {
    let source = this.#sources.get(word)
    if (source === undefined) this.#sources.set(word, (source = this.#findSource(word, isName)))
    return source
  }

  #findSource(word: string, isName: (word: string) => boolean): string | null {
    for (const language of this.#languages) {
      const same = this.#stems.get(stemWord(word, language))
      // The stem "mes" of "meses" and of "mesa" says little.
      const isSame =
        same !== undefined && (stemWord(word, language).length > SHORT_STEM_MAX || same.startsWith(word) || word.startsWith(same))
      if (isSame) return same
    }
    const squeezed = this.#squeezed.get(squeeze(word))
    if (squeezed !== undefined && squeezed.length >= PART_LENGTH_MIN && !isName(squeezed)) return squeezed
    const longer = this.#byPart.get(word)
    if (longer !== undefined) return longer
    for (let length = PART_LENGTH_MIN; length <= word.length - PART_LENGTH_MIN; length++) {
      const [start, end] = [word.slice(0, length), word.slice(-length)]
      if (this.#words.has(start) && this.#isCompound(start, word.slice(length))) return start
      if (this.#words.has(end) && this.#isCompound(end, word.slice(0, -length))) return end
    }
    if (word.length < 5) return null
    const forms = new Set([word, ...this.#languages.map((language) => stemWord(word, language))])
    for (const said of this.#byFirstLetter.get(word[0]!) ?? []) {
      if (isName(said)) continue
      for (const form of forms) if (isWithinEdits(said, form, allowedEdits(Math.min(said.length, form.length)))) return said
    }
    return null
  }
}
