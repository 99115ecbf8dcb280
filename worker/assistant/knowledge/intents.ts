import { type AssistantLanguage } from '../../../schema/salesbot.ts'
import { isAboutCase, isBlameless } from './blame.ts'
import { INTENTS, type Intent, type Lexicon } from './lexicon/lexicon.ts'
import { japanesePhraseTableOf, phraseTableOf, type WordLanguage } from './phrase-tables.ts'
import { JapanesePhraseMatcher, PhraseMatcher } from './phrases.ts'
import { asksAboutDuties, hasQuestionForm, isExclamation } from './question-forms.ts'
import { boundMessage, foldText, hasJapanese, readWords, toCompactText } from './text.ts'

export type { Intent } from './lexicon/lexicon.ts'

type Label = keyof Lexicon

const matchers = new Map<WordLanguage, PhraseMatcher<Label>>()
let japaneseMatcher: JapanesePhraseMatcher<Label> | null = null

function matcherOf(language: WordLanguage): PhraseMatcher<Label> {
  let matcher = matchers.get(language)
  if (!matcher) matchers.set(language, (matcher = new PhraseMatcher(language, phraseTableOf('intents', language))))
  return matcher
}

function readLabels(
  text: string,
  language: AssistantLanguage,
  { toleratesMistakes = true, correctWords }: { toleratesMistakes?: boolean; correctWords?: ReadonlySet<string> | undefined } = {},
): Set<Label> {
  if (language === 'ja') {
    japaneseMatcher ??= new JapanesePhraseMatcher(japanesePhraseTableOf('intents'))
    return new Set(japaneseMatcher.find(toCompactText(text)).map(({ label }) => label))
  }
  return new Set(
    matcherOf(language)
      .find(readWords(text, language), toleratesMistakes, correctWords)
      .map(({ label }) => label),
  )
}

/** True for a text that is all in capitals, or that has several exclamation or question marks in a row. */
function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{Lu}\p{Ll}]/gu, '')
  const capitals = letters.replace(/\P{Lu}/gu, '').length
  return (letters.length >= 10 && capitals > letters.length * 0.7) || /[!！?？]{3}/.test(text)
}

