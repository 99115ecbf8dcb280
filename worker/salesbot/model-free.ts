import { FREE_WORDS } from './model-money-words.ts'

/** More ways to say that nothing is paid. */
const NOT_PAID_PATTERN = new RegExp(
  [
    String.raw`[a-z] for (?:nothing|zero)(?![a-z])|\bat zero (?:cost|charge)|\b(?:without|free of|no) (?:any )?(?:cost|payment|charge)s?\b|\bcost[- ]free\b|\bwon['’]t (?:cost|charge) you\b|\bwill not (?:cost|charge) you\b|\b(?:not|n['’]t|no need to|needn['’]t)(?: have to| need to)? pay(?: for (?:it|this|that)| anything| a (?:cent|penny|thing|dime))?(?=\s?(?:[.!,;]|$))|\b(?:not|never|n['’]t) (?:pay|cost|charge|owe)(?: you)? (?:anything|a (?:cent|penny|thing|dime))\b|\b(?:my|our) treat\b|\b(?:waive|skip|drop|forget) (?:the|your|our|that|any|all) (?:fee|price|cost|charge|payment)s?\b|\b(?:all|entirely|completely|totally) free\b|\bfree for (?:you|new|everyone)\b|\b(?:a|one|your|the|get) free (?!parking|car|wi-?fi|slot|hour|time|day|appointment|date|evening|morning|afternoon|place|seat|choice|coffee|tea|water|to\b)[a-z]|\bcharge you (?:nothing|zero)\b|\bpro bono\b|\bnothing (?:to pay|due)(?=\s?(?:[.!,;]|$))|\b(?:as|is) a (?:gift|present)\b|(?:^|\bis |\bit['’]s )zero(?=\s?(?:[.!]|$))`,
    String.raw`(?<![a-zß-öø-ɏ])(?:für (?:nichts|lau|null)|zum nulltarif|nichts (?:zu )?(?:be)?zahlen|nichts dafür|(?:schenke|schenken|spendiere|spendieren) (?:ich|wir)|(?:ich|wir) (?:schenke|schenken|spendiere|spendieren|erlasse|erlassen)|(?:kostet|kosten) (?:sie |dich |ihnen )?(?:keinen cent|null)|gebührenfrei|unentgeltlich|auf unsere kosten|(?:keine|null) (?:kosten|gebühren?))(?![a-zß-öø-ɏ])`,
    String.raw`[a-zß-öø-ɏ] por nada(?! del)|(?<![a-zß-öø-ɏ])(?:regalad[oa]|de regalo|(?:se|te) l[oa]s? regal[a-zß-öø-ɏ]{1,4}|gratuitamente|no (?:tiene|tienes|tendrá|hay) que pagar(?: nada)?(?=\s?(?:[.!,;]|$))|(?:no|sin) (?:pag|cost|cobr)[a-zß-öø-ɏ]{1,5} (?:nada|ni un)|a coste cero|sin ningún (?:costo|coste|cargo)|corre por nuestra cuenta)`,
    String.raw`(?<![a-zß-öø-ɏ])(?:(?:avez|aurez|a|est|fait|fais|faisons) pour rien|rien à (?:payer|débourser)|sans (?:rien )?(?:payer|débourser)|(?:vous|te) l['’]offr[a-zß-öø-ɏ]{1,4}|(?:je|nous|on) vous (?:l['’])?offr(?:e|ons)s? (?:la|le|une?|votre|cette|ce)(?= (?:première |premier )?(?:séance|consultation|visite|rendez-vous|bilan|cours))|c['’]est cadeau|gracieusement|à titre gracieux|ne (?:vous )?coûter?a? (?:rien|pas un)|gratuitement)(?![a-zß-öø-ɏ])`,
    String.raw`(?<![a-zß-öø-ɏ])(?:não (?:precisa|tem que|terá que|vai|é preciso) pagar(?: nada)?(?=\s?(?:[.!,;]|$))|não (?:pag|cust|cobr)[a-zß-öø-ɏ]{1,5} (?:nada|nem um)|por nossa conta|de presente|sem pagar|sem nenhum custo|custo zero|de borla|gratuitamente)(?![a-zß-öø-ɏ])`,
    String.raw`(?:お?支払い?|お代|料金|費用|代金)(?:は|も|が)?(?:不要|いりません|必要ありません|結構です|発生しません|ございません|かかりません|いただきません)|プレゼント(?:します|いたします|です|させ)|サービスします|ロハ`,
  ].join('|'),
  'iu',
)

/** What is often free and has no price. `Parking is free.` */
const FREE_AMENITY_PATTERN = new RegExp(
  [
    String.raw`(?<![a-z])(?:parking(?: (?:space|lot|spot)s?)?|wi-?fi|coffee|tea|water|cancell?(?:ation|ing)s?|entry to the building|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|slot)(?: at \d{1,2}(?::\d\d)?)?) (?:is|are)(?: still)? (?:free of charge|complimentary|free)|(?:free|complimentary) (?:parking|wi-?fi|coffee|tea|water)`,
    String.raw`(?:kostenlos|kostenfrei|gratis)[a-z]{0,2} (?:parkpl[aä]tze?|parken|wlan|wi-?fi|kaffee|wasser)|(?:parkpl[aä]tze?|parken|wlan|wi-?fi|kaffee|wasser) (?:ist|sind) (?:kostenlos|kostenfrei|gratis)`,
    String.raw`(?:estacionamiento|aparcamiento|parking|wi-?fi|café|estacionamento|agua|água) (?:(?:es|está|é) )?(?:gratis|grátis|gratuito)|(?:parking|stationnement|wi-?fi|café) (?:est )?gratuit`,
    String.raw`無料(?:の)?(?:駐車場|Wi-?Fi)|(?:駐車場?|Wi-?Fi)は?無料`,
  ].join('|'),
  'giu',
)

/** True for text that calls something free which may have a price. */
export function holdsFreeOffer(text: string): boolean {
  const rest = text.replace(FREE_AMENITY_PATTERN, ' ')
  return FREE_WORDS.test(rest) || NOT_PAID_PATTERN.test(rest)
}
