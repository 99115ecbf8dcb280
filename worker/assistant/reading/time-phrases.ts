import type { AssistantLanguage } from '../../../schema/salesbot.ts'
import { LATIN_LETTERS_OR_DIGITS } from './letters.ts'

export type TimeUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

/** What a phrase of time means. `asked`: only as the answer to a question for the time, because it often means something else. */
export type TimeMeaning =
  | { kind: 'soon' | 'later'; asked?: true }
  /** So many units from now. */
  | { kind: 'in'; amount: number; unit: TimeUnit; asked?: true }
  /** Start of the next week, month, quarter or year, the end of the current one, or the end of the next one. */
  | { kind: 'next' | 'end' | 'endOfNext'; unit: 'week' | 'month' | 'quarter' | 'year' }
  /** First day of a month, from 0 to 11, of the next such month. */
  | { kind: 'month'; month: number }
  /** A day counted from today. */
  | { kind: 'day'; days: number }
  /** The next Saturday; today at a weekend. */
  | { kind: 'weekend' }
  /** The next such day of the year; months from 0 to 11. */
  | { kind: 'date'; month: number; day: number }
  /** So many days after Easter Sunday. */
  | { kind: 'easter'; days: number }
  /** A part of a day, without saying which day. */
  | { kind: 'daytime'; asked?: true }

/** A phrase whose pattern is created when it is first needed: a conversation needs those of a language or two. */
function lazyPhrase(create: () => RegExp, meaning: TimeMeaning): TimePhrase {
  let created: RegExp | null = null
  return {
    meaning,
    get pattern() {
      return (created ??= create())
    },
  }
}
const phrase = (pattern: string, meaning: TimeMeaning) =>
  lazyPhrase(() => new RegExp(`(?<![${LATIN_LETTERS_OR_DIGITS}])(?:${pattern})(?![${LATIN_LETTERS_OR_DIGITS}])`, 'iu'), meaning)
const japanese = (pattern: string, meaning: TimeMeaning) => lazyPhrase(() => new RegExp(pattern, 'u'), meaning)

export interface TimePhrase {
  readonly pattern: RegExp
  meaning: TimeMeaning
}

const SPRING = { kind: 'month', month: 2 } as const
const SUMMER = { kind: 'month', month: 5 } as const
const AUTUMN = { kind: 'month', month: 8 } as const
const WINTER = { kind: 'month', month: 11 } as const
const CHRISTMAS = { kind: 'date', month: 11, day: 24 } as const
const NEW_YEAR = { kind: 'date', month: 0, day: 1 } as const
const EASTER = { kind: 'easter', days: 0 } as const
const PENTECOST = { kind: 'easter', days: 49 } as const