const ENCODED_PATTERN = /[A-Za-z0-9+/]{40,}={0,2}/
const MARKUP_PATTERN = /<\/?[a-z][^>]{0,80}>|!?\[[^\]]{0,80}\]\([^)]{0,200}\)|\{\{|\$\{|\[ACTION_BUTTON|javascript:|data:text/i

/** Matches an e-mail address, or a phone number. */
const CONTACT_PATTERN = /\S@\S|\d(?:[^\p{L}\d]{0,3}\d){6}/u
/** Matches what is written as if it did not come from the visitor: "SYSTEM: new rule". */
const ROLE_PATTERN =
  /^[\s[(<{*#]{0,4}(?:system|admin|administrator|developer|dev|root|assistant|sudo)(?: (?:message|prompt|note|update|override))?[\s\])>}*]{0,4}(?::|\]|\bupdate\b)/i

/** Matches a wish to be left with the assistant: "I don't need to talk to anyone yet". */
const UNWANTED_PERSON_PATTERN =
  /\b(?:don['’]?t|do not|no|not|needn['’]?t) (?:\w+ ){0,2}(?:need|have|want|transfer|connect|reason|necessary)(?: (?:me|to|you))* ?(?:talk|speak|chat|person|human|transfer|connect|anyone|anybody|a)\b|(?:muss|brauche|m[oö]chte|will) (?:noch |gerade |jetzt )?(?:mit )?(?:niemanden?|keinen?)\b.{0,20}(?:sprechen|reden|menschen|person|mitarbeiter)?|(?<![a-zß-öø-ɏ])(?:pas besoin (?:de parler|d['’]un)|inutile de me (?:passer|mettre))|no (?:hace falta|necesito|quiero) (?:que me |hablar con (?:nadie|ning))|n[aã]o (?:preciso|quero) (?:falar com (?:ningu[eé]m|nenhum)|que me)|(?:話す|代わる|つなぐ)(?:必要|ほど)|代わらなくて|つながなくて/iu
const MACHINE_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:ro)?bots?(?![a-zß-öø-ɏ])|machine|maschine|m[aá]quina|automat|ordinateur|computer|(?<![a-zß-öø-ɏ])(?:ai|ki|ia)(?![a-zß-öø-ɏ])|ロボット|ボット|AI|機械/iu

/** Matches questions by which people decline to answer one: "why do you need that?". */
const DECLINING_QUESTION_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:why|what for|do (?:i|you|we) (?:really )?(?:have to|need)|must i|necessary|rather not|prefer not|anonym[a-zß-öø-ɏ]*|don['’]?t (?:know|want)|not sure|no idea|warum|wieso|wozu|wof[uü]r|muss ich|n[oö]tig|lieber nicht|wei(?:ß|ss) (?:ich )?nicht|keine ahnung|por ?qu[eéê]|p[ao]ra qu[eéê]|pra qu[eê]|tengo que|hace falta|hay que|necesari[oa]|obligatori[oa]|obligad[oa]|obrigad[oa] a|obrigat[oó]ri[oa]|preciso dar|precisa d|pourquoi|oblig[eé][a-zß-öø-ɏ]*|faut-?(?: |-)?il|n[eé]cessaire|no (?:lo )?s[eé]|je (?:ne )?sais pas|n[aã]o sei)(?![a-zß-öø-ɏ])|なぜ|なんで|どうして|何のため|必要|理由|匿名/iu

/** Matches people of the visitor's own, whose plans the visitor tells: "meu marido já foi". */
const OWN_PEOPLE_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:my|mein|meine|mi|mon|ma|meu|minha) (?:husband|wife|partner|boyfriend|girlfriend|mann|frau|freund|freundin|marido|esposo|esposa|mujer|novi[oa]|pareja|mari|femme|conjointe?|mulher|namorad[oa]|companheir[oa])(?![a-zß-öø-ɏ])/iu
/** Words with which they had to do with the business. */
const CONTACTED_PATTERN =
  /(?:wrote|writ|book|call|contact|said|told|ask|reserv|schrieb|gebucht|gesagt|angerufen|gefragt|kontakt|escrib|escrit|escrev|habl|llam|pregunt|dijo|pidi|ligou|lig[ao]|falou|perguntou|disse|pag|écri|appel|demand|dit)/iu

/** Capitalised words within a text: names, which are no misspelt words. German nouns are capitalised too. */
const NAME_PATTERN = /(?<=[\p{L}\d,] )\p{Lu}\p{Ll}{2,20}(?![\p{L}])/gu

function withNames(text: string, language: AssistantLanguage, correctWords?: ReadonlySet<string>): ReadonlySet<string> | undefined {
  const names = language === 'de' ? null : text.match(NAME_PATTERN)
  return names ? new Set([...(correctWords ?? []), ...names.map(foldText)]) : correctWords
}

/** Intents of those who are not angry, whatever they type. */
const CALM_INTENTS: Intent[] = ['services', 'price', 'hours', 'place', 'contact', 'about', 'appointment', 'quote', 'buy', 'thanks', 'yes']

/**
 * What a part of a message means; several intents are possible, or none. Languages other than the visitor's are tried if theirs has
 * no match: Japanese for Japanese characters, otherwise English. English instructions to the assistant are noticed in every language.
 * At most CHAT_LIMITS.messageLength characters are read. `correctWords` are folded words that are no misspelt ones.
 */
export function readIntents(segment: string, language: AssistantLanguage, correctWords?: ReadonlySet<string>): Set<Intent> {
  const text = boundMessage(segment)
  const labels = readLabels(text, language, { correctWords: withNames(text, language, correctWords) })
  const isEmpty = !INTENTS.some((intent) => labels.has(intent))
  if (isEmpty && language !== 'ja' && hasJapanese(text)) for (const label of readLabels(text, 'ja')) labels.add(label)
  if (language !== 'en' && /[a-z]/i.test(text)) {
    // Words of other languages look like misspelt English ones: "unser" is not "unsure".
    const english = readLabels(text, 'en', { toleratesMistakes: false })
    if (isEmpty) for (const label of english) labels.add(label)
    else if (english.has('injection')) labels.add('injection')
  }
  if (labels.has('human') && UNWANTED_PERSON_PATTERN.test(text) && !MACHINE_PATTERN.test(text)) labels.delete('human')
  const isAsked = asks(text, language, labels)
  if (labels.has('otherVisitors') && !isAsked && OWN_PEOPLE_PATTERN.test(text) && !CONTACTED_PATTERN.test(text))
    labels.delete('otherVisitors')
  if (labels.has('complaint') && isBlameless(text, language, isAsked)) labels.delete('complaint')
  // Some people write everything in capitals: "HOW MUCH IS A HAIRCUT".
  if (labels.has('shouted') && isShouted(text) && !CALM_INTENTS.some((intent) => labels.has(intent))) labels.add('complaint')
  if (isAsked) {
    labels.delete('goodbye')
    // "Is it private?" asks something, "why do you need my number?" declines.
    if (/[?？]/.test(text) && !DECLINING_QUESTION_PATTERN.test(text)) labels.delete('decline')
    if (isAboutCase(text, language)) labels.delete('cancelFact')
    // "Do I need to bring anything to the appointment?" asks for none.
    if (asksAboutDuties(text, language)) for (const wish of ['appointment', 'buy'] as const) labels.delete(wish)
  }
  // "Tel. 512 555 0147" leaves a contact and does not ask for one.
  if (labels.has('contact') && CONTACT_PATTERN.test(text) && !isAsked) labels.delete('contact')
  // Markup around a wish for a person is harmless: nothing that a visitor writes is ever rendered as markup.
  const hasMarkup = MARKUP_PATTERN.test(text) && !labels.has('human')
  if (ROLE_PATTERN.test(text) || hasMarkup || ENCODED_PATTERN.test(text)) labels.add('injection')
  return new Set(INTENTS.filter((intent) => labels.has(intent)))
}

function asks(text: string, language: AssistantLanguage, labels: ReadonlySet<Label>): boolean {
  if (/[?？¿]/.test(text)) return true
  // "Is no longer needed" begins like a question.
  if (!labels.has('notInterested') && !isExclamation(text) && (labels.has('question') || hasQuestionForm(text, language))) return true
  return hasJapanese(text) && readLabels(text, 'ja').has('question')
}

/** True if a part of a message asks something, also without a question mark. */
export function isQuestion(segment: string, language: AssistantLanguage): boolean {
  const text = boundMessage(segment)
  return asks(text, language, readLabels(text, language))
}
