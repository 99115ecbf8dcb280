import { type AssistantLanguage, SALESBOT_CONFIG_LIMITS } from '../../../schema/salesbot.ts'
import { type Amount, findAmounts } from './amounts.ts'
import { normalizeMessage } from './normalize.ts'

/** What a visitor can spend. */
export interface BudgetReading {
  /** Null for "up to …". */
  min: number | null
  /** Null for "at least …". Equal to `min` for a single amount. */
  max: number | null
  /** ISO 4217 code, if the visitor named a currency. */
  currency: string | null
}

export interface BudgetContext {
  language: AssistantLanguage
  /** ISO 4217 code of the configured prices. It decides which dollar, peso or krona is meant. */
  currency: string
  /** The visitor was asked for the budget, so a bare number is one. */
  asked: boolean
}

/** Currencies by sign or word. Several codes: the configured one of them, otherwise the first; null if that would be a guess. */
const CURRENCIES: [pattern: RegExp, codes: string[]][] = [
  [/^(?:us\$)$/, ['USD']],
  [/^(?:r\$|reais|real)$/, ['BRL']],
  [/^(?:ca\$|c\$)$/, ['CAD']],
  [/^(?:au\$|a\$)$/, ['AUD']],
  [/^(?:nz\$)$/, ['NZD']],
  [/^(?:hk\$)$/, ['HKD']],
  [/^(?:s\$)$/, ['SGD']],
  [/^(?:mx\$)$/, ['MXN']],
  [
    /^(?:\$|dollars?|d[oó]lar(?:es)?|doll?[eo]rs?|dolars?|bucks|ドル)$/,
    ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'ARS', 'CLP', 'COP'],
  ],
  [/^(?:€|€uro|euros?|ユーロ)$/, ['EUR']],
  [/^(?:£|pounds?|quid|libras?|livres? sterling|pfund|ポンド)$/, ['GBP', 'EGP']],
  [/^(?:fr\.|sfr\.?|francs?|franken|francos?|stutz)$/, ['CHF', 'XOF', 'XAF', 'XPF']],
  [/^(?:¥|円|yen|yenes|ienes)$/, ['JPY', 'CNY']],
  [/^(?:元|yuan)$/, ['CNY']],
  [/^pesos?$/, ['MXN', 'ARS', 'CLP', 'COP', 'PHP', 'UYU', 'DOP']],
  [/^(?:kronor|kroner|kronen)$/, ['SEK', 'NOK', 'DKK', 'CZK']],
  [/^(?:₹|rupees?|rupien)$/, ['INR']],
  [/^(?:zł|z[lł]oty)$/, ['PLN']],
  [/^₩$/, ['KRW']],
  [/^₺$/, ['TRY']],
]

function currencyCodeOf(sign: string | null, configured: string): string | null {
  if (sign === null) return null
  const codes = CURRENCIES.find(([pattern]) => pattern.test(sign))?.[1]
  if (codes) return codes.includes(configured) ? configured : (codes[0] ?? null)
  return /^[a-z]{3}$/.test(sign) ? sign.toUpperCase() : null
}

const BUDGET_WORD_PATTERN =
  /budget|(?<![a-zß-öø-ɏ])(?:spend(?:ing)?|afford|invest|can pay|could pay|willing to pay|price range|my limit|(?:set |put )?aside|put away|saved(?: up)?|ahorrad[oa]s?|apartad[oa]s?|guardei|separei|juntei|gespart|eingeplant|veranschlagt|zur verf[üu]gung|zur seite|mis de c[ôo]t[ée]|[ée]conomis[ée]|presupuesto|gastar|gasto|invertir|pagar (?:unos|hasta|m[aá]ximo)|dispongo de|or[çc]amento (?:[ée]|de|m[áa]ximo|at[ée])|meu or[çc]amento|nosso or[çc]amento|gastar|investir|verba|ausgeben|investieren|leisten|preisrahmen|preisvorstellung|kostenrahmen|zahlen (?:bis|maximal|max)|d[ée]penser|investir|mettre|moyens)(?![a-zß-öø-ɏ])|予算|出せ|払え/iu

const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro'
const MONTH_AFTER_PATTERN = new RegExp(`^\\.?\\s(?:de |of )?(?:${MONTHS})(?![a-zß-öø-ɏ])`, 'iu')
const MONTH_AND_YEAR_PATTERN = new RegExp(`(?:\\d{1,2}\\.? (?:de |of )?)?(?:${MONTHS})(?: \\d{1,2})?,? (?:de )?20\\d\\d`, 'giu')
/** A day or hour in figures: `at 10`, `el día 3`. */
const TIME_BEFORE_PATTERN = /(?<![a-zß-öø-ɏ])(?:at|after|before|um|gegen|nach|vor|las|à|às|vers|le|el|the|am|dia|día|du|nº|gate)\s$/iu
const TIME_NUMBER_MAX = 31
/** A small number before another word counts something: `3 windows`. */
const COUNTED_PATTERN =
  /^\s(?!or\b|oder\b|max|per\b|pro\b|bis\b|to\b|and\b|und\b|ou?\b|a\b|à\b|y\b|e\b|et\b|por\b|par\b|please|bitte)\p{Script=Latin}{2}/iu
