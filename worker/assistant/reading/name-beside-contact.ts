import { isKnownGivenName } from './given-names.ts'
import { EAST_ASIAN_PATTERN } from './japanese-name.ts'
import { COMMON_WORDS, NAME_WORD_PATTERN, isTitle, isCapitalized, keyOf, isParticle, toName } from './name-words.ts'
import { toPlainKey, toWordSet } from './normalize.ts'

export const ANSWER_FILLERS =
  /^(?:(?:sure|ok|okay|yes|yeah|yep|hi|hello|hey|oh|sorry|of course|well|it's|its|it is|call me|you can call me|i'm|im|i am|this is|name|my name|sí|si|claro|hola|vale|es|soy|mi nombre|ja|klar|gerne|hallo|es ist|ich bin|bin|ist|oui|bonjour|bien sûr|d'accord|c'est|moi c'est|moi|je suis|sim|claro|olá|ola|oi|é o|é a|é|eu sou|sou o|sou a|sou|o|a|はい)(?![a-zß-öø-ɏ'])[\s,.!:-]*)+/iu

export const ADDRESSED_PATTERN = /^(?:hi|hello|hey|hola|hallo|bonjour|salut|oi|olá|ola)\s[a-zß-öø-ɏ]+\s?,/iu

/** Labels of contact data and words around it, which belong to no name. */
const CONTACT_LABEL =
  '(?:my|meine?|mon|ma|mi|meu|minha|the|die|le|la|el|o|a|au|is|ist|est|es|é|an|at|to|on|unter|per|via|by|and|und|et|y|e|oder|or|ou|reach me|call me|phone me|number|nubmer|ph|num|nr|nummer|no|número|numero|numéro|e-?mail|mail|e-?mail-?adresse|mailadresse|adresse|address|tel|telefon|telephone|phone|cell|mob|mobile|mobil|handy|natel|portable|cel|celular|movil|móvil|fono|correo|courriel|teléfono|telefono|telefone|fone|whatsapp|whats|zap|tél|téléphone|電話|携帯|メール|cheers|thanks|thx|ta|danke|merci|gracias|obrigad[oa])'
const LABELS_AROUND_PATTERN = new RegExp(`^(?:${CONTACT_LABEL}\\.?\\s+)+|^${CONTACT_LABEL}\\.?$|(?:\\s+${CONTACT_LABEL}\\.?)+$`, 'giu')

/** Words by which a visitor addresses somebody: `Hi Anna`, `thanks Anna`. */
const ADDRESSING_PATTERN =
  /^(?:hi|hello|hey|hola|hallo|moin|servus|bonjour|salut|bonsoir|oi|olá|ola|good [a-zß-öø-ɏ]+|guten [a-zß-öø-ɏ]+|buen[oa]s [a-zß-öø-ɏ]+|bo[am] [a-zß-öø-ɏ]+|dear|liebe[rs]?|cher|chère|querid[oa]|estimad[oa]|car[oa]|sehr geehrte[rs]?|thanks|thank you|thx|danke|merci|gracias|obrigad[oa])\s+[a-zß-öø-ɏ]/iu

/** Family names that are also frequent words. */
const FAMILY_NAMES_LIKE_WORDS = toWordSet('sa dias vale lang kurz gross lange long price day good bueno petit')