/** Phrases by language, the first that matches counts. Seasons are those of the northern hemisphere. */
export const TIME_PHRASES: Record<AssistantLanguage, TimePhrase[]> = {
  en: [
    phrase('(?:the )?day after tomorrow', { kind: 'day', days: 2 }),
    phrase(
      "(?:i'?m |we'?re )?(?:in )?no (?:rush|hurry)(?: at all)?|not in a (?:rush|hurry)|not urgent|(?:it|that|this) can wait|take your time|(?:there'?s )?no (?:deadline|time pressure)|not (?:right away|immediately|urgently)|whenever(?! (?:i|we|he|she|it|they|my|the|there)\\b)|some ?day|(?<!(?:lasts?|lasted|took|takes|only|just|within|after) )one day(?! (?:i|he|she|it|my|we|the|later)\\b)|eventually|not (?:any ?time )?soon|just (?:looking(?: around)?(?! for| to| at)|browsing|curious|exploring)|no (?:fixed |specific |particular )?(?:date|timeline|timeframe|time frame)|not sure yet|undecided|in the (?:distant )?future|haven'?t decided",
      { kind: 'later' },
    ),
    phrase(
      "asap|a\\.s\\.a\\.p\\.?|as (?:soon|quick(?:ly)?|fast|early) as (?:possible|you can|u can|we can)|right away|straight ?away|immediately|urgent(?:ly)?|soonest|without delay|very soon|pretty soon|the sooner the better|sooner rather than later|(?:with)?in (?:a |the (?:next|coming) )?(?:few |couple (?:of )?|several )?days|over the next (?:few |couple of )?days|yesterday (?:would be (?:best|ideal|great)|ideally|if possible|please)|ideally yesterday|(?:at )?your (?:very )?(?:earliest|soonest)(?: convenience| opportunity| slot| appointment| availability)?|(?:(?:your|the) )?(?:first|next|earliest|soonest) (?:available|free|possible|open)(?: (?:slot|appointment|date|time|opening|spot))?|as (?:soon|early|quick(?:ly)?|fast) as (?:you|u|we|they|it)(?: can| could| manage|'s possible| is possible)?",
      { kind: 'soon' },
    ),
    phrase('(?:right )?(?<!from )now|soon|quickly|fast|these days', { kind: 'soon', asked: true }),
    phrase('weekdays?|during the week|any ?(?:day|time)', { kind: 'daytime', asked: true }),
    phrase('later|not now|(?:plenty|lots) of time|open|flexible|unknown|no idea|not decided(?: yet)?|dunno|idk', {
      kind: 'later',
      asked: true,
    }),
    phrase("(?:the )?end of (?:the )?next week|late next week|next week'?s end", { kind: 'endOfNext', unit: 'week' }),
    phrase("(?:the )?week after next|in (?:a |one )?(?:couple|pair) of weeks|(?:in )?(?:a |1 )?2 weeks(?:'|s)? time|in a 2 weeks", {
      kind: 'in',
      amount: 2,
      unit: 'week',
    }),
    phrase('(?:the )?(?:end of (?:the )?next month|late next month)', { kind: 'endOfNext', unit: 'month' }),
    phrase('(?:the )?month after next', { kind: 'in', amount: 2, unit: 'month' }),
    phrase('(?:the )?end of (?:the )?next quarter', { kind: 'endOfNext', unit: 'quarter' }),
    phrase('(?:the )?end of (?:the )?next year|late next year', { kind: 'endOfNext', unit: 'year' }),
    phrase('(?:around|by|before|after|over|at|for|until|till|about) (?:the )?easter(?: holidays?| break)?', EASTER),
    phrase("(?:around|by|before|after|for|over) (?:new year(?:'?s)?(?: eve| day)?|the holidays)", NEW_YEAR),
    phrase('(?:around|by|before|after|for|on) thanksgiving', { kind: 'date', month: 10, day: 26 }),
    phrase('(?:around|by|before|after|for|on) halloween', { kind: 'date', month: 9, day: 31 }),
    phrase("(?:around|by|before|after|for|on) valentine'?s(?: day)?", { kind: 'date', month: 1, day: 14 }),
    phrase('this week|(?:by |before )?(?:the )?end of (?:the |this )?week|eow', { kind: 'end', unit: 'week' }),
    phrase('next week', { kind: 'next', unit: 'week' }),
    phrase('(?:with)?in (?:the|this) month|this month|(?:by |before )?(?:the )?end of (?:the |this )?month|eom', {
      kind: 'end',
      unit: 'month',
    }),
    phrase('(?:with)?in (?:the )?(?:next|coming) month|(?:with)?in a month or (?:so|two)', { kind: 'in', amount: 1, unit: 'month' }),
    phrase('(?:in|over|within) the (?:next|coming) weeks', { kind: 'in', amount: 3, unit: 'week' }),
    phrase('(?:in|over|within) the (?:next|coming) months', { kind: 'in', amount: 4, unit: 'month' }),
    phrase('(?:a )?couple(?: of)? weeks', { kind: 'in', amount: 2, unit: 'week', asked: true }),
    phrase('(?:a )?(?:few|some) weeks', { kind: 'in', amount: 3, unit: 'week', asked: true }),
    phrase('(?:a )?couple(?: of)? months', { kind: 'in', amount: 2, unit: 'month', asked: true }),
    phrase('(?:a )?(?:few|some) months', { kind: 'in', amount: 4, unit: 'month', asked: true }),
    phrase('(?:a )?(?:few|couple(?: of)?) weeks from (?:now|today)', { kind: 'in', amount: 2, unit: 'week' }),
    phrase('(?:a )?(?:few|couple(?: of)?) months from (?:now|today)', { kind: 'in', amount: 3, unit: 'month' }),
    phrase('(?:at )?(?:the )?(?:beginning|start) of the year|early in the year', { kind: 'next', unit: 'year' }),
    phrase('next month|early next month', { kind: 'next', unit: 'month' }),
    phrase('this quarter|end of (?:the |this )?quarter', { kind: 'end', unit: 'quarter' }),
    phrase('next quarter', { kind: 'next', unit: 'quarter' }),
    phrase("this year|(?:by |before )?(?:the )?(?:end of (?:the |this )?year|year'?s? end)|eoy", { kind: 'end', unit: 'year' }),
    phrase('next year|in the new year|new year', { kind: 'next', unit: 'year' }),
    phrase('(?:in|within|over) (?:a |the next )?(?:few|couple(?: of)?|some) weeks', { kind: 'in', amount: 3, unit: 'week' }),
    phrase('(?:in|within|over) (?:a |the next )?couple(?: of)? months', { kind: 'in', amount: 2, unit: 'month' }),
    phrase('(?:in|within|over) (?:a |the next )?(?:few|some|several) months', { kind: 'in', amount: 4, unit: 'month' }),
    phrase('(?:in|within) (?:about )?half a year|half a year (?:from now|away)', { kind: 'in', amount: 6, unit: 'month' }),
    phrase('half a year', { kind: 'in', amount: 6, unit: 'month', asked: true }),
    phrase('(?:in|by|before|this|next|during|for|until) (?:the |early |late )?spring(?: time)?', SPRING),
    phrase('(?:in|by|before|this|next|during|for|until) (?:the |early |late )?summer(?: time)?|after the holidays', SUMMER),
    phrase('(?:in|by|before|this|next|during|for|until) (?:the |early |late )?(?:autumn|fall)', AUTUMN),
    phrase('(?:in|by|before|this|next|during|for|until) (?:the |early |late )?winter', WINTER),
    phrase('(?:by|before|for|until|around|at|over|after|till) (?:christmas|xmas)', CHRISTMAS),
    phrase(
      '(?:in the|this) (?:late |early )?(?:morning|afternoon|evening)|mornings?(?= (?:works?|is|are|would|only|please))|afternoons?(?= (?:works?|is|are|would|only|please))|evenings?(?= (?:works?|is|are|would|only|please))|around noon|at noon|after work',
      { kind: 'daytime' },
    ),
  ],
  es: [
    phrase(
      '(?:no (?:hay|tengo|tenemos) |sin )(?:ninguna )?(?:prisa|apuro|urgencia)|cuando se pueda|puede esperar|no urge|no (?:es|corre|me corre) (?:urgente|prisa)|solo (?:estoy )?(?:mirando|curioseando|viendo)|s[óo]lo (?:estoy )?(?:mirando|viendo)|alg[úu]n d[íi]a|cuando (?:sea|puedas?|puedan)|m[áa]s adelante|sin fecha|no tengo fecha|no s[ée] (?:todav[íi]a|a[úu]n)|todav[íi]a no (?:lo )?s[ée]',
      { kind: 'later' },
    ),
    phrase(
      'cuanto antes|lo antes posible|lo m[áa]s (?:pronto|r[áa]pido|temprano) posible|inmediatamente|de inmediato|urgente(?:mente)?|ya mismo|ahora mismo|enseguida|en (?:unos|pocos|un par de) d[íi]as|en los pr[óo]ximos d[íi]as|estos d[íi]as|muy pronto|para ayer|lo antes que (?:se )?pueda[ns]?|(?:en cuanto|tan pronto(?: como)?) (?:se )?(?:pueda[ns]?|sea posible|tenga[ns]?(?: [a-zß-öø-ɏ]+)?|haya(?: [a-zß-öø-ɏ]+)?)|a la brevedad(?: posible)?|cuanto (?:m[áa]s pronto|antes),? mejor|(?:la |el )?primer[ao]? (?:cita|hueco|turno|horario|fecha) (?:que (?:tenga[ns]?|haya)|disponible|libre)|me urge|me corre prisa|lo necesit(?:o|amos) ya|para ya',
      { kind: 'soon' },
    ),
    phrase('pronto|ya|ahora', { kind: 'soon', asked: true }),
    phrase('m[áa]s tarde|luego|despu[ée]s(?! d)|ni idea|no s[ée]', { kind: 'later', asked: true }),
    phrase('(?:a )?(?:fin(?:al)?|finales|fines) de (?:la )?(?:pr[óo]xima semana|semana que viene)', { kind: 'endOfNext', unit: 'week' }),
    phrase('(?:a |para )?(?:el )?(?:fin(?:al)?|finales|fines) de(?:l)? (?:pr[óo]ximo mes|mes (?:que viene|pr[óo]ximo|entrante))', {
      kind: 'endOfNext',
      unit: 'month',
    }),
    phrase('(?:a |para )?(?:el )?(?:fin(?:al)?|finales|fines) de(?:l)? (?:pr[óo]ximo a[ñn]o|a[ñn]o que viene)', {
      kind: 'endOfNext',
      unit: 'year',
    }),
    phrase('en dos semanas|(?:en|dentro de) quince d[íi]as', { kind: 'in', amount: 2, unit: 'week' }),
    phrase('(?:en|para|antes de|despu[ée]s de|por|hacia|sobre) (?:la )?(?:pascua|semana santa)', EASTER),
    phrase('(?:despu[ée]s de|para|antes de|en|tras) (?:las fiestas|a[ñn]o nuevo|reyes|nochevieja)', NEW_YEAR),
    phrase('esta semana|(?:a |para el )?fin(?:ales)? de (?:esta |la )?semana(?= laboral)|antes del? (?:viernes|fin de semana)', {
      kind: 'end',
      unit: 'week',
    }),
    phrase('(?:la )?(?:pr[óo]xima semana|semana (?:que viene|pr[óo]xima|entrante))', { kind: 'next', unit: 'week' }),
    phrase('este mes|(?:a |para )?(?:el )?(?:fin(?:al)?|finales|fines) de(?:l| este)? mes', { kind: 'end', unit: 'month' }),
    phrase('(?:el )?(?:pr[óo]ximo mes|mes (?:que viene|pr[óo]ximo|entrante))', { kind: 'next', unit: 'month' }),
    phrase('(?:el )?(?:pr[óo]ximo trimestre)', { kind: 'next', unit: 'quarter' }),
    phrase('este trimestre', { kind: 'end', unit: 'quarter' }),
    phrase(
      'este a[ñn]o|antes de (?:que )?(?:acabe|termine|acabar|terminar) (?:el )?a[ñn]o|(?:a |para |antes de )?(?:el )?(?:fin(?:al)?|finales|fines) de(?:l| este)? a[ñn]o|(?:a |para )?fin de a[ñn]o',
      {
        kind: 'end',
        unit: 'year',
      },
    ),
    phrase('(?:el )?(?:pr[óo]ximo a[ñn]o|a[ñn]o (?:que viene|pr[óo]ximo|entrante))', { kind: 'next', unit: 'year' }),
    phrase('(?:en|dentro de) (?:unas|algunas|pocas|un par de) semanas', { kind: 'in', amount: 3, unit: 'week' }),
    phrase('en las pr[óo]ximas semanas', { kind: 'in', amount: 3, unit: 'week' }),
    phrase('en los pr[óo]ximos meses', { kind: 'in', amount: 4, unit: 'month' }),
    phrase('(?:unas|un par de|algunas) semanas', { kind: 'in', amount: 3, unit: 'week', asked: true }),
    phrase('(?:unos|un par de|algunos) meses', { kind: 'in', amount: 4, unit: 'month', asked: true }),
    phrase('(?:a )?(?:principios?|comienzos?|inicios?) de(?:l)? a[ñn]o', { kind: 'next', unit: 'year' }),
    phrase('entre semana|cualquier d[íi]a', { kind: 'daytime', asked: true }),
    phrase('(?:en|dentro de) un par de meses', { kind: 'in', amount: 2, unit: 'month' }),
    phrase('(?:en|dentro de) (?:unos|algunos|varios) meses', { kind: 'in', amount: 4, unit: 'month' }),
    phrase('(?:en|dentro de) (?:como |un )?(?:un )?mes y medio', { kind: 'in', amount: 1.5, unit: 'month' }),
    phrase('(?:un )?mes y medio', { kind: 'in', amount: 1.5, unit: 'month', asked: true }),
    phrase('(?:en|dentro de) medio a[ñn]o', { kind: 'in', amount: 6, unit: 'month' }),
    phrase('(?:en|para|antes de|esta|este) (?:la |el )?primavera', SPRING),
    phrase('(?:en|para|antes de|este|pr[óo]ximo) (?:el )?verano|antes del verano|verano (?:que viene|pr[óo]ximo)', SUMMER),
    phrase('(?:en|para|antes de|este) (?:el )?oto[ñn]o', AUTUMN),
    phrase('(?:en|para|antes de|este) (?:el )?invierno', WINTER),
    phrase('(?:en|para|antes de) (?:la )?navidad(?:es)?', CHRISTMAS),
    phrase('esta (?:tarde|noche)', { kind: 'day', days: 0 }),
    phrase('pasado ma[ñn]ana', { kind: 'day', days: 2 }),
    phrase('(?:este|el) (?:fin de semana|finde)', { kind: 'weekend' }),
    phrase('(?:por|en) la (?:ma[ñn]ana|tarde|noche)|al mediod[íi]a', { kind: 'daytime' }),
  ],
  de: [
    phrase(
      '(?:es )?(?:eilt|pressiert)(?: es| mir| uns)? nicht(?: so)?|(?:es|ich|wir)? ?(?:hat|habe|haben)(?: es| ich| wir)? (?:keine eile|es nicht eilig|nicht eilig)|keine? (?:eile|hektik|zeitdruck)|nicht (?:dringend|eilig)|eilt nicht|(?:das |es )?hat (?:noch )?zeit(?=$|[.,!])|kein(?:en)? stress|kann warten|nicht sofort|nicht gleich|irgendwann(?: mal)?|ich (?:schaue?|schau) (?:mich )?(?:nur|mal|erstmal)(?: mal)?(?: um)?|nur (?:mal )?(?:schauen|gucken|umschauen|informieren)|kein (?:fester |konkreter )?(?:termin|zeitplan|datum)|noch (?:unklar|offen|nicht (?:klar|sicher|entschieden))|wei[ßs]s? (?:ich )?(?:es )?noch nicht',
      { kind: 'later' },
    ),
    phrase(
      'so (?:bald|schnell|rasch|fr[üu]h|zeitnah) wie m[öo]glich|(?:m[öo]glichst|sehr|ganz) (?:bald|schnell|rasch|zeitnah)|baldm[öo]glichst|schnellstm[öo]glich|asap|sofort|umgehend|dringend|eilig|zeitnah|ab sofort|in den n[äa]chsten tagen|in (?:ein paar|wenigen|einigen|den kommenden) tagen|die(?:se)? tage|so (?:bald|schnell|fr[üu]h|rasch) (?:wie )?(?:es|ihr|sie|du|man) (?:geht|k[öo]nnt|k[öo]nnen|kannst|kann|was frei|schafft|schaffen)\\w*|(?:es|das) (?:eilt|pressiert|brennt)(?! nicht)|eilt sehr|(?:am liebsten|lieber|besser) gestern(?: als heute)?|je (?:fr[üu]her|eher|schneller),? desto besser|(?:der |ihr |euer )?n[äa]chste[rnm]? freie[rnm]? termin',
      { kind: 'soon' },
    ),
    phrase('bald|jetzt|gleich|schnell', { kind: 'soon', asked: true }),
    phrase('sp[äa]ter|keine ahnung|offen|flexibel|egal', { kind: 'later', asked: true }),
    phrase('ende (?:der )?(?:n[äa]chste[rn]?|kommende[rn]?) woche', { kind: 'endOfNext', unit: 'week' }),
    phrase('[üu]bern[äa]chste[rn]? woche|in vierzehn tagen|in zwei wochen', { kind: 'in', amount: 2, unit: 'week' }),
    phrase('ende (?:des )?(?:n[äa]chste[nmrs]?|kommende[nmrs]?) monat(?:e?s)?', { kind: 'endOfNext', unit: 'month' }),
    phrase('[üu]bern[äa]chste[nmrs]? monat(?:s)?', { kind: 'in', amount: 2, unit: 'month' }),
    phrase('in anderthalb monaten|in eineinhalb monaten', { kind: 'in', amount: 1.5, unit: 'month' }),
    phrase('ende (?:des )?(?:n[äa]chste[nmrs]?|kommende[nmrs]?) jahr(?:e?s)?', { kind: 'endOfNext', unit: 'year' }),
    phrase('(?:um|an|bis|vor|nach|zu|rund um|[üu]ber|gegen)(?: zu)? ostern', EASTER),
    phrase('(?:um|an|bis|vor|nach|zu|rund um|[üu]ber|gegen)(?: zu)? pfingsten', PENTECOST),
    phrase('(?:nach|vor|bis|zu|um|[üu]ber) (?:neujahr|silvester|den feiertagen|den feiertage|die feiertage|dem jahreswechsel)', NEW_YEAR),
    phrase('(?<!mal )(?<!pro )(?:die|diese[rn]?) woche|(?:bis )?(?:zum )?(?:ende (?:der|dieser) woche|wochenende(?= )|ende woche)', {
      kind: 'end',
      unit: 'week',
    }),
    phrase('(?:n[äa]chste[rn]?|kommende[rn]?) woche', { kind: 'next', unit: 'week' }),
    phrase('diese[nmrs]? monat|(?:bis )?(?:zum )?(?:ende (?:des monats|monat|diese[sn] monats?)|monatsende)', {
      kind: 'end',
      unit: 'month',
    }),
    phrase('(?:n[äa]chste[nmrs]?|kommende[nmrs]?|anfang n[äa]chsten) monat(?:s)?', { kind: 'next', unit: 'month' }),
    phrase('(?:n[äa]chste[nmrs]?|kommende[nmrs]?) quartal', { kind: 'next', unit: 'quarter' }),
    phrase('diese[nmrs]? quartal|quartalsende', { kind: 'end', unit: 'quarter' }),
    phrase('dieses jahr|(?:in )?diesem jahr|heuer|(?:bis )?(?:zum )?(?:ende (?:des jahres|jahr|dieses jahres)|jahresende)', {
      kind: 'end',
      unit: 'year',
    }),
    phrase('(?:im )?(?:n[äa]chste[nmrs]?|kommende[nmrs]?|neuen) jahr(?:es)?', { kind: 'next', unit: 'year' }),
    phrase('(?:in|innerhalb von|binnen) (?:ein paar|wenigen|einigen|den n[äa]chsten) wochen', { kind: 'in', amount: 3, unit: 'week' }),
    phrase('(?:in|innerhalb von|binnen) (?:ein paar|einigen|mehreren) monaten', { kind: 'in', amount: 4, unit: 'month' }),
    phrase('in den kommenden wochen', { kind: 'in', amount: 3, unit: 'week' }),
    phrase('in den kommenden monaten', { kind: 'in', amount: 3, unit: 'month' }),
    phrase('ein paar wochen', { kind: 'in', amount: 3, unit: 'week', asked: true }),
    phrase('ein paar monate', { kind: 'in', amount: 4, unit: 'month', asked: true }),
    phrase('(?:zum )?(?:anfang|beginn) (?:des jahres|jahr)|jahres(?:anfang|beginn)', { kind: 'next', unit: 'year' }),
    phrase('unter der woche|werktags|jeder tag|jederzeit', { kind: 'daytime', asked: true }),
    phrase('in (?:den n[äa]chsten|wenigen) monaten', { kind: 'in', amount: 2, unit: 'month' }),
    phrase('(?:in|innerhalb) (?:von )?(?:einem )?halben jahr', { kind: 'in', amount: 6, unit: 'month' }),
    phrase('(?:im|bis(?: zum)?|vor dem|dieses|n[äa]chsten|ab) (?:fr[üu]hling|fr[üu]hjahr)', SPRING),
    phrase('(?:im|bis(?: zum)?|vor dem|diesen|n[äa]chsten|ab) sommer|nach den (?:sommer)?ferien', SUMMER),
    phrase('(?:im|bis(?: zum)?|vor dem|diesen|n[äa]chsten|ab) herbst', AUTUMN),
    phrase('(?:im|bis(?: zum)?|vor dem|diesen|n[äa]chsten|ab) winter', WINTER),
    phrase('(?:an|bis|vor|zu|um|nach|rund um|[üu]ber|gegen)(?: zu)? weihnachten', CHRISTMAS),
    phrase('(?:am|dieses|n[äa]chstes) wochenende', { kind: 'weekend' }),
    phrase('(?:am )?(?:vormittags?|nachmittags?|abends|mittags)|am (?:abend|mittag|morgen)|(?<!heute |morgen )in der fr[üu]h', {
      kind: 'daytime',
    }),
  ],
  ja: [
    japanese(
      '急い(?:で(?:い)?(?:ない|ません)|でおりません)|急ぎ(?:では|じゃ)(?:ない|ありません)|いつでも|そのうち|いつか(?!ら)|未定|決まって(?:い)?(?:ない|ません)|見ているだけ|見てるだけ|まだ(?:先|わから|分から|決め)|特に(?:ない|なし|ありません|決ま)',
      { kind: 'later' },
    ),
    japanese(
      'なるべく早|できるだけ早|出来るだけ早|できる限り早|早急|至急|今すぐ|すぐに|すぐ(?=お願い|ほし|欲し|必要)|急ぎ(?!ません|の場合|のとき|の時|の際)|急いで|大至急|早めに|数日(?:中|以内)|近日中|早ければ早いほど',
      { kind: 'soon' },
    ),
    japanese('すぐ|今(?![週月年夜晩朝度回])|早く|近いうち', { kind: 'soon', asked: true }),
    japanese('あとで|後で|わからない|分からない|わかりません|分かりません', { kind: 'later', asked: true }),
    japanese('明後日|あさって', { kind: 'day', days: 2 }),
    japanese('明々後日|しあさって', { kind: 'day', days: 3 }),
    japanese('(?:今週末|週末|土日)', { kind: 'weekend' }),
    japanese('来週末|来週の?終わり', { kind: 'endOfNext', unit: 'week' }),
    japanese('来月末|来月下旬|来月の?終わり', { kind: 'endOfNext', unit: 'month' }),
    japanese('来年末|来年の?終わり', { kind: 'endOfNext', unit: 'year' }),
    japanese('イースター', EASTER),
    japanese('ゴールデンウィーク|ＧＷ|GW', { kind: 'date', month: 3, day: 29 }),
    japanese('お盆', { kind: 'date', month: 7, day: 13 }),
    japanese('(?<!旧)(?:お)?正月|年始', NEW_YEAR),
    japanese('週明け', { kind: 'next', unit: 'week' }),
    japanese('今週(?!の?[月火水木金土日])', { kind: 'end', unit: 'week' }),
    japanese('再来週(?!の?[月火水木金土日])', { kind: 'in', amount: 2, unit: 'week' }),
    japanese('来週(?!の?[月火水木金土日])', { kind: 'next', unit: 'week' }),
    japanese('今月|月末', { kind: 'end', unit: 'month' }),
    japanese('再来月', { kind: 'in', amount: 2, unit: 'month' }),
    japanese('来月', { kind: 'next', unit: 'month' }),
    japanese('春(?=まで|に|頃|ごろ|前|$)', SPRING),
    japanese('来春|今春', SPRING),
    japanese('来夏|今夏', SUMMER),
    japanese('来秋|今秋', AUTUMN),
    japanese('来冬|今冬', WINTER),
    japanese('夏(?=まで|に|頃|ごろ|前|$)', SUMMER),
    japanese('秋(?=まで|に|頃|ごろ|前|$)', AUTUMN),
    japanese('冬(?=まで|に|頃|ごろ|前|$)', WINTER),
    japanese('年内|今年|年末', { kind: 'end', unit: 'year' }),
    japanese('来年|年明け', { kind: 'next', unit: 'year' }),
    japanese('数週間', { kind: 'in', amount: 3, unit: 'week' }),
    japanese('数[ヶかカケ]月', { kind: 'in', amount: 4, unit: 'month' }),
    japanese('半年', { kind: 'in', amount: 6, unit: 'month' }),
    japanese('クリスマス', CHRISTMAS),
    japanese('午前中?|午後|夕方|夜(?=に|が|なら)|朝(?=に|が|なら)', { kind: 'daytime' }),
  ],
  fr: [
    phrase(
      "(?:rien ne |pas |aucune |il n'y a (?:pas |aucune ))(?:d')?urge(?:nce|nt)|pas (?:press[ée]e?s?|urgent)|ce n'est pas urgent|rien ne presse|(?:[çc]a|cela) peut attendre|pas (?:tout de suite|imm[ée]diatement)|un jour|[àa] l'occasion|je (?:regarde|me renseigne)(?: juste)?|(?:juste|simplement) (?:regarder|pour (?:voir|info))|pas de date(?: pr[ée]cise)?|pas encore (?:d[ée]cid[ée]|s[ûu]r|d[ée]fini)|je ne sais pas encore",
      { kind: 'later' },
    ),
    phrase(
      'd[èe]s que possible|au plus vite|le plus (?:vite|t[ôo]t|rapidement) possible|au plus t[ôo]t|rapidement|imm[ée]diatement|tout de suite|de toute urgence|urgent|asap|d[èe]s maintenant|d[èe]s que (?:vous|tu|on) (?:avez|as|pouvez|peux|peut|aurez|pourrez)(?: (?:un cr[ée]neau|une place|de la place|une dispo\\w*))?|dans (?:les prochains|quelques) jours|dans les jours (?:[àa] venir|qui viennent)|hier si possible|le premier cr[ée]neau(?: libre| disponible)?|(?:votre|la) premi[èe]re (?:dispo\\w*|date(?: libre| possible)?)|le plus vite sera le mieux|ces jours-ci|tr[èe]s (?:bient[ôo]t|vite)',
      { kind: 'soon' },
    ),
    phrase('bient[ôo]t|maintenant|vite', { kind: 'soon', asked: true }),
    phrase('plus tard|aucune id[ée]e|je ne sais pas|sais pas', { kind: 'later', asked: true }),
    phrase('(?:la )?fin de (?:la )?semaine prochaine', { kind: 'endOfNext', unit: 'week' }),
    phrase('(?:la )?fin (?:du )?mois prochain', { kind: 'endOfNext', unit: 'month' }),
    phrase("(?:la )?fin (?:de l')?(?:ann[ée]e prochaine|an prochain)", { kind: 'endOfNext', unit: 'year' }),
    phrase("(?:dans|d'ici|sous) (?:une )?(?:quinzaine(?: de jours)?|quinze jours)", { kind: 'in', amount: 2, unit: 'week' }),
    phrase("(?:dans|d'ici|sous) une dizaine de jours", { kind: 'in', amount: 10, unit: 'day' }),
    phrase("(?:dans|d'ici|sous) (?:une )?huitaine(?: de jours)?|(?:dans|d'ici|sous) huit jours", { kind: 'in', amount: 1, unit: 'week' }),
    phrase("(?:[àa]|avant|pour|d'ici|apr[èe]s|vers|autour de) (?:les (?:vacances|f[êe]tes) de )?p[âa]ques", EASTER),
    phrase('(?:[àa] la|avant la|pour la|apr[èe]s la) pentec[ôo]te', PENTECOST),
    phrase("(?:avant|pour|apr[èe]s|d'ici) (?:les f[êe]tes|le nouvel an)", NEW_YEAR),
    phrase("cette semaine|(?:d'ici |avant )?(?:la )?fin de (?:la |cette )?semaine", { kind: 'end', unit: 'week' }),
    phrase('(?:la )?semaine prochaine', { kind: 'next', unit: 'week' }),
    phrase("ce mois(?:-ci)?|(?:d'ici |avant )?(?:la )?fin (?:de ce |du )mois", { kind: 'end', unit: 'month' }),
    phrase('(?:le )?mois prochain', { kind: 'next', unit: 'month' }),
    phrase('(?:le )?(?:prochain trimestre|trimestre prochain)', { kind: 'next', unit: 'quarter' }),
    phrase('ce trimestre', { kind: 'end', unit: 'quarter' }),
    phrase("cette ann[ée]e|(?:d'ici |avant )?(?:la )?fin (?:de l'|de cette |d')ann[ée]e", { kind: 'end', unit: 'year' }),
    phrase("(?:l')?(?:ann[ée]e prochaine|an prochain)", { kind: 'next', unit: 'year' }),
    phrase("(?:dans|d'ici|sous) (?:quelques|deux ou trois) semaines", { kind: 'in', amount: 3, unit: 'week' }),
    phrase('dans les semaines (?:[àa] venir|qui viennent)', { kind: 'in', amount: 3, unit: 'week' }),
    phrase('dans les mois (?:[àa] venir|qui viennent)', { kind: 'in', amount: 3, unit: 'month' }),
    phrase('apr[èe]s les (?:vacances|cong[ée]s)', { kind: 'in', amount: 2, unit: 'month', asked: true }),
    phrase('(?:dans|au cours d)(?:es)? (?:les )?prochaines semaines', { kind: 'in', amount: 3, unit: 'week' }),
    phrase("(?:dans|au cours d)(?:es)? (?:les )?prochains mois|dans l'ann[ée]e", { kind: 'in', amount: 4, unit: 'month' }),
    phrase('quelques semaines', { kind: 'in', amount: 3, unit: 'week', asked: true }),
    phrase('quelques mois', { kind: 'in', amount: 4, unit: 'month', asked: true }),
    phrase("(?:en |au )?d[ée]but (?:d'|de l')ann[ée]e", { kind: 'next', unit: 'year' }),
    phrase("en semaine|n'importe quel jour", { kind: 'daytime', asked: true }),
    phrase("(?:dans|d'ici|sous) quelques mois", { kind: 'in', amount: 4, unit: 'month' }),
    phrase("(?:dans|d'ici|sous) (?:six mois|un semestre)", { kind: 'in', amount: 6, unit: 'month' }),
    phrase("(?:au|ce|avant le|pour le|d'ici (?:le|au)) printemps", SPRING),
    phrase("(?:en|cet|avant l'|pour l'|d'ici (?:l'|à l'))\\s?[ée]t[ée](?= |$|[.,!?])|l'[ée]t[ée] prochain", SUMMER),
    phrase("(?:en|cet|avant l'|pour l'|[àa] l'|d'ici l'|à la )\\s?automne|à la rentr[ée]e", AUTUMN),
    phrase("(?:en|cet|avant l'|pour l'|d'ici l')\\s?hiver", WINTER),
    phrase("(?:[àa]|avant|pour|d'ici|apr[èe]s|vers|autour de) no[ëe]l", CHRISTMAS),
    phrase('ce soir', { kind: 'day', days: 0 }),
    phrase('apr[èe]s[- ]demain', { kind: 'day', days: 2 }),
    phrase('(?:ce |le )?week-?end', { kind: 'weekend' }),
    phrase("(?:le |en )(?:matin|soir|matin[ée]e|soir[ée]e)|l'apr[èe]s[- ]midi|en fin de journ[ée]e|en d[ée]but d'apr[èe]s-midi", {
      kind: 'daytime',
    }),
  ],
  pt: [
    phrase(
      'sem (?:pressa|urg[êe]ncia)|n[ãa]o (?:agora|imediatamente)|n[ãa]o (?:tenho|temos|h[áa]|tem) (?:pressa|urg[êe]ncia|data)|n[ãa]o [ée] urgente|pode esperar|sem stress|(?:s[óo]|apenas) (?:estou )?(?:olhando|pesquisando|vendo|a ver)|algum dia|um dia(?: desses)?|quando (?:der|puder|puderem)|mais (?:pra|para a) frente|ainda n[ãa]o (?:sei|decidi|sabemos)|sem data',
      { kind: 'later' },
    ),
    phrase(
      'o quanto antes|quanto antes|(?:o )?mais (?:r[áa]pido|cedo|breve|depressa) (?:que (?:der|puder\\w*)|poss[íi]vel)|assim que (?:poss[íi]vel|pude\\w+|der|tiver\\w*|houver|d[êe]r|abrir)(?: (?:vaga|hor[áa]rio|um hor[áa]rio|uma vaga))?|(?:o )?primeiro hor[áa]rio(?: (?:livre|dispon[íi]vel|que tiver\\w*))?|a primeira (?:vaga|data)(?: (?:livre|dispon[íi]vel|que tiver\\w*))?|quanto mais (?:cedo|r[áa]pido)(?:,? melhor)?|pra j[áa]|para j[áa]|com urg[êe]ncia|imediatamente|de imediato|urgente(?:mente)?|pra ontem|para ontem|agora mesmo|j[áa] j[áa]|em (?:poucos|alguns) dias|nos pr[óo]ximos dias|esses dias|muito em breve|asap',
      { kind: 'soon' },
    ),
    phrase('em breve|logo|j[áa]|agora|r[áa]pido', { kind: 'soon', asked: true }),
    phrase('mais tarde|depois(?! d)|n[ãa]o sei|nao sei|sei l[áa]', { kind: 'later', asked: true }),
    phrase('(?:no |at[ée] (?:o )?)?(?:fim|final) da (?:pr[óo]xima semana|semana que vem)', { kind: 'endOfNext', unit: 'week' }),
    phrase('(?:no |at[ée] (?:o )?)?(?:fim|final) d[oe] (?:pr[óo]ximo m[êe]s|m[êe]s que vem)', { kind: 'endOfNext', unit: 'month' }),
    phrase('(?:no |at[ée] (?:o )?)?(?:fim|final) d[oe] (?:pr[óo]ximo ano|ano que vem)', { kind: 'endOfNext', unit: 'year' }),
    phrase('(?:na|at[ée] a|antes da|depois da|para a|pra|perto da|por volta da) p[áa]scoa', EASTER),
    phrase('(?:no|at[ée] o|antes do|depois do|para o|pro) carnaval', { kind: 'easter', days: -47 }),
    phrase('(?:depois d[oae]s?|antes d[oae]s?|para o|at[ée] o) (?:festas|ano novo|r[ée]veillon)', NEW_YEAR),
    phrase('(?:n?esta|essa|nessa) semana|(?:at[ée] (?:o )?)?fim d(?:a|esta) semana(?= útil)', { kind: 'end', unit: 'week' }),
    phrase('(?:na |a )?(?:pr[óo]xima semana|semana que vem|semana seguinte)', { kind: 'next', unit: 'week' }),
    phrase('(?:n?este|esse|nesse) m[êe]s|(?:at[ée] (?:o )?|no )?(?:fim|final) d(?:o|este|esse) m[êe]s', { kind: 'end', unit: 'month' }),
    phrase('(?:no |o )?(?:pr[óo]ximo m[êe]s|m[êe]s que vem|m[êe]s seguinte)', { kind: 'next', unit: 'month' }),
    phrase('(?:no |o )?pr[óo]ximo trimestre', { kind: 'next', unit: 'quarter' }),
    phrase('(?:n?este|esse|nesse) trimestre', { kind: 'end', unit: 'quarter' }),
    phrase('(?:n?este|esse|nesse) ano|(?:at[ée] (?:o )?|no )?(?:fim|final) d(?:o|este|esse|e) ano', { kind: 'end', unit: 'year' }),
    phrase('(?:no |o )?(?:pr[óo]ximo ano|ano que vem|ano seguinte)', { kind: 'next', unit: 'year' }),
    phrase('(?:em|daqui a|dentro de) (?:algumas|poucas|umas) semanas', { kind: 'in', amount: 3, unit: 'week' }),
    phrase('(?:em|daqui a|dentro de) (?:alguns|uns|v[áa]rios) meses', { kind: 'in', amount: 4, unit: 'month' }),
    phrase('nas pr[óo]ximas semanas', { kind: 'in', amount: 3, unit: 'week' }),
    phrase('nos pr[óo]ximos meses', { kind: 'in', amount: 4, unit: 'month' }),
    phrase('(?:algumas|umas) semanas', { kind: 'in', amount: 3, unit: 'week', asked: true }),
    phrase('(?:alguns|uns) meses', { kind: 'in', amount: 4, unit: 'month', asked: true }),
    phrase('(?:no )?(?:come[çc]o|in[íi]cio) do ano', { kind: 'next', unit: 'year' }),
    phrase('durante a semana|dias? de semana|qualquer dia', { kind: 'daytime', asked: true }),
    phrase('(?:em|daqui a|dentro de) meio ano', { kind: 'in', amount: 6, unit: 'month' }),
    phrase('(?:na|at[ée] a|antes da|para a|nesta) primavera', SPRING),
    phrase('(?:no|at[ée] o|antes do|para o|neste|pr[óo]ximo) ver[ãa]o|ver[ãa]o que vem', SUMMER),
    phrase('(?:no|at[ée] o|antes do|para o|neste) outono', AUTUMN),
    phrase('(?:no|at[ée] o|antes do|para o|neste) inverno', WINTER),
    phrase('(?:no|at[ée] o|antes do|depois do|para o|pro|perto do|por volta do) natal', CHRISTMAS),
    phrase('depois de amanh[ãa]', { kind: 'day', days: 2 }),
    phrase('(?:(?:n?este|n?esse|no|pr[óo]ximo|ao|aos) )?(?:fim|fins|final|finais) de semana|(?:no )?fds', { kind: 'weekend' }),
    phrase('(?:de|pela|na) (?:manh[ãa]|tarde|noite)|[àa] (?:tarde|noite)', { kind: 'daytime' }),
  ],
}

