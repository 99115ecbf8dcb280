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
      /\b(?:(?:last|previous|former|old|other|another|current|earlier|first|own) (?!time|visit|appointment|order|repair|session|week|month|year|day|night|call|message|mail|email|question|people|mon|tues|wednes|thurs|fri|satur|sun|one|thing)[a-zß-öø-ɏ]+|(?:my|our|his|her|the|a|their)(?: [a-zß-öø-ɏ]+)? (?:dog|puppy|cat|kitten|kids?|sons?|daughters?|child|children|baby|toddler|tenants?|neighbou?rs?|landlord|ex|boss|employer|guests?|sitter|storm|hail|thie(?:f|ves)|mother|mum|mom|father|dad|husband|wife|partner|sister|brother|flatmates?|roommates?|insurance|bank|builder))\b(?!['’]s)|\b(?:somebody|someone) (?:scratched|broke|damaged|hit|stole)|\bso many\b/iu,
    addressed: /\b(?:you|your|yours|u|ur|you guys|bot|this (?:company|shop|service|place))\b/i,
    request: /\b(?:can|could|do|does|would|will|are|is|if|should|like|want|with|than) (?:you|u)\b/gi,
    refund: /\b(?:money|payment|deposit|fee) back\b|\brefund/i,
  },
  de: {
    condition: /(?<![a-zß-öø-ɏ])(?:wenn|falls|sollte\w*|was passiert|was ist wenn|würde\w*)(?![a-zß-öø-ɏ])/iu,
    others:
      /(?<![a-zß-öø-ɏ])(?:(?:letzte|vorige|vorherige|frühere|ehemalige|alte|andere|bisherige|erste)[rsnm]? (?!mal|termin|besuch|auftrag|reparatur|rechnung|woche|monat|nachricht|mon|diens|mitt|donners|frei|sams|sonn)[a-zß-öø-ɏ]+|(?:mein|unser|der|die|das|sein|ihr)[a-zß-öø-ɏ]{0,2} (?:hund|katze|kater|kind[a-zß-öø-ɏ]*|sohn|tochter|baby|mieter[a-zß-öø-ɏ]*|vormieter[a-zß-öø-ɏ]*|vermieter[a-zß-öø-ɏ]*|nachbar[a-zß-öø-ɏ]*|ex[a-zß-öø-ɏ]*|chef[a-zß-öø-ɏ]*|arbeitgeber[a-zß-öø-ɏ]*|gäste|sturm|hagel|einbrecher|mann|frau|mutter|vater|schwester|bruder|versicherung|bank))(?![a-zß-öø-ɏ])|mir wurde|jemand (?:ist|hat)/iu,
    addressed:
      /(?<!\p{L})(?:ihr|euch|eu(?:er|re|ren|rem|rer)|du|dein\p{L}*|bot|saftladen)(?!\p{L})|(?<!^|[.!?]\s)(?<!\p{L})(?:Sie|Ihnen|Ihr\p{L}{0,2})(?!\p{L})/u,
    request:
      /(?<![a-zß-öø-ɏ])(?:könnt|könntet|können|könnten|macht|machen|habt|haben|würdet|würden|seid|sind|bei|mit|ob|wenn) (?:ihr|sie|euch|ihnen)(?![a-zß-öø-ɏ])/giu,
    refund: /geld (?:wieder )?zurück|erstatt|zurückerstatt/i,
  },
  fr: {
    condition: /(?<![a-zß-öø-ɏ])(?:si|au cas où|en cas)(?![a-zß-öø-ɏ])|s['’]il/iu,
    others:
      /(?<![a-zß-öø-ɏ])(?:(?:ancien|ancienne|dernier|dernière|précédent[a-zß-öø-ɏ]*|autre|premier|première) (?!fois|visite|rendez|commande|passage)[a-zß-öø-ɏ]+|(?:mon|ma|mes|notre|nos|le|la|les) (?:[a-zß-öø-ɏ]+ )?(?:chien[a-zß-öø-ɏ]*|chats?|chatte|enfants?|fils|filles?|bébé|locataires?|voisine?s?|propriétaire|ex|patron[a-zß-öø-ɏ]*|employeur|tempête|grêle|voleurs?|mari|femme|mère|père|soeur|sœur|frère|assurance|banque)|[a-zß-öø-ɏ]+ (?:précédent|d['’]avant)[a-zß-öø-ɏ]*)(?![a-zß-öø-ɏ])|on m['’]a (?:rayé|volé|cassé|embouti)|quelqu['’]un (?:m['’]a|a)/iu,
    addressed: /(?<![a-zß-öø-ɏ])(?:vous|votre|vos|toi|tu|bot)(?![a-zß-öø-ɏ])/iu,
    request:
      /(?<![a-zß-öø-ɏ])(?:pouvez|pourriez|avez|faites|êtes|si|chez|avec|que) ?-?vous(?![a-zß-öø-ɏ])|(?<![a-zß-öø-ɏ])vous (?:pouvez|pourriez|faites)/giu,
    refund: /rembours/i,
  },
  es: {
    condition: /(?<![a-zß-öø-ɏ])(?:si|en caso|cuando (?:uno|alguien))(?![a-zß-öø-ɏ])/iu,
    others:
      /(?<![a-zß-öø-ɏ])(?:(?:antigu[oa]|anterior|último|ultimo|otro|otra|viej[oa]|primer[oa]?|ex) (?!vez|visita|cita|reparaci[oó]n|pedido)[a-zß-öø-ɏ]+|[a-zß-öø-ɏ]+ anterior|(?:mi|mis|nuestr[oa]s?|el|la|los|las) (?:[a-zß-öø-ɏ]+ )?(?:perr[oa]s?|gat[oa]s?|niñ[oa]s?|hij[oa]s?|bebé|inquilin[oa]s?|vecin[oa]s?|dueñ[oa]|casero|casera|ex|jef[ea]|tormenta|granizo|ladron(?:es)?|marido|esposa|esposo|mujer|madre|padre|herman[oa]|seguro|banco))(?![a-zß-öø-ɏ])|me (?:rayaron|robaron|chocaron)|alguien me/iu,
    addressed: /(?<![a-zß-öø-ɏ])(?:ustedes|usted|uds?|vosotr[oa]s|vuestr[oa]s?|os|tú|tu|te|bot)(?![a-zß-öø-ɏ])/iu,
    request: /(?<![a-zß-öø-ɏ])(?:con|de|a|si|pueden|podrían) (?:ustedes|usted|vosotr[oa]s)(?![a-zß-öø-ɏ])/giu,
    refund: /(?:devuelv|devol|reembols|reintegr)/i,
  },
  pt: {
    condition: /(?<![a-zß-öø-ɏ])(?:se|caso|quando (?:alguém|a gente))(?![a-zß-öø-ɏ])/iu,
    others:
      /(?<![a-zß-öø-ɏ])(?:(?:antig[oa]|anterior|últim[oa]|ultim[oa]|outr[oa]|velh[oa]|primeir[oa]) (?!vez|visita|consulta|pedido|reparo)[a-zß-öø-ɏ]+|[a-zß-öø-ɏ]+ anterior|(?:meus?|minhas?|noss[oa]s?|o|a|os|as) (?:[a-zß-öø-ɏ]+ )?(?:cachorr[oa]s?|cã(?:o|es)|gat[oa]s?|filh[oa]s?|crianças?|bebê|inquilin[oa]s?|vizinh[oa]s?|dono|dona|senhorio|ex|chefe|patr(?:ão|oa)|tempestade|granizo|ladr(?:ão|ões)|marido|esposa|mulher|mãe|pai|irmão|irmã|seguro|plano|banco))(?![a-zß-öø-ɏ])|(?:riscaram|roubaram|bateram)(?: n?[oa])? meu|alguém me/iu,
    addressed: /(?<![a-zß-öø-ɏ])(?:vocês?|vcs?|vosso|vossa|tu|te|bot)(?![a-zß-öø-ɏ])/iu,
    request: /(?<![a-zß-öø-ɏ])(?:com|de|se|que) (?:vocês?|vcs?)(?![a-zß-öø-ɏ])/giu,
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

/** True for words that address the business, apart from polite requests such as "could you". */
export function isAddressed(text: string, language: AssistantLanguage): boolean {
  const { addressed, request } = BLAME[language]
  return addressed.test(text.replace(request, ' '))
}

/**
 * True for words of a complaint that blame nobody here: about a case that has not happened, about somebody else, or a question for
 * refunds. `isQuestion`: the text asks something.
 */
export function isBlameless(text: string, language: AssistantLanguage, isQuestion: boolean): boolean {
  const { others, refund } = BLAME[language]
  if (isAddressed(text, language)) return false
  return others.test(text) || (isQuestion && (isAboutCase(text, language) || refund.test(text)))
}
