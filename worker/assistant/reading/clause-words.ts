import type { AssistantLanguage } from '../../../schema/salesbot.ts'

/** The words that show where a clause with a question of its own begins. All lists are alternatives of a regular expression. */
export interface ClauseWords {
  /** Words that join two clauses. */
  conjunctions: string
  /** Those of them that join alternatives: "do you deliver, or do I have to come?" is one question. */
  alternatives: string
  /** What may stand between a comma or conjunction and the question after it: `and by the way, …`, `and roughly how long`. */
  asides: string
  /** Words before "and whether" that make it a question: `the price of a cut, and whether you are open`. */
  wishedFor: string
  /** Words and phrases that begin a question. */
  questionWords: string
  /** Verbs that begin a question: `do you`, `haben Sie`. */
  questionVerbs: string
  /** Question words with their verb, which begin a question also without a comma or conjunction before them. */
  runOnQuestions: string
  /** Verbs that are followed by an indirect question: `do you know`, `können Sie mir sagen`. */
  verbsOfAsking: string
  /** Verbs that begin a second question also without a pronoun after them: `und geht Kartenzahlung?` */
  secondVerbs: string
  /** Words that the words after them belong to. */
  prepositions: string
  /** Greetings and fillers that stand before a question. */
  openers: string
  /** Words that begin an indirect question which is answered with yes or no: `and whether you deliver`. */
  whether: string
  /** Words that begin a clause of time or condition, which belongs to the question after it: `if I book today, …`. */
  subordinators: string
  /** What may stand between a conjunction and the question after it: `and if so, …`. */
  conditions: string
}

