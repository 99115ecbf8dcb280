import { type AssistantLanguage } from '../../../schema/salesbot.ts'
import { foldText } from './text.ts'

/** Matches a weekday, which after "and the" answers more often than it asks. */
const DAY =
  '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|fin|proximo|otro|dia|mes|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|segunda|terca|quarta|quinta|sexta|proxim|outro|dia)'
/** Words that end a sentence which asks whether something is included or allowed. */
const FRENCH_STATES =
  '(?:compris|inclus|rembours|accept|autoris|permis|admis|fourni|possible|gratuit|payant|adapt|obligatoire|accessible|necessaire|dangereu|ouvert|douloureu|bruyant|garanti|couvert)'

/**
 * Matches how a question without a question mark begins or ends, in folded text: a question word behind a preposition, and a verb in
 * front of its subject.
 */
const QUESTION_FORMS: Partial<Record<AssistantLanguage, RegExp[]>> = {
  en: [
    /^(?:and |so |but |or )?(?:from|in|with|at|by|on|for|since|under|to|until|till|of|about) (?:what|which|whom|when|how)\b/,
    /^(?:possible|ok|okay|alright|cool) (?:to|if)\b|^(?:mind if|might|ought|got (?:any |a |an )?(?!to\b|it\b|\w+ed\b|laid|let|hit|sick|told|given|burn|hurt|robb|in\b|my\b|the\b|your\b|stuck|lost|broken|married|problem|trouble)\w+|isnt|arent|wont you|cant you|dont you|you (?:still|also|even) )/,
    /^(?:is|are|can|do|does|would) not (?:you|it|that|this|there|they)\b|\bavailable$|, (?:right|correct|yes|no|ok|is it|are you|do you)$/,
  ],
  de: [
    /^(?:noch )?\p{L}{3,25} (?:noch )?(?:frei|verfugbar|moglich|vorhanden)(?: (?:fur|am|im|um|bei|diese|nachste)\b.{0,60})?$/u,
    /^(?:und |aber |oder |also |na )?(?:auf|bei|mit|in|an|zu|von|fur|unter|aus|ab|seit|bis|nach|um|uber|gegen|durch|wegen|vor) (?:welche[rsnm]?|wem|wen|wann|wo|wie ?viele?[nr]?)\b/,
    /^(?:und |aber )?(?:wo(?:mit|von|rauf|ran|rin|fur|zu|bei|durch|gegen|nach|ruber|runter|vor|her|hin|raus)|wie ?(?:viel|lange|oft|weit|hoch|gross|alt|schnell))\b/,
    /^(?!nicht|erst|jetzt|sonst|seit|leider|stimmt so|macht es gut|heut|guat|gut|nett|bitt|selbst|zuletzt|schlecht|vielleicht|insgesamt|danke|hat sich|macht nichts|tut mir)\p{L}{2,18}t (?:ihr|man|es|das|da|der|die|den|ein|eine|einen|mein|meine|sich|denn|auch|bei)\b/u,
    /^(?:brauche?|krieg|wurde|ware|ginge|muss|kann|darf|soll|bekomme?|kriege?|konnte|durfte|musste|sollte|mussen|konnen|durfen|sollen|bekommen|kriegen|wird|werden|sind|ist|bleibt) (?:ich|man|wir|das|die|der|es|da|hunde|kinder)\b(?!.{0,40}\b(?:nicht|lieber|gern|gerne|noch|nur|kein\w*)\b)/,
    /^(?:und |oder )(?:bei|wenn|mit|ohne|fur) (?!freundlich|vielen)\p{L}+$/u,
    /^\p{L}{2,20}t ihr\b/u,
  ],
  es: [
    /^(?:y )?\p{L}{2,}(?:ais|eis)\b/u,
    /^(?:y |pero |o )?(?:para|con|a|de|en|por|desde(?! que)|hasta|sobre|segun|a partir de|a nombre de) (?:que|quien|quienes|cual|cuales|cuanto|cuanta|cuantos|cuantas|donde|cuando)\b/,
    /^(?!bien|buen|tambien|alguien|quien|llamen|escriban|contacten|olviden|manden|envien|avisen|gracias|pueden (?:llamar|escribir|mandar|enviar|contactar)me|me pueden)\p{L}{3,15}(?:an|en)\b/u,
    /^(?:y )?(?:(?:incluye|cabe|sirve|existe|cubre|trae|dura|tarda|acepta|llega|entra)\b|es (?:apto|posible|necesari|obligatori|gratis|gratuit|segur|peligros|accesible|dificil|doloros|normal)|esta (?:incluid|permitid|cerca|lejos|asegurad)|seria posible|habria|duele$|duele (?:el|la|hac)|van a|se (?:puede|pueden|necesita|permite|permiten|aceptan|acepta|paga|hace)|necesito (?:llevar|reservar|receta|traer|ir|avisar|pagar|experiencia|algun)|tengo que (?:llevar|pagar|reservar|ir|traer|avisar|pedir|llamar)|hay (?:que|algun|alguna|forma|manera|posibilidad)|no se si (?:acep|ti?en|hac|ofrec|abr|atiend|se puede))/,
    new RegExp(`^y (?:si|con|sin|para|el|la|los|las) (?!${DAY})[\\p{L} ]{3,30}$`, 'u'),
  ],
  fr: [
    /^(?:et |mais |ou )?(?:de|avec|dans|pour|depuis|jusqu a|a partir de|en|sur|chez|sous|par|a|vers|d|des) (?:quel|quelle|quels|quelles|qui|quoi|quand|combien)\b/,
    /^(?!rendez|excusez|asseyez)(?:\p{L}+ ){0,3}(?!rendez)\p{L}+-(?:t-)?(?:je|tu|il|elle|on|nous|vous|ils|elles|ce)\b/u,
    /(?:^| )(?:lequel|laquelle|lesquels|lesquelles)\b|.{3} (?:comment|combien|quoi|pourquoi|quand)$/,
    new RegExp(
      `^(?:et )?(?:ca|c est|cela est|il est|elle est|(?:le|la|les|l|un|une|votre|vos) [\\p{L} ]{2,30}(?:est|sont)) (?:bien |deja |aussi )?${FRENCH_STATES}`,
      'u',
    ),
    /^vous (?!etes (?:des|nul|un|une|vraiment)|avez (?:\p{L}+(?:e|i|u|ait)s? |mal|raison|rien|tout)|deviez|aviez|m |nous |pouvez (?:me|m|nous|noter|le|la|l) |pourrez|vous (?:moquez|foutez))/u,
    /^(?:il )?faut (?!que (?:je|j|nous|vous)|absolument)|^ca (?:fait mal|dure|prend|marche comment|coute)|^on (?:peut|doit) /,
    new RegExp(`^et (?:s |si |avec |sans |pour |le |la |les |l )(?!${DAY})[\\p{L} ]{3,30}$`, 'u'),
  ],
  pt: [
    /^(?:e |mas |ou )?(?:para|pra|de|com|em|por|desde(?! que)|ate|a partir de|sobre|a) (?:que|quem|qual|quais|quanto|quanta|quantos|quantas|onde|quando)\b/,
    /^(?!bem|tambem|alguem|ninguem|liguem|entrem|contatem|homem|ontem|mandem|avisem|podem (?:ligar|escrever|mandar|enviar|me|chamar)|\p{L}+(?:ar|er|ir)am\b)\p{L}{3,15}(?:am|em)\b/u,
    /^(?:e )?(?:(?:inclui|serve|cabe|existe|demora|cobre|aceita|chega|entra|precisa)\b|doi$|doi (?:o|a|fazer)|preciso (?:levar|marcar|agendar|pagar|avisar|ir|de receita|de marca|de experiencia)|tem que (?:pagar|levar|marcar|agendar|ir|esperar)|seria possivel|da (?:pra|para)|e (?:indicad|possivel|necessari|precis|obrigatori|perigos|gratuit|gratis|pag[oa]\b|segur|dificil|permitid|longe|perto)|esta inclu|o plano cobre|ha (?:algum|alguma|como|elevador|estacionamento)|sera que)/,
    /^(?:e|eh|sao) .{2,60} ou (?:sao|e|eh|tem|nao|sera)\b/,
    /^\p{L}+(?: \p{L}+){0,4} (?:inclus[oa]s?|incluid[oa]s?|pode|podem|permitid[oa]s?|aceit[oa]s?)$/u,
    new RegExp(`^e (?:se|com|sem|para|pra|o|a|os|as) (?!${DAY})[\\p{L} ]{3,30}$`, 'u'),
  ],
}

