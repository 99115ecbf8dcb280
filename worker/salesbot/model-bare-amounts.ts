import { LARGE_NUMBER_WORDS, ONE_WORDS, SMALL_NUMBER_WORDS } from './model-money-words.ts'

/** Words that say that the number right after them is an amount, in the assistant's six languages. */
const COST_CUES =
  "(?:do|offer|make|give|get|have|let|sell|take|yours|yours is|settle|machen|anbieten|geben|haben|bekommen|hacer(?:lo)?|dejar(?:lo)?|ofrecer(?:lo)?|faire|laisser|proposer|fazer|oferecer|deixar)(?: (?!for |für |por |pour )[\\p{L}'’]{1,12}){0,3} (?:for|at|für|por|en|pour|à|a)|com(?:es?|ing) (?:out )?(?:to|at)|adds up to|total(?:s|ling)?(?: (?:is|of|comes to|ist|es|est|é))?|costs?(?: (?:you|them|us))?|priced? (?:is|at)|charge(?: you)?|pay|fee is|rate is|kostet(?: (?:sie|dich|ihnen))?|macht(?: (?:das|dann|es))?|beträgt|insgesamt|zahlen|preis ist|cuestan?|sale (?:a|por)|serían?|precio es|en total|coûte(?:nt)?|revient à|fait|prix est|s['’]élève à|custam?|sai por|fica (?:em|por)|preço é|ao todo"
/** Words that do so if the number is no hour, day or small count. */
const WEAK_CUES =
  "(?:it|that|this|they|price|which)(?: would| will|['’]d|['’]ll)? (?:is|be|are|was)|(?:it|that)['’]s|only|just|for|nur|für|lediglich|(?:das|es) (?:ist|sind|wären?)|son|es|solo|sólo|por|c['’]est|ce sont|seulement|pour|são|é|apenas|só"
const FILLERS =
  '(?:(?:only|just|about|around|roughly|approximately|exactly|a mere|nur|etwa|rund|circa|ca\\.|genau|solo|sólo|unos|exactamente|seulement|environ|apenas|só|cerca de|uns) ){0,2}'
const NUMBER_WORD = `(?:${LARGE_NUMBER_WORDS}|${SMALL_NUMBER_WORDS})`
const NUMBER = `(?:(\\d{1,3}(?:[.,'’ ]\\d{3}(?!\\d))*|\\d{1,9})(?:[.,](\\d{1,2}))?|((?:${ONE_WORDS}|${NUMBER_WORD})(?:[\\s-](?:and |und |y |et |e )?${NUMBER_WORD}){0,5}))`
/** What follows an amount: the end of a clause or a word that cannot be what is counted. */
const END =
  '(?=-?ish(?!\\p{L})|\\s?(?:[!?;)。！？]|[.,:](?!\\d)|$|[-–—]\\s)|\\s(?:for|per|a|an|each|in total|total|all|flat|only|today|now|this|if|when|or so|including|plus|instead|because|altogether|für|pro|je|insgesamt|nur|heute|jetzt|wenn|alles|por|para|en total|si|hoy|todo|pour|par|au total|aujourd|tout|no total|se|hoje|tudo|and|but|und|aber|y|et|e|mas)(?!\\p{L}))'
const CUED_PATTERN = (cues: string) => new RegExp(`(?<!\\p{L})(?:${cues}):? ${FILLERS}${NUMBER}(?![\\d%])${END}`, 'giu')
const STRONG_PATTERN = CUED_PATTERN(COST_CUES)
const WEAK_PATTERN = CUED_PATTERN(WEAK_CUES)
/** `130-ish`, `120 for you`, `120 all in`. */
const AFTER_PATTERN = new RegExp(
  `(?<![\\p{L}\\d.,:/+-]|\\d )${NUMBER}(?:-?ish(?! (?:min|hour|day|people))|,? (?:for you|all[- ]in|all inclusive|in total|für sie|für dich|alles inklusive|insgesamt|para usted|para ti|en total|pour vous|tout compris|au total|para você|no total|tudo incluído))(?!\\p{L})`,
  'giu',
)
const JAPANESE_PATTERN =
  /(?:合計|全部で|総額|価格は|料金は|値段は|費用は|お代は)(?:で|は)?\s?(?:約)?([\d,]{1,12}|[〇零一二三四五六七八九十百千万]{1,12})(?:です|になります|でいかが|で[。！]|[。！]|$)/gu
/** Numbers up to here may be hours, days or counts. */
const SMALL_NUMBER_MAX = 31
/** A sentence that repeats what the visitor said, or what is no price. */
const OTHER_SUBJECT_PATTERN =
  /(?<!\p{L})(?:your budget|you (?:said|mentioned|told)|number is|address|phone|ihr budget|nummer|adresse|telefon|su presupuesto|número|teléfono|votre budget|numéro|seu orçamento|room|floor|page|aged?|years old)(?!\p{L})/iu

/** Returns a function that finds an amount without a currency in a sentence that offers it as a price. */
export function createBareAmountFinder(isKnown: (value: number) => boolean): (sentence: string) => boolean {
  const isForeign = (pattern: RegExp, sentence: string, min: number) =>
    Array.from(sentence.matchAll(pattern)).some(([, whole, decimals, words]) => {
      if (words !== undefined) return min === 0 ? !/^(?:one|eine?|eins|uno|una?|une|uma?|once)$/iu.test(words) : /[\s-]/.test(words)
      const value = Number(`${whole!.replace(/\D/g, '') || Number.NaN}.${decimals ?? 0}`)
      return !(value < min) && !isKnown(value)
    })
  return (sentence) => {
    if (isForeign(JAPANESE_PATTERN, sentence, 0)) return true
    if (OTHER_SUBJECT_PATTERN.test(sentence)) return false
    return (
      isForeign(STRONG_PATTERN, sentence, 0) ||
      isForeign(WEAK_PATTERN, sentence, SMALL_NUMBER_MAX + 1) ||
      isForeign(AFTER_PATTERN, sentence, SMALL_NUMBER_MAX + 1)
    )
  }
}
