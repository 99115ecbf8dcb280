import type { CardLanguage } from '../../schema/card-language.ts'

const NUMBER = String.raw`\d{1,3}(?:[.,' \u00a0]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`
const MAGNITUDES: Record<string, number> = { k: 1000, tsd: 1000, mil: 1000, 千: 1000, 万: 10_000 }
const AMOUNT_PATTERN = new RegExp(String.raw`(?<![\d.,/:-])(${NUMBER})\s?(k|tsd|mil|千|万)?(?![\d/:-]|[.,]\d)`, 'iu')

const toNumber = (typed: string) => {
  const plain = typed.replace(/[' \u00a0]/g, '').replace(/[.,](?=\d{3}(?:\D|$))/g, '')
  return Number(plain.replace(',', '.'))
}

const currencyWordsByKey = new Map<string, string[]>()

/** Lists the signs and words for a currency, such as `€`, `EUR`, `euro` and `euros`. */
export function listCurrencyWords(language: CardLanguage, currency: string): string[] {
  const key = `${language} ${currency}`
  const known = currencyWordsByKey.get(key)
  if (known) return known
  const words = (['symbol', 'narrowSymbol', 'code', 'name'] as const).flatMap((currencyDisplay) => {
    const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
    return [1, 2].flatMap((count) => format.formatToParts(count).filter(({ type }) => type === 'currency'))
  })
  const list = [...new Set(words.flatMap(({ value }) => [value, value.split(' ').at(-1)!]).map((word) => word.toLowerCase()))]
  currencyWordsByKey.set(key, list)
  return list
}

export function extractAmount(message: string, language: CardLanguage, currency: string, isAsked: boolean): number | null {
  const text = message.normalize('NFKC').toLowerCase()
  const [typed, number, magnitude] = AMOUNT_PATTERN.exec(text) ?? []
  if (!typed || !number) return null
  const place = text.indexOf(typed)
  const around = `${text.slice(Math.max(0, place - 4), place)} ${text.slice(place + typed.length, place + typed.length + 12)}`
  if (!isAsked && !listCurrencyWords(language, currency).some((word) => around.includes(word))) return null
  const amount = toNumber(number) * (MAGNITUDES[magnitude ?? ''] ?? 1)
  return Number.isFinite(amount) && amount > 0 ? amount : null
}
