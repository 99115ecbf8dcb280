import { CHECKED_LANGUAGES } from '../assistant/languages.ts'
import { foldCaseAndAccents } from '../assistant/phrases.ts'

export const PRICE_PLACEHOLDER = '\uFFFD'

/** Words and signs that change a price next to them, such as "half" before it or "less" after it. */
const PARTS =
  'half|third|quarter|tenth|twice|double|triple|times|mitad|tercio|[cq]uarto|doble|veces|hälfte|drittel|viertel|halbe?[nrs]?|doppelte?n?|mal|moitié|tiers|quart|fois|metade|terço|dobro|vezes'
const CHANGES = `off|minus|less|under|below|plus|cheaper|menos|más|weniger|unter|günstiger|billiger|abzüglich|zuzüglich|moins|mais`
const LINKS = 'of|as|much|than|the|that|our|by|price|d[aeou]s?|de[lmnrs]|l[ae]s?|el|[ao]|que|vo[nm]|so|viel|wie|als|preis|prix|precio|preço'
export const PRICE_BESIDE_CHANGING_WORD_PATTERN = new RegExp(
  `[-+−*/×%\\p{Nd}]${PRICE_PLACEHOLDER}|${PRICE_PLACEHOLDER}\\s*(?:[km](?!\\p{L})|[-+%‰×*/万千百億兆割])|(?<!\\p{L})(?:${PARTS}|${CHANGES})(?:\\s+(?:${LINKS}))*\\s+${PRICE_PLACEHOLDER}|${PRICE_PLACEHOLDER}[\\s,]*(?:(?:de|an?|or)\\s+)?(?:${CHANGES})(?!\\p{L})|(?:半[分額]?|倍|割)の?${PRICE_PLACEHOLDER}|${PRICE_PLACEHOLDER}の?(?:半|[二三四五数]?倍|[二三四五]分|引|オフ|マイナス|安[いく]|以下|未満)`,
  'iu',
)

const TOKEN_PATTERN = /\p{N}+(?:[.,:'’]\p{N}+)*|\p{Sc}|[%‰°]|[\p{sc=Han}々]+|[\p{sc=Katakana}ー]+|\p{sc=Hiragana}+|[\p{L}\p{M}'’]+|\S/gu
const NEIGHBOUR_PATTERN = /^[\p{N}\p{Sc}%‰°\p{L}]/u
/** Numbers that are too common to be refused. Next to a currency, they count as amounts. */
const SMALL_NUMBER_PATTERN =
  /^(?:zero|one|two|three|once|couple|few|half|un|una|uno|une|deux|trois|dos|tres|cero|um|uma|dois|duas|eine?n?|zwei|drei|null|paar|halbe)$|^(?:[ivxlcdm]{2,}|[vxlcdm]|[〇零一二三四五六七八九十百千万億兆]+)$/
const FURTHER_CURRENCY_WORDS = ['bucks', 'quid', 'grand', 'cent', 'pence', 'centime', 'centavo', 'reais', 'rappen', 'fr']

let currencyWords: Set<string> | null = null
const CURRENCY_WORD_PATTERN = /[\p{sc=Katakana}ー]+|[円元]$|(?!\p{sc=Han})[\p{L}\p{M}]+/gu

/**
 * Lists currency words in the checked languages, and ISO 4217 codes. Leaves out ZWG, because its French name contains "or", a common
 * English word.
 */
function listCurrencyWords(): Set<string> {
  if (currencyWords) return currencyWords
  const codes = Intl.supportedValuesOf('currency').filter((code) => !/^X|ZWG/.test(code))
  const nouns = CHECKED_LANGUAGES.flatMap(([language, { currencyNoun }]) => {
    const names = new Intl.DisplayNames(language, { type: 'currency' })
    const place = currencyNoun === 'first' ? 0 : -1
    return codes.map((code) => names.of(code)!.match(CURRENCY_WORD_PATTERN)?.at(place) ?? '')
  })
  currencyWords = new Set([...codes, ...FURTHER_CURRENCY_WORDS, ...nouns.map(foldCaseAndAccents)])
  return currencyWords
}

const foldNumbers = (text: string) => text.replace(/\p{Nl}/gu, '0').normalize('NFKC')
const splitTokens = (text: string): string[] => foldNumbers(text).match(TOKEN_PATTERN) ?? []
const isNumber = (token: string) => /^\p{N}/u.test(token)

function isCurrency(token = ''): boolean {
  const key = foldCaseAndAccents(token)
  return /[\p{Sc}\uFFFD]/u.test(token) || [token, key, key.replace(/(?:es|[snr])$/, '')].some((word) => listCurrencyWords().has(word))
}
const isBesideCurrency = (tokens: string[], place: number) => isCurrency(tokens[place - 1]) || isCurrency(tokens[place + 1])

function readNumberUse(tokens: string[], place: number) {
  const readNeighbour = (token = '') => (NEIGHBOUR_PATTERN.test(token) ? foldCaseAndAccents(token) : null)
  const [before, after] = [tokens[place - 1], tokens[place + 1]].map(readNeighbour)
  const near = tokens.slice(Math.max(0, place - 3), place + 4)
  return { number: tokens[place]!, before, after, money: near.filter(isCurrency).map(foldCaseAndAccents) }
}
type NumberUse = ReturnType<typeof readNumberUse>

function listNumberUses(text: string, isMoney: boolean): NumberUse[] {
  const tokens = splitTokens(text)
  const places = [...tokens.keys()].filter((place) => isNumber(tokens[place]!) && (!isMoney || isBesideCurrency(tokens, place)))
  return places.map((place) => readNumberUse(tokens, place))
}

export const containsAmount = (text: string): boolean => /\p{Nd}/u.test(text) && listNumberUses(text, true).length > 0

/** The words next to a number must be the same: "80 parking spaces" does not allow "80 euros". */
const isSameUse = (one: NumberUse, known: NumberUse): boolean =>
  one.number === known.number &&
  one.after === known.after &&
  (one.after !== null || (one.before !== null && one.before === known.before)) &&
  one.money.every((currency) => known.money.includes(currency))

/**
 * Returns a function that says whether a reply contains a number that is in none of the owner's texts. Of the numbers in the owner's
 * private notes, a reply may contain only amounts with a currency.
 */
export function createUnknownNumberFinder(ownerTexts: string[], notes: string): (text: string) => boolean {
  let known: NumberUse[] | null = null
  const listKnown = () => (known ??= [...ownerTexts.flatMap((text) => listNumberUses(text, false)), ...listNumberUses(notes, true)])
  return (text) => {
    if (text.match(/[一二三四五六七八九十百千万億]{2,}/g)?.some((number) => !ownerTexts.some((own) => own.includes(number)))) return true
    const tokens = splitTokens(text)
    return tokens.some((token, place) => {
      if (isNumber(token)) return !listKnown().some((one) => isSameUse(readNumberUse(tokens, place), one))
      return (token === PRICE_PLACEHOLDER || SMALL_NUMBER_PATTERN.test(foldCaseAndAccents(token))) && isBesideCurrency(tokens, place)
    })
  }
}
