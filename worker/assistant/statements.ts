import type { AssistantLanguage } from '../../schema/salesbot.ts'

/** Finite verbs that make a sentence of words without a question mark, beside those of the first person. */
const STATEMENT_VERBS: Record<Exclude<AssistantLanguage, 'ja'>, string> = {
  en: `it'?s|that'?s|there'?s|he'?s|she'?s|they'?re|is|isn'?t|was|were|has|hasn'?t|had|will|won'?t|might|may|makes?|seems?|looks?|sounds?|needs?|needed|got|gets|keeps?|broke|stopped|started|happened|came|fell|leaks|hurts|works|worked|doesn'?t|didn'?t`,
  es: `es|son|era|fue|est[aá]n?|hay|tiene|tengo|tenemos|soy|somos|estoy|estamos|quiero|queremos|necesit\\w+|busc(?:o|amos)|ser[ií]a|va|vamos|voy|puedo|podemos|duele\\w*|llev(?:o|amos)|parece|pasa|prefier\\w+|gust\\w+`,
  de: `ist|sind|war|waren|hat|haben|habe|wird|werden|soll\\w*|will|muss|m[uü]ssen|braucht|geht|kommt|gibt|wäre|hätte|müsste\\w*|könnte\\w*|sollte\\w*|dürfte\\w*|möchte\\w*|tut|macht|liegt|steht|läuft|suche\\w*|brauche`,
  fr: `est|c'est|sont|[eé]tait|sera|serait|suis|sommes|ai|avons|a|ont|fait|faut|veux|voudrais|cherche|dois|peux|va|vais|vient|coule|fuit|n['’][a-zß-öø-ɏ]+|para[iî]t|semble`,
  pt: `[eé]|são|sao|era|foi|est[aá]|estão|estou|estamos|tem|têm|tenho|temos|sou|somos|quero|queremos|preciso|precisamos|procuro|seria|vai|vou|vamos|posso|podemos|dói|doi|fica|parece|prefiro|gost\\w+`,
}

const patterns = new Map(
  Object.entries(STATEMENT_VERBS).map(([language, verbs]) => [language, new RegExp(`(?<![a-zß-öø-ɏ])(?:${verbs})(?![a-zß-öø-ɏ])`, 'iu')]),
)

/** True for words with a verb that stands where a statement has it, so that they are no question in a few words. */
export function isStatement(text: string, language: AssistantLanguage): boolean {
  if (language === 'ja') return /(?:です|ます|ました|たい|ない|だ)[。.!！]?$/u.test(text)
  const found = patterns.get(language)!.exec(text)
  if (!found) return false
  // A verb at the beginning asks in German, English and French; the verbs of Romance languages need no subject.
  return found.index > 0 || language === 'es' || language === 'pt'
}

