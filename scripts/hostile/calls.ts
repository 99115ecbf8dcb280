import { FORM_FIELD_NAMES } from '../../schema/lead-form.ts'
import type { MeterRequest } from './meter.ts'

/** Length of the largest bodies, in bytes: just below JSON_MAX. */
const BODY_SIZE = 256 * 1024 - 200
/** Texts that, repeated, make badly written regular expressions slow. */
const TEXTS = [...String.raw`a| |1|-|.|a-|a.|@|a@|/|:|\|(|<|<a |&|%20|é|👩‍👩‍👧`.split('|'), '\u202e', 'مر', '{', '[', '"']
/** `text` repeated to at most `length` bytes of JSON, and a last character that makes patterns for it fail. */
const long = (text: string, length = BODY_SIZE) =>
  text.repeat(Math.floor(length / Buffer.byteLength(JSON.stringify(text).slice(1, -1)))) + '!'
const json = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body))

interface Group {
  what: string
  requests: MeterRequest[]
}

/** A card with a long text in every field. `text` returns one of the given length. */
function everyField(text: (length: number) => string): Record<string, unknown> {
  const t = text(8000)
  const url = (length: number) => `https://example.com/${text(length)}`
  return {
    name: t,
    title: t,
    company: t,
    phone: t,
    email: `${text(4000)}@${text(4000)}`,
    address: t,
    about: t,
    website: text(6000),
    videoUrl: url(6000),
    profilePicture: `/media/${text(6000)}`,
    coverPhoto: url(6000),
    logoUrl: url(4000),
    faviconUrl: url(4000),
    slug: text(4000),
    socialLinks: Object.fromEntries(['linkedin', 'telegram', 'viber', 'skype', 'gmail', 'whatsapp', 'other'].map((key) => [key, t])),
    customButtons: [{ text: t, url: `mailto:${t}`, backgroundColor: `#${t}` }],
    gallery: [{ url: url(6000), alt: t }],
    embedCodes: [`<iframe ${t}`],
    formConfig: { enabled: true, title: t, fields: [{ label: text(20_000), type: 'text' }, text(20_000)], consentText: t },
    customCss: text(8000),
    updatedAt: t,
    customizations: { website: t, about: t },
  }
}

/** Bodies of 256 kB that are slow to parse or validate. */
const slowBodies: Record<string, string> = {
  'deep lists': '['.repeat(BODY_SIZE / 2) + ']'.repeat(BODY_SIZE / 2),
  'deep objects': '{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000),
  'ten thousand keys': json(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`key-${i}`, 'x']))),
  'ten thousand links': json({ socialLinks: Object.fromEntries(Array.from({ length: 9000 }, (_, i) => [`p${i}`, '@x'])) }),
  'ten thousand wrong links': json({ socialLinks: Object.fromEntries(Array.from({ length: 9000 }, (_, i) => [`P ${i}`, 1])) }),
  'thousands of wrong fields': json({ formConfig: { fields: Array.from({ length: 8000 }, () => ({ label: '' })) } }),
  'thousands of fields of one label': json({ formConfig: { fields: Array.from({ length: 12_000 }, () => 'the same label') } }),
  'thousands of buttons': json({ customButtons: Array.from({ length: 9000 }, () => ({ text: 1 })) }),
  'thousands of embeds': json({ embedCodes: Array.from({ length: 60_000 }, () => 1) }),
  'thousands of pictures': json({ gallery: Array.from({ length: 9000 }, () => ({ url: 'javascript:x' })) }),
  'one long text': json({ about: 'x'.repeat(BODY_SIZE - 20) }),
  escapes: `{"about":"${'\\u0041'.repeat(BODY_SIZE / 6 - 10)}"}`,
  'half a surrogate at the end': `{"about":"${'\\\\'.repeat(BODY_SIZE / 2 - 20)}\\ud800"}`,
  numbers: `[${'1e308,'.repeat(BODY_SIZE / 6 - 2)}1]`,
  'customizations of nested text': json({ customizations: '{"a":'.repeat(11_000) }),
  'customizations of escaped quotes': json({ customizations: `{"a":"${'\\"'.repeat(25_000)}"}` }),
  'customizations of many keys': json({ customizations: Object.fromEntries(Array.from({ length: 4000 }, (_, i) => [`k${i}`, i])) }),
  'wide and deep': json({ customizations: { a: Array.from({ length: 12_000 }, () => [[[[]]]]) } }),
  commas: `[${','.repeat(BODY_SIZE - 2)}]`,
  'an unterminated string': `{"a":"${'x'.repeat(BODY_SIZE - 10)}`,
}

/** CSS of 20,000 characters that is slow to parse, match or write. The keys are the repeated texts. */
export const WORST_CSS: Record<string, string> = Object.fromEntries(
  String.raw`{|}|(|[|.a{|.a,|.a |.a>|a:not(|:is(|@media all{|/*|"|'|\|.a{color:red}|.a{color:rgb(|.a{--x:|.a{color:var(|color:red;|@keyframes a{|@import "x";|.a{background:url(|.a{transition:all 1s,|!|;|:|*|.a{width:calc(1px + |.a{width:calc(|@supports (a:b){|<!--|.a{font:1px a,|.a{box-shadow:0 0 1px red,0 0 1px red}|.card-container .a:hover::before{content:"x"}`
    .split('|')
    .map((text) => [text, text.repeat(Math.floor(19_990 / text.length))]),
)

const longAgent = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) '.repeat(500).slice(0, 15_900) }
const slowAgents = ['a', ' ', '(', ';', 'Mozilla/5.0 ', 'Android ', 'Version/', '1.', 'bot-', 'Windows NT '].map((part) => ({
  'user-agent': part.repeat(15_000 / part.length) + 'x',
}))
const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
const jsonType = { 'content-type': 'application/json' }

