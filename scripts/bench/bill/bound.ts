import { readFileSync } from 'node:fs'
import {
  ADDRESS_CARD_ID_LIMITS,
  ADDRESS_EVENT_LIMITS,
  ADDRESS_STORE_READ_LIMITS,
  CALL_POINTS,
  KNOWN_SIGN_IN_POINTS_PER_HOUR_MAX,
  MAILS_PER_DAY_MAX,
  POINTS,
  POINTS_PER_HOUR_MAX,
  STRANGERS_PER_DAY_MAX,
} from '../../../schema/bounds.ts'
import { EXPORTS_PER_HOUR_MAX } from '../../../schema/export.ts'
import { CHAT_LIMITS } from '../../../schema/salesbot.ts'
import { UNCONFIRMED_ADDRESS_MAILS_PER_HOUR_MAX } from '../../../schema/user.ts'
import { LOGIN_ATTEMPT_LIMITS } from '../../../worker/platform/attempts.ts'
import { MAILED_ADMINISTRATORS_MAX } from '../../../worker/users/plan-mails.ts'
import { type BilledCounts, centsOf } from './prices.ts'

export interface Measured {
  measuredOn: string
  calls: Record<string, BilledCounts>
  promptBytes: number
}

/** Cents that an hour may cost. */
export const GOALS = { address: 5, freeAccount: 10 } as const

/**
 * Milliseconds of CPU time of a call. The local runtime does not tell them, so these are upper figures: what `npm run bench:hostile` lets a
 * request take at most for pictures, CSS and downloads, and the cost of scrypt for passwords.
 */
const CPU_MS = { refused: 1, ordinary: 5, drawn: 20, page: 50, hashed: 250, worst: 1000 } as const
const CPU_OF_CALLS: Record<string, number> = {
  "card page's QR code": CPU_MS.drawn,
  'contact file': CPU_MS.drawn,
  'landing page': CPU_MS.drawn,
  'sample card with a name': CPU_MS.drawn,
  form: CPU_MS.drawn,
  'report of a card': CPU_MS.drawn,
  'first message to an assistant': CPU_MS.page,
  'later message to an assistant': CPU_MS.page,
  'further message to an assistant': CPU_MS.page,
  registration: CPU_MS.hashed + CPU_MS.worst / 2,
  'wrong password': CPU_MS.hashed,
  'sign-in': CPU_MS.hashed,
  'deletion of an account': CPU_MS.hashed,
  'proof by password': CPU_MS.hashed,
  'save of the profile': CPU_MS.hashed,
  'change of the password': 3 * CPU_MS.hashed,
  'analytics of a card': CPU_MS.page,
  'save of a card': CPU_MS.worst / 2,
  'check of CSS': CPU_MS.worst,
  upload: CPU_MS.worst,
  'download of all data': CPU_MS.worst,
}

/** Cents of a call, without its mails: they are lines of their own. */
function costOf({ calls }: Measured, ...names: string[]): number {
  return Math.max(
    ...names.map((name) => {
      const { requests = 1, ...counts } = calls[name]!
      const cpuMs = (CPU_OF_CALLS[name] ?? CPU_MS.ordinary) + (requests - 1) * CPU_MS.ordinary
      return centsOf({ ...counts, requests, cpuMs, mails: 0 })
    }),
  )
}

const wranglerToml = readFileSync(new URL('../../../wrangler.toml', import.meta.url), 'utf8')
export function limitPerMinuteOf(binding: string): number {
  const [, limit] = new RegExp(`name = "${binding}"\\n[^[]*limit = (\\d+), period = 60`).exec(wranglerToml)!
  return Number(limit)
}

const HOUR = 60
interface BurstThenShared {
  burst: number
  recoveredPerMinute: number
}
/** `binding` admits more after the burst. */
const perHour = ({ burst, recoveredPerMinute }: BurstThenShared, binding?: string) =>
  burst + HOUR * (recoveredPerMinute + (binding ? limitPerMinuteOf(binding) : 0))

export interface BillLine {
  what: string
  bound: string
  calls: number
  cents: number
}
const line = (what: string, bound: string, calls: number, centsPerCall: number): BillLine => ({
  what,
  bound,
  calls,
  cents: calls * centsPerCall,
})

const READING_CALLS = [
  'card page from KV',
  'card page that does not exist',
  "card page's QR code",
  "card page's manifest",
  'part of a picture',
  'card as JSON',
]

