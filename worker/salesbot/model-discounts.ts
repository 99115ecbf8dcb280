import { LARGE_NUMBER_WORDS, SMALL_NUMBER_WORDS } from './model-money-words.ts'
import { splitSentences } from './model-sentences.ts'

const PERCENT = '(?:%|per ?cent|prozent|por ?cien(?:to)?|pour ?cent|por cento|パーセント)'
const NUMBER = `(?:\\d|(?<![a-zß-öø-ɏ])(?:${LARGE_NUMBER_WORDS}|${SMALL_NUMBER_WORDS}))`
const LESS =
  '(?:less|lower|cheaper|off|down|weniger|günstiger|billiger|niedriger|runter|nach|rabatt|(?:de )?menos|más barato|(?:de |en )?moins(?: cher)?|a menos|mais barato|abaixo)'
/** The end of a clause, or a word after which nothing can be what becomes less: `20 minutes less`, `20 percent less pain`. */
const CLAUSE_END =
  '(?=\\s?(?:[.,!?;:)。！]|$)|\\s(?:for|than|if|now|today|on|when|and|für|als|wenn|heute|auf|und|para|por|que|si|y|pour|que|sur|et|do|se|e|no|na)(?![a-zß-öø-ɏ]))'

/** An amount or a share that the price becomes lower by. */
const LESS_PATTERN = new RegExp(
  [
    `${NUMBER}\\s?${PERCENT}?\\s?${LESS}${CLAUSE_END}`,
    `(?:^|[^\\d\\s]\\s?)(?:[-−–]|(?<![a-z])(?:minus|menos|moins) )(?:${NUMBER}|\\d{1,2})\\d{0,2}\\s?${PERCENT}`,
    `(?<![a-z])(?:reduce|lower|cut|drop|take|knock|subtract|deduct) (?:(?:it|that|this|them|the price|the fee|the rate) (?:by |down )?)?(?:another )?${NUMBER}\\d{0,3}\\s?${PERCENT}(?: (?:from|off)|${CLAUSE_END})`,
    `\\d\\s?(?:${PERCENT}|割)?(?:ほど)?(?:お?安く|引[いきか]|値引|値下|オフ|割引)`,
  ].join('|'),
  'iu',
)

/** A part of the price instead of the whole. */
const SHARE_PATTERN = new RegExp(
  [
    `(?<![a-zß-öø-ɏ])(?:half|(?:an?|one|two) (?:third|quarter|fifth|sixth|eighth|tenth)s?|(?:ein|eine|zwei) (?:drittel|viertel|fünftel|sechstel|achtel|zehntel|hälfte)|un (?:tercio|cuarto|quinto|décimo)|um (?:terço|quarto|quinto|décimo)|un (?:tiers|quart|cinquième|dixième)) ${LESS}${CLAUSE_END}`,
    `(?<![a-z])(?:half of (?:that|it|this|what)|half as (?:much|expensive)|(?:for|pay|cost|costs)(?: you)?(?: only| just)? half${CLAUSE_END})`,
    `(?<![a-zß-öø-ɏ])(?:(?:zahlen|bezahlen|kostet|zahlst|für)(?: sie)?(?: nur)?(?: die)? hälfte${CLAUSE_END}|halb so (?:viel|teuer)|(?:die hälfte|la mitad|la moitié|a metade|metade)(?=\\s?[.!])|(?:pag|cuest|pay|cust)[a-zß-öø-ɏ]{1,4} (?:solo |sólo |seulement |só |apenas )?(?:la mitad|la moitié|a metade|metade)|deux fois moins)`,
    `(?<![a-zß-öø-ɏ])(?:save|sparen?|ahorr[a-zß-öø-ɏ]{1,5}|économis[a-zß-öø-ɏ]{1,5}|poup[a-zß-öø-ɏ]{1,5})(?: sie)?(?: (?:an?|one|ein|una?|uma?|la|a|die))? (?:half|third|quarter|fifth|tenth|hälfte|drittel|viertel|fünftel|mitad|tercio|cuarto|moitié|tiers|quart|metade|terço)${CLAUSE_END}`,
    '半分(?:です|で(?:す|[。！]|いた|ご)|に(?:し|いた))',
  ].join('|'),
  'iu',
)

