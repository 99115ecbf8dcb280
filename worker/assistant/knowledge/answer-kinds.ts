import { type Concept } from './concepts.ts'
import { hasTime, readDays } from './days.ts'
import { foldText } from './text.ts'

/**
 * Kinds of facts that questions ask for and passages have, whatever words stand around them: an age ("from 7 years"), a length of time
 * ("takes two days"), a number of people ("six per class"), another number, a point in time ("in May"), what to bring, who does it.
 */
export type AnswerKind = 'age' | 'length' | 'people' | 'number' | 'when' | 'bring' | 'who' | 'distance'
/** What a passage says; a span is any length of time, also "24 hours before"; opening hours are two times and a day. */
export type Fact = AnswerKind | 'span' | 'opening'

const ONE =
  'an?|one|un|una|ein|eine|einem|einer|une|um|uma|few|several|varias|varios|mehrere|wenigen|plusieurs|quelques|alguns|algumas|poucos'
const NUMBER_WORDS =
  'two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|sixty|ninety|half(?: an)?|quarter of an|couple of|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|media|medio|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|eine halbe|halbe|deux|trois|quatre|cinq|sept|huit|neuf|dix|demi|une demi|dois|duas|quatro|sete|oito|nove|dez|meia'
const NUMBER = `(?:\\d+|${NUMBER_WORDS}|${ONE})`
/** Hours and minutes that are no time of the day: "1h15 cada aula", but not "às 16h" or "8h-12h". */
const HOURS_AND_MINUTES =
  '(?<!(?:\\b(?:a|as|das|de|da|ate|les|des|vers|avant|apres|desde|jusqu a)|[-–]) ?)\\b[1-6]\\s?h(?:\\s?[0-5]\\d)?\\b(?! ?(?:a|as|-|–|et) ?\\d)'
const LENGTH_OF_TIME = new RegExp(
  `(?<![a-z])${NUMBER}[\\s-]*(?:and a half |business |working |full )?(?:sec(?:onds?)?\\b|segundos?\\b|sekunden?\\b|secondes?\\b|min\\b|minutes?\\b|hours?\\b|hrs?\\b|days?\\b|weeks?\\b|months?\\b|minutos?\\b|horas?\\b|dias?\\b|semanas?\\b|mes(?:es)?\\b|minuten\\b|stunden?\\b|(?:werk)?tage?n?\\b|wochen?\\b|monate?n?\\b|(?:jahre?n?|years?|anos?|ans|annees?)\\b|heures?\\b|jours?\\b|semaines?\\b|mois\\b)|\\d+\\s*(?:秒|分間?|時間|日間|週間|か月)|${HOURS_AND_MINUTES}`,
  'u',
)
/** "Three minutes away" says how far it is, not how long something takes. */
const WAY_PATTERN =
  /\S+\s(?:min|minutes?|minutos|minuten|gehminuten)\.?\s(?:(?:on foot|by foot|away|walk|walking|zu fuss|fussweg|entfernt|vom|von der|a pied|du metro|de la gare|a pie|andando|caminando|de camino|a pe|de caminhada)\b|from the (?:station|stop|metro|tram|train))|徒歩約?\d+分/gu

const PERSONS =
  '(?:people|persons?|guests?|students?|pupils?|kids|children|participants?|players|adults|covers|dogs|personas?|alumn[oa]s?|invitados|comensales|participantes|ninos|personen|leuten?|gaste|teilnehmer(?:innen|n)?|schuler(?:innen|n)?|kinder|mitarbeiter(?:innen|n)?|personnes|eleves|convives|couverts|enfants|pessoas|alunos|convidados|criancas|lugares|places|platze|plazas|seats)'
const YEARS = '(?:years?|yrs?|anos|ans|jahren?|months?|meses|mois|monaten?|days|jours|dias|weeks|semaines|semanas|wochen)'