const COUNTED_MAX = 19
/** The name of a place after a postal code: `80331 München`. */
const PLACE_AFTER_PATTERN = /^\s\p{Lu}\p{Ll}{2}/u

/** What follows a number that counts something else. */
const UNIT_AFTER_PATTERN =
  /^\s?(?:[-–]?(?:%|°|º|ª|st|nd|rd|th|x|h|hs|min|mins|am|pm|a\.m|p\.m|km|m|cm|mm|kg|g|gb|mb|px|kilom[eè]t[a-zß-öø-ɏ]{1,6}|kms|miles|meilen|millas|milhas|m²|m2|qm|sqm|ft|sq)(?![a-zß-öø-ɏ])|:\d|\/\d|[-/.]\d{1,2}[-/.]\d|(?:[a-zß-öø-ɏ]+\s){0,1}(?:ppl|pax|pers|people|persons?|guests?|attendees|employees|users|kids|children|adults|rooms?|bedrooms?|pages?|photos?|pictures?|images?|hours?|days?|weeks?|months?|years?|yrs|minutes?|seats|places|items|pieces|products|posts|videos?|times|nights|o'clock|units|licen[sc]es|cars|websites|logos|street|st|road|rd|ave|avenue|lane|rue|rua|calle|personen|leute|gäste|kinder|erwachsene|mitarbeiter|zimmer|räume|seiten|fotos|bilder|stunden?|tagen?|wochen?|monaten?|jahren?|minuten|uhr|stück|mal|plätze|personas|invitados|niños|adultos|empleados|habitaciones|cuartos|páginas|paginas|fotos|horas?|d[ií]as?|semanas?|mes|meses|a[ñn]os?|minutos|veces|plazas|personnes|invités|enfants|employés|chambres|pièces|pages|photos|heures?|jours?|semaines?|mois|ans?|années|minutes|fois|pessoas|convidados|crian[çc]as|funcion[áa]rios|quartos|páginas|fotos|anos?|minutos|vezes)(?![a-zß-öø-ɏ])|[人名日時分月年回件枚個歳階室頁台本]|部屋|ページ|週|ヶ月|か月)/iu
/** What stands before a number that is no amount: a date, a number of something, an address. */
const OTHER_NUMBER_BEFORE_PATTERN = new RegExp(
  `(?:#|\\bkw|kalenderwoche|calendar week|\\bweek|\\bwoche|semaine|\\bno\\.|\\bnr\\.?|n[ºo°]\\.?|number|nummer|número|numero|numéro|order|invoice|bestellung|pedido|commande|room|zimmer|flat|apartment|(?:team|group|party|gruppe|equipo|grupo|équipe|equipe|groupe) (?:of|von|de)|apt\\.?|unit|wohnung|piso|stra(?:ß|ss)e|str\\.|weg|platz|street|road|avenue|lane|(?:calle|avenida|av\\.|rua|rue)(?: [a-zß-öø-ɏ ]{1,25})?|zip(?: code)?|plz|since|seit|desde|depuis|born|version|windows|iphone|top|(?:somos|nous sommes|wir sind|we are|we're|there are)(?: (?:como|about|around|etwa|ca\\.|environ|unos|uns))?|(?<![a-zß-öø-ɏ])(?:${MONTHS})(?: de)?)(?: (?:is|ist|es|est|é))?:?\\s?$`,
  'iu',
)
const YEAR_PATTERN = /^(?:19[5-9]\d|20[0-4]\d)$/
const YEAR_BEFORE_PATTERN = /(?<![a-zß-öø-ɏ])(?:in|since|im|im jahr|seit|en|em|depuis|early|late|mid|q[1-4])\s$/iu
/** After these words, only a year of the near future is one. */
const NEAR_YEAR_PATTERN = /^20[2-4]\d$/
const NEAR_YEAR_BEFORE_PATTERN = /(?<![a-zß-öø-ɏ])(?:by|until|bis|para|de|of|from|ab)\s$/iu

const MAX_BEFORE_PATTERN =
  /(?:up to|under|below|less than|no more than|not more than|max(?:imum)?\.?(?: of)?|at (?:the )?most|within|upto|cheaper than|bis(?: zu| maximal| max\.?)?|maximal|max|höchstens|hoechstens|unter|weniger als|nicht (?:mehr als|[üu]ber)|kein(?:esfalls|en)? mehr als|hasta|menos de|por debajo de|m[áa]ximo(?: de)?|como (?:mucho|m[áa]ximo)|no m[áa]s de|inferior a|jusqu'[àa]|moins de|maximum|au (?:plus|maximum)|pas plus de|en dessous de|at[ée]|menos (?:de|que)|abaixo de|no m[áa]ximo|n[ãa]o mais (?:de|que)|最大|上限|<)\s?(?:about |around |etwa |ca\.? |unos |environ |uns |an? |d'|le |les |los |os )?:?\s?$/iu
const MAX_AFTER_PATTERN =
  /^\s?(?:max(?:imum|imal|imo)?(?![a-zß-öø-ɏ])|at most|or less|tops|höchstens|oder weniger|como m[áa]ximo|como mucho|o menos|maxi|au plus|au maximum|ou moins|no m[áa]ximo|ou menos|以内|以下|まで|未満)/iu
const MIN_BEFORE_PATTERN =
  /(?:at least|from|over|more than|above|minimum(?: of)?|min\.?|starting (?:at|from)|upwards of|mindestens|ab|über|ueber|mehr als|min\.|al menos|m[íi]nimo(?: de)?|desde|m[áa]s de|a partir de|por lo menos|au moins|minimum|plus de|à partir de|a partir de|pelo menos|no m[íi]nimo|mais de|acima de|>)\s?:?\s?$/iu
const MIN_AFTER_PATTERN =
  /^\s?(?:\+|or more|and up|minimum|or above|plus(?![a-zß-öø-ɏ])|oder mehr|aufwärts|o m[áa]s|ou plus|ou mais|minimal|以上|から(?!\s?\d))/iu
const RANGE_BETWEEN_PATTERN = /^-?\s?(?:-|–|—|~|〜|、|to|til|till|bis|a|hasta|à|até|ate|ou|or|oder|o|and|und|y|et|e|から)\s?$/iu
const BETWEEN_PATTERN = /(?:between|zwischen|entre)\s(?:about |etwa |los |les |os )?$/iu
/** Words that join the amounts of a range only after "between": otherwise they may join separate amounts. */
const NEEDS_BETWEEN_PATTERN = /^\s?(?:and|und|y|et|e)\s?$/iu

/** What an amount is for each of: `50 each`, `300 per month`. */
const RATE_AFTER_PATTERN =
  /^\s?(?:each|apiece|a head|pp|p\.p\.|p\/p|pro nase|(?:per|a|an|each|every|pro|im|je|por|al|cada|par|la|le|au|à la|ao|à|\/)\s?(?:person|people|head|guest|month|week|night|day|hour|year|kopf|person|gast|monat|woche|nacht|tag|stunde|jahr|persona|cabeza|invitado|mes|semana|noche|d[ií]a|hora|a[ñn]o|personne|t[êe]te|mois|semaine|nuit|jour|heure|an|pessoa|cabe[çc]a|m[êe]s|noite|dia|ano))(?![a-zß-öø-ɏ])|^\s?(?:一人|1人|お一人)/iu
/** Words of money that was paid, or that others ask for. */
const PAID_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:paid|(?:it|one|that|which|they|shop|place|guy) (?:cost|charged|quoted|wants|asks)|quoted(?: me| us)?|owes?(?: me| us)?|pagu[eé]|paguei|pagamos|pag[oó]|cost[oó]|cobr(?:aron|aram|ou)|deben|debe|devem|bezahlt|gekostet|verlangt|schuldet|payé|pay[ée]s|co[ûu]té|doivent|custou)(?![a-zß-öø-ɏ])|払った|払いました|かかりました/iu
/** Longest part of a message around an amount in which money that was paid is told of. */
const PAID_DISTANCE = 40

/** Longest part of a message around an amount in which a word like "budget" counts. */
const BUDGET_WORD_DISTANCE = 60
/** The same right before an amount, as in "my budget is about 500". */
const BUDGET_WORD_BEFORE = 24

function isOtherNumber(text: string, amount: Amount): boolean {
  if (amount.currency !== null) return false
  const before = text.slice(Math.max(0, amount.start - 40), amount.start)
  const after = text.slice(amount.end, amount.end + 30)
  if (
    (UNIT_AFTER_PATTERN.test(after) && !RATE_AFTER_PATTERN.test(after)) ||
    OTHER_NUMBER_BEFORE_PATTERN.test(before) ||
    MONTH_AFTER_PATTERN.test(after)
  )
    return true
  if (amount.max <= TIME_NUMBER_MAX && TIME_BEFORE_PATTERN.test(before)) return true
  if (/^\d{5}$/.test(text.slice(amount.start, amount.end)) && PLACE_AFTER_PATTERN.test(after)) return true
  if (amount.max <= COUNTED_MAX && COUNTED_PATTERN.test(after)) return true
  const written = text.slice(amount.start, amount.end)
  if (YEAR_PATTERN.test(written) && YEAR_BEFORE_PATTERN.test(before)) return true
  return NEAR_YEAR_PATTERN.test(written) && NEAR_YEAR_BEFORE_PATTERN.test(before)
}

/** Hides addresses, phone numbers, dates and times of day, of which the length of the text stays the same. */
function hideOtherNumbers(text: string, asked: boolean): string {
  const hide = (match: string) => '#'.repeat(match.length)
  return text
    .replace(/\S+/g, (word) => (/@|:\/\/|www\.|\p{L}\.\p{L}{2}/u.test(word) ? hide(word) : word))
    .replace(
      /\d{1,4}[./-]\d{1,2}[./-](?:\d{4}|\d{2}(?!\d))|\d{1,2}\.\d{1,2}\.(?!\d)|\d{1,2}:\d{2}|\d{1,2}(?:st|nd|rd|th)(?![a-zß-öø-ɏ])/giu,
      hide,
    )
    .replace(MONTH_AND_YEAR_PATTERN, hide)
    .replace(/[+(]?\d(?:[\s()./-]{0,2}\d){6,20}/g, (match) => {
      const isGrouped = /^[1-9]\d{0,2}(?:[., ']\d{3})+(?:[.,]\d{1,2})?$/.test(match)
      const isRange = /^[1-9]\d{1,5}\s?-\s?[1-9]\d{1,5}$/.test(match)
      const isPlain = asked && /^[1-9]\d{6,7}$/.test(match)
      return isGrouped || isRange || isPlain ? match : hide(match)
    })
}

/** Joins the two amounts of a range. The multiplier of the second may count for both: `2-3k`. */
function toRange(first: Amount, second: Amount): { min: number; max: number } {
  const scaled = first.scale === 1 && second.scale > 1 && first.min < second.min / second.scale ? first.min * second.scale : first.min
  return { min: Math.min(scaled, second.max), max: Math.max(scaled, second.max) }
}

/**
 * Reads the visitor's budget: an amount, a range, "up to" or "at least", in figures or words. Null if the message names none.
 * Without `asked` only an amount with a currency, or near a word like "budget", is one. Dates, times, counts, phone and house
 * numbers are left out.
 */
export function readBudget(message: string, { currency, asked }: BudgetContext): BudgetReading | null {
  const text = hideOtherNumbers(normalizeMessage(message).replace(/\s/g, ' '), asked)
  const amounts = findAmounts(text).filter(({ max }) => max <= SALESBOT_CONFIG_LIMITS.price)
  let best: { reading: BudgetReading; rank: number } | null = null
  for (const [at, first] of amounts.entries()) {
    const second = amounts[at + 1]
    const before = text.slice(Math.max(0, first.start - 40), first.start)
    const between = second ? text.slice(first.end, second.start) : ''
    const isRange =
      second !== undefined && RANGE_BETWEEN_PATTERN.test(between) && (BETWEEN_PATTERN.test(before) || !NEEDS_BETWEEN_PATTERN.test(between))
    const last = isRange ? second : first
    if (isOtherNumber(text, last)) continue
    const sign = first.currency ?? last.currency
    const surroundings = text.slice(Math.max(0, first.start - BUDGET_WORD_DISTANCE), last.end + BUDGET_WORD_DISTANCE)
    const after = text.slice(first.end, first.end + 20)
    const isLimit = MAX_BEFORE_PATTERN.test(before) || MAX_AFTER_PATTERN.test(after)
    const isLimitOfEach = isLimit && RATE_AFTER_PATTERN.test(text.slice(last.end, last.end + 20))
    const hasBudgetWord = BUDGET_WORD_PATTERN.test(surroundings)
    if (!asked && sign === null && !hasBudgetWord && !isLimitOfEach) continue
    const told = text.slice(Math.max(0, first.start - PAID_DISTANCE), last.end + PAID_DISTANCE)
    if (!hasBudgetWord && !asked && !isLimit && PAID_PATTERN.test(told)) continue
    const code = currencyCodeOf(sign, currency)
    const isMax = !isRange && isLimit
    const isMin = !isRange && !isMax && (MIN_BEFORE_PATTERN.test(before) || MIN_AFTER_PATTERN.test(after))
    const { min, max } = isRange ? toRange(first, second) : first
    // "A 2016 Subaru with 134,000 on the clock, and I can spend 800 dollars": other numbers have neither the word nor the sign.
    const isNamed = BUDGET_WORD_PATTERN.test(text.slice(Math.max(0, first.start - BUDGET_WORD_BEFORE), first.start))
    const rank = (isNamed ? 2 : 0) + (sign === null ? 0 : 1)
    if (best === null || rank > best.rank) best = { reading: { min: isMax ? null : min, max: isMin ? null : max, currency: code }, rank }
  }
  return best?.reading ?? null
}
