import { findNumbersInWords, readJapaneseNumber } from './number-words.ts'

/** An amount in a text. */
export interface Amount {
  min: number
  max: number
  /** How many units the number is multiplied by: 1000 in `2k`. */
  scale: number
  /** What the text says about its currency: a sign, a code or a word, in lower case; null if it says nothing. */
  currency: string | null
  start: number
  end: number
}

const SIGN = 'us\\$|r\\$|ca\\$|au\\$|a\\$|c\\$|nz\\$|hk\\$|s\\$|mx\\$|\\$|€|£|¥|₹|₩|₺|zł|₽|₴|₪|฿|₫|₱'
const CODE = 'usd|eur|gbp|chf|jpy|brl|cad|aud|nzd|mxn|ars|cop|clp|pen|sek|nok|dkk|pln|czk|huf|inr|cny|sgd|hkd|zar|try|aed|krw'
const WORD =
  'dollars?|doll?[eo]rs?|dolars?|dolares|dólares|dólar|dolar|bucks|dollar|euros?|€uro|pounds?|quid|libras?|livres? sterling|pfund|francs?|franken|francos?|fr\\.|sfr\\.?|stutz|yen|yenes|ienes|円|reais|real|pesos?|kronor|kroner|kronen|rupees?|rupien|złoty|zloty|yuan|ドル|ユーロ|ポンド|元'
const MULTIPLIER =
  't(?=\\s?€)|k|mil|tsd\\.?|tausend|thousand|mille|grand|riesen|mio\\.?|million(?:en|s)?|millones|milhões|milhoes|milhão|milhao|m(?=\\s?(?:[$€£]|usd|eur|chf))|hundred|hundert'
const FIGURES = "\\d{1,3}(?:(?:[.,'’ ]\\d{3})+)(?!\\d)(?:[.,]\\d{1,2}(?!\\d))?|\\d{1,9}(?:[.,]\\d{1,2}(?!\\d))?"

const FIGURE_PATTERN = new RegExp(
  `(?<![\\p{Script=Latin}\\d.,/:#]|(?<!\\d)[a-zß-öø-ɏ]-)(?:(${SIGN}|(?:${CODE}|fr\\.|sfr\\.?|euro)(?=\\s?\\d))\\s?)?(${FIGURES})(?:\\s?(${MULTIPLIER})(?![a-zß-öø-ɏ]))?(?:[.,][-–]{1,2})?(?:\\s?(${SIGN}|(?:${CODE}|${WORD})(?![a-zß-öø-ɏ])))?`,
  'giu',
)
const CURRENCY_AFTER_PATTERN = new RegExp(`^\\s?(?:de\\s|d['’])?(${SIGN}|(?:${CODE}|${WORD})(?![a-zß-öø-ɏ]))`, 'iu')
const CURRENCY_BEFORE_PATTERN = new RegExp(`(${SIGN}|(?<![a-zß-öø-ɏ])(?:${CODE}))\\s?$`, 'iu')
const JAPANESE_PATTERN =
  /(¥)?((?:\d{1,3}(?:,\d{3})+|\d{1,9}(?:\.\d{1,2})?|[一二三四五六七八九十百千])[\d一二三四五六七八九十百千万億]{0,12})\s?(円|ドル|ユーロ|ポンド|元)?/gu

const AMOUNTS_MAX = 12
/** Smallest number in words that counts as an amount. */
const NUMBER_WORD_MIN = 20
const SMALL_RANGE_PATTERN = /^-?\s(?:to|or|and|bis|oder|und|a|o|y|e|et|ou|à)\s$/iu

