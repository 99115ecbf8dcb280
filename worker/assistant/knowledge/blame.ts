import { type AssistantLanguage } from '../../../schema/salesbot.ts'

interface BlamePatterns {
  /** Matches a case that has not happened: "what if I am not happy". */
  condition: RegExp
  /** Matches somebody else who did it: "my last plumber", "our tenant", "the dog". */
  others: RegExp
  /** Matches what addresses the business, apart from polite requests, which `request` matches. */
  addressed: RegExp
  request: RegExp
  /** Matches a question for money that is paid back in general. */
  refund: RegExp
}

const BLAME: Record<AssistantLanguage, BlamePatterns> = {
  en: {
    condition: /\b(?:if|in case|suppose|when (?:i|we|you|someone|somebody|people|a|the)|what happens)\b/i,
    others:
      /\b(?:(?:last|previous|former|old|other|another|current|earlier|first|own) (?!time|visit|appointment|order|repair|session|week|month|year|day|night|call|message|mail|email|question|people|mon|tues|wednes|thurs|fri|satur|sun|one|thing)\p{L}+|(?:my|our|his|her|the|a|their)(?: \p{L}+)? (?:dog|puppy|cat|kitten|kids?|sons?|daughters?|child|children|baby|toddler|tenants?|neighbou?rs?|landlord|ex|boss|employer|guests?|sitter|storm|hail|thie(?:f|ves)|mother|mum|mom|father|dad|husband|wife|partner|sister|brother|flatmates?|roommates?|insurance|bank|builder))\b(?!['’]s)|\b(?:somebody|someone) (?:scratched|broke|damaged|hit|stole)|\bso many\b/iu,
    addressed: /\b(?:you|your|yours|u|ur|you guys|bot|this (?:company|shop|service|place))\b/i,
    request: /\b(?:can|could|do|does|would|will|are|is|if|should|like|want|with|than) (?:you|u)\b/gi,
    refund: /\b(?:money|payment|deposit|fee) back\b|\brefund/i,
  },
  de: {
    condition: /(?<!\p{L})(?:wenn|falls|sollte\w*|was passiert|was ist wenn|würde\w*)(?!\p{L})/iu,
    others:
      /(?<!\p{L})(?:(?:letzte|vorige|vorherige|frühere|ehemalige|alte|andere|bisherige|erste)[rsnm]? (?!mal|termin|besuch|auftrag|reparatur|rechnung|woche|monat|nachricht|mon|diens|mitt|donners|frei|sams|sonn)\p{L}+|(?:mein|unser|der|die|das|sein|ihr)\p{L}{0,2} (?:hund|katze|kater|kind\p{L}*|sohn|tochter|baby|mieter\p{L}*|vormieter\p{L}*|vermieter\p{L}*|nachbar\p{L}*|ex\p{L}*|chef\p{L}*|arbeitgeber\p{L}*|gäste|sturm|hagel|einbrecher|mann|frau|mutter|vater|schwester|bruder|versicherung|bank))(?!\p{L})|mir wurde|jemand (?:ist|hat)/iu,
    addressed:
      /(?<!\p{L})(?:ihr|euch|eu(?:er|re|ren|rem|rer)|du|dein\p{L}*|bot|saftladen)(?!\p{L})|(?<!^|[.!?]\s)(?<!\p{L})(?:Sie|Ihnen|Ihr\p{L}{0,2})(?!\p{L})/u,
    request:
      /(?<!\p{L})(?:könnt|könntet|können|könnten|macht|machen|habt|haben|würdet|würden|seid|sind|bei|mit|ob|wenn) (?:ihr|sie|euch|ihnen)(?!\p{L})/giu,
    refund: /geld (?:wieder )?zurück|erstatt|zurückerstatt/i,
  },
  fr: {
    condition: /(?<!\p{L})(?:si|au cas où|en cas)(?!\p{L})|s['’]il/iu,
    others:
      /(?<!\p{L})(?:(?:ancien|ancienne|dernier|dernière|précédent\p{L}*|autre|premier|première) (?!fois|visite|rendez|commande|passage)\p{L}+|(?:mon|ma|mes|notre|nos|le|la|les) (?:\p{L}+ )?(?:chien\p{L}*|chats?|chatte|enfants?|fils|filles?|bébé|locataires?|voisine?s?|propriétaire|ex|patron\p{L}*|employeur|tempête|grêle|voleurs?|mari|femme|mère|père|soeur|sœur|frère|assurance|banque)|\p{L}+ (?:précédent|d['’]avant)\p{L}*)(?!\p{L})|on m['’]a (?:rayé|volé|cassé|embouti)|quelqu['’]un (?:m['’]a|a)/iu,
    addressed: /(?<!\p{L})(?:vous|votre|vos|toi|tu|bot)(?!\p{L})/iu,
    request:
      /(?<!\p{L})(?:pouvez|pourriez|avez|faites|êtes|si|chez|avec|que) ?-?vous(?!\p{L})|(?<!\p{L})vous (?:pouvez|pourriez|faites)/giu,
    refund: /rembours/i,
  },
  es: {
    condition: /(?<!\p{L})(?:si|en caso|cuando (?:uno|alguien))(?!\p{L})/iu,
    others:
      /(?<!\p{L})(?:(?:antigu[oa]|anterior|último|ultimo|otro|otra|viej[oa]|primer[oa]?|ex) (?!vez|visita|cita|reparaci[oó]n|pedido)\p{L}+|\p{L}+ anterior|(?:mi|mis|nuestr[oa]s?|el|la|los|las) (?:\p{L}+ )?(?:perr[oa]s?|gat[oa]s?|niñ[oa]s?|hij[oa]s?|bebé|inquilin[oa]s?|vecin[oa]s?|dueñ[oa]|casero|casera|ex|jef[ea]|tormenta|granizo|ladron(?:es)?|marido|esposa|esposo|mujer|madre|padre|herman[oa]|seguro|banco))(?!\p{L})|me (?:rayaron|robaron|chocaron)|alguien me/iu,
    addressed: /(?<!\p{L})(?:ustedes|usted|uds?|vosotr[oa]s|vuestr[oa]s?|os|tú|tu|te|bot)(?!\p{L})/iu,
    request: /(?<!\p{L})(?:con|de|a|si|pueden|podrían) (?:ustedes|usted|vosotr[oa]s)(?!\p{L})/giu,
    refund: /(?:devuelv|devol|reembols|reintegr)/i,
  },
  pt: {
    condition: /(?<!\p{L})(?:se|caso|quando (?:alguém|a gente))(?!\p{L})/iu,
    others:
      /(?<!\p{L})(?:(?:antig[oa]|anterior|últim[oa]|ultim[oa]|outr[oa]|velh[oa]|primeir[oa]) (?!vez|visita|consulta|pedido|reparo)\p{L}+|\p{L}+ anterior|(?:meus?|minhas?|noss[oa]s?|o|a|os|as) (?:\p{L}+ )?(?:cachorr[oa]s?|cã(?:o|es)|gat[oa]s?|filh[oa]s?|crianças?|bebê|inquilin[oa]s?|vizinh[oa]s?|dono|dona|senhorio|ex|chefe|patr(?:ão|oa)|tempestade|granizo|ladr(?:ão|ões)|marido|esposa|mulher|mãe|pai|irmão|irmã|seguro|plano|banco))(?!\p{L})|(?:riscaram|roubaram|bateram)(?: n?[oa])? meu|alguém me/iu,
    addressed: /(?<!\p{L})(?:vocês?|vcs?|vosso|vossa|tu|te|bot)(?!\p{L})/iu,
    request: /(?<!\p{L})(?:com|de|se|que) (?:vocês?|vcs?)(?!\p{L})/giu,
    refund: /(?:devolv|devoluç|reembols|estorn)/i,
  },
  ja: {
    condition: /場合|たら|もし|なら|れば/u,
    others:
      /前の(?:業者|店|会社|人|先生|担当)|以前の|他の(?:業者|店|会社)|別の(?:業者|店|会社)|うちの|犬|猫|子供|息子|娘|隣|大家|借り手|台風|洗濯機|車に傷|髪が|肩|腰|頭|歯|痛/u,
    addressed: /御社|お宅|あなた|そちら|おたく|スタッフ|対応|店員|接客|サービス|返事|連絡|電話/u,
    request: /$^/gu,
    refund: /返金|返品/u,
  },
}

/** True for a question about a case that has not happened: "is there a fee if I have to cancel?". */
export const isAboutCase = (text: string, language: AssistantLanguage) => BLAME[language].condition.test(text)

/**
 * True for words of a complaint that blame nobody here: about a case that has not happened, about somebody else, or a question for
 * refunds. `isQuestion`: the text asks something.
 */
export function isBlameless(text: string, language: AssistantLanguage, isQuestion: boolean): boolean {
  const { others, addressed, request, refund } = BLAME[language]
  const isAddressed = addressed.test(text.replace(request, ' '))
  if (others.test(text) && !isAddressed) return true
  return isQuestion && (isAboutCase(text, language) || refund.test(text)) && !isAddressed
}