/** Matches how a Japanese question ends that has no particle of one: "駐車場の有無". */
const JAPANESE_ENDINGS =
  /(?:[^\s]{2}は|の有無|について|(?<!が|とが|こと)(?:ある|使える|できる|行ける|もらえる|通じる|きく|効く|払える|借りられる|停められる)|可能|ok|(?:だっ|っ)たら)[。.\s]*$/iu

/** Matches a few words that exclaim: "Que giro!", "Ay, qué bien." */
const EXCLAMATION_PATTERN =
  /^(?:\p{L}{1,8}[\s,!]{1,3})?(?:(?:qu[eé]|quel(?:le)?s?|what an?|wie|was für ein\p{L}{0,2})(?:\s[^\s?]+){1,3}!+|qu[eé] \p{L}+[.…]+)\s*$/iu

export const isExclamation = (text: string) => EXCLAMATION_PATTERN.test(text)

/** Longest text that is looked at: what asks stands at the beginning of longer ones, and they end as they like. */
const LENGTH_MAX = 300

/** True if a text without a question mark has the form of a question. */
export function hasQuestionForm(text: string, language: AssistantLanguage): boolean {
  if (language === 'ja') return text.length <= 40 && JAPANESE_ENDINGS.test(text)
  const folded = foldText(text.slice(0, LENGTH_MAX))
    .trim()
    .replace(/[.!…]+$/u, '')
  return QUESTION_FORMS[language]?.some((pattern) => pattern.test(folded)) ?? false
}

