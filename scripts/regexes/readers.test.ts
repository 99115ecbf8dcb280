import { describe, expect, it } from 'vitest'
import { EMAIL_LENGTH_MAX, cleanPastedEmail, emailLookupKeyOf, isEmailAddress } from '../../schema/email.ts'
import { readFormAnswers } from '../../schema/form-answers.ts'
import { guessNameParts } from '../../schema/name.ts'
import { normalizePhoneText } from '../../schema/phone-text.ts'
import { normalizePhoneNumber, readPhoneNumber } from '../../schema/phone-reader.ts'
import { isPhoneNumberLike, telLinkOf } from '../../schema/phone.ts'
import { CHAT_LIMITS, extractActionButtonMarkers } from '../../schema/salesbot.ts'
import { createSlugFromName, toSlugWhileTyping } from '../../schema/slug.ts'
import { normalizeSocialValue, recognizeSocialAddress } from '../../schema/social-link.ts'
import { URL_LENGTH_MAX, completeButtonUrl, completeWebUrl, websiteLinkOf } from '../../schema/url.ts'
import { shortenAddress } from '../../web/card/address.ts'
import { extractAmount } from '../../worker/assistant/amount.ts'
import { answerVisitor } from '../../worker/assistant/assistant.ts'
import { extractVisitorDetails } from '../../worker/assistant/contact.ts'
import { listFacts } from '../../worker/assistant/facts.ts'
import { sharesWordsWithPinnedLine } from '../../worker/assistant/find.ts'
import { detectLanguage } from '../../worker/assistant/language.ts'
import { ASSISTANT_LANGUAGE_RULES } from '../../worker/assistant/languages.ts'
import { containsPhrase, removePhrases } from '../../worker/assistant/phrases.ts'
import { createTestAssistantContext } from '../../worker/assistant/test/context.ts'
import { extractTime } from '../../worker/assistant/time.ts'
import { disableLinksInText, toMailLine } from '../../worker/auth/mail-text.ts'
import { createUnknownAddressFinder, selectDetailsWrittenByVisitor } from '../../worker/salesbot/model-contacts.ts'
import { createReplyGuard } from '../../worker/salesbot/model-guard.ts'
import { MODEL_REPLY_LENGTHS_MAX } from '../../worker/salesbot/model-prompt.ts'
import { measureBestMs } from './measure.ts'

const SHORT_TEXT_SHARE = 1 / 8
/** A text that is eight times as long takes eight times as long, or 64 times if the time grows with the square. */
const GROWTH_MAX = 32
/** What takes less time than reading this many characters once is too short to be compared. */
const READ_LENGTH = 200_000
const READ_TEXT = 'a b'.repeat(READ_LENGTH / 3)

const UNITS = [
  ...Array.from('019 .,:;-/+@(?!a\nAéあ漢１Ⅻ①½ﷺ㋿ー·’"[<%_#\u00ad\u200b\ud83c'),
  ...'👩‍⚕️|e\u0301|0123456789 |1.|1-| 1|(1|+1 |a@|a.|a@b.|ab |Ab |a? |at |a at b dot |12/12 |1 am '.split('|'),
  ...".. |[[|[ACTION_BUTTON:|https://|www.|\t-\t|' |x,".split('|'),
]

const context = createTestAssistantContext()
const card = { country: 'GB', cardPhone: null, language: 'en', asked: 'contact' } as const
const guard = createReplyGuard({ context, customInstructions: 'Never say that.' }, new Map())
const phones = { countries: ['GB'], read: readPhoneNumber }
const field = { name: 'answer', label: 'Answer', type: 'text', required: false } as const
const { asking } = ASSISTANT_LANGUAGE_RULES.en.intents
const messages = CHAT_LIMITS.messageLength