/** How a passage states a fact, in folded text of any language. */
const FACTS: Record<'age' | 'people' | 'bring' | 'distance', RegExp> = {
  age: new RegExp(
    [
      `\\bage[ds]?:? (?:of |from |is |d[e'] ?)?${NUMBER}\\b`,
      `\\b(?:from|over|under|below|above) (?:the age of )?${NUMBER}(?: ${YEARS})? (?:old|up|with|on|upwards|of age)\\b`,
      `\\b(?:must|have to|need to|should) be (?:at least |over )?(?:\\d{2}|${NUMBER} (?:years|or (?:older|over)))`,
      `\\b${NUMBER} (?:years? old|(?:years )?(?:and|or) (?:older|over|up|above|under|younger))\\b|\\b\\d{1,2}\\+`,
      `\\b(?:children|kids|students|babies|riders|guests) (?:from|over|under|aged|of) ${NUMBER}\\b`,
      `\\b(?:a partir d[eo]s?|desde los|mayores de|maiores de|menores de|desde os|ab|unter|uber|mindestens|a partir de|des|plus de|moins de)(?: l age de)? ${NUMBER} (?:anos|ans|jahren?|mois|meses|jours)\\b(?! (?:de experien|erfahr))`,
      `\\b${NUMBER} (?:anos cumplidos|anos de edad|anos de idade|jahre alt|ans revolus)|\\bedad minima|mindestalter|age minimum|idade minima|minimum age`,
      '[\\d一二三四五六七八九十]+\\s?[歳才]',
    ].join('|'),
    'u',
  ),
  people: new RegExp(
    `\\b${NUMBER} (?:[a-z]+ )?${PERSONS}\\b|\\b(?:one on one|one to one|individually|einzeln|individuell?e?)\\b|\\b(?:maximum|maximal|hochstens|at most|no more than|up to|bis zu|jusqu a|maximo|au plus|como mucho) (?:de )?${NUMBER}(?! (?:\\p{L}+ )?(?:${YEARS}|min|hours?|horas|stunden|heures|km))\\b|[\\d一二三四五六七八九十]+\\s?(?:名|人)`,
    'u',
  ),
  distance: /\d ?(?:km|kilom\w*|miles?|meilen|milhas)\b|キロ/u,
  bring:
    /\b(?:bring|please (?:wear|upload|have)|traiga|traed|traer?|trae|traigan|apportez|apporter|pensez|munissez|venez (?:dans|avec|en)|mitbringen|mitzubringen|(?:bringen|nehmen|brauchen) (?:sie|wir)|traga|trazer|traz|venha|levar)\b|持参|お持ち|ご用意ください/u,
}

const MONTH =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|januar|februar|marz|mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro)\b|\d{1,2}月/u
/** From one time of the day to another. */
const TIMES =
  /\d ?(?:[ap]\.?m\.?|h|uhr|時)?(?: ?\d\d)? ?(?:-|–|—|〜|~|to|bis|a|as|until|till|through|und|y|e|and|から)(?: l?as?| to)? ?(?:\d|noon|midday|mittag|mediodia|midi|meio)|(?:noon|midday) to/u
/** "Two hours before", "on arrival", "on the day". */
const RELATIVE_TIME =
  /\b(?:before|after|antes|despues|vorher|danach|vor|nach|avant|apres|depois|upon|on (?:arrival|delivery|completion|the day|launch)|when you|bei|ready|next day|same day|fertig|la veille)\b|前|後|まで/u

