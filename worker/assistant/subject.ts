import type { AssistantLanguage } from '../../schema/salesbot.ts'
import { findConcepts, findJapaneseConcepts, type Concept } from './knowledge/concepts.ts'
import { TOPIC_CONCEPTS } from './knowledge/phrase-tables.ts'
import { ASKING_WORDS } from './knowledge/weak-words.ts'
import { foldText, isUnimportantWord, readWords, stemWord } from './knowledge/text.ts'

/** Words by which people ask for prices, services and appointments, without saying of what. */
const GENERAL_WORDS: Record<Exclude<AssistantLanguage, 'ja'>, string> = {
  en: `price prices pricing priced cost costs costing charge charges rate rates fee fees list expensive cheap much many pay ballpark service services
    offer offers offered offering do provide treatments treatment product products work works sell kind sort type menu options option everything all help
    things thing stuff job jobs range overview available have
    appointment appointments book booking reserve reservation schedule meeting meet slot quote quotation estimate proposal call callback phone buy order purchase start want wanted`,
  es: `precio precios cuesta cuestan costo costos coste costes tarifa tarifas lista vale valen cobran cobra caro barato pagar servicio servicios ofrecen
    ofrece ofreces hacen hace haces tratamientos tratamiento producto productos trabajo trabajos venden vende tipo tipos todo todos todas opciones opcion
    ayudar cosas cosa tienen dedican dedica sale salen saldria saldrian costaria costarian manejan cobrarian seria serian quedaria quedan
    cita citas reservar reserva agendar turno reunion presupuesto cotizacion llamar llamada llamen comprar pedir encargar contratar empezar`,
  de: `preis preise kosten kostet preisliste tarif tarife gebuhr gebuhren liste teuer gunstig zahlen bezahlen verlangen berechnen leistung leistungen
    dienstleistung dienstleistungen service services angebot angebote anbieten bieten machen macht tun behandlungen behandlung produkt produkte verkaufen
    arbeiten kosteten verlangt nehmt nehmen kame liegt liegen art arten alles alle ubersicht helfen sachen sache dienste
    termin termine buchen reservieren vereinbaren besprechung kostenvoranschlag offerte anruf anrufen ruckruf zuruckrufen kaufen bestellen beauftragen starten`,
  fr: `prix tarif tarifs cout couts coute coutent liste cher combien payer facturez service services prestation prestations offre offres offrez proposez
    propose faites fait soins soin produit produits travaux travail vendez type types genre tout tous toutes options option aider choses chose
    revient reviendrait couterait couteraient compter prendriez demandez rendez vous rdv reserver reservation prendre fixer devis appeler appel rappeler rappel acheter commander commencer`,
  pt: `preco precos custa custam custo custos valor valores tarifa tarifas tabela lista caro barato pagar cobram cobra servico servicos oferecem oferece sai saem ficaria fica custaria custariam cobrariam
    fazem faz tratamentos tratamento produto produtos trabalho trabalhos vendem vende tipo tipos tudo todos todas opcoes opcao ajudar coisas coisa
    consulta horario marcar agendar reservar reserva orcamento ligar ligacao comprar pedir encomendar contratar comecar`,
}

/** Words that ask for all of something. */
const EVERYTHING_WORDS: Record<Exclude<AssistantLanguage, 'ja'>, string> = {
  en: 'prices rates fees list everything all overview',
  es: 'precios tarifas lista todo todos todas',
  de: 'preise preisliste tarife liste alles alle ubersicht',
  fr: 'tarifs liste tout tous toutes grille',
  pt: 'precos valores tabela lista tudo todos todas',
}

/** Words that stand for what was named before: "and that one, how much is it". */
const POINTING_WORDS: Record<Exclude<AssistantLanguage, 'ja'>, string> = {
  en: 'this that these those one ones both same',
  es: 'esa ese eso esas esos esta este esto estas estos aquella aquel ella ellas ello misma mismo ambos ambas',
  de: 'dieser diese dieses diesen jener jene jenes davon dafur beide beides selbe',
  fr: 'celui celle ceux celles cela ceci celui-la celle-la meme cette deux',
  pt: 'essa esse isso essas esses esta este isto dessa desse disso aquela aquele aquilo ela elas mesma mesmo ambos',
}