const DISCOUNT_NAMES =
  /(?<![a-zß-öø-ɏ])(?:(?:price )?(?:discounts?|reductions?)|rebates?|(?:special|reduced|better|lower|cheaper|friendly|best|unbeatable|discounted) (?:prices?|deals?|rates?|offers?|fees?)|good deal|bargain|vouchers?|coupons?|promo(?:tion)? codes?|(?:[a-zß-öø-ɏ]{0,12})rabatte?|(?:preis)?nachlass|(?:sonder|vorzugs|freundschafts)preise?|sonderangebote?|gutscheine?|(?:günstiger|besser)en? preis|skonto|descuentos?|rebajas?|precios? especial(?:es)?|mejor precio|oferta especial|cup[oó]n|remises?|réductions?|rabais|prix (?:spécial|réduit|d['’]ami)|meilleur prix|tarif (?:spécial|réduit|préférentiel)|descontos?|preços? especia(?:l|is)|melhor preço|abatimento|cupom)(?![a-zß-öø-ɏ])|割引|値引|特別価格|クーポン/iu
const GIVING_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:you(?:['’]ll| will| can)? (?:get|receive|have)|(?:i|we)(?:['’]ll| will| can| could| may| do)?(?: gladly| happily| also| even)? (?:give|offer|do|make|grant|arrange|apply)|here(?:['’]s| is)|there(?:['’]s| is| are)|enjoy|for you|with (?:a|an|your)|geben?|bekommen|erhalten|bekommst|machen?|gewähren?|bieten?|gibt es|für sie|doy|damos|hago|hacemos|ofrezco|ofrecemos|puedo (?:dar|hacer|ofrecer)|tiene|tendrá|obtiene|recibe|para usted|fais|faisons|offre|offrons|propose|proposons|accorde|accordons|avez|aurez|bénéficiez|pour vous|dou|damos|faço|fazemos|ofereço|oferecemos|tem|terá|ganha|recebe|para você)(?![a-zß-öø-ɏ])|いたします|します|できます|ご提供|あります|ございます/iu
const LOWERING_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:(?:lower|reduce|drop|cut) (?:the|our|your|my) (?:price|fee|rate|cost)s?|(?:den|unseren|meinen) preis (?:für sie )?(?:senken|reduzieren|nachlassen)|(?:senken?|reduzieren?) (?:ich |wir )?(?:den|unseren|meinen) preis|(?:baj|rebaj|reduc)[a-zß-öø-ɏ]{1,5} (?:el|nuestro|mi) precio|(?:baiss|rédui)[a-zß-öø-ɏ]{1,5} (?:le|notre|mon) (?:prix|tarif)|(?:baix|reduz)[a-zß-öø-ɏ]{0,5} (?:o|nosso|meu) preço)(?![a-zß-öø-ɏ])|値下げ(?:し|いた|でき)|お?安く(?:し|いた|でき)/iu
/** A clause that denies a discount, asks about one or leaves it to the owner. */
const NOT_GIVEN_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:not|never|no|cannot|whether|unsure|ask|asking|if there|decides?|nicht|nie|keine?[nrms]?|ob|frage[n]?|entscheidet|nunca|ning[uú]n[a-z]?|si hay|si|pregunt[a-zß-öø-ɏ]{1,4}|pas|jamais|aucune?|demand[a-zß-öø-ɏ]{1,4}|não|nenhuma?|pergunt[a-zß-öø-ɏ]{1,4}|sin|sans|ohne|sem|without)(?![a-zß-öø-ɏ])|n['’]t(?![a-z])|ません|ない|できかね|確認|どうか/iu

const promisesDiscount = (sentence: string) =>
  !/[?？]\s*$/.test(sentence) &&
  sentence
    .split(/[,;:、—]\s?|\s(?:but|aber|pero|mais|mas)\s/iu)
    .some(
      (clause) =>
        !NOT_GIVEN_PATTERN.test(clause) && (LOWERING_PATTERN.test(clause) || (DISCOUNT_NAMES.test(clause) && GIVING_PATTERN.test(clause))),
    )

/**
 * Returns a function that finds an offer to pay less. One without an amount passes if the public texts name discounts, because those
 * without an amount cannot be compared with them.
 */
export function createDiscountFinder(publicTexts: string[]): (text: string) => boolean {
  const mayNameDiscounts = publicTexts.some((text) => DISCOUNT_NAMES.test(text))
  return (text) =>
    splitSentences(text).some(
      (sentence) => LESS_PATTERN.test(sentence) || SHARE_PATTERN.test(sentence) || (!mayNameDiscounts && promisesDiscount(sentence)),
    )
}
