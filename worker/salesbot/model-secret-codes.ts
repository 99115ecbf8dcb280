import { foldCharacters } from './model-fold.ts'
import { splitSentences } from './model-sentences.ts'

/** Shortest code that is kept secret. Shorter ones are words and numbers of any text. */
const CODE_LENGTH_MIN = 3
/** Most codes of the notes that are searched for, so that the search stays quick. */
const CODES_MAX = 100
const CODE_NAME =
  '[a-zß-öø-ɏ]{0,14}(?:codes?|password|passcode|passphrase|pins?|keyword|token|login|combination|wort|losung|contraseña|clave|c[oó]digos?|mot de passe|senha|palavra-passe)'
/** `the code of the back door is bluebird`, and the code itself if it has digits or capital letters: `code BLUEBIRD`. */
const ANNOUNCED_PATTERN = new RegExp(
  `(?<![a-zß-öø-ɏ])${CODE_NAME}(?![a-zß-öø-ɏ])[^.!?\\n]{0,40}?(?:[:=]|\\s(?:is|ist|lautet|es|est|é|are|sind)\\s)\\s?["'“”«„]?([a-zß-öø-ɏ\\d][a-zß-öø-ɏ\\d_-]{1,30})`,
  'giu',
)
const NEXT_TO_NAME_PATTERN = new RegExp(`(?<![a-zß-öø-ɏ])${CODE_NAME}["'“”«„\\s]{1,3}([a-zß-öø-ɏ\\d][a-zß-öø-ɏ\\d_-]{1,30})`, 'giu')
const JAPANESE_PATTERN =
  /(?:合言葉|暗証番号|パスワード|コード|暗号)(?:は|:|=)?[「『]?([^\s「」『』。、はをが]{2,20}?)(?=[」』]|です|である|。|、|$)/gu
const QUOTED_PATTERN = /["“«„「『]([^"”»“」』\s]{3,30})["”»“」』]/gu
/** A word that is written as codes are. Several in a row are a sentence that is shouted. */
const SHOUTED_PATTERN = /(?<![\p{L}\d]|\p{Lu}{2} )(?=[\p{Lu}\d_-]{4,30}(?![\p{L}\d]))[\p{Lu}\d][\p{Lu}\d_-]*(?! \p{Lu}{2})(?![\p{L}\d])/gu
const LOOKS_LIKE_CODE_PATTERN = /\d|^\p{Lu}{3,}/u

const YEAR_PATTERN = /^(?:19|20)\d\d$/

/** Builds a pattern that also finds a code that is spelled out: `B-L-U-E`, `4 7 1 1`. The code is of letters and digits alone. */
const toPattern = (code: string, flags: string) =>
  new RegExp(`(?<![a-zß-öø-ɏ\\d])${Array.from(code).join('[^a-zß-öø-ɏ\\d]{0,3}')}(?![a-zß-öø-ɏ\\d])`, flags)

/**
 * Returns a function that finds codes and passwords of the owner's notes, of which one alone gives the secret away. `isOrdinary` says
 * of a word whether every text may hold it; `mayTell` says of a sentence of the notes whether it is meant for visitors.
 */
export function createCodeFinder(
  customInstructions: string | null,
  publicTexts: string[],
  isOrdinary: (word: string) => boolean,
  mayTell: (sentence: string) => boolean,
): (text: string) => boolean {
  const secrets = splitSentences(foldCharacters(customInstructions ?? '')).filter((sentence) => !mayTell(sentence))
  const list = (...patterns: RegExp[]) =>
    patterns
      .flatMap((pattern) => secrets.flatMap((sentence) => Array.from(sentence.matchAll(pattern), (match) => match[1] ?? match[0])))
      .filter((word) => !isOrdinary(word) && !YEAR_PATTERN.test(word))
      .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
      .filter((code) => code.length >= CODE_LENGTH_MIN)
  const listLookalikes = (...patterns: RegExp[]) => list(...patterns).filter((word) => LOOKS_LIKE_CODE_PATTERN.test(word))
  const named = [...list(ANNOUNCED_PATTERN, JAPANESE_PATTERN), ...listLookalikes(NEXT_TO_NAME_PATTERN, QUOTED_PATTERN)]
  const patterns = [
    ...named.map((code) => toPattern(code, 'iu')),
    // A word in capital letters may also be stressed, so in small letters it is a word like any other.
    ...listLookalikes(SHOUTED_PATTERN).map((code) => toPattern(code, 'u')),
  ]
    .slice(0, CODES_MAX)
    .filter((pattern) => !publicTexts.some((text) => pattern.test(text)))
  return (text) => patterns.some((pattern) => pattern.test(text))
}