const QUESTIONS: Record<AnswerKind, RegExp> = {
  age: new RegExp(
    [
      '\\b(?:what|which|minimum|min|certain|right|youngest|lowest|legal|at that|this) ages?\\b|\\bage (?:limit|restriction|requirement|group|range|do|can|must|should|is)|\\byoungest\\b|\\bold enough\\b|\\b(?:too|so) young\\b|\\btoo old\\b|\\bof age\\b',
      '\\bhow (?:old|young)\\b(?! (?:is|are) (?:your|the|this) (?:business|company|shop|firm|practice|studio|house|building|place|school))',
      '\\b(?:welche[msr]? alter|mindestalter|altersgrenze|wie alt|(?:ab|mit) wie ?vielen? jahren|(?:noch )?zu (?:jung|alt|klein)|alt genug)\\b',
      '\\bedad(?:es)?(?: minimas?)?\\b|\\bcuantos anos (?:hay|hace|tien|teng|deb|se|puede)|\\b(?:muy|demasiado) (?:pequen|jov|mayor|chic)',
      '\\b(?:quel|d|l|un) age(?: (?:minim\\w*|requis|limite))?\\b|\\btrop (?:jeune|petit|age)|\\bassez (?:grand|age)',
      '\\bidades?(?: minimas?)?\\b|\\bquantos anos (?:tem|tenho|precis|e |deve|se|ha)|\\b(?:muito|demasiado) (?:nov|pequen|jovem|velh)',
      '何[歳才]|年齢|[\\d一二三四五六七八九]+[歳才]',
      // "My son is 14, can he come too?"
      `\\b(?:i am|im|i m|is|hes|shes|he s|she s) (?:only |just )?\\d{1,2}(?: (?:years|yrs?|yo|too|ok|okay|old)\\b|[.,?!]|$| (?:can|may|could) )|(?<!depuis |il y a |hace |ha )\\b\\d{1,2} ?(?:years? old|yo\\b|year olds?|jahre? alt|anos\\b|ans\\b)`,
    ].join('|'),
    'u',
  ),
  length:
    /\bhow (?:long|quickly|soon)\b(?! (?:have|has|are you|do you stay|ago|is the (?:guarantee|warranty)))|\bhow (?:much time|many (?:hours|days|weeks|months|minutes|evenings|nights|sessions|lessons))\b|\blead time\b|\bturnaround\b|\bwie (?:lange|schnell)\b(?! (?:gibt|seid|sind sie schon|machen sie das schon))|\bwie ?viele? (?:zeit|stunden|tage|wochen|monate|minuten|abende|termine|einheiten)|\b(?:cuanto|quanto) (?:tiempo|tempo|tarda|tardan|dura|duran|demora|demoram|leva|se tarda|se llevan)\b|\b(?:cuant|quant)[oa]s (?:horas?|dias?|semanas?|mes(?:es)?|minutos?|sesiones|clases|sessoes|aulas?)\b|\bcombien (?:de temps|d heures|de jours|de semaines|de mois|de minutes|de seances)|\b(?:quelle duree|dure combien|dure longtemps)\b|所要時間|(?:どの|どれ)(?:くらい|ぐらい)(?:で|の(?:時間|期間)|時間|期間|かか|見て|待)|何(?:分|時間|日|週間|か月|ヶ月|回)(?!まで)/u,
  people: new RegExp(
    `\\bhow many (?:[a-z]+ ){0,1}${PERSONS}\\b|\\bhow (?:big|large|small|full|crowded) (?:is|are) (?:the |your |a )?(?:[a-z]+ )?(?:class|group|course|session)|\\b(?:class|group) size|\\b(?:smallest|largest|biggest|minimum|maximum) (?:group|number of)|\\bwie ?viele (?:[a-z]+ )?${PERSONS}|\\bwie (?:gross|voll|klein) (?:ist|sind) (?:[a-z]+ ){0,2}[a-z]*(?:gruppen?|kurse?|klassen?)\\b|gruppengross|\\b(?:cuant|quant)[oa]s (?:[a-z]+ )?${PERSONS}\\b|\\b(?:cuanta|quanta) gente\\b|\\bcombien (?:d |de )(?:[a-z]+ )?${PERSONS}|\\bcombien (?:on est|etes vous|sommes nous|serons nous|sont ils)|何[人名]|定員|人数|\\b(?:one on one|one to one|group lessons|einzel|private or group)`,
    'u',
  ),
  number: /\bhow many\b|\bwie ?viele\b|\bcuant[oa]s\b|\bquant[oa]s\b|\bcombien (?:de|d)\b|何(?:個|回|枚|台|種類|キロ)/u,
  bring:
    /\b(?:bring|take along|have with me|to pack|i pack|take with|(?:should|do) (?:i|we) (?:wear|prepare)|(?:anything|something) along|mitbringen|mitnehmen|mitzubringen|dabei ?haben|anziehen|(?:tengo|tenemos) que (?:llevar|traer)|(?:debo|debemos|hay que|necesito) (?:llevar|traer)|que (?:llevo|traigo|llevamos)|(?:papeles|documentos).{0,20}(?:llevar|traer|necesit)|apporter|amener|prendre avec|(?:devo|preciso|tenho que|temos de|temos que|precisamos|tenho de) (?:levar|trazer)|que (?:levo|trago|levamos))\b|\b(?:documents?|papers|paperwork|unterlagen|papiere)\b.{0,30}\b(?:need|bring|brauch|mit|require)|持って(?:い|行|来|く)|持ち物|必要な(?:もの|物|書類)/u,
  distance:
    /\bhow far (?:do|will|would|can|are|is it|out|away)|\bwie weit (?!zuruck)|\b(?:que|cual|quelle|qual) (?:e a |a )?distanci?[ae]|\bhasta donde\b|\bjusqu ou\b|\bate onde\b|\b(?:within|radius|umkreis)\b|どこまで|何キロ/u,
  who: /^(?:\W|and |und |y |et |e )*(?:who|wer|quien|quienes|qui|quem)\b(?! (?:are you|am i|seid|sind sie|bist|eres|son ustedes|etes|es tu|sao voces|is this|pays|zahlt|paga|nao|nunca|no|n)\b)|\b(?:which (?:of you|artist|stylist|teacher|doctor|person|colleague)|who (?:makes|does|will|would|teaches|looks)|wer (?:macht|kommt|von)|welche[rn]? (?:von euch|kunstler|lehrer|arzt))|誰が|どなたが|どの(?:先生|スタッフ|方)/u,
  when: /\b(?:when|wann|cuando|quand|quando)\b|\b(?:what|which|en que|que|em que|welche[mnr]?|quels?|in welche[mn]) (?:months?|mes(?:es)?|monate?n?|mois|time of (?:the )?year|epoca|temporada|jahreszeit|saison|days?|dias?|jours?|tagen?|tag)\b|\b(?:latest|earliest|spatestens|fruhestens)\b|いつ|何月|何曜/u,
}

