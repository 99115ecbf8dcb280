import type { Concept } from './knowledge/concepts.ts'
import type { Intent } from './knowledge/intents.ts'

/** Matches questions for what the business does on a day, which is not the visitor's own: "are you there on Friday". */
export const BUSINESS_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:you|u|ya|your|open|closed|sie|ihr|euch|offen|geöffnet|zu|vous|ouvert\w*|ferm[eé]\w*|ouvrez|ustedes|abr\w+|atiend\w+|trabaj\w+|est[aá]n|cerrad\w+|voc[eê]s|atend\w+|funcion\w+|trabalh\w+|fechad\w+)(?![a-zß-öø-ɏ])|営業|診療|開い|やって|休み|対応|受付/iu
/** Words of booking and coming, with which a question that names a time is no question for the opening hours. */
export const BOOKING_PATTERN =
  /book|reserv|schedul|appoint|agend|\bmarcar|\bcitas?\b|turno|termin|buchen|rendez|\brdv|réserv|予約|\bcome\b|\b(?:drop|stop|come) by|\bpop in|vorbei|\bkommen\b|\bvenir\b|\bpasser\b|\bpasar\b|\bir\b|\bvir\b|\bpassar\b|伺|行って/iu
/** Requests to somebody to come or to book, which with a day ask for an appointment: "könnten Sie am Montag vorbeikommen". */
export const ASKING_TO_COME_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:can|could|would|will|kann|könnt\w*|können|würde\w*|pued\w+|podr[ií]a\w*|pouv\w+|pourr\w+|pode\w*)(?![a-zß-öø-ɏ])/iu
/** Words for a budget, or for a quote that somebody asks for. */
export const BUDGET_OR_QUOTE_PATTERN = /(?<![a-zß-öø-ɏ])(?:presupuesto|or[çc]amento)(?![a-zß-öø-ɏ])/iu
/** Verbs with which they are a quote: "hágame un presupuesto". */
export const QUOTE_VERB_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:env[ií]\w+|mand\w+|m[aá]nd\w+|pas\w+|h[aá][cgz]\w+|d[ae]r?|dan|quier\w+|quer\w+|necesit\w+|quisier\w+|pe?id\w+|pe[çc]o|solicit\w+|recib\w+|receb\w+|fa[zç]\w*|gost\w+|precis\w+|prepar\w+|elabor\w+|gratis|sin compromiso|sem compromisso)(?![a-zß-öø-ɏ])/iu
/** Words with which it is one all the same. */
export const HOURS_PATTERN =
  /what time|when\b|until|\btill\b|hours|\bwann\b|\bquand\b|heures d|horario|hor[aá]rio|a qu[eé] hora|cu[aá]ndo|\bquando\b|que horas|何時|いつ|営業|開い/iu
export const DATE_PATTERN =
  /\d{1,2}(?:st|nd|rd|th)\b|\d{1,2}[./]\d{1,2}|\d月|(?<![a-zß-öø-ɏ])(?:jan|feb|mar|apr|abr|may|mai|jun|jul|aug|sep|set|oct|okt|out|nov|dec|dez|d[eé]c|dic|ene|janv|f[eé]v|avr|juin|juil|ao[uû]t|ago)[a-zß-öø-ɏ]{0,7}(?![a-zß-öø-ɏ])/iu