/** `I am …`, after which an unknown word is rather a description: `Ich bin Rentner, 0151 …`. */
const SELF_DESCRIPTION_PATTERN = /^(?:ich bin|i'?m|i am|je suis|soy|yo soy|sou|eu sou)\s/iu

/**
 * Reads `Anna Berg, anna@example.com`: a part of the message that is nothing but a name. Contact data are line breaks in the text.
 * `onlyFullAndKnown`: only a known given name with a family name, both with capitals.
 */
export function readNameBesideContact(text: string, onlyFullAndKnown = false): string | null {
  const pieces = text.slice(0, 600).split(/([\n,;:|/!?()…]|\s[-–—]+\s|(?<=\p{L}{2})\.(?=\s|$))/u)
  const fragments = pieces
    .flatMap((piece, at) =>
      at % 2 === 0 ? [{ piece: piece.trim(), isLabel: pieces[at + 1] === ':', isExclaimed: pieces[at + 1] === '!' }] : [],
    )
    .map((fragment) => {
      const bare = fragment.piece.replace(ANSWER_FILLERS, '').replace(LABELS_AROUND_PATTERN, '').trim()
      return { ...fragment, words: bare.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)) }
    })
    .filter(({ words }) => words.length > 0)
  const names = fragments.flatMap(({ piece, words, isLabel, isExclaimed }) => {
    if (ADDRESSING_PATTERN.test(piece)) return []
    const own = words.filter((word) => !isTitle(word))
    const [first] = own
    if (first === undefined || own.length > 4 || EAST_ASIAN_PATTERN.test(words.join(''))) return []
    const isName = own.every(
      (word, at) =>
        NAME_WORD_PATTERN.test(word) &&
        ((at === 0 && isKnownGivenName(keyOf(word))) ||
          isParticle(word) ||
          !COMMON_WORDS.has(keyOf(word)) ||
          (at > 0 && FAMILY_NAMES_LIKE_WORDS.has(keyOf(word)))),
    )
    const isProper = own.every((word) => isCapitalized(word) || isParticle(word))
    const isKnown = isKnownGivenName(keyOf(first))
    const isLikely = isKnown
      ? own.length > 1 || fragments.length < 3
      : isProper &&
        !isLabel &&
        !SELF_DESCRIPTION_PATTERN.test(piece) &&
        (own.length > 1 || (fragments.length === 1 && !isExclaimed && !/(?:ed|ing|ly)$/.test(first)))
    const isWanted = !onlyFullAndKnown || (isKnown && own.length > 1 && isProper)
    const name = isName && isLikely && isWanted ? toName(words) : null
    return name ? [{ name, rank: (isKnown ? 2 : 0) + (own.length > 1 ? 1 : 0) }] : []
  })
  return names.toSorted((a, b) => b.rank - a.rank)[0]?.name ?? null
}

/** Reads `Bond, James Bond` and `sure, Anna Berg`: a part of the answer that is a known given name with a family name. */
export const readFullKnownName = (text: string): string | null =>
  ADDRESSED_PATTERN.test(text.trim()) || /[?？]/.test(text) ? null : readNameBesideContact(text, true)

/** Longest distance between two words of a name whose address is known, in words: `Ana da Silva` of `ana.silva@…`. */
const WORDS_BETWEEN_MAX = 3

/** Reads the words of a message that an e-mail address is made of: `Anna Berg` beside `anna.berg@example.com`. */
export function readNameOfAddress(text: string, email: string): string | null {
  const local = toPlainKey(email.split('@')[0]!).replace(/[^\p{L}]/gu, '')
  const found = [...text.slice(0, 600).matchAll(/[\p{L}\p{M}][\p{L}\p{M}'-]*/gu)].map(({ 0: word, index }) => ({
    word,
    key: keyOf(word).replace(/[^\p{L}]/gu, ''),
    index,
  }))
  for (const [at, { key, index }] of found.entries()) {
    if (key.length < 2) continue
    for (let next = at + 1; next <= at + WORDS_BETWEEN_MAX && next < found.length; next++) {
      const other = found[next]!
      const between = text.slice(index, other.index + other.word.length)
      if (/[,;:!?\n]|\p{L}{2}\.\s/u.test(between)) break
      if (other.key.length < 2 || (COMMON_WORDS.has(other.key) && COMMON_WORDS.has(key))) continue
      const isOfAddress =
        local === key + other.key || local === other.key + key || local === key[0] + other.key || local === key + other.key[0]
      const isWithin = key.length + other.key.length > 6 && (local.startsWith(key + other.key) || local.startsWith(other.key + key))
      const words = between.split(/\s+/)
      if ((isOfAddress || isWithin) && words.every((word) => NAME_WORD_PATTERN.test(word))) return toName(words)
    }
  }
  return null
}
