import { readActionButtonMarkers } from '../../schema/salesbot.ts'
import type { SuiteBusiness, SuiteConversation } from './format.ts'
import type { PlayedMessage } from './play.ts'
import { findUnsupported } from './supported.ts'

const fold = (text: string) => text.toLowerCase().normalize('NFKC').replace(/\s+/g, ' ')
const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Codes of currencies in a pattern, which mean words of their own: EUR does not stand in "malheureusement". */
const CURRENCY_CODE_PATTERN = /(?<![A-Za-z\\])(?:EUR|USD|GBP|CHF|BRL|JPY|MXN|CAD|AUD|NZD|ARS|ZAR|SGD)(?![A-Za-z])/g

function contains(text: string, expected: string | RegExp): boolean {
  if (typeof expected === 'string') return fold(text).includes(fold(expected))
  const pattern = new RegExp(
    expected.source.replace(CURRENCY_CODE_PATTERN, String.raw`(?<![a-zà-ÿ])$&(?![a-zà-ÿ])`),
    expected.flags.includes('i') ? expected.flags.replace('g', '') : `${expected.flags.replace('g', '')}i`,
  )
  return pattern.test(text.normalize('NFKC').replace(/\s+/g, ' '))
}

function judgeContact(wanted: NonNullable<SuiteConversation['end']['contact']>, got: PlayedMessage['reply']['visitor']): string[] {
  const same = {
    name: (a: string, b: string) => fold(a) === fold(b),
    email: (a: string, b: string) => fold(a) === fold(b),
    phone: (a: string, b: string) => digitsOf(a) === digitsOf(b),
  }
  return (['name', 'email', 'phone'] as const).flatMap((field) => {
    const want = wanted[field]
    if (want === undefined) return []
    const has = got[field]
    return (want === null ? has === null : has !== null && same[field](want, has)) ? [] : [`${field}: ${has} instead of ${want}`]
  })
}

function judgeEnd({ end }: SuiteConversation, business: SuiteBusiness, played: PlayedMessage[]): string[] {
  const last = played.at(-1)!.reply
  const problems = end.contact ? judgeContact(end.contact, last.visitor) : []
  if (end.outcome && !end.outcome.includes(last.outcome)) problems.push(`outcome: ${last.outcome} instead of ${end.outcome.join(' or ')}`)
  if (end.score && (last.leadScore < end.score[0] || last.leadScore > end.score[1]))
    problems.push(`score: ${last.leadScore} is not within ${end.score.join(' to ')}`)
  if (end.handedOver !== undefined && last.handedOver !== end.handedOver) problems.push(`handedOver: ${last.handedOver}`)
  if (end.buttons) {
    const offered = new Set(
      played.flatMap(({ reply }) =>
        reply.leadScore >= 70 ? readActionButtonMarkers(reply.reply, business.config.actionButtons).buttons.map((b) => b.description) : [],
      ),
    )
    const missing = end.buttons.filter((description) => !offered.has(description))
    if (missing.length > 0) problems.push(`buttons: ${missing.join(', ')} not offered`)
    if (end.buttons.length === 0 && offered.size > 0) problems.push(`buttons: ${[...offered].join(', ')} offered`)
  }
  const unanswered = played.flatMap(({ reply }) => reply.unanswered).length
  if (end.unanswered !== undefined && unanswered < end.unanswered) problems.push(`unanswered: ${unanswered} instead of ${end.unanswered}`)
  return problems
}

/** Lists what is wrong with a played conversation: expectations that no reply meets, and things said that nothing supports. */
export function judgeConversation(
  conversation: SuiteConversation,
  business: SuiteBusiness,
  played: PlayedMessage[],
  { strict }: { strict: boolean },
): string[] {
  const problems: string[] = []
  const heard: string[] = []
  for (const { said, turn, reply } of played) {
    heard.push(said)
    for (const expected of turn?.expects ?? []) {
      const choices = Array.isArray(expected) ? expected : [expected]
      if (!choices.some((choice) => contains(reply.reply, choice)))
        problems.push(`"${said}" got no ${choices.join(' or ')}: ${reply.reply}`)
    }
    for (const unwanted of [...(turn?.without ?? []), ...(conversation.never ?? [])])
      if (contains(reply.reply, unwanted)) problems.push(`"${said}" got ${unwanted}: ${reply.reply}`)
    for (const unsupported of findUnsupported(reply.reply, business, heard, { language: reply.language, strict }))
      problems.push(`"${said}" got a statement without support, ${unsupported}: ${reply.reply}`)
  }
  return [...problems, ...judgeEnd(conversation, business, played)]
}