/** What a question of a kind is about, and what its words are taken for by mistake. */
export const KIND_CONCEPTS: Record<AnswerKind, { concepts: readonly Concept[]; mistaken: readonly Concept[] }> = {
  age: { concepts: ['ageLimit'], mistaken: ['experience', 'children', 'priceInfo'] },
  people: { concepts: ['groups', 'team'], mistaken: ['priceInfo'] },
  length: {
    concepts: ['duration', 'readiness', 'advanceNotice', 'guarantee', 'experience', 'validity', 'membership'],
    mistaken: ['priceInfo'],
  },
  bring: { concepts: ['materials', 'documents'], mistaken: [] },
  distance: { concepts: ['area'], mistaken: [] },
  who: { concepts: ['team'], mistaken: [] },
  number: { concepts: [], mistaken: ['priceInfo'] },
  when: { concepts: [], mistaken: [] },
}

const KINDS: AnswerKind[] = ['age', 'people', 'length', 'number', 'bring', 'distance', 'who', 'when']

/** Numbers, also written out; "one" is mostly an article. */
const ANY_NUMBER = new RegExp(`\\d|[二三四五六七八九十]|\\b(?:${NUMBER_WORDS})\\b`, 'u')

/** The text as patterns of facts and questions read it. */
const toPlain = (text: string) =>
  foldText(text)
    .replace(/[’'-]/g, ' ')
    .replace(/\bqnt(?=[oa]s?\b)/g, 'quant')

/** Lengths of time that say how long before, since when, how old, how far back or how often. */
const OTHER_LENGTH = new RegExp(
  [
    `${NUMBER}[\\s-](?:[a-z]+ )?${YEARS.replace('years?', 'hours?|horas?|stunden|heures|years?')}(?: or more)? (?:in advance|ahead|before|notice|prior|vorher|zuvor|im voraus|antes|de ante\\w+|de anticip\\w+|avant|a l avance|ruckwirkend|old|alt|of experience|erfahrung|de experiencia|d experience|ago)\\b`,
    `\\b(?:since|for the (?:last|past)|seit|depuis|hace|ha|llevo|llevamos|taught|over) ${NUMBER} ${YEARS}`,
    `\\b(?:once|twice|times|mal|veces|fois|vezes) (?:a|an|per|pro|por|par|am|im|al|la|le) [a-z]+|\\b(?<!(?:in|within|takes|lasts|for|about|than|of) )an? (?:day|month|year)\\b`,
    '\\d+\\s*(?:分|時間|日|週間)半?前|\\d+日以内',
  ].join('|'),
  'gu',
)
/** Words of terms that last, beside which a length says nothing of how long something takes. */
const TERMS_WORD =
  /guarant|garant|warrant|gewahrleist|保証|cancel|stornier|absag|annul|キャンセル|payable|zahlbar|invoice within|rechnung|fatura/u
const LASTING_VERB =
  /\b(?:takes?|lasts?|last|dauert?n?|dauern|dure|durent|duran?|tardan?|demoram?|levam?|ready|within|fertig|erledig\w*|vergehen|braucht|innerhalb|prend|pret|sous|toma|listo|en unas?|pronto|keep|leave)\b|かか|所要|以内/u

/** Kinds of facts that a passage has. */
export function readFacts(text: string): Set<Fact> {
  const plain = toPlain(text)
  const facts = new Set<Fact>()
  if (FACTS.age.test(plain)) facts.add('age')
  if (FACTS.people.test(plain)) facts.add('people')
  if (FACTS.bring.test(plain)) facts.add('bring')
  if (FACTS.distance.test(plain)) facts.add('distance')
  if (ANY_NUMBER.test(plain)) facts.add('number')
  const lengths = plain.replace(WAY_PATTERN, ' ')
  if (LENGTH_OF_TIME.test(lengths)) facts.add('span')
  if (LENGTH_OF_TIME.test(lengths.replace(OTHER_LENGTH, ' ')) && (!TERMS_WORD.test(plain) || LASTING_VERB.test(plain))) facts.add('length')
  const hasDay = readDays(text).size > 0
  if (hasDay && TIMES.test(plain)) facts.add('opening')
  if (MONTH.test(plain) || RELATIVE_TIME.test(plain) || facts.has('span') || hasTime(text) || hasDay) facts.add('when')
  return facts
}

/** Matches what asks for leave: "may I bring my dog?" does not ask what to bring. */
const PERMISSION =
  /\b(?:can|may|could|might) (?:i|we|my)\b|\b(?:darf|durfen|kann|konnen|konnte)\b|\b(?:puedo|podemos|se puede|puis je|peut on|on peut|je peux|posso)\b/u

/** Kind of fact that a question asks for; null if any may answer it. */
export function readAskedKind(question: string): AnswerKind | null {
  const plain = toPlain(question)
  return KINDS.find((kind) => QUESTIONS[kind].test(plain) && !(kind === 'bring' && PERMISSION.test(plain))) ?? null
}

/** Kinds of facts that are no price, though "how many" and "how long" may sound like one. */
const UNPRICED: AnswerKind[] = ['age', 'people', 'length', 'who', 'when']

/** What a question says beside asking for a kind of fact that is no price; null if it asks for no such fact. */
export function besideAskedKind(question: string): string | null {
  const kind = readAskedKind(question)
  return kind && UNPRICED.includes(kind) ? toPlain(question).replace(QUESTIONS[kind], ' ') : null
}

/** A question without the words that say which kind of fact it asks for, if they say nothing else. */
export function withoutAskedKind(question: string): string {
  const kind = readAskedKind(question)
  return kind === 'age' || kind === 'people' ? toPlain(question).replace(QUESTIONS[kind], ' ') : question
}
