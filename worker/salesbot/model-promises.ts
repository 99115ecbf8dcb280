import { splitSentences } from './model-sentences.ts'

/** Words after which a clause does not claim what it names: negations and conditions. */
const DENIAL_PATTERN =
  /(?<!\p{L})(?:not|never|no|cannot|can't|isn't|until|once|when|if|before|nicht|nie|kein\p{L}{0,2}|sobald|sofern|bis|erst|wenn|hasta|cuando|si|nunca|tan pronto|pas|jamais|dès|quand|lorsque|une fois|não|nunca|assim que|quando|se|ne|aucune?|ningún|ninguna|nenhuma?|sem|sin|sans|ohne|without)(?!\p{L})|n't|ません|ない|次第|たら|まで|前に/iu
/** Conditions that also hold for the next clause: `As soon as Anna agrees, you are booked.` */
const CONDITION_PATTERN =
  /^\s*(?:once|as soon as|when|if|after|until|sobald|wenn|sofern|en cuanto|cuando|si|dès|quand|lorsque|une fois|assim que|quando|se)(?!\p{L})/iu

const DAY_WORDS =
  'mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|tomorrow|today|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|heute|lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|hoy|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|segunda|terça|quarta|quinta|sexta|amanhã|hoje'

/** Claims that an appointment is agreed. The owner confirms appointments; until then each is a request. */
const BOOKING_PATTERNS = [
  /(?<!\p{L})(?:(?:appointment|booking|slot|session|meeting|visit|call|time|it|that|everything|reservation|assessment)(?: (?:on|for|at|with) [\p{L}\d: ]{1,30}?)?(?:['’]s| is| has been| was) (?:now |already |all |hereby |officially |definitely )?(?:confirmed|booked|scheduled|reserved|fixed)|you(?:['’]re| are|['’]ve been| have been) (?:now |already |all |officially |definitely )?(?:booked|confirmed|scheduled|all set for|set for|down for)|(?:i|we)(?:['’]ve| have)? (?:now |just |already |hereby )?(?:booked|confirm|confirmed|scheduled|reserved) (?:you|your|the|an?|it|that|this)|(?:booking|appointment) confirmed|consider (?:it|yourself) (?:booked|confirmed)|it['’]s a date)(?!\p{L})|^\s*confirmed(?!\p{L})/iu,
  new RegExp(
    `(?<!\\p{L})(?:see you|\\p{L}{1,20}(?: will|['’]ll) see you|wir sehen uns|bis|nos vemos|te esperamos|le esperamos|lo esperamos|la esperamos|on se voit|(?<!\\d\\s?h?\\s)à|rendez-vous est pris|nous vous attendons|vemo-nos|nos vemos|até|esperamos (?:por )?(?:você|si)|we expect you|wir erwarten sie) (?:then )?(?:(?:on|am|el|le|la|na|no|this|next|nächsten|at|um|em|kommenden|à) ){0,2}(?:the )?(?:${DAY_WORDS}|\\d{1,2})(?![\\p{L}\\d]).{0,20}\\d`,
    'iu',
  ),
  /(?<!\p{L})(?:termin|buchung|reservierung|reservation|sitzung|treffen|das|er|es|sie)(?: [\p{L}\d:.]{1,12}){0,7} (?:bestätigt|gebucht|fest gebucht|eingebucht|eingetragen|reserviert|fix|vereinbart)(?!\p{L})|(?<!\p{L})(?:ich (?:habe|bestätige)|hiermit bestätige|wir haben) [^.!?]{0,40}(?:gebucht|reserviert|bestätigt|eingetragen|den termin|ihren termin)(?!\p{L})|(?<!\p{L})(?:ist|sind) (?:hiermit |jetzt |nun |fest )?(?:bestätigt|gebucht)(?!\p{L})|(?<!\p{L})termin steht(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:está|queda|quedó|ha sido|ya está|fica|foi|está|ficou)(?: ya| já)? (?:confirmad[oa]|reservad[oa]|agendad[oa]|programad[oa]|marcad[oa])|(?:he|hemos) (?:reservado|confirmado|agendado)|(?:cita|reserva|consulta|marcação|agendamento) (?:confirmad[oa]|reservad[oa]|agendad[oa])|(?:reservei|confirmei|agendei|marquei|confirmo|confirmamos) (?:su|tu|la|o|a|sua|seu|para|uma?))(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:est|a été|c['’]est|êtes|es)(?: (?:bien|maintenant|désormais|déjà))? (?:confirmée?|réservée?|inscrite?|fixée?|bookée?|programmée?)|(?:rendez-vous|réservation|séance) (?:confirmée?|réservée?|est pris)|j['’]ai (?:bien )?(?:réservé|confirmé|fixé)|je (?:vous )?confirme (?:votre|le|la))(?!\p{L})/iu,
  /(?:予約|ご予約|日程|面談|予定)[^。！？]{0,25}(?:確定し|確定です|完了し|お取りし|取れまし|承りました|入れました|確保し)|予約しました|(?:曜日|日|明日|時)[^。！？]{0,12}(?:お待ちして(?:い|お)ります|お会いしましょう)/u,
]

/** Promises to go below somebody else's price. */
const PRICE_MATCH_PATTERN =
  /(?<!\p{L})(?:(?:match|beat|undercut) (?:any|every|each|all|their|that|the|a|an|your|other|lower|it|competitors?|whatever)(?!\p{L})|price[- ]?match\p{L}{0,3}|best[- ]price guarantee|(?:jeden|jedes|alle|den|andere[nrs]?) (?:\p{L}{1,20} ){0,2}(?:preis|angebote?)\p{L}{0,2} (?:mit|unterbiete\p{L}?|schlagen|mitgehen)|unterbieten|preisgarantie|bestpreisgarantie|(?:igual|mejor)(?:o|amos|aremos|aré|ar) (?:cualquier|el|su|todos|otro)|cubr(?:o|imos|iremos|ir) (?:cualquier|qualquer|o|el)|(?:align|égal|bat)\p{L}{1,6} (?:sur )?(?:n['’]importe|tous|le|les|leurs?|tout) (?:quel )?(?:prix|offres?|tarifs?)?|(?:igual|cobr)\p{L}{1,5} (?:qualquer|o|os|a) (?:outr[oa] )?(?:preço|oferta))|(?:他社|どこ)[^。]{0,15}(?:同じ価格|同額|安く|合わせ)/iu
/** Promises of a result. */
const GUARANTEE_PATTERN =
  /(?<!\p{L})(?:guarante\p{L}{1,5}|garant(?:ier|ie|iz|i[rdmrt]|í|is)\p{L}{0,8}|money[- ]back|geld[- ]zurück)|保証|必ず(?:治|成功|良くな|よくな)|(?<!\p{L})(?:we|i) promise (?:you )?(?:that |a |to )?|(?<!\p{L})(?:you|it|your \p{L}{1,15}|pain)(?: will|['’]ll) (?:definitely |surely |certainly |be (?:completely |fully )?)(?:healed|cured|pain[- ]free|gone|recover|healthy)|(?<!\p{L})(?:100|hundert) ?(?:%|prozent|percent) (?:success|cure|healing|erfolg|heilung|éxito|succès|sucesso)|(?<!\p{L})(?:werden|wirst) (?:sicher |bestimmt |garantiert |vollständig )?(?:geheilt|schmerzfrei)|(?<!\p{L})(?:se curará|quedará curad[oa]|será curad[oa]|serez guérie?|vai ficar curad[oa]|ficará curad[oa])/iu

const splitClauses = (sentence: string) => sentence.split(/[,;:、—–]\s?|\s(?:and|but|und|aber|y|pero|et|mais|e|mas)\s/iu)

/** True if a clause matches one of the patterns and neither denies it nor makes it depend on a condition. */
function holdsClaim(sentence: string, patterns: RegExp[]): boolean {
  if (!patterns.some((pattern) => pattern.test(sentence))) return false
  const isConditional = CONDITION_PATTERN.test(sentence)
  if (isConditional) return false
  const clauses = splitClauses(sentence)
  // What spans clauses counts too, unless some clause of the sentence denies it.
  return [...clauses, sentence].some((clause) => patterns.some((pattern) => pattern.test(clause)) && !DENIAL_PATTERN.test(clause))
}

/** Returns a function that finds confirmed appointments, and promises of results or prices that the public texts do not make. */
export function createPromiseFinder(publicTexts: string[]): (text: string) => boolean {
  const patterns = [PRICE_MATCH_PATTERN, GUARANTEE_PATTERN].filter((pattern) => !publicTexts.some((text) => pattern.test(text)))
  return (text) =>
    splitSentences(text).some(
      (sentence) => holdsClaim(sentence, patterns) || (!/[?？]\s*$/.test(sentence) && holdsClaim(sentence, BOOKING_PATTERNS)),
    )
}
