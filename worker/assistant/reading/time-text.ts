import type { AssistantLanguage } from '../../../schema/salesbot.ts'

/** Replaces every character of a match by a sign that no date contains, so that places in the text stay the same. */
const hide = (match: string) => '#'.repeat(match.length)

/** Numbers that are no dates: amounts of money, percentages, phone numbers and counts. */
const NUMBER_PATTERNS = [
  /(?<![\d/.:-])\d{1,3}(?:[ .,']\d{3})+(?!\d|[/.:-]\d)/gu,
  /(?:[$€£¥]|\b(?:usd|eur|chf|gbp)|r\$)\s?\d[\d.,']*k?/giu,
  /\d[\d.,']*\s?(?:[$€£¥%]|k(?![a-zß-öø-ɏ])|(?:eur|euros?|usd|chf|gbp|dollars?|pounds?|francs?|franken|reais|pesos|bucks|mil|tsd|tausend|thousand|mille|people|persons?|guests?|rooms?|pages?|photos?|fotos?|pics|seiten|personen|leute|gäste|zimmer|personas|invitados|páginas|habitaciones|personnes|invités|pages|pessoas|convidados|páginas|km|kg|m²|m2|qm|sqm)(?![a-zß-öø-ɏ]))/giu,
  /\d+(?:[.,]\d+)?\s?(?:円|万|千円|人|名|回|件|枚|部屋|歳|日間|年間|分間|%)/gu,
  /\d{1,4}(?:\s(?:[a-zß-öø-ɏ'.]{1,20}\s){0,2}(?:street|st|road|rd|avenue|ave|lane|drive|square|floor|étage)\b)/giu,
  /\d[.,]\d(?=\s?(?:stunden|hours?|horas|heures|std|h\b|stars|sterne|%|x))/giu,
  /(?<![\d./:-])(?:\d{5,}|(?!20\d\d)\d{3,4})(?![\d./:h-])/gu,
]
const LONG_NUMBER_PATTERN = /\+?\d(?:[\s().-]{0,2}\d){6,20}/gu
const DATE_START_PATTERN = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2}(?!\d)))(?![./-]?\d)/
const NUMBER_ROW_PATTERN = /(?:\d{1,3}[\s,;/.-]{1,3}){5,60}\d{1,3}/g

/** Greetings with a time of day, and words that are short for a weekday or month but mostly mean something else. */
const WORD_PATTERNS: Record<AssistantLanguage, RegExp[]> = {
  en: [
    /\bgood (?:morning|afternoon|evening|night|day)\b/giu,
    /^\s*(?:morning|afternoon|evening)(?=\s*(?:[,!.]|$|all|there|guys|team))/giu,
    /\b(?<!\b(?:in|within|over|after|about) )(?:a|one|the|1|just a|any|every|per) (?:seconds?|secs?|minutes?|mins?|moment|day(?! after)|week|month|year|hour)\b/giu,
    /\b(?:seconds?|secs?)\b/giu,
    /\b(?<!\b(?:on|next|this|by|until|from|every|before|after|or|and|till|late|early|mid) )(?:sun|sat|mon|wed|mar|may|march|dec|thu|tue|fri|jan)\b(?!\.?,? (?:\d|morning|afternoon|evening|night|at|after|before|or|and (?:sun|mon|tue|wed|thu|fri|sat|sunday|monday))|\.?\s*$|[,?!])/giu,
    /\b(?:may|march|sun|sat|mar|wed)\b(?= (?:i|you|we|be|not|have|he|she|they|it|ask|cream|screen|up|in the|on the)\b)/giu,
    /\b(?:sat|may|march|mar|wed|sun)\b(?<=\b(?:i|you|we|he|she|they|it|the|a|this|that|who) (?:sat|may|march|mar|wed|sun))/giu,
    /\b\d{1,2} a (?=[a-z])/giu,
    /\bafter (?:over |more than |nearly |almost |about )?(?:\d{1,3}|\w{3,10}|\w{5,7}[- ]\w{3,5}) years\b/giu,
    /\b(?:as of|from|for|until|till|by|just|up to) now\b(?! (?:on|till|until)\b)/giu,
    /\btoday (?:it )?(?:is|it's) (?:just |only )?(?:an?|my|our|the)\b/giu,
    /\bhalf(?! past)(?!(?: an?)? (?:hour|year|month))(?:[ -]?days?)?(?! \d)/giu,
    /\b(?:in|for|been|after)? ?(?:over|more than|nearly|almost|about)? ?(?<=\b(?:over|more than|nearly|almost|for|for about|been|been about) )(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|a few|several|many) (?:days|weeks?|months?|years?|decades?)\b/giu,
    /\b(?:haven'?t|hasn'?t|not|never|no|didn'?t)\b[^.?!,]{0,40}\bin (?:over |more than |about |almost )?(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|a few|several|many) (?:days|weeks?|months?|years?)\b/giu,
    /\bhappy \w+day\b|\b(?:have a|enjoy (?:the|your)) (?:\w+ )?(?:weekend|\w+day|day|evening)\b/giu,
    /\b\w{1,8} \w{1,8} ago\b/giu,
    /\b(?:last|(?<!\b(?:half|quarter|\d{1,2}) )past|yesterday(?! (?:ideally|if|please|would))|ago|since)\b[^.?!,]{0,24}/giu,
    /\b24\/7\b|\b\d\/(?:5|10)\b|\b50\/50\b/gu,
  ],
  es: [
    /(?<![a-zß-öø-ɏ])desde (?:el|la|un|una) (?!lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo)[a-zß-öø-ɏ]{1,30} del? [a-zß-öø-ɏ]{1,20}/giu,
    /(?<![a-zß-öø-ɏ])(?:duele\w*|doliendo|dolor)(?![a-zß-öø-ɏ])[^.?!,]{0,30} desde (?:el |la )?[a-zß-öø-ɏ]{1,20}/giu,
    /\bbuen[oa]s? (?:d[ií]as?|tardes?|noches?|fin de semana|finde|semana)/giu,
    /\bfeliz (?:fin de semana|navidad|a[ñn]o(?: nuevo)?|semana)/giu,
    /(?:por|en|a) la ma[ñn]ana/giu,
    /(?<![a-zß-öø-ɏ])(?<!(?:en|dentro de) )(?:un|el|mi|ultimo|último|la) (?:d[ií]a|momento|segundo|minuto|semana|mes|a[ñn]o)(?![a-zß-öø-ɏ])(?! \d)/giu,
    /(?<![a-zß-öø-ɏ])(?:segundos?|minutos?)(?![a-zß-öø-ɏ])/giu,
    /(?<![a-zß-öø-ɏ])(?:mar|mie|mié|jue|vie|sab|sáb|dom|lun|ene|abr|ago|dic|sep|set|may)(?![a-zß-öø-ɏ])(?!\.? ?\d)/giu,
    /(?:el |la )?(?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|semana|mes|a[ñn]o|fin de semana) pasad[oa](?![a-zß-öø-ɏ])/giu,
    /(?<![a-zß-öø-ɏ])(?:ayer|anteayer|pasad[oa] (?=lunes|martes|mi|jueves|viernes|semana|mes|a[ñn]o)|hace)(?![a-zß-öø-ɏ])[^.?!,]{0,20}/giu,
    /(?:despu[ée]s de|tras) (?:m[áa]s de |casi )?(?:\d{1,3}|[a-zß-öø-ɏ]{3,10}) a[ñn]os/giu,
    /hoy (?:es|era) (?:un|una|el|la|mi|nuestr[oa]) /giu,
    /24\/7|50\/50/gu,
  ],
  de: [
    /\bgute?n? (?:morgen|tag|abend|nachmittag|nacht)/giu,
    /\b(?:sch[öo]ne[sn]?|frohe[sn]?|angenehme[sn]?) (?:wochenende|woche|tag|abend|weihnachten|ostern|feiertage?|neues jahr)/giu,
    /^\s*(?:morgen|abend|tag)(?=\s*(?:[,!.]|$|zusammen|ihr))/giu,
    /(?:jeden|am|diesen|den ganzen) morgen/giu,
    /fr[üu]h(?![a-zß-öø-ɏ])/giu,
    /(?<![a-zß-öø-ɏ])(?<!(?:mo|di|mi|do|fr|sa) ?(?:oder|und|-|bis) ?)(?<!(?:im|anfang|mitte|ende|bis|ab|vor|nach|für) )(?:so|mo|di|mi|do|fr|sa|mai|mar|jan|dez)(?![a-zß-öø-ɏ])(?!\.|,? ?\d| ?(?:oder|und|-|bis) ?(?:mo|di|mi|do|fr|sa|so)(?![a-zß-öø-ɏ]))/giu,
    /(?<![a-zß-öø-ɏ])(?:einen?|jeden?|pro|1) (?:tag|moment|sekunde|minute|augenblick|woche|monat|jahr)/giu,
    /(?<![a-zß-öø-ɏ])seit (?:dem|der) [a-zß-öø-ɏ]{1,30} (?:am|vom|im) [^.?!,]{0,20}/giu,
    /(?<![a-zß-öø-ɏ])(?:sekunden?|gestern|vorgestern|letzte[nrsm]?|vor|seit)(?![a-zß-öø-ɏ])(?! (?:dem|der|weihnachten))[^.?!,]{0,20}/giu,
    /(?<![a-zß-öø-ɏ])nach (?:[üu]ber |fast |mehr als )?(?:\d{1,3}|[a-zß-öø-ɏ]{3,12}) jahren/giu,
    /heute ist (?:es )?(?:eine?|das|der|die|mein|unser)(?![a-zß-öø-ɏ])/giu,
    /24\/7|50\/50/gu,
  ],
  fr: [
    /(?:joyeux|joyeuses) (?:no[ëe]l|p[âa]ques|f[êe]tes)|bonnes f[êe]tes/giu,
    /bon(?:ne)? (?:week-?end|semaine|ann[ée]e|matin|journ[ée]e|soir[ée]e|apr[èe]s-midi|nuit)/giu,
    /(?<![a-zß-öø-ɏ])(?<!(?:dans|d'ici) )(?:une?|le|par|mon|la) (?:jour|seconde|minute|instant|semaine|mois|an|ann[ée]e|heure)(?![a-zß-öø-ɏ])/giu,
    /(?<![a-zß-öø-ɏ])(?:secondes?)(?![a-zß-öø-ɏ])/giu,
    /(?<![a-zß-öø-ɏ])(?<!(?:en|pour|fin|d[ée]but|mi|avant|d'ici|courant|de|apr[èe]s|depuis)[ -])(?:mar|mer|jeu|ven|sam|dim|lun|mai|mars|jan|avr|juin|sept|nov|d[ée]c|ao[uû]t)(?![a-zß-öø-ɏ])(?<!\d\s?[a-zß-öø-ɏ]{3,4})(?!\.? ?\d)/giu,
    /(?:le |la |l')?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine|mois|ann[ée]e|an|week-?end) derni(?:er|[èe]re)(?![a-zß-öø-ɏ])/giu,
    /(?<![a-zß-öø-ɏ])(?:hier|avant-hier|il y a|depuis|[çc]a fait)(?![a-zß-öø-ɏ])[^.?!,]{0,20}/giu,
    /apr[èe]s (?:plus de |presque )?(?:\d{1,3}|[a-zß-öø-ɏ]{3,9}) ans(?![a-zß-öø-ɏ])/giu,
    /aujourd'hui c'est (?:une?|le|la|mon|notre) /giu,
    /24\/7|7j\/7|24h\/24|50\/50/giu,
  ],
  pt: [
    /bo[am] (?:dia|tarde|noite|manh[ãa]|fim de semana|final de semana|semana|ano)|feliz (?:natal|ano novo|p[áa]scoa)/giu,
    /(?:de|pela|na|à|a) manh[ãa]/giu,
    /(?<![a-zß-öø-ɏ])(?<!(?:em|daqui a|dentro de) )(?:um|o|uma|a|por) (?:dia|segundo|minuto|momento|semana|m[êe]s|ano)(?![a-zß-öø-ɏ])(?! \d)/giu,
    /(?<![a-zß-öø-ɏ])(?:seg|ter|qua|qui|sex|s[áa]b|dom|mar|ago|set|out|dez|abr|mai|jan|fev|jun|jul)(?![a-zß-öø-ɏ])(?!\.? ?\d)(?<!\d de [a-zß-öø-ɏ]{3})/giu,
    /(?<![a-zß-öø-ɏ])(?:segunda|terceira|quarta|quinta|sexta|ter[çc]a)(?= (?:vez|op[çc][ãa]o|via|parte|m[ãa]o|pessoa|parcela|op|etapa))/giu,
    /(?<![a-zß-öø-ɏ])(?:segundos?|minutos?)(?![a-zß-öø-ɏ])/giu,
    /(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|semana|m[êe]s|ano)(?:-feira)? passad[oa](?![a-zß-öø-ɏ])/giu,
    /(?<![a-zß-öø-ɏ])desde (?:o|a|um|uma) (?!segunda|ter[çc]a|quarta|quinta|sexta)[a-zß-öø-ɏ]{1,30} d[eoa] [a-zß-öø-ɏ-]{1,20}/giu,
    /(?<![a-zß-öø-ɏ])(?:d[óo]i|doendo|dor)(?![a-zß-öø-ɏ])[^.?!,]{0,30} desde (?:o |a )?[a-zß-öø-ɏ-]{1,20}/giu,
    /(?<![a-zß-öø-ɏ])(?:ontem|anteontem|h[áa] \d|faz \d|passad[oa])(?![a-zß-öø-ɏ])[^.?!,]{0,20}/giu,
    /(?:depois de|ap[óo]s) (?:mais de |quase )?(?:\d{1,3}|[a-zß-öø-ɏ]{3,9}) anos/giu,
    /hoje [ée] (?:uma?|o|a|meu|minha) /giu,
    /24\/7|50\/50/gu,
  ],
  ja: [/昨日|一昨日|先週|先月|去年/gu, /24\/7/gu],
}

/**
 * Hides everything in a normalized text that looks like a date but is none: addresses, amounts, phone numbers, counts, greetings,
 * the past. `asked`: the visitor was asked for the time. Hidden characters become `#`, so the text keeps its length. This also bounds the work of the date parser.
 */
export function hideWhatIsNoTime(text: string, language: AssistantLanguage, asked = false): string {
  let visible = text
    .replace(/\S+/g, (word) => (/@|:\/\/|www\.|\p{L}\.\p{L}{2}/u.test(word) || word.length > 40 ? hide(word) : word))
    .replace(LONG_NUMBER_PATTERN, (match) => (DATE_START_PATTERN.test(match) ? match : hide(match)))
    .replace(NUMBER_ROW_PATTERN, (match) => (DATE_START_PATTERN.test(match) ? match : hide(match)))
  // "Morgen" as an answer is tomorrow, as a beginning it is a greeting.
  const isAnswer = asked && language === 'de' && /^\s*morgen[\s.!]*$/iu.test(text)
  if (isAnswer) return text
  for (const pattern of [...NUMBER_PATTERNS, ...WORD_PATTERNS[language]]) visible = visible.replace(pattern, hide)
  return visible
}
