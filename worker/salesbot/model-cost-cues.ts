// What stands before and after a number without a currency that is an amount, in the assistant's six languages.

/** A letter of the Latin script, for patterns that ignore case. */
export const LETTER = '[a-zß-öø-ɏ]'

const COST_VERBS = [
  "(?:do|offer|make|give|get|have|let|sell|take|yours|yours is|settle|machen|anbieten|geben|haben|bekommen|hacer(?:lo)?|dejar(?:lo)?|ofrecer(?:lo)?|faire|laisser|proposer|fazer|oferecer|deixar)(?: [a-zß-öø-ɏ'’ ]{1,18})? (?:for|at|für|por|en|pour|à|a)",
  'com(?:es?|ing) (?:out )?to|com(?:es|ing) (?:out )?at|come out at|adds up to|total(?:s|ling)?(?: (?:is|of|comes to|ist|es|est|é))?|(?:costs?|charge|bill|quote|runs?|cost)(?: (?:you|them|us))?|priced? (?:is|at)|pay|spend|fee is|rate is',
  '(?:set|sets|setting) (?:you|them|us|me) back|looking at|amounts? to|expect to pay|worth|goes for|go for|valued at|asking(?: for)?|budget',
  'kostet(?: (?:sie|dich|ihnen))?|macht(?: (?:das|dann|es))?|beträgt|insgesamt|zahlen|preis ist|liegt (?:preislich )?bei|liegen (?:wir )?bei|rechnen(?: sie)? mit|schlägt mit|komm(?:t|en)(?: sie| es| das)? auf|berechnen(?: wir)?(?: ihnen)?|verlangen(?: wir)?|beläuft sich auf',
  'cuestan?|costar(?:á|ía)|sale (?:a|por|en)|serían?|precio es|en total|vale[n]?|ronda (?:los|las)|queda(?:ría)? (?:en|por)|cobra(?:mos|n)?|pagar(?:á|ás)?|asciende a',
  "coûte(?:nt|ra)?|revien(?:t|dra) à|fait|prix est|s['’]élève à|comptez|compter|vaut|tourne autour de|factur(?:e|ons)|demandons|pay(?:ez|er)",
  'custam?|custar(?:á|ia)|sai (?:por|a)|fica(?:ria)? (?:em|por)|preço é|ao todo|conte com|cobr(?:o|amos)|ronda os',
]
/** Words that say that the number right after them is an amount. */
export const COST_CUES = COST_VERBS.join('|')

/** Words that do so if the number is no hour, day or small count. */
export const WEAK_CUES =
  "(?:it|that|this|they|price|which)(?: would| will|['’]d|['’]ll)? (?:is|be|are|was)|(?:it|that)['’]s|only|just|for|nur|für|lediglich|(?:das|es) (?:ist|sind|wären?)|son|es|solo|sólo|por|c['’]est|ce sont|seulement|pour|são|é|apenas|só"

/** Words and signs that make the number after them what the words before them are. */
export const EQUALS_PATTERN =
  /(?:[:=–—(]|(?<![a-zß-öø-ɏ])(?:is|are|be|for|at|just|only|ist|sind|für|nur|es|son|por|solo|sólo|est|c['’]est|pour|seulement|é|são|apenas)|[はがで])\s?(?:(?:only|just|about|around|nur|etwa|circa|solo|unos|seulement|environ|apenas|cerca de|約)\s?){0,2}$/iu

export const FILLERS =
  '(?:(?:only|just|about|around|roughly|approximately|exactly|some|like|maybe|up to|at least|at most|as little as|a mere|nur|etwa|rund|circa|ca\\.|genau|ungefähr|gegen|knapp|maximal|höchstens|mindestens|solo|sólo|unos|unas|alrededor de|aproximadamente|casi|exactamente|seulement|environ|presque|à peu près|autour de|apenas|só|cerca de|por volta de|quase|uns|umas) ){0,2}'

/** What follows an amount: the end of a clause or a word that cannot be what is counted. */
export const AFTER_AMOUNT = `(?:-?ish(?!${LETTER})|\\s?(?:[!?;)。！？]|[.,](?!\\d)|:(?=\\s|$)|$|[-–—]\\s|\\/\\s?(?:h|${LETTER}{3}))|\\s(?!(?:per|por|pour|pro)\\s?cen|por cien)(?:for|per|a|an|each|apiece|mark|gets|buys|in all|in total|total|all|flat|only|then|is|are|does|will|would|you get|you have|you['’]ll|bekommen sie|erhalten sie|ist|sind|wären?|dann|es|son|entonces|est|sont|alors|são|é|então|today|now|this|if|when|or so|including|plus|instead|because|altogether|für|pro|je|insgesamt|nur|heute|jetzt|wenn|alles|die stunde|rechnen|zu buche|los|por|para|en total|si|hoy|todo|cada|la hora|la sesión|pour|par|au total|aujourd|tout|de l['’]heure|la séance|no total|se|hoje|tudo|and|but|und|aber|y|et|e|mas)(?!${LETTER}))`

/** What follows an amount in Japanese. */
export const AFTER_JAPANESE_AMOUNT =
  '\\s?(?:くらい|ぐらい|ほど|程度|だけ)?(?:から)?(?:です|でしょう|になり|となり|でござい|で承|でご|でお|でいか|でどう|で[。！])'

/** Names of what is no amount, right before a number. */
export const LABEL_PATTERN =
  /(?:(?<![a-zß-öø-ɏ])(?:your budget|you (?:said|mentioned|told me)|numbers?|no\.|nr|nº|n°|address|phone|ihr budget|nummer|adresse|telefon|su presupuesto|número|teléfono|votre budget|numéro|seu orçamento|rooms?|suite|floor|pages?|seiten?|aged?|ages|bus|tram|line|linie|línea|ligne|linha|size|größe|talla|taille|tamanho|code|türcode|código|pin|zimmer|raum|sala|salle|quarto|top|teams?|groups?|gruppen?|grupos?|groupes?|équipe|equipe|class|seats|(?:you|people|adults|anyone|everyone|children|kids|sie|kinder|personen|erwachsene) (?:over|under|from|above|below|über|unter|ab))(?![a-zß-öø-ɏ])|番号|コード|暗証|部屋|サイズ|バス|年齢)(?:\s?(?:of|is|are|was|number|ist|von|es|est|é|de|は|around|about))?[\s:#]{0,3}$/iu