/** Worst-case requests other than uploads. `cookie` is an administrator's session, `cardId` one of their cards. */
export function worstCalls(cookie: string, cardId: number): Group[] {
  const signedIn = { ...jsonType, cookie }
  const card = `/api/business-cards/${cardId}`
  const bodies = [...Object.values(slowBodies), ...TEXTS.map((text) => json(everyField((length) => long(text, length))))]
  const each = (path: string, method: string, bodies: (string | object)[], headers: Record<string, string> = signedIn): MeterRequest[] =>
    bodies.map((body) => ({ path, method, headers, body: json(body) }))
  const event = (path: string, extra: object): Group => ({
    what: `POST ${path}`,
    requests: [
      ...Object.values(slowBodies).map((body) => ({ path, headers: jsonType, body })),
      ...[longAgent, ...slowAgents].map((headers) => ({ path, headers: { ...jsonType, ...headers }, body: json({ cardId, ...extra }) })),
    ],
  })
  // Different client addresses, because each has a rate limit.
  const from = (request: MeterRequest, i: number): MeterRequest => ({
    ...request,
    headers: { ...request.headers, 'cf-connecting-ip': `198.51.${i % 250}.7` },
  })
  return [
    { what: 'PUT a card, worst bodies', requests: each(card, 'PUT', bodies) },
    { what: 'POST a card, worst bodies', requests: each('/api/business-cards', 'POST', Object.values(slowBodies)) },
    {
      what: 'POST /api/custom-css/check',
      requests: each(
        '/api/custom-css/check',
        'POST',
        Object.values(WORST_CSS).map((css) => ({ css })),
      ),
    },
    event('/api/card-views', { referrer: long('a.', 250), source: long('a', 60) }),
    event('/api/card-clicks', { linkType: long('a', 38), linkId: long('x', 98) }),
    event('/api/card-saves', {}),
    {
      what: 'POST /api/card-forms',
      requests: [
        ...Object.values(slowBodies).map((body) => ({ path: '/api/card-forms', headers: jsonType, body: body.slice(0, 128 * 1024) })),
        ...TEXTS.map((text) => ({
          path: '/api/card-forms',
          headers: jsonType,
          body: json({ cardId, formData: Object.fromEntries(['name', 'email', 'message'].map((key) => [key, long(text, 1990)])) }),
        })),
        {
          path: '/api/card-forms',
          headers: jsonType,
          body: json({ cardId, formData: Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`f${i}`, ''])) }),
        },
        {
          path: '/api/card-forms',
          headers: form,
          body: `${FORM_FIELD_NAMES.card}=${cardId}&${Array.from({ length: 10_000 }, (_, i) => `f${i}=`).join('&')}`,
        },
        { path: '/api/card-forms', headers: form, body: `${FORM_FIELD_NAMES.card}=${cardId}&message=${'%0D%0A'.repeat(20_000)}` },
        { path: '/api/card-forms', headers: form, body: `${FORM_FIELD_NAMES.card}=${cardId}&${'&'.repeat(120_000)}` },
        { path: '/api/card-forms', headers: form, body: `${FORM_FIELD_NAMES.card}=${cardId}&message=${'<'.repeat(100_000)}` },
      ].map(from),
    },
    {
      what: 'login and registration',
      requests: [
        ...TEXTS.map((text) => ({
          path: '/api/login',
          headers: jsonType,
          body: json({ username: long(text, 190), password: long(text, 990) }),
        })),
        ...TEXTS.slice(0, 12).map((text) => ({
          path: '/api/register',
          headers: jsonType,
          body: json({
            username: long(text, 18),
            password: long(text, 120),
            email: `${long(text, 200)}@example.com`,
            fullName: long(text, 110),
          }),
        })),
        {
          path: '/api/register',
          headers: jsonType,
          body: json({ username: 'somebody-new', password: 'p'.repeat(128), email: 'new@example.com' }),
        },
        ...Object.values(slowBodies)
          .slice(0, 4)
          .map((body) => ({ path: '/api/login', headers: jsonType, body })),
        ...TEXTS.slice(0, 12).map((text) => ({
          path: '/api/reset-password',
          headers: jsonType,
          body: json({ email: `${long(text, 240)}@${long(text, 240)}` }),
        })),
        { path: '/api/reset-password/confirm', headers: jsonType, body: json({ token: 'x'.repeat(200), newPassword: 'p'.repeat(128) }) },
        { path: '/api/login', headers: { ...jsonType, cookie: 'a=b; '.repeat(3000) }, body: json({ username: 'demo', password: 'x' }) },
      ].map(from),
    },
    {
      what: 'analytics',
      requests: [
        ...['daily', 'weekly', 'monthly', 'yearly'].map((range) => ({
          path: `/api/analytics/${cardId}?range=${range}&tz=${long('A/', 5000)}`,
          headers: signedIn,
        })),
        { path: `/api/analytics/${cardId}?kind=views&before=${long('9', 10_000)}`, headers: signedIn },
        { path: `/api/analytics/${cardId}?range=daily&tz=Europe/Zurich`, headers: signedIn },
      ],
    },
    {
      what: 'URLs that do not exist',
      requests: ['/view/', '/media/', '/media/1/', '/api/vcard/', '/api/card/', '/', '/view/x/embed/', '/media/share/1/'].flatMap((path) =>
        ['a', '-', 'a-', '%20', '/', '.', '%F0%9F%A6%84', '1', ';'].map((part) => ({
          path: path + long(part, 12_000).replace('!', ''),
          headers: longAgent,
        })),
      ),
    },
  ]
}