/** Words for small numbers before a unit of time. */
export const SMALL_NUMBERS: Record<string, number> = Object.fromEntries(
  (
    [
      [1, 'one a an un una uno ein eine einen einem einer une um uma 一'],
      [2, 'two dos zwei deux dois duas 二'],
      [3, 'three tres drei trois tres 三'],
      [4, 'four cuatro vier quatre quatro 四'],
      [5, 'five cinco funf cinq cinco 五'],
      [6, 'six seis sechs six seis 六'],
      [7, 'seven siete sieben sept sete 七'],
      [8, 'eight ocho acht huit oito 八'],
      [9, 'nine nueve neun neuf nove 九'],
      [10, 'ten diez zehn dix dez 十'],
      [11, 'eleven once elf onze'],
      [12, 'twelve doce zwolf douze doze'],
      [14, 'fourteen catorce vierzehn quatorze'],
      [15, 'fifteen quince funfzehn quinze'],
      [20, 'twenty veinte zwanzig vingt vinte'],
      [30, 'thirty treinta dreissig trente trinta'],
    ] as const
  ).flatMap(([value, words]) => words.split(' ').map((word) => [word, value])),
)

/** Units of time by the beginning of their names, without accents. The first that fits counts. */
export const TIME_UNIT_NAMES: [pattern: RegExp, unit: TimeUnit][] = [
  [/^(?:min|分)/, 'minute'],
  [/^(?:h|st|時)/, 'hour'],
  [/^(?:d|tag|jour|日)/, 'day'],
  [/^(?:w|sem|週)/, 'week'],
  [/^(?:mo|me|mois|ヶ|か|カ|ケ|月)/, 'month'],
  [/^(?:y|an|jahr|年)/, 'year'],
]

