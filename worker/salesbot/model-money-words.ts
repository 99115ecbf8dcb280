// Words about money in the assistant's six languages. The lists serve the check of a model's replies alone.

const DOLLAR_CODES = [
  'USD',
  'CAD',
  'AUD',
  'NZD',
  'SGD',
  'HKD',
  'TWD',
  'JMD',
  'BBD',
  'BSD',
  'BZD',
  'FJD',
  'NAD',
  'TTD',
  'XCD',
  'BMD',
  'KYD',
  'LRD',
  'GYD',
  'SRD',
  'BND',
]
const PESO_CODES = ['MXN', 'ARS', 'CLP', 'COP', 'PHP', 'UYU', 'DOP', 'CUP']
const POUND_CODES = ['GBP', 'EGP', 'LBP', 'SYP', 'SDG', 'GIP', 'FKP', 'SHP']
const FRANC_CODES = ['CHF', 'XAF', 'XOF', 'XPF', 'CDF', 'RWF', 'BIF', 'GNF', 'DJF', 'KMF']
const CROWN_CODES = ['SEK', 'NOK', 'DKK', 'ISK', 'CZK']
const RUPEE_CODES = ['INR', 'PKR', 'LKR', 'NPR', 'MUR', 'SCR', 'IDR']
const DINAR_CODES = ['KWD', 'BHD', 'JOD', 'TND', 'DZD', 'IQD', 'LYD', 'RSD', 'MKD']

/** Signs that stand before or after an amount, each with the ISO 4217 codes that it may mean. A sign without codes is never allowed. */
export const CURRENCY_SIGNS: [sign: string, codes: string[]][] = [
  ['$', [...DOLLAR_CODES, ...PESO_CODES]],
  ['€', ['EUR']],
  ['£', [...POUND_CODES]],
  ['¥', ['JPY', 'CNY']],
  ['₹', ['INR']],
  ['₩', ['KRW']],
  ['₽', ['RUB']],
  ['₺', ['TRY']],
  ['₪', ['ILS']],
  ['₫', ['VND']],
  ['₱', ['PHP']],
  ['₴', ['UAH']],
  ['₦', ['NGN']],
  ['฿', ['THB']],
  ['₿', []],
]

/** Abbreviations that stand before an amount, in lower case and without their dot. */
export const LOCAL_CURRENCY_SIGNS: Record<string, string[]> = {
  fr: FRANC_CODES,
  sfr: FRANC_CODES,
  kr: CROWN_CODES,
  rs: RUPEE_CODES,
  rp: ['IDR'],
}

/** Words that follow an amount, each a pattern of whole words, with the codes that they may mean. */
export const CURRENCY_WORDS: [pattern: string, codes: string[]][] = [
  ['dollars?|d[oó]lar(?:es)?|bucks|ドル', DOLLAR_CODES],
  ['euros?|ユーロ', ['EUR']],
  ['pounds?|quid|pfund|libras?|livres? sterling|ポンド', POUND_CODES],
  ['francs?|franken|rappen|francos?|フラン|s?fr', FRANC_CODES],
  ['yens?|yenes|ienes?|円|圓', ['JPY']],
  ['yuan(?:es)?|renminbi|rmb|元', ['CNY', 'TWD']],
  ['wons?|ウォン', ['KRW']],
  ['rupees?|rupien?|rupias?|roupies?|ルピー|rs|rp', RUPEE_CODES],
  ['pesos?|ペソ', PESO_CODES],
  ['reais|reales|レアル', ['BRL']],
  ['kron(?:a|or|er|en|e)|crowns?|kč|kr|coronas?|couronnes?|coroas?|クローネ', CROWN_CODES],
  ['z[lł]ot(?:y|ys|ych|e)|zł|ズウォティ', ['PLN']],
  ['rubles?|rubel|rublos?|roubles?|ルーブル', ['RUB', 'BYN']],
  ['liras?|リラ', ['TRY', 'LBP', 'SYP']],
  ['forints?|ft', ['HUF']],
  ['lei|leu', ['RON', 'MDL']],
  ['dirhams?|ディルハム', ['AED', 'MAD']],
  ['dinars?|dinares', DINAR_CODES],
  ['ri[yj]als?|riales', ['SAR', 'QAR', 'OMR', 'YER', 'IRR']],
  ['shekels?|schekel', ['ILS']],
  ['rand', ['ZAR']],
  ['baht', ['THB']],
  ['bitcoins?|btc|ether|eth|usdt|satoshis?', []],
]

/** Words for a hundredth of a currency's unit. */
export const SUBUNIT_WORDS = 'cents?|centimes?|centavos?|c[eé]ntimos?|pence|セント'

/** Codes that are also found in lower case. Most codes would be words of some language then. */
export const LOWER_CASE_CODES = new Set([
  'usd',
  'eur',
  'gbp',
  'chf',
  'jpy',
  'cad',
  'aud',
  'brl',
  'mxn',
  'inr',
  'cny',
  'sek',
  'nok',
  'dkk',
  'pln',
])

/** Words that name numbers, in Latin letters. German compounds are found by their end. */
export const NUMBER_WORDS =
  'ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|grand|zehn|[a-zäöüß]{0,12}zig|[a-zäöüß]{0,20}hundert|[a-zäöüß]{0,30}tausend|million(?:en|es|s)?|diez|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:to)?|[a-zäöüß]{0,10}cientos|quinientos|mil|millones|dix|vingt|trente|quarante|cinquante|soixante|quatre-vingts?|cents?|mille|dez|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|[a-zäöüß]{0,10}centos|quinhentos|mil|milh(?:ão|ões)'

/** Numbers in Japanese characters. They are parts of many other words too. */
export const JAPANESE_NUMBERS = '[一二三四五六七八九十百千万億]{1,12}'

/** A sentence with one of these words is about a price. */
export const PRICE_WORDS =
  /\b(?:price|prices|priced|costs?|fee|fees|charge|rate|rates|pay|preis|preise|kostet|kosten|gebühr|honorar|precios?|cuestan?|tarifas?|honorarios|prix|coûte|coûtent|tarifs?|preços?|custam?|taxa)\b|価格|料金|値段|費用/iu

export const DISCOUNT_WORDS =
  /\b(?:save|sparen?|ahorr\p{L}{1,5}|économis\p{L}{1,5}|poup\p{L}{1,5}|discount(?:ed|s)?|off|cheaper|rebate|rabatte?|nachlass|günstiger|billiger|skonto|descuentos?|rebajas?|barato|remises?|réductions?|rabais|moins cher|descontos?|abatimento)\b|割引|値引|オフ|引き/iu

/** A promise of something at half the price or less. */
export const GIVEAWAY_WORDS = /\bhalf[- ](?:price|off)\b|\bhalbe[nr]? preis|\bmitad de precio|\bmoitié prix|\bmetade do preço|半額/iu

export const FREE_WORDS =
  /\b(?:for free|free of charge|at no (?:cost|charge)|complimentary|free (?:trial|consultation|session|call|quote)|kostenlos\p{L}{0,3}|kostenfrei\p{L}{0,3}|gratis|umsonst|gratuit\p{L}{0,5}|grátis|de graça|sin costo)(?!\p{L})|無料/iu
