import { expect, it } from 'vitest'
import { writeKanji } from './kana-words.ts'

it.each([
  ['りょうきんをおしえてください', '料金を教えてください'],
  ['どようびのごご2じによやくしたいです', '土曜日の午後2時に予約したいです'],
  ['よさんは2まんえんです', '予算は2万円です'],
  ['カットに3じかんかかりますか', 'カットに3時間かかりますか'],
  ['べんきょうしています', 'べんきょうしています'],
  ['How much is it?', 'How much is it?'],
])('writes %s as %s', (message, text) => expect(writeKanji(message).text).toBe(text))

it('knows what the visitor wrote', () => expect(writeKanji('どようびの2じ').original('土曜日の2時')).toBe('どようびの2じ'))
