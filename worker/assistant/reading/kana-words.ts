/** Frequent words of visitors who write without kanji, longer ones before those that they contain. */
const KANJI: [kana: string, kanji: string][] =
  `えいぎょうじかん 営業時間, えいぎょう 営業, りょうきん 料金, ねだん 値段, かかく 価格, ひよう 費用, よさん 予算, しはらい 支払い, げんきん 現金,
  わりびき 割引, むりょう 無料, そうりょう 送料, みつもり 見積もり, ちゅうしゃじょう 駐車場, じゅうしょ 住所, ばしょ 場所, ちかく 近く, くるま 車, でんわばんごう 電話番号, でんわ 電話,
  れんらく 連絡, よやく 予約, そうだん 相談, へんこう 変更, ていきゅうび 定休日, へいじつ 平日, しゅうまつ 週末, どにち 土日, げつようび 月曜日, かようび 火曜日, すいようび 水曜日,
  もくようび 木曜日, きんようび 金曜日, どようび 土曜日, にちようび 日曜日, さらいしゅう 再来週, らいしゅう 来週, こんしゅう 今週, らいげつ 来月, こんげつ 今月, らいねん 来年, あした 明日,
  ごぜん 午前, ごご 午後, ゆうがた 夕方, しょようじかん 所要時間, じかん 時間, なんじ 何時, なんさい 何歳, なんにん 何人, なんぷん 何分, こども 子供, しょしんしゃ 初心者, たいけん 体験,
  えいご 英語, にほんご 日本語, しゅうり 修理, けんさ 検査, しゅっちょう 出張, はいたつ 配達, けっこんしき 結婚式, たんじょうび 誕生日, ほけん 保険, しょうめいしょ 証明書, しゅくはく 宿泊,
  せきにんしゃ 責任者, たんとうしゃ 担当者, てんいん 店員, せんせい 先生, ひとりで 一人で, なまえ 名前, おしえ 教え, しりたい 知りたい, ききたい 聞きたい, はなしたい 話したい, はなせ 話せ,
  つかえ 使え, はらえ 払え`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string])
const WORDS = new Map(KANJI)
const WORD_PATTERN = new RegExp(KANJI.map(([kana]) => kana).join('|'), 'gu')
/** Units after figures. */
const UNITS = new Map([
  ['まんえん', '万円'],
  ['えん', '円'],
  ['じはん', '時半'],
  ['じ', '時'],
  ['がつ', '月'],
  ['にち', '日'],
  ['しゅうかん', '週間'],
  ['かげつ', 'か月'],
  ['さい', '歳'],
  ['にん', '人'],
])
const UNIT_PATTERN = new RegExp(`(?<=\\d)(?:${[...UNITS.keys()].join('|')})(?!かん)`, 'gu')

export interface KanjiText {
  text: string
  /** A part of the text as the visitor wrote it. */
  original: (part: string) => string
}

/** Writes frequent words of a Japanese message in kanji if they are not: よやく becomes 予約. */
export function writeKanji(message: string): KanjiText {
  if (!/\p{Script=Hiragana}/u.test(message)) return { text: message, original: (part) => part }
  const changed = new Map<string, string>()
  const write = (words: Map<string, string>) => (kana: string) => {
    const kanji = words.get(kana)!
    changed.set(kanji, kana)
    return kanji
  }
  const text = message.replace(UNIT_PATTERN, write(UNITS)).replace(WORD_PATTERN, write(WORDS))
  const original = (part: string) => [...changed].reduce((rest, [kanji, kana]) => rest.replaceAll(kanji, kana), part)
  return { text, original }
}
