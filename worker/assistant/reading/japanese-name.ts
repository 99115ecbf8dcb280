import { JAPANESE_FAMILY_NAMES } from '../../../schema/name-lists.ts'

export const EAST_ASIAN_PATTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const JAPANESE = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々'
/** A name in Japanese script, with or without a space, or in Latin script. */
const NAME = `[${JAPANESE}・]{1,12}(?: [${JAPANESE}]{1,8})?|[a-z][a-z .]{1,30}`
const STRONG_PATTERN = new RegExp(`(${NAME}?)\\s?(?:と申し|ともうします|といいます|と言います|という者です)`, 'iu')
const LABEL_PATTERN = new RegExp(
  `(?:(?<=(?:私|わたし|僕|俺|自分|予約)の)|(?<!の)お?)(?:名前|氏名|なまえ|予約名|名義)(?:は|[:：])\\s*(${NAME})`,
  'iu',
)
const DESCRIPTION_PATTERN = new RegExp(
  `(?:^|[、。,.!！?？\\s]|[a-z\\d)]の)(私は|わたしは|僕は|俺は|こちら)?(${NAME})(?:です|っす|でお願い(?:します|致します|いたします|できますか))(?:が|けど|けれど|。)?(?=$|[。、,.!！\\s])`,
  'giu',
)
const GREETING_OF_STRANGERS_PATTERN = /はじめまして|初めまして/u
/** What may stand before a name without a space: a greeting, a company, "I". */
const LEAD_PATTERN =
  /^.*(?:はじめまして|初めまして|こんにちは|こんばんは|おはようございます|お世話になります|お世話になっております|わたくし|私は|私|わたしは|僕は|名前は|の)(?=[^の]{1,12}$)/u
/** Parts of words that describe something else than a name: `大丈夫です`, `10万円です`, `東京です`. */
const NO_NAME_PATTERN =
  /いい|良い|写真|サイト|デザイン|ロゴ|撮影|ネイル|見積|大丈夫|結構|必要|無理|希望|予定|予算|料金|興味|初めて|はじめて|急ぎ|残念|可能|不可|同じ|以上|以内|未定|秘密|匿名|いや|いいえ|はい|ない|どこ|いつ|いくら|なん|何|誰|だれ|それ|これ|あれ|ここ|よう|そう|ほう|こと|もの|ため|はず|つもり|たい|日|月|曜|時|分|円|人|件|枚|名$|歳|年|週|さい|ください|質問|相談|お願い|好き|嫌|楽しみ|学生|会社員|主婦|客|お店|カット|カラー|パーマ|コース|レッスン|プラン|クリーニング|マッサージ|トリミング|シャンプー|体験|初心者|妊娠|横浜|名古屋|東京|大阪|京都|日本|まだ|また|もう|とても|すごい|多い|高い|安い|[をがはにでもへ]/u
const QUESTION_PATTERN = /何|誰|だれ|なん|[をがに]/u

/** Family names of one character, which are also words: they need a given name of two or three characters. */
const SHORT_FAMILY_NAME_PATTERN = /^[森林原辻関岡堀畑谷星東南北西泉金堺桂榊菅]\s?\p{Script=Han}{2,3}$/u
const PLACE_PATTERN = /[市県区駅町村都府]$/u

const isFamilyName = (name: string) =>
  // 中村 and 木村 end like villages.
  JAPANESE_FAMILY_NAMES.has(name) ||
  (!PLACE_PATTERN.test(name) &&
    ((SHORT_FAMILY_NAME_PATTERN.test(name) && !NO_NAME_PATTERN.test(name)) ||
      [3, 2].some((length) => JAPANESE_FAMILY_NAMES.has(name.replace(/\s/g, '').slice(0, length)))))
const isNameLike = (name: string) => (isFamilyName(name) && name.length <= 8) || !NO_NAME_PATTERN.test(name)

/** Longest part of a message in which an introduction is looked for. */
const EXAMINED_LENGTH = 400

/** Most descriptions with "です" that are examined. */
const DESCRIPTIONS_MAX = 8

const cleanName = (name: string | undefined) =>
  name
    ?.replace(LEAD_PATTERN, '')
    .replace(/(?:\s(?:電話|メール|携帯|住所|連絡)|でお願|で予約|です|と申|といい|と言).*$/u, '')
    .replace(/(?:です|だよ|だ|さん|様)$/u, '')
    .trim() || null

/**
 * Reads a Japanese introduction, such as `田中と申します` or `名前は田中です`. `です` alone introduces only frequent family names,
 * with `asked` any name, and `hasContact` a frequent family name alone beside a contact. Null without an introduction.
 */
export function readJapaneseName(text: string, asked: boolean, hasContact = false): string | null {
  // The reading of a name stands in brackets after it.
  const part = text.slice(0, EXAMINED_LENGTH).replace(/\([\p{Script=Hiragana}\p{Script=Katakana}ー\s]{2,20}\)/gu, '')
  const introduced = cleanName(STRONG_PATTERN.exec(part)?.[1]) ?? cleanName(LABEL_PATTERN.exec(part)?.[1])
  if (introduced && !QUESTION_PATTERN.test(introduced)) return introduced
  for (const [, lead, described] of [...part.matchAll(DESCRIPTION_PATTERN)].slice(0, DESCRIPTIONS_MAX)) {
    const name = cleanName(described)
    if (!name || !isNameLike(name) || name.length > (/^[a-z]/i.test(name) ? 30 : 10)) continue
    if (
      isFamilyName(name) ||
      /^[A-Z][a-z]{1,15} [A-Z][a-z]{1,15}$/.test(name) ||
      asked ||
      lead === 'こちら' ||
      GREETING_OF_STRANGERS_PATTERN.test(part)
    )
      return name
  }
  // A name alone on the last line of several is a signature.
  const lines = text.slice(-EXAMINED_LENGTH).trim().split('\n')
  const last = lines.at(-1)!.trim()
  if (lines.length > 1 && last.length <= 8 && isFamilyName(last) && !/です|ます/u.test(last)) return last
  if (!hasContact) return null
  // `佐藤美咲、misaki@example.com` is a name and a contact.
  return (
    part
      .split(/[\n、。,.!！:/()「」]/u)
      .map((piece) => piece.trim())
      .find((piece) => piece.length >= 2 && piece.length <= 8 && isFamilyName(piece) && !NO_NAME_PATTERN.test(piece.slice(1))) ?? null
  )
}

/** Reads the bare answer to a question for the name: `田中`, `田中です`. Null for other answers. */
export function readBareJapaneseName(answer: string): string | null {
  const name = answer
    .replace(/^(?:はい[、。\s]*)?/u, '')
    .replace(/(?:です|だよ|と申します|といいます)?[。.!！\s]*$/u, '')
    .trim()
  return new RegExp(`^[${JAPANESE}・\\s]{1,14}$`, 'u').test(name) && isNameLike(name) ? name : null
}