const JUST_LOOKING_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:(?:just|only|simply|merely) (?:really )?(?:looking(?: around)?(?! for| to| at| into)|browsing|(?:curious|checking|wondering)(?! (?:if|whether|what|how|about|on|when|where|which|who|you))|exploring|comparing|having a (?:quick )?look)|(?:just|only) (?:a )?look(?:ing)? around|window[ -]shopping|(?:s[oó]lo|solamente|nada m[aá]s|simplemente) (?:estoy |estaba |quer[ií]a |quiero )?(?:mir(?:o|ando|ar)|viendo|ver|curiose\w+|ojea\w+|echando un (?:vistazo|ojo)|compar\w+)|(?:schau|guck|seh|st[oö]ber|informier|vergleich)e? (?:mich |mir )?(?:hier )?(?:nur|bloß|bloss|erstmal|erst mal|gerade nur)(?: mal)?(?: ein wenig| ein bisschen| etwas)?(?: um)?|(?:nur|bloß|bloss) (?:mal |kurz |ein wenig |ein bisschen |etwas )*(?:schauen|gucken|umsehen|umschauen|umgesehen|umgeschaut|st[oö]bern|vergleichen|informieren)|(?:regarde|renseigne|compare|jette un (?:œil|oeil|coup d['’](?:œil|oeil))) (?:juste|seulement|simplement)|(?:juste|seulement|simplement) (?:pour |en train de |de )?(?:regarder|voir|jeter un|un coup d|me renseigner|comparer|curieu\w+)|ne fais que (?:regarder|passer|jeter|me renseigner|comparer)|(?:s[oó]|apenas|somente) (?:estou |t[oô] |estava |quero |queria |a )?(?:olhando|olhar|vendo|ver|dando uma (?:olhada|olhadinha|espiada)|dar uma olhada|pesquis\w+|espi\w+|curios\w+|compar\w+))(?![a-zß-öø-ɏ])|(?:見て(?:い)?る|眺めて(?:い)?る|調べて(?:い)?る|比べて(?:い)?る|比較して(?:い)?る|見に来た|聞いてみた|気になった)だけ|見てるだけ|ちょっと見て(?:い)?(?:る|ます)/iu

/** A text without the words of somebody who only looks around; null if it has none. */
export function withoutJustLooking(text: string): string | null {
  const rest = text.replace(JUST_LOOKING_PATTERN, ' ')
  return rest === text ? null : rest
}

/** Units and names of times, which a misspelt or unusual answer to a question for a time still has. */
const TIME_WORD_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:days?|weeks?|months?|years?|weekend|morning|afternoon|evening|today|tom+or+ow|soon|asap|later|spring|summer|autumn|fall|winter|tage?n?|wochen?[a-zß-öø-ɏ]*|monate?n?|jahre?s?n?|morgen|heute|bald|früh[a-zß-öø-ɏ]*|sommer|herbst|jours?|semaines?|mois|ans?|année|demain|bient[oô]t|printemps|été|automne|hiver|d[ií]as?|semanas?|mes(?:es)?|años?|mañana|hoy|pronto|verano|otoño|invierno|primavera|m[eê]s|anos?|amanh[aã]|hoje|logo|ver[aã]o|outono)(?![a-zß-öø-ɏ])|\d/iu

/** Matches a question of the owner that only a number answers. */
const NUMBER_QUESTION_PATTERN =
  /how (?:many|much|old|long|big|large)|cu[aá]nt[oa]s|wie ?viele?|wie (?:groß|alt|lang)|combien|quant[oa]s|何人|何名|いくつ|何個|何匹/iu
const NUMBER_PATTERN =
  /\d|(?<![a-zß-öø-ɏ])(?:one|two|three|four|five|six|seven|eight|nine|ten|dozen|couple|few|several|alone|ein\w*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|paar|uno?|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|sol[oa]|une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|vingt\w*|trente|quarante|cinquante|seule?|dois|duas|tr[eê]s|quatro|sete|oito|nove|dez|sozinh\w*)(?![a-zß-öø-ɏ])|[一二三四五六七八九十数]/iu

/**
 * True for words that may be the visitor's answer to what was asked, rather than a question in a few words. `question` is the
 * owner's wording; `countWords` counts the words of a text that say what it is about.
 */
export function mayAnswer(
  text: string,
  { topic, question }: { topic: string | null; question: string | null },
  countWords: (text: string) => number,
): boolean {
  if (topic === 'need' || topic === 'other')
    return question === null || !NUMBER_QUESTION_PATTERN.test(question) || NUMBER_PATTERN.test(text)
  if (topic === 'time') return /\d/.test(text) || countWords(text.replace(TIME_WORD_PATTERN, ' ')) <= (TIME_WORD_PATTERN.test(text) ? 1 : 2)
  if (topic === 'budget') return countWords(text) <= 1 || /\d/.test(text)
  return topic === 'name' || topic === 'email' || topic === 'phone'
}

const REACTIONS = [
  String.raw`aw+|o+h+|ah+|u+h+|hm+|mm+|wow|lol|ha(?:ha)+h?|ja(?:ja)+|kkk+|k|oh well|ok(?:ay|ey)?|okie|alright|all right|right|sure|cool|nice|great|perfect|lovely|good|fine|interesting|too bad|(?:(?:that'?s|what|such) )?a (?:shame|pity)|pity|shame|good to know|fair enough|i see|got it|gotcha|makes sense|understood|i understand|no (?:worries|problem)|(?:that'?s |it'?s )?(?:a bit |a little |quite |too |very |so |pretty )*(?:expensive|pricey|steep|dear|cheap|much|a lot|helpful|clear)|that'?s (?:good|great|fine|ok|okay|all|it|perfect|all (?:i|we) (?:wanted|needed)(?: to know)?)`,
  String.raw`vale|bueno|bien|ya|ya veo|entiendo|entendido|(?:qu[eé]|una) (?:l[aá]stima|pena|mal|bien|caro)|l[aá]stima|(?:es |est[aá] )?(?:un poco |muy |demasiado |algo )?(?:car[oa]|bien)|perfecto|genial|(?:eso )?(?:es|era) (?:solo )?(?:todo|eso)|buen dato|claro|uy|uff?`,
  String.raw`ach(?: so)?|achso|aha|schade|alles klar|(?:ich )?verstehe|verstanden|gut(?: zu wissen)?|na gut|na ja|naja|macht nichts|(?:das ist |ist )?(?:mir |aber |ja |ganz sch[oö]n |recht |etwas |zu )*teuer|interessant|super|prima|toll|klar|das war'?s|(?:mehr wollte ich nicht wissen)`,
  String.raw`d['’]accord|dommage|tant pis|je (?:vois|comprends)|compris|bon(?: [aà] savoir)?|(?:c['’]est )?(?:un peu |trop |tr[eè]s |assez )*cher|c['’]est (?:tout|bon|not[eé]|parfait|dommage)|parfait|tr[eè]s bien|entendu|ah bon`,
  String.raw`t[aá](?: bom)?|que pena|pena|entendi|percebi|certo|beleza|legal|bom(?: saber)?|(?:[eé] |est[aá] )?(?:um pouco |muito )?caro|tudo bem|perfeito|[oó]timo|(?:era )?s[oó] isso|era isso|tchau|hum+`,
  'そう(?:です|なんです)(?:か|ね)|なるほど|(?:分|わ)かりました|了解(?:です|しました)?|残念(?:です)?(?:ね)?|承知しました|高いですね|へえ|そっか',
].join('|')
const REACTION_PATTERN = new RegExp(`^(?:(?:${REACTIONS})(?![a-zß-öø-ɏ\\p{N}])[\\s,.!…;:)-]*){1,4}$`, 'iu')
/** Longest reaction, in characters. */
const REACTION_LENGTH_MAX = 60

/** True for a few words that only react to what was said: "aw okay, too bad". */
export const isReaction = (text: string) => text.length <= REACTION_LENGTH_MAX && REACTION_PATTERN.test(text)

const JOY_PATTERN =
  /^(?:a+h|o+h|wow|uau|u+y|hey|na)?[\s,!]*(?:que )?(?:legal|cool|nice|interesting|lovely|awesome|great|wonderful|interessant|toll|super|prima|klasse|genial|bien|bom|bacana|massa|chouette|top|qu[eé] (?:bien|bueno|lindo))[\s!.,…]*$|^(?:なるほど|いいですね|すごい|へえ)[!！。]*$/iu

/** True for a word of joy that says nothing else: "oh nice!". */
export const isJoy = (text: string) => JOY_PATTERN.test(text)
