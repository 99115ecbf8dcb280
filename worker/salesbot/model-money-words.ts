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

/** Words for the numbers from zero to nineteen, without those for one. */
export const SMALL_NUMBER_WORDS =
  'zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|null|zwei|zwo|drei|vier|fünf|fuenf|sechs|sieben|acht|neun|zehn|elf|zwölf|(?:drei|vier|fünf|sech|sieb|acht|neun)zehn|cero|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|trece|catorce|quince|dieci(?:séis|seis|siete|ocho|nueve)|zéro|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dois|duas|três|quatro|sete|oito|nove|dez|doze|treze|catorze|dez(?:esseis|essete|oito|enove)'

/** Words for one, which are articles too, and for eleven in Spanish, which is an English word. */
export const ONE_WORDS = 'one|eine?|eins|uno|una?|une|uma?|once'

/** Words for the numbers from twenty on, in Latin letters. German compounds are found by their end. */
export const LARGE_NUMBER_WORDS =
  'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|grand|[a-zäöüß]{0,12}(?:zig|ßig|ssig)|[a-zäöüß]{0,20}hundert[a-zäöüß]{0,20}|[a-zäöüß]{0,30}tausend[a-zäöüß]{0,30}|million(?:en|es|s)?|veinte|veinti[a-zéó]{2,6}|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:to)?|[a-zäöüß]{0,10}cient[oa]s|quinient[oa]s|mil|millones|vingts?|trente|quarante|cinquante|soixante|septante|huitante|octante|nonante|quatre-vingts?|cents?|mille|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|[a-zäöüß]{0,10}cent[oa]s|quinhent[oa]s|duzent[oa]s|trezent[oa]s|milh(?:ão|ões)'

/** Numbers in Japanese characters. They are parts of many other words too. */
export const JAPANESE_NUMBERS =
  '(?:[〇零一二三四五六七八九十百千万億壱弐参]{1,12}|[いちにさんよごろくななはきゅう]{0,4}(?:じゅう|ひゃく|びゃく|ぴゃく|せん|ぜん|まん)[いちにさんよごろくななはきゅうじ]{0,6})'

/** A sentence with one of these words is about a price. */
export const PRICE_WORDS =
  /\b(?:price|prices|priced|costs?|fee|fees|charge|rate|rates|pay|price tag|preis|preise|kostet|kosten|gebühr|honorar|precios?|cuestan?|tarifas?|honorarios|prix|coûte|coûtent|tarifs?|preços?|custam?|taxa)\b|価格|料金|値段|費用/iu

export const DISCOUNT_WORDS =
  /\b(?:save|sparen?|ahorr\p{L}{1,5}|économis\p{L}{1,5}|poup\p{L}{1,5}|discount(?:ed|s)?|off|cheaper|rebate|rabatte?|nachlass|günstiger|billiger|skonto|descuentos?|rebajas?|barato|remises?|réductions?|rabais|moins cher|descontos?|abatimento)\b|割引|値引|オフ|引き/iu

/** A promise of something at half the price or less. */
export const GIVEAWAY_WORDS = new RegExp(
  [
    String.raw`\bhalf[- ](?:price|off)\b|\bhalbe[nr]? preis|\bmitad de(?:l)? precio|\bmoitié prix|\bmetade do preço|半額`,
    String.raw`\b(?:half|third|quarter|fifth|tenth)\b (?:off|(?:of )?(?:the|our|its|your|this|that) (?:\p{L}{1,15} )?(?:price|cost|fee|rate))\b`,
    String.raw`\b(?:price|cost|costs|fee|rate)s? (?:is |are |will be |goes )?(?:\p{L}{1,10} ){0,2}(?:half|halved|a third|a quarter|two thirds)\b(?! (?:an? )?(?:hour|day|year))(?!-(?:hour|day))`,
    String.raw`\b(?:knock|take|shave|slash|cut|drop|get|bring) (?:\p{L}{1,10} ){0,4}(?:off|down) (?:the|your|our|that|this|it|for you)\b(?! (?:phone|call|list|calendar))`,
    String.raw`\bbuy (?:one|two|1|2|any)\b.{0,30}\b(?:get|and (?:one|1))\b|\b(?:two|2|three|3)[- ]for[- ](?:the price of )?(?:one|1|two|2)\b|\bbogo\b`,
    String.raw`\b(?:zum halben|(?:ein |die )?(?:hälfte|drittel|viertel) (?:des |vom |weniger|günstiger|billiger|nachlass|rabatt|preis)|halber preis|halbiere\p{L}? (?:den|ihnen)|zwei zum preis|kauf\p{L}{1,3} sie (?:eine?|zwei)\b.{0,40}\bgratis)`,
    String.raw`(?<!\p{L})(?:la mitad del|un (?:tercio|cuarto|quinto) (?:menos|del precio|de descuento)|(?:dos|2) por (?:uno|1)|(?:2|3)x(?:1|2)\b|la moitié du|un (?:tiers|quart) (?:de moins|du prix|de remise)|deux pour (?:un|le prix)|(?:metade|um terço|um quarto) (?:do preço|de desconto|a menos)|dois por um|leve (?:dois|2|três|3))`,
    String.raw`(?:三分の一|四分の一|半分|[123]\/[2345]).{0,8}(?:引|価格|値段|料金|安)|(?:価格|値段|料金).{0,6}(?:半分|三分の一|四分の一)`,
    String.raw`(?<![\d/])[1-4]\/[2-5] (?:off|of the price|rabatt|vom preis|de descuento|de remise|de desconto)`,
  ].join('|'),
  'iu',
)

export const FREE_WORDS = new RegExp(
  [
    String.raw`\b(?:for free|free of charge|at no (?:extra |additional )?(?:cost|charge)|no (?:charge|fee|cost)s?|without charge|complimentary|free (?:trial|consultation|session|call|quote|assessment|of cost)|kostenlos\p{L}{0,3}|kostenfrei\p{L}{0,3}|gratis|umsonst|gratuit\p{L}{0,5}|grátis|de graça|sin costo)(?!\p{L})|無料|タダ|ただで|無償`,
    String.raw`\bon the house\b|\bon us\b(?=\s*(?:[.,!]|$))|\b(?:pay|pays|costs?|charge|owe) (?:you )?(?:nothing|zero|no money|nada)\b|\bit['’]s a (?:gift|present|freebie)\b|\bfreebie\b|\b(?:get|gets|is|are|it['’]s) (?:another |completely |totally |absolutely )?free(?=\s*(?:[.!,;]|$| for (?:you|new|everyone)))`,
    String.raw`(?:aufs haus|geht auf uns|(?:kostet|zahlen|bezahlen|berechnen)(?: \p{L}{1,8}){0,2} nichts|ohne (?:kosten|berechnung|gebühr)|geschenkt|(?<!\p{L})cortesía de la casa|invita la casa|cuenta de la casa|no (?:cuesta|paga|pagas|pagará|cobramos) nada|sin (?:coste|cargo|pagar)|(?<!\p{L})offerte?s?(?: par la maison)(?!\p{L})|(?:est|sera) offerte?(?!\p{L})|aux frais de la maison|(?:coûte|payez|paierez|paye|paies) rien|sans frais|por conta da casa|não (?:custa|paga|pagará|cobramos) nada|sem (?:custo|custos|cobrança))`,
    String.raw`(?:お金|費用|料金|代金)は?(?:かかりません|いただきません|不要)|サービスいたします`,
  ].join('|'),
  'iu',
)