/** Matches questions, in folded text, for what is needed, asked or done at an appointment. */
const DUTY_PATTERNS: Record<AssistantLanguage, RegExp> = {
  en: /^(?:and |so |but |ok |hi |hello )?(?:do (?:i|we) (?:have|need) to (?:bring|pay|wear|wait|be|prepare|do|eat|sign|leave|put)|do you (?:want|need|require|charge)|is it (?:ok|okay|alright|all right|allowed) (?:to|if)|should (?:i|we) (?:bring|wear|eat|pay|prepare|be)|must (?:i|we) (?:bring|pay|wear)|what (?:do|should|must) (?:i|we) (?:need|bring|wear|have to)|what (?:happens|if)|how (?:long|much|many) (?!.{0,20}(?:wait|until|till|before i can|notice))|why)\b/,
  de: /^(?:und |aber )?(?:(?:muss|soll|sollte|mussen|sollen) (?:ich|man|wir) .{0,40}(?:mitbringen|bezahlen|zahlen|anziehen|warten|unterschreiben|vorbereiten|anzahlen)|was (?:muss|soll|sollte|passiert|brauche)|wie lange|warum|wieso|(?:wollt|braucht|verlangt) ihr|verlangen sie|brauchen sie)\b/,
  es: /^(?:y |pero )?(?:(?:tengo que|debo|hay que|necesito) (?:llevar|traer|pagar|esperar|firmar|preparar|ir en ayunas)|que (?:debo|tengo que|hay que|necesito|pasa|llevo)|cuanto (?:tiempo|dura|tarda)|por que|piden|exigen)\b/,
  fr: /^(?:et |mais )?(?:(?:dois je|faut il|est ce qu il faut|est ce que je dois|il faut) (?:apporter|amener|payer|verser|attendre|signer|preparer|venir a jeun)|que (?:dois|faut|se passe)|qu est ce que je dois|combien de temps|pourquoi)\b/,
  pt: /^(?:e |mas )?(?:(?:tenho que|tem que|devo|preciso|precisa) (?:levar|trazer|pagar|esperar|assinar|preparar)|o que (?:devo|preciso|tenho que|acontece|levo)|quanto tempo|por que|pedem|exigem)\b/,
  ja: /持ち物|何を(?:持|準備|用意)|用意する|どうなり|なぜ|前払い|先払い|所要時間|どのくらいかか/u,
}

/** True for a question about an appointment or a purchase, which is no wish for one: "what should I bring?". */
export const asksAboutDuties = (text: string, language: AssistantLanguage) =>
  DUTY_PATTERNS[language].test(foldText(text.slice(0, LENGTH_MAX)).trim().replace(/[-¿]/g, ' ').trim())