/** Matches a duration with its number and unit, and what makes it a time: `in`, `within`. */
const UNITS =
  'minut[eo]?[sn]?|mins?|hours?|hrs?|horas?|heures?|stunden?|std|days?|d[ií]as?|dias?|tage?n?|jours?|weeks?|wks?|semanas?|wochen?|semaines?|months?|mes(?:es)?|m[êe]s|monate?n?|mois|years?|a[ñn]os?|anos?|jahre?n?|ans?'
const NUMBER = `\\d{1,3}|${Object.keys(SMALL_NUMBERS)
  .filter((word) => /^[a-z]+$/.test(word))
  .join('|')}|fünf|zwölf|três`
const SECOND_NUMBER = `(?:\\s?(?:-|–|to|or|bis|oder|a|o|ou|à)\\s?(\\d{1,3}|${NUMBER}))?`
/** Matches a unit that can follow a number. Texts without one are not looked through for durations, whose patterns take long to compile. */
export const DURATION_UNIT_PATTERN = new RegExp(`[\\s\\d-](?:${UNITS})(?![${LATIN_LETTERS_OR_DIGITS}])`, 'iu')
export const DURATION_FROM_NOW_PATTERN = new RegExp(
  `(?<![${LATIN_LETTERS_OR_DIGITS}])(?:in|within|inside|during|after|in under|in less than|in about|in around|in roughly|in approximately|in maybe|in approx\\.?|in ungefähr|en aproximadamente|dans à peu près|em aproximadamente|em uns|em umas|within the next|in the next|over the next|en|dentro de|en menos de|en unos|en unas|antes de|in etwa|in ca\\.?|in rund|innerhalb von|innerhalb der nächsten|in den nächsten|in weniger als|binnen|dans|d'ici|sous|dans les|d'ici à|em|em até|daqui a|daqui|dentro de|nos próximos|nas próximas|en los próximos|en las próximas|dans environ|em cerca de|em menos de)\\s(${NUMBER})${SECOND_NUMBER}(?:[\\s-]|(?<=\\d))(${UNITS})(?![${LATIN_LETTERS_OR_DIGITS}])`,
  'iu',
)
export const BARE_DURATION_PATTERN = new RegExp(
  `(?<![${LATIN_LETTERS_OR_DIGITS}])(${NUMBER})${SECOND_NUMBER}(?:[\\s-]|(?<=\\d))(${UNITS})(?![${LATIN_LETTERS_OR_DIGITS}])`,
  'iu',
)
export const JAPANESE_DURATION_PATTERN =
  /(\d{1,3}|[一二三四五六七八九十])()(分|時間|日|週間|[ヶかカケ]月|年)(?:以内|後|ほど後|くらい後|ぐらい後|のうちに)/u
export const JAPANESE_BARE_DURATION_PATTERN = /(\d{1,3}|[一二三四五六七八九十])()(時間|日間|週間|[ヶかカケ]月)/u
