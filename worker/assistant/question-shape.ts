import type { AssistantLanguage } from '../../schema/salesbot.ts'

const CLAUSE_START = String.raw`(?:^|[,;:–—-]\s*|(?<![a-zß-öø-ɏ])(?:and|but|or|y|e|o|pero|und|aber|oder|et|mais|ou|mas)\s+)`

/** A question within a longer sentence: "we had a break-in and want cameras, do you set those up". */
const ASKING_CLAUSES: Record<Exclude<AssistantLanguage, 'ja'>, string> = {
  en: String.raw`(?:(?:at|in|on|for|from|by|to|until|till|with|about)\s+)?(?:what|which|whose|how|when|where|who|why)(?![a-zß-öø-ɏ])[^,.;]{0,40}?(?<![a-zß-öø-ɏ])(?:do|does|did|can|could|should|would|will|must|may|is|are|was|have|has)\s+(?:i|we|you|u|ya|they|he|she|it|that|this|there|the|an?|my|our|your)|(?:do|does|dos|dose|duz|can|cn|could|cud|would|wud|will|wil|shall|should|are|r|is|have|has|did)\s+(?:you|u|ya|yous|yuo|y'?all|i|we|he|she|my|your|ur|our|there|that|this|it|they|someone|anyone|anybody|somebody)`,
  es: String.raw`(?:(?:a|de|en|por|con|para|desde|hasta)\s+)?(?:qué(?!\s+(?:bien|bueno|buena|lindo|linda|bonito|bonita|pena|lástima|ilusión|maravilla|alegría|gusto|mal)(?![a-zß-öø-ɏ]))|cuáles|cuál|cuándo|dónde|cómo|cuánt[oa]s?|quién|cuanto\s+(?:cuesta|sale|vale|cobran|es))|(?:ustedes\s+)?(?:tienen|hacen|ofrecen|aceptan|trabajan|atienden|abren|venden|hay|se\s+puede|pueden|podrían|dan|sirve|incluye|tenéis|hacéis|podéis|aceptáis)`,
  de: String.raw`(?:(?:ab|bis|seit|in|an|für|mit|zu|von|um)\s+)?(?:was|wann|wer|wie|welche[rsnm]?|wieviel|wo)\s+(?:[a-zß-öø-ɏ]+\s+){0,2}?(?:ist|sind|kostet|kosten|muss|müsste|müssen|kann|können|könnte|darf|habt|haben|macht|machen|bietet|gibt|geht|liegt|bekomm\w+|dauert|läuft|findet|würde|wäre|zahl\w+)|(?!(?:vergess|schick|send|ruf|schreib|meld|lass|wart|notier|streich|änder|trag|zeig|stell|entschuldig)en\s)[a-zß-öø-ɏ]{2,14}(?:t|en|st)\s+(?:ihr|sie|man|du)|(?:kann|könnte|muss|müsste|darf|soll|ist|geht|gibt|wäre)\s+(?:ich|wir|man|das|es|dies)`,
  fr: String.raw`(?:(?:à|de|pour|avec|depuis|jusqu['’]à)\s+)?(?:quel\w*|combien|comment|(?<!,\s*)(?:où|qui)|pourquoi)|est-ce|c['’]est\s+(?:combien|où|quand|quoi)|(?:ça|cela)\s+fait\s+partie|[a-zß-öø-ɏ]{2,14}ez[- ]vous|[a-zß-öø-ɏ]{2,14}-(?:il|elle|on|ils|t-on|t-il|je|tu)|vous\s+(?:faites|avez|proposez|prenez|acceptez|livrez|êtes|ouvrez|fermez|travaillez|vendez|réparez|offrez)`,
  pt: String.raw`(?:(?:a|de|em|por|com|para|até|desde)\s+)?(?:qual|quais|quantos?|quantas?|quando|onde|quem|que\s+horas)\s|como\s+(?:é\s+q|fica|ficam|funciona|faço|faz|fazem|posso|se)|(?:voc[eê]s|vcs|c[eê]s)\s+(?:tamb[eé]m\s+)?[a-zß-öø-ɏ]{2,12}(?:m|em|am)|(?:d[aá]\s+(?:pra|para)|tem\s+como|posso|podem|aceitam|t[eê]m)`,
}

/** "Our landlord asks whether you are insured": who tells what somebody wants to know asks it. */
const INDIRECT_QUESTIONS: Record<Exclude<AssistantLanguage, 'ja'>, string> = {
  en: String.raw`(?:asks?|asking|wonders?|wondering|(?:want|wants|need|needs|like) to know|not sure|no idea|don['’]?t know) (?:whether|if) (?:you|u|your|there|it|that|this|the)`,
  es: String.raw`(?:pregunt(?:a|an|o|aba)|quiere[n]? saber|(?:quiero|quer[ií]a|quisiera|necesito) saber|no s[eé]) si`,
  de: String.raw`(?:frag(?:t|en|e)|wissen will|wissen möchte|will wissen|möchte wissen|wissen wollen|interessiert(?: mich| uns)?|weiß nicht),? ob`,
  fr: String.raw`(?:demand(?:e|ent|ais)|v(?:eut|eulent|oudrait|oudrais) savoir|sais pas) (?:si|s['’])`,
  pt: String.raw`(?:pergunt(?:a|am|ou|o)|quer(?:em|o|ia)? saber|não sei|nao sei) se|como [ée] qu?e?`,
}