/** Matches the unit of a price: "per month". */
const UNIT_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:per|an?|each|every|pro|je|por|al|a la|à la|par|l['’]|la|le|cada|ao|à|die|der|das)\s?(?:day|week|month|hour|night|person|head|session|lesson|class|visit|year|piece|room|unit|met(?:er|re)|square (?:foot|met(?:er|re))|tag|woche|monat|stunde|nacht|person|kopf|stück|sitzung|mal|jahr|quadratmeter|d[ií]a|semana|mes|hora|noche|persona|cabeza|sesi[oó]n|clase|vez|visita|año|jour|semaine|mois|heure|nuit|personne|t[eê]te|s[eé]ance|cours|fois|an|m[eê]s|noite|pessoa|sess[aã]o|aula)(?![a-zß-öø-ɏ])|(?<![a-zß-öø-ɏ])(?:daily|weekly|monthly|hourly|yearly|nightly|monatlich|wöchentlich|täglich|stündlich|jährlich|mensual(?:es|mente)?|semanal|diari[oa]|mensuel\w*|mensal(?:mente)?)(?![a-zß-öø-ɏ])/giu

/** Matches turns of a question for a price that say nothing of what it is for: "what's the damage", "what do they cost these days". */
const PRICE_TURN_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:the damage|what are we talking|these days|nowadays|at the moment|altogether|all together|in total|all in(?: all)?|set (?:me|us) back|run (?:me|us)|insgesamt|alles zusammen|zusammen|heutzutage|derzeit|en total|hoy en d[ií]a|au total|en tout|de nos jours|no total|ao todo|hoje em dia)(?![a-zß-öø-ɏ])/giu

const JAPANESE_EVERYTHING_PATTERN = /料金表|価格表|一覧|全部|すべて|全て|メニュー|リスト/
/** What is left of a Japanese question for prices or services without saying of what. */
const JAPANESE_GENERAL_PATTERN =
  /料金表?|価格表?|値段|費用|金額|おいくら|いくら|サービス|メニュー|商品|内容|種類|一覧|全部|全て|対応|提供|教|何|知|聞|程度|目安|相場|大体|御社|貴社|店|様|方|円|月|[\p{Script=Hiragana}、。？！?!\s]/gu

const toSet = (words: string) => new Set(words.trim().split(/\s+/))
const generalWords = new Map(Object.entries(GENERAL_WORDS).map(([language, words]) => [language, toSet(words)]))
const pointingWords = new Map(Object.entries(POINTING_WORDS).map(([language, words]) => [language, toSet(words)]))
const everythingWords = new Map(Object.entries(EVERYTHING_WORDS).map(([language, words]) => [language, toSet(words)]))

/** Number of a text's words that say what it is about, without the words of `except`. In Japanese, pairs of characters count. */
export function countSubjectWords(text: string, language: AssistantLanguage, except: string[] = []): number {
  if (language !== 'ja') return readSubjectWords(text, language, except).length
  const rest = except.reduce((left, name) => left.replaceAll(name, ''), text.normalize('NFKC')).replace(JAPANESE_GENERAL_PATTERN, '')
  return Math.floor(rest.length / 2)
}

/** A text's words that say what it is about, without the words of `except`; none in Japanese. */
export function readSubjectWords(text: string, language: AssistantLanguage, except: string[] = []): string[] {
  if (language === 'ja') return []
  const general = generalWords.get(language)!
  const pointing = pointingWords.get(language)!
  const excepted = except.flatMap((name) => readWords(name, language)).map((word) => stemWord(word, language))
  const isExcepted = (word: string) => {
    const stem = stemWord(word, language)
    return excepted.some(
      (other) => other === stem || (stem.length >= 4 && other.length >= 4 && (other.includes(stem) || stem.includes(other))),
    )
  }
  return readWords(text.replace(UNIT_PATTERN, ' ').replace(PRICE_TURN_PATTERN, ' '), language).filter(
    (word) =>
      word.length > 2 &&
      !pointing.has(word) &&
      /\p{L}/u.test(word) &&
      !isUnimportantWord(word, language) &&
      !general.has(word) &&
      !ASKING_WORDS.has(word) &&
      !isExcepted(word),
  )
}

