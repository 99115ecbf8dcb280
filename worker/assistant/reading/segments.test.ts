import { describe, expect, it } from 'vitest'
import type { AssistantLanguage } from '../../../schema/salesbot.ts'
import { splitMessage } from './segments.ts'

/** Each row: a message, with a `|` where it is split. The parts are compared without the separator's spaces and conjunctions. */
const MESSAGES: Record<AssistantLanguage, [message: string, segments: string[]][]> = {
  en: [
    ['And which hours are you in?', ['And which hours are you in?']],
    ['what treatments do you offer', ['what treatments do you offer']],
    ['How many weeks do you need?', ['How many weeks do you need?']],
    ['from when until when are you open', ['from when until when are you open']],
    ['We marry (eek!) in a barn. How much?', ['We marry (eek!) in a barn.', 'How much?']],
    ['I love them :) How much is it?', ['I love them :)', 'How much is it?']],
    ['Must I come in or does video work too?', ['Must I come in or does video work too?']],
    ['Is it at your office or does video work too?', ['Is it at your office', 'does video work too?']],
    ['How much is it?', ['How much is it?']],
    ['Hello. How much is it?', ['Hello.', 'How much is it?']],
    ['how much is a website and where are you?', ['how much is a website', 'where are you?']],
    ['what is the price & do you work weekends', ['what is the price', 'do you work weekends']],
    ['Hi, how much is it, where are you located?', ['Hi, how much is it', 'where are you located?']],
    [
      'hi how much is a website where are you located do you work weekends',
      ['hi how much is a website', 'where are you located', 'do you work weekends'],
    ],
    ['do you know what it costs and when you open', ['do you know what it costs', 'when you open']],
    ['Can you tell me what a logo costs?', ['Can you tell me what a logo costs?']],
    ['I spoke to Dr. Smith at 5.30 pm. Is he in?', ['I spoke to Dr. Smith at 5.30 pm.', 'Is he in?']],
    ['I need e.g. a logo, i.e. Something small. Ok?', ['I need e.g. a logo, i.e. Something small.', 'Ok?']],
    ['Mail me at a.Berg@example.com. Thanks!', ['Mail me at a.Berg@example.com.', 'Thanks!']],
    ['See https://a.com/?q=1&b=2! Is that possible?', ['See https://a.com/?q=1&b=2!', 'Is that possible?']],
    ['I saw www.Example.com/What.Is. How much?', ['I saw www.Example.com/What.Is.', 'How much?']],
    ['It costs 1.500 or 2,500.00?', ['It costs 1.500 or 2,500.00?']],
    ['How and when can I pay?', ['How and when can I pay?']],
    ['Who and where are you?', ['Who and where are you?']],
    ['If possible, can you do Tuesday?', ['If possible, can you do Tuesday?']],
    ['I need a website and my budget is 2000', ['I need a website and my budget is 2000']],
    ['Do you do weddings? and what is the price', ['Do you do weddings?', 'and what is the price']],
    ['Price? Place?', ['Price?', 'Place?']],
    ['Hello\nI am Anna\n\nwhat are your prices', ['Hello', 'I am Anna', 'what are your prices']],
    ['Mr. J. Smith sent me. Are you open?', ['Mr. J. Smith sent me.', 'Are you open?']],
    ['Can I book and can I pay by card?', ['Can I book', 'can I pay by card?']],
    ['what do you charge, and how long does it take?', ['what do you charge', 'how long does it take?']],
    ['Are you open on Sunday or do you close?', ['Are you open on Sunday', 'do you close?']],
    ['I wonder what you charge', ['I wonder what you charge']],
    ['', []],
    ['...', []],
    ['?!', []],
    ['👍', []],
  ],
  es: [
    ['cuánto cuesta y dónde están?', ['cuánto cuesta', 'dónde están?']],
    ['cuanto cuesta y donde estan', ['cuanto cuesta', 'donde estan']],
    ['Hola ¿cuánto cuesta? ¿y dónde están?', ['Hola ¿cuánto cuesta?', '¿y dónde están?']],
    ['¿Me puede decir cuánto cuesta?', ['¿Me puede decir cuánto cuesta?']],
    ['el precio es bueno y es barato', ['el precio es bueno y es barato']],
    ['¿Qué servicios ofrecen y tienen cita mañana?', ['¿Qué servicios ofrecen', 'tienen cita mañana?']],
    ['El Sr. López me llamó. ¿Está abierto?', ['El Sr. López me llamó.', '¿Está abierto?']],
    ['Necesito una web. Gracias', ['Necesito una web.', 'Gracias']],
  ],
  de: [
    ['Wo parke ich, und geht Kartenzahlung?', ['Wo parke ich', 'geht Kartenzahlung?']],
    ['Von wann bis wann kann man kommen?', ['Von wann bis wann kann man kommen?']],
    ['Wann ist offen, und kommen Sie bis Straubing?', ['Wann ist offen', 'kommen Sie bis Straubing?']],
    ['Wo stellt man das Auto ab, haben Sie Parkplätze?', ['Wo stellt man das Auto ab', 'haben Sie Parkplätze?']],
    ['was kostet das, wo seid ihr', ['was kostet das', 'wo seid ihr']],
    ['Was kostet das und wo sind Sie?', ['Was kostet das', 'wo sind Sie?']],
    ['Können Sie mir sagen, was das kostet und wo Sie sind?', ['Können Sie mir sagen, was das kostet', 'wo Sie sind?']],
    ['Ich weiß nicht, wann ich Zeit habe.', ['Ich weiß nicht, wann ich Zeit habe.']],
    ['Am 12. März um 15 Uhr? Geht das z.B. auch später?', ['Am 12. März um 15 Uhr?', 'Geht das z.B. auch später?']],
    ['Hallo was kostet eine Website und haben Sie am Montag Zeit', ['Hallo was kostet eine Website', 'haben Sie am Montag Zeit']],
    ['Wie viel kostet ein Logo bzw. eine Website?', ['Wie viel kostet ein Logo bzw. eine Website?']],
    ['Hallo! Ich brauche Hilfe. Danke', ['Hallo!', 'Ich brauche Hilfe.', 'Danke']],
    ['Dr. Müller hat Sie empfohlen. Wer sind Sie?', ['Dr. Müller hat Sie empfohlen.', 'Wer sind Sie?']],
  ],
  ja: [
    ['ペットホテルの料金と、お迎えの時間が知りたいです。', ['ペットホテルの料金と', 'お迎えの時間が知りたいです。']],
    ['駐車場はありますか？それと、カードで支払えますか？', ['駐車場はありますか？', 'それと、カードで支払えますか？']],
    ['料金はいくらですか？場所はどこですか？', ['料金はいくらですか？', '場所はどこですか？']],
    ['料金はいくらですか、場所はどこですか', ['料金はいくらですか', '場所はどこですか']],
    ['料金はいくらですか 場所はどこですか', ['料金はいくらですか', '場所はどこですか']],
    ['こんにちは。田中です。予約できますか？', ['こんにちは。', '田中です。', '予約できますか？']],
    ['メールはanna@example.comです。料金は？', ['メールはanna@example.comです。', '料金は？']],
    ['https://example.com/?q=1を見ました。', ['https://example.com/?q=1を見ました。']],
  ],
  fr: [
    ['combien ça coûte et où êtes-vous ?', ['combien ça coûte', 'où êtes-vous ?']],
    ["Bonjour, c'est combien et vous êtes ouverts le samedi ?", ["Bonjour, c'est combien", 'vous êtes ouverts le samedi ?']],
    ['Pouvez-vous me dire combien ça coûte ?', ['Pouvez-vous me dire combien ça coûte ?']],
    ['Bonjour Mme. Martin. Quel est le prix ?', ['Bonjour Mme. Martin.', 'Quel est le prix ?']],
    ['combien ça coûte, est-ce que vous livrez', ['combien ça coûte', 'est-ce que vous livrez']],
    ['Je cherche un photographe. Merci !', ['Je cherche un photographe.', 'Merci !']],
  ],
  pt: [
    ['quanto custa e onde vocês ficam?', ['quanto custa', 'onde vocês ficam?']],
    ['Olá quanto custa um site e tem horário amanhã?', ['Olá quanto custa um site', 'tem horário amanhã?']],
    ['Pode me dizer quanto custa?', ['Pode me dizer quanto custa?']],
    ['Falei com a Sra. Silva. Vocês atendem sábado?', ['Falei com a Sra. Silva.', 'Vocês atendem sábado?']],
    ['qual o preço, como faço para agendar?', ['qual o preço', 'como faço para agendar?']],
    ['Preciso de um site. Obrigado', ['Preciso de um site.', 'Obrigado']],
  ],
}

describe.each(Object.entries(MESSAGES))('a message in %s', (language, messages) => {
  it.each(messages)('is split: %j', (message, segments) => expect(splitMessage(message, language as AssistantLanguage)).toEqual(segments))
})

it('has at most 25 segments, and only its first 2,000 characters', () => {
  expect(splitMessage('Why?\n'.repeat(200), 'en')).toHaveLength(25)
  expect(splitMessage(`${'a'.repeat(2000)}. Why?`, 'en')).toEqual(['a'.repeat(2000)])
})