const askingClauses = new Map<AssistantLanguage, RegExp>()

/** True for a sentence that holds a question, whatever stands before it. */
export function hasAskingClause(text: string, language: AssistantLanguage): boolean {
  if (language === 'ja') return false
  let pattern = askingClauses.get(language)
  if (!pattern) {
    const clauses = `${CLAUSE_START}(?:${ASKING_CLAUSES[language]})|(?<![a-zß-öø-ɏ])(?:${INDIRECT_QUESTIONS[language]})`
    askingClauses.set(language, (pattern = new RegExp(`(?:${clauses})(?![a-zß-öø-ɏ])`, 'iu')))
  }
  return pattern.test(text)
}

const CIRCUMSTANCE_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:who|whom|whose|when|why|where|how (?:long|often|far|fast|soon|quick\w*|many|big|old|early|late|does|do|is|are|can|will|would|should)|what (?:happens|if|time|should|do i|do we|must|will happen)|which (?:of you|person|brand\w*)|(?:should|shall|must) (?:i|we)|do (?:i|we) (?:need|have)|need to bring|duration|wer|wen|wem|wann|warum|wieso|weshalb|wo|wie (?:lange|oft|weit|schnell|viele|funktionier\w*|läuft|geht|groß|alt|früh|spät)|was (?:passiert|ist wenn|mach\w* ich|muss|soll|wenn|geschieht)|(?:muss|soll|brauche) ich|dauer|qui[eé]n\w*|cu[aá]ndo|por qu[eé]|d[oó]nde|c[oó]mo|cu[aá]nto (?:tiempo|tarda|dura|demora)|qu[eé] (?:pasa|sucede|ocurre|hago|debo|tengo que)|tengo que|hace falta|necesito|duraci[oó]n|qui(?! est)|quand|pourquoi|o[uù]|comment|combien de temps|que (?:se passe|faire|dois)|dois-je|faut-il|dur[ée]e|qu['’]est-ce qui|quem|quando|por que|porque|onde|como|quanto tempo|o que (?:acontece|devo|preciso|fa[cç]o)|preciso|tenho que|dura[cç][aã]o)(?![a-zß-öø-ɏ])|誰|だれ|どなた|いつ|なぜ|どうして|どこ|どうやって|どのくらい|どれくらい|何時|何日|どうなり|どうすれば|必要|所要/iu
const TIME_QUESTION_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:what times?|when|which (?:hours|days?)|um wie ?viel uhr|wann|zu welcher uhrzeit|an welche[nm] tag\w*|a qu[eé] hora|cu[aá]ndo|en qu[eé] horario|qu[eé] d[ií]as?|[aà] quelle heure|quand|quels? jours?|a que horas|quando|que dias?)(?![a-zß-öø-ɏ])|何時|いつ|何曜日|の時間(?=[はがを])/iu

/** True for a question for a time or a day. */
export const asksForTime = (text: string) => TIME_QUESTION_PATTERN.test(text)

const PROPOSAL_PATTERN = /(?<![a-zß-öø-ɏ])(?:how|what) about(?![a-zß-öø-ɏ])|wie wäre|qu[eé] tal|^(?:und|y|et|e) /iu

/** True for a question for a person, a time, a place, a reason or a way: "yes, we offer that" is no answer to it. */
export const asksForCircumstance = (text: string) => CIRCUMSTANCE_PATTERN.test(text) && !PROPOSAL_PATTERN.test(text)

const PAST_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:cracked|dropped|lost|chipped|snapped|crashed|slipped|damaged|noticed|treated|fixed|repaired|replaced|had|done|did|bought|happened|went|fitted|installed|given|moved|born|broke|started|last (?:one|time|visit)|hatten?|wurden?|gekauft|gemacht|bekommen|passiert|waren?|tuvimos|tuve|hicimos|hice|fue|fueron|compr[eé]|compramos|pas[oó]|avons eu|ai eu|a eu|acheté|était|fait|tivemos|tive|fizemos|fiz|foi|comprei|compramos|aconteceu)(?![a-zß-öø-ɏ])[^,.;:?!]{0,30}(?<![a-zß-öø-ɏ])(?:this|last|on|im|am|letzten?|diesen?|este|esta|el|ce|cette|au|no|na|neste|nesta|(?:in|en)(?! (?:about|around|roughly|circa|\d|an?(?![a-zß-öø-ɏ])|one|two|three|four|five|six|seven|eight|nine|ten|the next|ein\w*|zwei|drei|vier|fünf|sechs|paar|un\w*|dos|tres|cuatro|cinco|seis|deux|trois|quatre)))(?![a-zß-öø-ɏ])/iu
const WISHING_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:want\w*|needs?|needed|must|has to|have to|like|hop(?:e|ing)|soon|asap|plan\w*|please|can|could|would|by|until|before|ideally|will|möchte\w*|will|wollen|brauch\w*|bitte|bis|soll\w*|würde\w*|quiero|queremos|quisiera|necesit\w+|para|por favor|antes|veux|voudr\w+|souhait\w+|avant|svp|besoin|quero|queremos|gostaria|preciso|precisamos|antes)(?![a-zß-öø-ɏ])/iu

/** True for a statement whose time is over: "we had a vaccination done this spring". */
export const tellsOfPast = (text: string) => PAST_PATTERN.test(text) && !WISHING_PATTERN.test(text)