/** Clause words by language. Japanese clauses end with a question particle instead, see segments.ts. */
export const CLAUSE_WORDS: Record<Exclude<AssistantLanguage, 'ja'>, ClauseWords> = {
  en: {
    conjunctions: 'and|&|also|plus|or|but',
    alternatives: 'or',
    asides:
      'by the way|btw|also|then|please|maybe|perhaps|roughly|about|approximately|more or less|exactly|last(?:ly)?|finally|secondly|one more thing|just',
    wishedFor: 'prices?|costs?|fees?|hours|address|questions?|things?|information|info|details',
    questionWords:
      "what|what's|whats|where|where's|when|when's|who|who's|how|how's|why|which|(?:at|on|in|by|for|from|until|till|to|with) (?:what|which|how|when|whom)",
    questionVerbs:
      "(?:is|are|do|does|did|can|could|would|will|should|have|has|don't|can't|isn't|aren't)(?= (?:it|it's|you|u|there|this|that|these|those|the|your|i|we|they|he|she|a|an|any|my|our|someone|anyone|anybody|somebody)(?![\\p{L}]))",
    runOnQuestions:
      "(?:how (?:much|many|long|far|do|does|can|is|are|soon|fast)|(?:what|where|when|why)(?:'s| is| are| do| does| can)|what (?:kind|time|services|about)|do (?:you|u)|can (?:i|you|we|u)|could (?:i|you|we)|(?:are|r) (?:you|u)|is there|are there|where's|wheres|whats|have you got)",
    verbsOfAsking: 'know|tell me|tell us|say|ask|asking|wonder|wondering|sure|understand|explain|see|idea|depends on|about',
    secondVerbs: 'is|are|do|does|can|could|would|will',
    prepositions: 'from|until|till|to|at|for|with|by|since|in|on|of',
    openers: 'hi|hello|hey|ok|okay|so|and|also|well|thanks|good (?:morning|afternoon|evening)|please|sorry|just|quick question',
    whether: 'whether|if (?=(?:you|u|it|its|there|i|we|the|your|this|that|someone|anyone)(?![a-z]))',
    subordinators:
      "if|once|as|since|because|while|although|unless|in case|(?:when|after|before|where) (?=(?:i|i'm|we|my|our|he|she|they|the|it)(?![a-z]))",
    conditions: 'if so|if yes|if not|then|in that case',
  },
  es: {
    conjunctions: 'y|e|o|también|tambien|además|ademas|pero',
    alternatives: 'o',
    asides: 'por cierto|además|ademas|también|tambien|más o menos|mas o menos|aproximadamente|por favor|de paso|otra cosa|entonces',
    wishedFor: 'precios?|costos?|coste|tarifas?|horarios?|dirección|direccion|preguntas|cosas|dudas|información|informacion',
    questionWords:
      '¿|(?:a |de |en |por |con |para |desde |hasta )?(?:qu[ée]|cu[áa]l|cu[áa]les|cu[áa]nt[oa]s?|d[óo]nde|ad[óo]nde|cu[áa]ndo|c[óo]mo|qui[ée]n)',
    questionVerbs:
      '(?:hacen|haces|hace|tienen|tienes|tiene|puedo|podemos|puedes|pueden|podr[íi]a[ns]?|hay|est[áa]n|son|ofrecen|ofreces|trabajan|trabajas|aceptan|abren|cierran|se puede|es posible|me puede[ns]?)',
    runOnQuestions: '(?:¿|cu[áa]nt[oa]s? |d[óo]nde est[áa]|c[óo]mo (?:puedo|se)|qu[ée] (?:servicios|precio|horario))',
    verbsOfAsking: 'saber|decir|decirme|dime|d[íi]game|preguntar|s[ée]|sabes?|sabe|explicar|ver|claro|depende de',
    secondVerbs:
      'hay|tienen|aceptan|puedo|se puede|est[áa]n?|hacen|atienden|cobran|incluye|entregan|(?!(?:tambi|bien|alguien|nadie|quien|imagen|examen|ningun|algun|gran|joven|orden|plan))[a-zñ]{3,12}(?:an|en)(?= )',
    prepositions: 'de|desde|hasta|a|para|por|con|en|sobre|entre',
    openers: 'hola|buenas|buenos d[íi]as|buenas tardes|buenas noches|oye|ok|vale|y|perdona|perd[óo]n|gracias|disculpe|por favor',
    whether: 'si(?! es as)',
    subordinators:
      'si|como (?:no|tengo|soy|estoy|vivo|es)|ya que|porque|aunque|antes de|despu[ée]s de|cuando (?:llegu|vay|teng|est|pued|salg|termin)',
    conditions: 'si es as[íi]|de ser as[íi]|en ese caso|si s[íi]|entonces',
  },
  de: {
    conjunctions: 'und|oder|sowie|auch|aber|bzw\\.?',
    alternatives: 'oder|bzw\\.?',
    asides: 'übrigens|ausserdem|außerdem|nebenbei|auch|noch|dann|bitte|ungefähr|etwa|circa|ca\\.|vielleicht|eigentlich|zweitens|noch etwas',
    wishedFor: 'preise?|kosten|gebühren|öffnungszeiten|adresse|fragen?|dinge|sachen|informationen|infos?',
    questionWords:
      '(?:(?:ab|bis|seit|in|an|f[üu]r|mit|zu|von|um) )?(?:was|wo|wann|wer|wen|wem|wie|wieviel|warum|wieso|weshalb|welche[rsnm]?|woher|wohin|worin|wof[üu]r)',
    questionVerbs:
      '(?:ist|sind|haben|hast|habt|hat|gibt|kann|k[öo]nnen|kannst|k[öo]nnt|k[öo]nnten|bieten|bietest|machen|machst|macht|arbeiten|arbeitest|w[äa]re|w[üu]rden|d[üu]rfen|darf|muss|nehmen|sprechen|geht)(?= (?:sie|du|ihr|es|das|ich|wir|man|der|die|eine?n?|denn|da|ein)(?![\\p{L}]))',
    runOnQuestions:
      '(?:wie (?:viel|lange|teuer|weit|kann|komme|oft)|wieviel |was (?:kostet|kosten|machen|bieten|ist|sind)|wo (?:ist|sind|seid|liegt|finde)|wann (?:ist|sind|haben|hat|kann|habt)|haben sie|habt ihr|gibt es|k[öo]nnen sie|kann ich)',
    verbsOfAsking:
      'sagen|sag|wissen|weiss|weiß|wei[ßs]t|fragen|frage|erkl[äa]ren|verraten|verstehen|interessiert|interessieren|w[üu](?:ss|ß)te|mitteilen|sehen|sicher|egal',
    secondVerbs:
      'geht|gehen|kommen|kommt|gibt|kostet|kosten|dauert|klappt|funktioniert|gilt|gelten|akzeptieren|nehmen|liefern|fahren|reicht|lohnt|ist|sind|haben|hat|kann|können|machen|bieten|sprechen',
    prepositions: 'von|bis|ab|seit|f[üu]r|mit|zu|um|an|in|auf|bei|nach|vor',
    openers: 'hallo|hi|hey|guten (?:tag|morgen|abend)|moin|servus|gr[üu]ezi|ok|und|also|danke|bitte|entschuldigung|sorry|gerne?',
    whether: 'ob',
    subordinators: 'wenn|falls|da|weil|sobald|nachdem|bevor|als|w[äa]hrend|sofern|obwohl',
    conditions: 'wenn ja|falls ja|wenn nicht|dann|in dem fall',
  },
  fr: {
    conjunctions: 'et|ou|aussi|puis|mais|ainsi que',
    alternatives: 'ou',
    asides: "au fait|d'ailleurs|aussi|sinon|environ|à peu près|[àa] propos|s'il vous pla[îi]t|svp|puis|peut-être|ensuite",
    wishedFor: 'prix|tarifs?|co[ûu]ts?|horaires?|adresse|questions?|choses|renseignements?|informations?|infos?',
    questionWords:
      "(?:(?:[àa]|de|en|pour|jusqu'[àa]|depuis|avec|par) )?(?:que|qu'est-ce|quel(?:le)?s?|comment|qui|pourquoi|(?<!c'est )(?:quoi|combien|o[ùu]|quand))|est-ce",
    questionVerbs:
      "(?:c'est (?:combien|o[ùu]|quand|quoi)|avez-vous|[êe]tes-vous|faites-vous|pouvez-vous|proposez-vous|puis-je|peut-on|pouvons-nous|y a-t-il|travaillez-vous|acceptez-vous|serait-il|est-il|vous (?:[êe]tes|faites|[a-zéè]{2,14}ez)|(?:[çc]a|cela|il|elle|ils|elles) (?:[a-zéèûôê]{1,14} ){1,2}(?:combien|o[ùu]|quand)|je peux|on peut|il y a|tu (?:fais|as|peux|es))",
    runOnQuestions:
      "(?:combien|est-ce|qu'est-ce|o[ùu] (?:[êe]tes|est|se)|c'est (?:combien|o[ùu])|quels? (?:est|sont)|quelles? (?:est|sont)|comment (?:[çc]a|puis|faire|je)|avez-vous|faites-vous|pouvez-vous)",
    verbsOfAsking: 'savoir|dire|dites-moi|dis-moi|demander|demande|sais|sait|expliquer|comprendre|voir|sûr|idée|d[ée]pend',
    secondVerbs: 'y a-t-il|est|sont|peut-on|puis-je|[a-zé]{2,14}ez-vous|faites-vous|[êe]tes-vous',
    prepositions: "de|jusqu'[àa]|[àa]|depuis|pour|avec|en|sur|chez|entre",
    openers: "bonjour|salut|bonsoir|coucou|ok|et|alors|merci|d'accord|svp|s'il vous pla[îi]t|pardon|excusez-moi",
    whether: "si(?! (?:oui|non))|s'(?=ils? )",
    subordinators: "si|lorsqu|comme (?:je|j'|nous|on|c'est)|puisqu|une fois|d[èe]s que|avant d|apr[èe]s|quand (?:je|j'|on|nous)|bien que",
    conditions: 'si oui|si non|dans ce cas|alors',
  },
  pt: {
    conjunctions: 'e|ou|também|tambem|mas|além disso',
    alternatives: 'ou',
    asides: 'já agora|ja agora|a propósito|aliás|também|tambem|mais ou menos|aproximadamente|por favor|então|entao|outra coisa|por acaso',
    wishedFor: 'preços?|valor(?:es)?|custos?|horários?|endereço|morada|perguntas?|coisas?|dúvidas?|informaç(?:ão|ões)',
    questionWords:
      '(?:(?:a|de|em|por|com|para|desde|at[ée]|o) )?(?:que|qual|quais|quant[oa]s?|onde|aonde|quando|como|quem|porque|por que)|cad[êe]',
    questionVerbs:
      '(?:voc[êe]s? (?:faz|fazem|tem|t[êe]m|trabalham?|aceitam?|atendem?|ficam?|abrem?|podem?|entregam?|est[ãa]o)|vcs? \\p{L}+|d[áa] para|d[áa] pra|tem como|tem|posso|podemos|podem|pode|poderia|fazem|faz|h[áa]|aceitam|atendem|trabalham|abrem|[ée] poss[íi]vel|(?:me )?pode)',
    runOnQuestions:
      '(?:quant[oa]s? |onde (?:fica|ficam|voc|est)|qual (?:o|a|[ée]) |quais |como (?:fa[çc]o|posso|funciona)|voc[êe]s (?:fazem|t[êe]m|tem|atendem|trabalham))',
    verbsOfAsking: 'saber|dizer|diga|me diz|perguntar|sei|sabe|sabem|explicar|entender|ver|certeza|depende de',
    secondVerbs:
      'tem|t[êe]m|h[áa]|aceitam?|posso|pode|podem|fazem|faz|d[áa]|entregam|atendem|cobram|fica|vendem|recebem|trazem|abrem|oferecem|servem|(?!exam)[a-z]{3,12}am(?= )',
    prepositions: 'de|desde|at[ée]|a|para|por|com|em|entre|sobre',
    openers: 'ol[áa]|oi|bom dia|boa tarde|boa noite|ok|e|ent[ãa]o|obrigad[oa]|por favor|desculpe|desculpa|opa',
    whether: 'se(?! sim)',
    subordinators:
      'se|como (?:n[ãa]o|tenho|sou|moro|estou)|j[áa] que|porque|embora|antes de|depois de|caso|quando (?:eu|a gente|for|chegar)',
    conditions: 'se sim|em caso afirmativo|nesse caso|ent[ãa]o',
  },
}