/** Reads figures with separators of any language: `1.500`, `1,500.00`, `1 500`, `2,5`. */
function readFigures(text: string): number {
  const compact = text.replace(/['’\s]/g, '')
  const decimals = /[.,](\d{1,2})$/.exec(compact)
  const whole = (decimals ? compact.slice(0, -decimals[0].length) : compact).replace(/[.,]/g, '')
  return Number(decimals ? `${whole}.${decimals[1]}` : whole)
}

function scaleOf(multiplier: string | undefined): number {
  const key = multiplier?.toLowerCase() ?? ''
  if (key === '') return 1
  if (key.startsWith('hund')) return 100
  return /^(?:mi[lo]{2}|milh|mio|m$|million)/.test(key) && key !== 'mille' ? 1_000_000 : 1000
}

/** Vague amounts: `a few hundred`, `ein paar tausend`. They stand for two to nine of the unit. */
const VAGUE_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:a few|several|some|a couple(?: of)?|couple(?: of)?|ein paar|einige|mehrere|algunos|algunas|unos|unas|varios|un par de|quelques|plusieurs|alguns|algumas|uns|vários|umas)\s(hundred|thousand|hundert|tausend|cientos|centenares|miles|cientos|centaines|milliers|cents|centenas|milhares|mil|k)(?:\s(?:de|d'))?(?![a-zß-öø-ɏ])|(数)(十万|万|千|百万)/giu
const VAGUE_UNITS: [RegExp, number][] = [
  [/^(?:hund|cient|cent)/i, 100],
  [/百万/, 1_000_000],
  [/十万/, 100_000],
  [/万/, 10_000],
]

/** Finds the amounts of a normalized text in their order: figures with signs and multipliers, number words, Japanese numbers. */
export function findAmounts(text: string): Amount[] {
  const found: Amount[] = []
  const add = (amount: Amount) => {
    const overlaps = found.some(({ start, end }) => amount.start < end && amount.end > start)
    if (!overlaps && amount.max > 0 && Number.isFinite(amount.max) && found.length < AMOUNTS_MAX) found.push(amount)
  }
  const currencyAfter = (end: number) => CURRENCY_AFTER_PATTERN.exec(text.slice(end, end + 20))
  for (const match of text.matchAll(VAGUE_PATTERN)) {
    // "Unos mil" is about a thousand.
    if (/^(?:un[ao]s|uns|umas) mil$/iu.test(match[0])) continue
    const unit = VAGUE_UNITS.find(([pattern]) => pattern.test(match[1] ?? match[3]!))?.[1] ?? 1000
    const end = match.index + match[0].length
    const after = currencyAfter(end)
    add({
      min: unit * 2,
      max: unit * 9,
      scale: 1,
      currency: after?.[1]!.toLowerCase() ?? null,
      start: match.index,
      end: end + (after?.[0].length ?? 0),
    })
  }
  if (/[円万千百¥]|ドル|ユーロ|予算/u.test(text)) {
    for (const { 0: whole, 1: sign, 2: number, 3: currency, index } of text.matchAll(JAPANESE_PATTERN)) {
      if (found.length === AMOUNTS_MAX) break
      const value = readJapaneseNumber(number!)
      if (/[一二三四五六七八九十百千万億]/u.test(number!) || currency || sign)
        add({
          min: value,
          max: value,
          scale: number!.endsWith('万') ? 10_000 : 1,
          currency: currency ?? sign ?? null,
          start: index,
          end: index + whole.length,
        })
    }
  }
  for (const { 0: whole, 1: before, 2: figures, 3: multiplier, 4: after, index } of text.matchAll(FIGURE_PATTERN)) {
    if (found.length === AMOUNTS_MAX) break
    const scale = scaleOf(multiplier)
    const value = readFigures(figures!) * scale
    add({
      min: value,
      max: value,
      scale,
      currency: (before ?? after)?.toLowerCase() ?? null,
      start: index,
      end: index + whole.trimEnd().length,
    })
  }
  const numbers = findNumbersInWords(text)
  for (const [at, { value, scale, start, end }] of numbers.entries()) {
    // Small numbers are too often something else, unless they begin a range: `two to three thousand`.
    const next = numbers[at + 1]
    const beginsRange =
      next !== undefined && next.scale > 1 && next.start - end < 8 && SMALL_RANGE_PATTERN.test(text.slice(end, next.start))
    if (value < NUMBER_WORD_MIN && !beginsRange) continue
    const after = currencyAfter(end)
    const before = CURRENCY_BEFORE_PATTERN.exec(text.slice(Math.max(0, start - 6), start))
    add({
      min: value,
      max: value,
      scale,
      currency: (after?.[1] ?? before?.[1])?.toLowerCase() ?? null,
      start,
      end: end + (after?.[0].length ?? 0),
    })
  }
  return found.sort((a, b) => a.start - b.start)
}