/** The dearest hour of one address, which is an IPv4 address or a /64 of IPv6, by those who have no account. */
export function listAddressLines(measured: Measured): BillLine[] {
  const wrongPasswords = LOGIN_ATTEMPT_LIMITS.find(({ by, window }) => by === 'address' && window === 3_600_000)!.max
  const mailsToAdministrators = UNCONFIRMED_ADDRESS_MAILS_PER_HOUR_MAX * MAILED_ADMINISTRATORS_MAX
  const cost = (...names: string[]) => costOf(measured, ...names)
  return [
    line(
      'registrations, sign-ins, forms, reports, chats, replies of the model, mails',
      'POINTS_PER_HOUR_MAX.strangers',
      1,
      POINTS_PER_HOUR_MAX.strangers / 10_000,
    ),
    line('events of cards', 'ADDRESS_EVENT_LIMITS', perHour(ADDRESS_EVENT_LIMITS, 'EVENT_ADDRESS_LIMIT'), cost('view', 'click', 'save')),
    line(
      'pages from KV, QR codes, pictures',
      'ADDRESS_STORE_READ_LIMITS',
      perHour(ADDRESS_STORE_READ_LIMITS, 'READ_LIMIT'),
      cost(...READING_CALLS),
    ),
    line(
      'calls that name a card by its id',
      'ADDRESS_CARD_ID_LIMITS',
      perHour(ADDRESS_CARD_ID_LIMITS),
      cost("assistant's welcome", "assistant's name", 'contact file'),
    ),
    line('contact files', 'ADDRESS_CARD_ID_LIMITS', perHour(ADDRESS_CARD_ID_LIMITS), cost('contact file')),
    line('wrong passwords', 'LOGIN_ATTEMPT_LIMITS', wrongPasswords, cost('wrong password')),
    line(
      'refused sign-ins, links of mails',
      'ACCOUNT_LIMIT',
      HOUR * limitPerMinuteOf('ACCOUNT_LIMIT'),
      cost('refused password', 'forged link of a mail'),
    ),
    line('mails to administrators about plans', 'MAILED_ADMINISTRATORS_MAX', mailsToAdministrators, POINTS.mail / 10_000),
    line('sample cards with a name', 'SAMPLE_CARD_LIMIT', HOUR * limitPerMinuteOf('SAMPLE_CARD_LIMIT'), cost('sample card with a name')),
  ]
}

/** The dearest hour of a free account from one address. Other free accounts of the address share the points. */
export function listFreeAccountLines(measured: Measured): BillLine[] {
  const cost = (...names: string[]) => costOf(measured, ...names)
  return [
    line('saves, uploads, analytics, passwords', 'POINTS_PER_HOUR_MAX.freeAccounts', 1, POINTS_PER_HOUR_MAX.freeAccounts / 10_000),
    line('downloads of all data', 'EXPORTS_PER_HOUR_MAX', EXPORTS_PER_HOUR_MAX, cost('download of all data')),
    line('sign-ins from known addresses and devices', 'KNOWN_SIGN_IN_POINTS_PER_HOUR_MAX', 1, KNOWN_SIGN_IN_POINTS_PER_HOUR_MAX / 10_000),
    line('noted visits to the dashboard', 'DASHBOARD_VISIT_WRITE_GAP_MS', 360, cost('visit to the dashboard')),
    line(
      'all other calls',
      'USER_LIMIT',
      HOUR * limitPerMinuteOf('USER_LIMIT'),
      cost("user's data", 'cards', 'summary', 'activity', 'sessions', 'question whether an export may begin'),
    ),
  ]
}

export const sumOf = (lines: BillLine[]): number => lines.reduce((sum, { cents }) => sum + cents, 0)

/** A hundred addresses cost a hundred times as much, except for what the deployment as a whole does in a day at most. */
export function centsOfHundredAddresses(measured: Measured): number {
  const { registrations, forms, chatMessages } = STRANGERS_PER_DAY_MAX
  const { holders, strangers, owners, security } = MAILS_PER_DAY_MAX
  const inPoints =
    registrations.deployment * POINTS.registration +
    forms.deployment * POINTS.form +
    chatMessages.deployment * POINTS.chatMessage +
    CHAT_LIMITS.modelRepliesPerDay * POINTS.modelReply +
    (holders + strangers + owners + security) * POINTS.mail
  const [points, ...others] = listAddressLines(measured)
  return Math.min(100 * points!.cents, inPoints / 10_000) + 100 * sumOf(others)
}

/** Calls that no limit stops before the Worker runs: those that are refused, and pages from memory. */
export const centsOfRefusedCall = centsOf({ requests: 1, cpuMs: CPU_MS.refused })

/** What calls cost that are counted in points, in points. A test holds that the points are enough. */
export function listPointsOfCalls(measured: Measured): { call: string; points: number; costs: number }[] {
  const inPoints = (cents: number) => Math.ceil(cents * 10_000)
  const mail = inPoints(centsOf({ mails: 1 }))
  const named = {
    registration: 'registration',
    signIn: 'sign-in',
    form: 'form',
    report: 'report of a card',
    chatMessage: 'later message to an assistant',
    buttonClick: "tap on an assistant's button",
    conversation: 'first message to an assistant',
  } as const
  const counted = {
    cardSaves: 'save of a card',
    pwaSettingsSaves: "save of the app's settings",
    profileSaves: 'save of the profile',
    passwordChanges: 'change of the password',
    passwordProofs: 'deletion of an account',
    factorChanges: 'new recovery codes',
    planRequests: 'request for a plan',
    uploads: 'upload',
    cssChecks: 'check of CSS',
    pushSubscriptions: 'browser to notify',
    analytics: 'analytics of a card',
  } as const satisfies Partial<Record<keyof typeof CALL_POINTS, string>>
  const withMail = new Set(['profileSaves', 'passwordChanges', 'factorChanges', 'planRequests'])
  const tokens = CHAT_LIMITS.modelTokensPerReply
  return [
    ...Object.entries(named).map(([call, name]) => ({
      call,
      points: POINTS[call as keyof typeof named],
      costs: inPoints(costOf(measured, name)),
    })),
    { call: 'mail', points: POINTS.mail, costs: mail + inPoints(costOf(measured, 'link that confirms an address', 'password reset')) },
    { call: 'modelReply', points: POINTS.modelReply, costs: inPoints(centsOf({ tokens })) },
    ...Object.entries(counted).map(([call, name]) => ({
      call,
      points: CALL_POINTS[call as keyof typeof counted],
      costs: inPoints(costOf(measured, name)) + (withMail.has(call) ? mail : 0),
    })),
  ]
}
