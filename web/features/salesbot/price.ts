import { replaceLineBreaks } from '../../../schema/one-line.ts'
import { SALESBOT_CONFIG_LIMITS } from '../../../schema/salesbot.ts'

export const PRICE_TEXT_LENGTH_MAX = 24

/** Matches an amount with an optional currency before or behind it (`$99`, `1 200,50 kr`, `99,-`). */
const PRICE_PATTERN = /^(?:[\p{L}\p{Sc}]{1,4}\.?\s?)?(-?\d[\d\s.,'’]*?)(?:[.,]?[-–])?(?:\s?[\p{L}\p{Sc}]{1,4}\.?)?$/u

/**
 * Parses a price. A point or comma before the last three digits separates thousands; any other one separates decimals. Returns null for a
 * blank text and NaN for a text that is no price.
 */
export function parsePrice(text: string): number | null {
  const typed = text.normalize('NFKC').trim()
  if (typed === '') return null
  const amount = typed.length <= PRICE_TEXT_LENGTH_MAX ? PRICE_PATTERN.exec(typed)?.[1]?.trim() : undefined
  if (!amount) return Number.NaN
  const decimalSign = findDecimalSign(amount)
  const [whole = '', decimals, ...more] = decimalSign ? amount.split(decimalSign) : [amount]
  if (more.length > 0 || (decimals !== undefined && !/^\d*$/.test(decimals))) return Number.NaN
  if (!/^-?(?:\d+|\d{1,3}(?:[\s.,'’]\d{2,3})+)$/.test(whole)) return Number.NaN
  return Number(`${whole.replace(/[^\d-]/g, '')}.${decimals || '0'}`)
}

function findDecimalSign(amount: string): '.' | ',' | null {
  const last = Math.max(amount.lastIndexOf('.'), amount.lastIndexOf(','))
  if (last < 0) return null
  const sign = amount[last] as '.' | ','
  const other = sign === '.' ? ',' : '.'
  if (amount.includes(other)) return amount.indexOf(sign) === last ? sign : null
  const isGrouping = amount.indexOf(sign) !== last || (/^-?[1-9]\d{0,2}$/.test(amount.slice(0, last)) && amount.length - last - 1 === 3)
  return isGrouping ? null : sign
}

export function normalizePriceText(text: string): string {
  const price = parsePrice(text)
  return price === null || Number.isNaN(price) ? text.trim() : String(price)
}

const LIST_MARK_PATTERN = /^(?:[-*•–·]|\d{1,2}[.)])\s+/
/** Matches a price after a tab, a colon, a dash or a row of dots. */
const PRICED_LINE_PATTERN = /^(.+?)(?:\t+|\s*:\s+|\s+[-–—]\s+|\s*\.{3,}\s*)([^\t:–—]{1,24})$/u
const SYMBOL_PRICE_PATTERN = /^(.+?)\s+(\p{Sc}\s?\d[\d.,'’]*|\d[\d.,'’]*\s?\p{Sc})$/u
const PASTED_LINE_LENGTH_MAX = 400
const PASTED_LINES_MAX = 100

export function splitPastedLines(text: string): string[] {
  return text
    .slice(0, PASTED_LINE_LENGTH_MAX * PASTED_LINES_MAX)
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.slice(0, PASTED_LINE_LENGTH_MAX).trim().replace(LIST_MARK_PATTERN, ''))
    .filter((line) => line !== '')
    .slice(0, PASTED_LINES_MAX)
}

/** Splits `Haircut: $35` into a name and a price. A line without a clear price is a name only. */
export function readOfferLine(line: string): { name: string; price: string } {
  const [, name, price] = PRICED_LINE_PATTERN.exec(line) ?? SYMBOL_PRICE_PATTERN.exec(line) ?? []
  const amount = price === undefined ? null : parsePrice(price)
  const isPriced = name !== undefined && amount !== null && !Number.isNaN(amount)
  return {
    name: replaceLineBreaks(isPriced ? name : line)
      .trim()
      .slice(0, SALESBOT_CONFIG_LIMITS.serviceName),
    price: isPriced ? String(amount) : '',
  }
}