/** True if a text asks for all prices. */
export function asksForEverything(text: string, language: AssistantLanguage): boolean {
  if (language === 'ja') return JAPANESE_EVERYTHING_PATTERN.test(text)
  const everything = everythingWords.get(language)!
  return readWords(text, language).some((word) => everything.has(word))
}

const ALL_PRICES_PATTERN =
  /\byour (?:\w+ )?(?:services|treatments|offers) cost|kosten (?:ihre|eure|deine|die) (?:\w+ )?(?:leistungen|behandlungen|angebote)|cuestan (?:sus|los|tus|vuestros) (?:\w+ )?(?:servicios|tratamientos)|coutent (?:vos|les) (?:\w+ )?(?:prestations|services|soins)|custam (?:os|seus|vossos) (?:\w+ )?(?:servicos|tratamentos)|\b(?:all|every|complete|full|whole)(?: of)?(?: your| the)? (?:prices|rates|fees|services|price)|price ?list|list of (?:your |the )?prices|prices? (?:for|of) (?:everything|all)|\btod[oa]s (?:los |las |os |as |sus |seus |suas |vuestr\w+ )?(?:p[recios]{4,7}\b|pre[cs]|tarif|ser[vb]i|sesi|valor)\w*|\blista (?:de? )?(?:los |todos )?(?:p[recios]{4,7}\b|pre[cs]|tarif)\w*|\bcada un[oa] d|\bde tod[oa]\b|\bde tudo\b|\btodo lo que\b|\btudo (?:o )?que\b|\balle[rn]? (?:ihre |eure |ihrer )?(?:preise|leistungen)|preisliste|\bsamtliche|\btous (?:les|vos) (?:prix|tarifs|services)|\btoutes (?:les|vos) prestations|\bgrille|\bliste des (?:prix|tarifs)|\btabela\b|全部|すべて|全て|一覧|料金表|価格表/iu

/** True for a question for the prices of everything: "the list of prices, please". */
export const asksForAllPrices = (text: string) => ALL_PRICES_PATTERN.test(foldText(text))

const PRICES_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:prices|rates|fees|pricing|services cost|precios|tarifas|preise|tarife|prix|tarifs|pre[cç]os|valores)(?![a-zß-öø-ɏ])(?! (?:for|of|de|del|da|do|para|für|von|pour|d['’])(?![a-zß-öø-ɏ]))/iu

/** True for "which prices do you have", which names nothing that they are for. */
export const asksForPrices = (text: string) => PRICES_PATTERN.test(text)

const OPEN_QUESTION_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:what|which|list of|cu[aá]les|lista|was|welche\w*|liste|quel\w*|quais)(?![a-zß-öø-ɏ])|(?:^|[¿,.!]\s*|\bsaber\s|\by\s)qu[eé]\s|(?:^|[,.!]\s*|\bsaber\s|\be\s)o?\s?qu[eé]\s|qu'est|どんな|どのような|何|一覧|メニュー/iu

/** True for a question such as "which services does your practice have", which asks for all of them. */
export const asksOpenly = (text: string) => OPEN_QUESTION_PATTERN.test(text)

/** Subjects that a question for a service or a price has anyway. */
const USUAL_TOPICS = new Set<string>([
  'priceInfo',
  'booking',
  'quotes',
  'contact',
  'consultation',
  'events',
  'photos',
  'rental',
  'business',
  'newClients',
  'online',
])

/** Subjects beside services and prices that a text names, such as parking or guarantee. */
export function readTopics(text: string, language: AssistantLanguage): Set<Concept> {
  const found = language === 'ja' ? findJapaneseConcepts(text, 'visitor') : findConcepts(readWords(text, language), [language], 'visitor')
  return new Set(found.map(({ label }) => label).filter((label) => TOPIC_CONCEPTS.includes(label) && !USUAL_TOPICS.has(label)))
}