const READERS: [name: string, lengthMax: number, read: (text: string) => unknown][] = [
  ['answerVisitor', messages, (text) => answerVisitor(context, null, { text })],
  ['answerVisitor (ja)', messages, (text) => answerVisitor({ ...context, expectedLanguage: 'ja' }, null, { text })],
  ['extractVisitorDetails', messages, (text) => extractVisitorDetails(text, card)],
  ['extractVisitorDetails (ja)', messages, (text) => extractVisitorDetails(text, { ...card, language: 'ja' })],
  ['extractAmount', messages, (text) => extractAmount(text, 'en', 'USD', true)],
  ['extractTime', messages, (text) => extractTime(text, 'en', context)],
  ['detectLanguage', messages, (text) => detectLanguage(text, 'en')],
  ['containsPhrase', messages, (text) => containsPhrase(text, asking)],
  ['removePhrases', messages, (text) => removePhrases(text, asking)],
  ['sharesWordsWithPinnedLine', messages, (text) => sharesWordsWithPinnedLine(text, 'No deliveries on Sundays', 'en')],
  ['listFacts', 10_000, (text) => listFacts(createTestAssistantContext({ companyInfo: text }), 'en')],
  ['the guard of replies', MODEL_REPLY_LENGTHS_MAX.characters, (text) => guard.check(guard.mend(text))],
  ['the finder of unknown addresses', MODEL_REPLY_LENGTHS_MAX.characters, createUnknownAddressFinder([])],
  ['selectDetailsWrittenByVisitor', messages, (text) => selectDetailsWrittenByVisitor({ name: text, email: text, phone: text }, [text])],
  ['extractActionButtonMarkers', messages, (text) => extractActionButtonMarkers(text, [])],
  ['disableLinksInText', messages, disableLinksInText],
  ['toMailLine', messages, (text) => toMailLine(text, ['ann@example.com'])],
  ['guessNameParts', 2000, guessNameParts],
  ['normalizePhoneText', 2000, normalizePhoneText],
  ['isPhoneNumberLike', 2000, isPhoneNumberLike],
  ['telLinkOf', 2000, (text) => telLinkOf(text, phones)],
  ['readPhoneNumber', 2000, (text) => readPhoneNumber(text, ['GB'])],
  ['normalizePhoneNumber', 2000, (text) => normalizePhoneNumber(text, phones)],
  ['isEmailAddress', 2000, isEmailAddress],
  ['emailLookupKeyOf', EMAIL_LENGTH_MAX, emailLookupKeyOf],
  ['cleanPastedEmail', 2000, cleanPastedEmail],
  ['completeWebUrl', URL_LENGTH_MAX, completeWebUrl],
  ['completeButtonUrl', URL_LENGTH_MAX, completeButtonUrl],
  ['websiteLinkOf', URL_LENGTH_MAX, websiteLinkOf],
  ['recognizeSocialAddress', URL_LENGTH_MAX, (text) => recognizeSocialAddress(text, phones)],
  ['normalizeSocialValue', URL_LENGTH_MAX, (text) => normalizeSocialValue('whatsapp', text, phones)],
  ['toSlugWhileTyping', 2000, toSlugWhileTyping],
  ['createSlugFromName', 2000, (text) => createSlugFromName(text, 1)],
  ['shortenAddress', 2000, shortenAddress],
  ['readFormAnswers', 5000, (text) => readFormAnswers({ answer: text }, [field])],
]

const repeatTo = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

describe('the time of a reader grows no faster than the text', () => {
  const floorMs = measureBestMs(() => READ_TEXT.replace(/b/g, ''))

  it.each(READERS)('%s', (_name, lengthMax, read) => {
    const slow = UNITS.filter((unit) => {
      const long = repeatTo(unit, lengthMax)
      const short = repeatTo(unit, lengthMax * SHORT_TEXT_SHARE)
      if (measureBestMs(() => read(long), 1) < floorMs) return false
      const growthOf = () =>
        measureBestMs(() => read(long)) /
        Math.max(
          floorMs / 4,
          measureBestMs(() => read(short)),
        )
      // Garbage collection, or code that a busy machine has not compiled yet, may fall into some measurements, but not into each.
      return Array.from({ length: 10 }).every(() => growthOf() > GROWTH_MAX)
    })
    expect(slow).toEqual([])
  })
})