/** Words before what somebody wants who refuses something else. */
export const INSTEAD_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:but|rather|instead|aber|sondern|lieber|stattdessen|pero|sino|mejor|mais|plut[oô]t|mas|melhor)(?![a-zß-öø-ɏ])|けど|ですが|代わり/iu
export const REQUIREMENT_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:(?:can|may|could|should|shall) (?:i|we) (?:bring|take)|for (?:hire|rent)|to (?:rent|borrow)|mitbringen|mitnehmen|ausleihen|mieten|puedo (?:llevar|traer)|podemos (?:llevar|traer)|alquil\w+|(?:puis-je|peut-on|je peux|on peut) (?:apporter|amener|emmener|venir avec)|louer|posso (?:levar|trazer)|podemos (?:levar|trazer)|alug\w+|do (?:i|we) (?:need|have to)|(?:i|we) need (?:to show|for)|required?|necessary|brauch\w* (?:ich|man|wir)|muss (?:ich|man)|müssen wir|nötig|erforderlich|necesit(?:o|amos)|hace falta|hay que|tengo que|se requiere|faut-il|il faut|ai-je besoin|besoin d[e'’]|dois-je|é preciso|preciso (?:de|levar|ter)|tenho que|precisa)(?![a-zß-öø-ɏ])|必要/iu
export const OUTSIDE_HOURS_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:outside (?:of )?(?:your |the |opening |office |normal |business )*hours|when you(?:'re| are) closed|außerhalb (?:der|ihrer|eurer) (?:öffnungs|geschäfts|sprech|büro)zeiten|fuera de(?:l)? (?:su |el )?horario|en dehors d(?:e vos|es) (?:heures|horaires)|fora do hor[aá]rio)(?![a-zß-öø-ɏ])|(?:営業|診療)時間外/iu
/** Subjects with terms of their own, whose dates are no opening hours. */
export const TOPICS_WITH_TERMS = new Set<Concept>([
  'cancellation',
  'refund',
  'delivery',
  'deposit',
  'guarantee',
  'giftCards',
  'advanceNotice',
  'paymentMethods',
])
export const OPENING_PATTERN =
  /open|close|hours|geöffnet|offen|öffn|zeiten|schlie(?:ß|ss)|ouvr|ouvert|ferm|horaire|abiert|abr[eií]|cierr|cerrad|horario|abert|fech|hor[aá]rio|営業|開|閉/iu
/** Beginnings of questions for the visitor's own plan. */
export const OWN_QUESTION_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:can|could|may|shall|should) (?:i|we)(?![a-zß-öø-ɏ])|(?<![a-zß-öø-ɏ])(?:kann|könnte|können|könnten|dürfte) (?:ich|wir)(?![a-zß-öø-ɏ])|(?<![a-zß-öø-ɏ])(?:puedo|podemos|podr[ií]a(?:mos)?|puis-je|pourrais-je|peut-on|pourrait-on|est-ce que je (?:peux|pourrais)|posso|podemos|poderia(?:mos)?)(?![a-zß-öø-ɏ])/iu
export const DURATION_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:how long|how much time|how many (?:hours|days|weeks|months|minutes)|wie lange|wie viele? (?:zeit|stunden|tage|wochen|monate|minuten)|cu[aá]nt[oa]s? (?:tiempo|horas|d[ií]as|semanas|meses|minutos)|combien (?:de temps|d['’]heures|de jours|de semaines|de mois|de minutes)|quant[oa]s? (?:tempo|horas|dias|semanas|meses|minutos))(?![a-zß-öø-ɏ])|所要時間|どのくらいの(?:時間|期間)|何(?:分|時間|日|週間|か月)/iu
/** Matches units of time. */
export const SPAN_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:minutes?|mins?|hours?|days?|weeks?|months?|minuten|stunden?|tage?n?|wochen?|monate?n?|minutos?|horas?|d[ií]as?|semanas?|mes(?:es)?|heures?|jours?|semaines?|mois|m[eê]s)(?![a-zß-öø-ɏ])|\d\s?(?:min|h)\b|分|時間|日間|週間/iu
/** Matches a question word for places where it asks: "a room where my son can wait" is none. */
export const WHERE_PATTERN =
  /(?:^(?:\S+ )?|[,;:¿]\s*|(?<![a-zß-öø-ɏ])(?:know|me|exactly|wissen|sagen|saber|decirme|savoir|dire|dizer|de|y|e|et|and|und) )(?:where|wo|d[oó]nde|o[uù] (?:est|se|[eê]tes)|onde)(?![a-zß-öø-ɏ])|どこ|どちら/iu
/** Matches ways to pay. */
export const PAYMENT_METHOD_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:cards?|cash|che(?:ck|que)s?|transfer|paypal|invoice|pay by|pay with|(?:kredit|ec-?)?karten?|bar|rechnung|überweis\w*|tarjetas?|efectivo|transferencia|bizum|factura|cartes?|esp[eè]ces|ch[eè]ques?|virement|cart[aã]o|dinheiro|pix|mbway|fatura)(?![a-zß-öø-ɏ])|カード|現金|振込|支払/iu
export const PRICE_WORD_PATTERN =
  /pri[cx]|preis|pre[cç]|cost|kost|co[uû]t|cuest|cust|tarif|charge|rate|fee|valor|how much|cu[aá]nto|combien|quanto|料金|価格|いくら/iu
/** Matches e-mail addresses and phone numbers. */
export const CONTACT_WORDS_PATTERN = /\S+@\S+|\+?\d(?:[\s./()-]*\d){6,}/gu
/** Matches what brings something to be worked on: "can I bring it in tomorrow?" asks for no permission to have it along. */
export const BRINGING_IN_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:bring|take|drop) (?:it|him|her|them|(?:the|my|our|this) \w+) (?:in|over|round|by|off|back)(?![a-zß-öø-ɏ])/giu
export const ADVANCE_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:(?:how (?:far|long|many days|many weeks|much) )[^?]{0,20}(?:advance|ahead|before|notice)|combien de (?:temps|jours|semaines)|wie (?:lange|viele tage|früh|weit) [^?]{0,20}(?:voraus|vorher|vorab)|(?:cu[aá]nt[oa]s? (?:tiempo|d[ií]as|anticipaci[oó]n|antelaci[oó]n))|quant[oa]s? (?:tempo|dias|anteced[eê]ncia))(?![a-zß-öø-ɏ])|何日前|どのくらい前|いつまでに予約/iu
/** Times that are no day of the visitor's own. */
export const GENERAL_TIME_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:at night|nights|(?:on |at )?(?:the )?weekends?|(?:in the )?evenings|after hours|(?:on |over )?(?:public |bank )?holidays|24.?7|around the clock|nachts|am wochenende|abends|an feiertagen|rund um die uhr|de noche|por la noche|(?:los )?fin(?:es)? de semana|(?:los )?festivos|feriados|la nuit|le week-?end|le soir|les jours fériés|à noite|de madrugada|(?:no )?fi(?:m|ns) de semana|aos? domingos?|aos? sábados?)(?![a-zß-öø-ɏ])|夜間|深夜|週末|祝日/iu
export const PRONOUN_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:it|that|this|they|es|das|ça|cela|elle|il|eso|esto|ella|isso|ela|ele)(?![a-zß-öø-ɏ])|それ/iu
/** Matches what holds an e-mail address or a phone number. */
export const CONTACT_PATTERN = /@|\d(?:[\s./()-]*\d){6}/

/** Coverage of a passage from which on a question belongs here, whatever it sounds like. */
export const FITTING_COVERAGE_MIN = 0.95

/** Intents that ask for something that the card or the configuration may answer. */
export const ASKING_INTENTS: Intent[] = ['services', 'price', 'hours', 'place', 'contact', 'about', 'identity', 'discount']
/** Intents of what tries to steer the assistant, or is none of its business. */
export const HOSTILE_INTENTS: Intent[] = ['injection', 'otherVisitors', 'offTopic']

/** Words before a question that goes on: "and does anybody speak English". */
export const CONJUNCTION_PATTERN = /^(?:and|but|also|or|then|und|aber|oder|y|pero|et|mais|e|mas)\s+/iu

/** Matches nothing but a first and a last name. */
export const FULL_NAME_PATTERN = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3}[.!\s]*$/u
