import { BUILT_IN_FORM_FIELD_NAMES } from '../../../schema/lead-form.ts'
import type { MeasuredRequest } from './meter.ts'

/** Size of each worst-case body in bytes, just below the worker's limit. */
const LARGEST_BODY_BYTES = 256 * 1024 - 200
/** If these texts are repeated many times, badly written regular expressions become slow. */
const STRESS_TEXTS = [...String.raw`a| |1|-|.|a-|a.|@|a@|/|:|\|(|<|<a |&|%20|é|👩‍👩‍👧`.split('|'), '\u202e', 'مر', '{', '[', '"']
/** The final `!` makes a regular expression fail after it has matched almost everything. */
const repeatText = (text: string, length = LARGEST_BODY_BYTES) =>
  text.repeat(Math.floor(length / Buffer.byteLength(JSON.stringify(text).slice(1, -1)))) + '!'
const toJson = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body))

interface RequestGroup {
  what: string
  requests: MeasuredRequest[]
}

function makeLongCard(text: (length: number) => string): Record<string, unknown> {
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

const SLOW_BODIES: Record<string, string> = {
  'deep lists': '['.repeat(LARGEST_BODY_BYTES / 2) + ']'.repeat(LARGEST_BODY_BYTES / 2),
  'deep objects': '{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000),
  'ten thousand keys': toJson(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`key-${i}`, 'x']))),
  'ten thousand links': toJson({ socialLinks: Object.fromEntries(Array.from({ length: 9000 }, (_, i) => [`p${i}`, '@x'])) }),
  'ten thousand wrong links': toJson({ socialLinks: Object.fromEntries(Array.from({ length: 9000 }, (_, i) => [`P ${i}`, 1])) }),
  'thousands of wrong fields': toJson({ formConfig: { fields: Array.from({ length: 8000 }, () => ({ label: '' })) } }),
  'thousands of fields of one label': toJson({ formConfig: { fields: Array.from({ length: 12_000 }, () => 'the same label') } }),
  'thousands of buttons': toJson({ customButtons: Array.from({ length: 9000 }, () => ({ text: 1 })) }),
  'thousands of embeds': toJson({ embedCodes: Array.from({ length: 60_000 }, () => 1) }),
  'thousands of pictures': toJson({ gallery: Array.from({ length: 9000 }, () => ({ url: 'javascript:x' })) }),
  'one long text': toJson({ about: 'x'.repeat(LARGEST_BODY_BYTES - 20) }),
  escapes: `{"about":"${'\\u0041'.repeat(LARGEST_BODY_BYTES / 6 - 10)}"}`,
  'half a surrogate at the end': `{"about":"${'\\\\'.repeat(LARGEST_BODY_BYTES / 2 - 20)}\\ud800"}`,
  numbers: `[${'1e308,'.repeat(LARGEST_BODY_BYTES / 6 - 2)}1]`,
  'customizations of nested text': toJson({ customizations: '{"a":'.repeat(11_000) }),
  'customizations of escaped quotes': toJson({ customizations: `{"a":"${'\\"'.repeat(25_000)}"}` }),
  'customizations of many keys': toJson({ customizations: Object.fromEntries(Array.from({ length: 4000 }, (_, i) => [`k${i}`, i])) }),
  'wide and deep': toJson({ customizations: { a: Array.from({ length: 12_000 }, () => [[[[]]]]) } }),
  commas: `[${','.repeat(LARGEST_BODY_BYTES - 2)}]`,
  'an unterminated string': `{"a":"${'x'.repeat(LARGEST_BODY_BYTES - 10)}`,
}

export const SLOW_CSS_TEXTS: Record<string, string> = Object.fromEntries(
  String.raw`{|}|(|[|.a{|.a,|.a |.a>|a:not(|:is(|@media all{|/*|"|'|\|.a{color:red}|.a{color:rgb(|.a{--x:|.a{color:var(|color:red;|@keyframes a{|@import "x";|.a{background:url(|.a{transition:all 1s,|!|;|:|*|.a{width:calc(1px + |.a{width:calc(|@supports (a:b){|<!--|.a{font:1px a,|.a{box-shadow:0 0 1px red,0 0 1px red}|.card-container .a:hover::before{content:"x"}`
    .split('|')
    .map((text) => [text, text.repeat(Math.floor(19_990 / text.length))]),
)

const LONG_USER_AGENT_HEADERS = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) '.repeat(500).slice(0, 15_900) }
const SLOW_USER_AGENT_HEADERS = ['a', ' ', '(', ';', 'Mozilla/5.0 ', 'Android ', 'Version/', '1.', 'bot-', 'Windows NT '].map((part) => ({
  'user-agent': part.repeat(15_000 / part.length) + 'x',
}))
const FORM_POST_HEADERS = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
const JSON_HEADERS = { 'content-type': 'application/json' }

export function listWorstCaseRequests(cookie: string, cardId: number): RequestGroup[] {
  const signedIn = { ...JSON_HEADERS, cookie }
  const card = `/api/business-cards/${cardId}`
  const bodies = [...Object.values(SLOW_BODIES), ...STRESS_TEXTS.map((text) => toJson(makeLongCard((length) => repeatText(text, length))))]
  const each = (path: string, method: string, bodies: (string | object)[], headers: Record<string, string> = signedIn): MeasuredRequest[] =>
    bodies.map((body) => ({ path, method, headers, body: toJson(body) }))
  const event = (path: string, extra: object): RequestGroup => ({
    what: `POST ${path}`,
    requests: [
      ...Object.values(SLOW_BODIES).map((body) => ({ path, headers: JSON_HEADERS, body })),
      ...[LONG_USER_AGENT_HEADERS, ...SLOW_USER_AGENT_HEADERS].map((headers) => ({
        path,
        headers: { ...JSON_HEADERS, ...headers },
        body: toJson({ cardId, ...extra }),
      })),
    ],
  })
  // The rate limit counts each client address on its own.
  const from = (request: MeasuredRequest, i: number): MeasuredRequest => ({
    ...request,
    headers: { ...request.headers, 'cf-connecting-ip': `198.51.${i % 250}.7` },
  })
  return [
    { what: 'PUT a card, worst bodies', requests: each(card, 'PUT', bodies) },
    { what: 'POST a card, worst bodies', requests: each('/api/business-cards', 'POST', Object.values(SLOW_BODIES)) },
    {
      what: 'POST /api/custom-css/check',
      requests: each(
        '/api/custom-css/check',
        'POST',
        Object.values(SLOW_CSS_TEXTS).map((css) => ({ css })),
      ),
    },
    event('/api/card-views', { referrer: repeatText('a.', 250), source: repeatText('a', 60) }),
    event('/api/card-clicks', { linkType: repeatText('a', 38), linkId: repeatText('x', 98) }),
    event('/api/card-saves', {}),
    {
      what: 'POST /api/card-forms',
      requests: [
        ...Object.values(SLOW_BODIES).map((body) => ({ path: '/api/card-forms', headers: JSON_HEADERS, body: body.slice(0, 128 * 1024) })),
        ...STRESS_TEXTS.map((text) => ({
          path: '/api/card-forms',
          headers: JSON_HEADERS,
          body: toJson({ cardId, formData: Object.fromEntries(['name', 'email', 'message'].map((key) => [key, repeatText(text, 1990)])) }),
        })),
        {
          path: '/api/card-forms',
          headers: JSON_HEADERS,
          body: toJson({ cardId, formData: Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`f${i}`, ''])) }),
        },
        {
          path: '/api/card-forms',
          headers: FORM_POST_HEADERS,
          body: `${BUILT_IN_FORM_FIELD_NAMES.card}=${cardId}&${Array.from({ length: 10_000 }, (_, i) => `f${i}=`).join('&')}`,
        },
        {
          path: '/api/card-forms',
          headers: FORM_POST_HEADERS,
          body: `${BUILT_IN_FORM_FIELD_NAMES.card}=${cardId}&message=${'%0D%0A'.repeat(20_000)}`,
        },
        { path: '/api/card-forms', headers: FORM_POST_HEADERS, body: `${BUILT_IN_FORM_FIELD_NAMES.card}=${cardId}&${'&'.repeat(120_000)}` },
        {
          path: '/api/card-forms',
          headers: FORM_POST_HEADERS,
          body: `${BUILT_IN_FORM_FIELD_NAMES.card}=${cardId}&message=${'<'.repeat(100_000)}`,
        },
      ].map(from),
    },
    {
      what: 'login and registration',
      requests: [
        ...STRESS_TEXTS.map((text) => ({
          path: '/api/login',
          headers: JSON_HEADERS,
          body: toJson({ username: repeatText(text, 190), password: repeatText(text, 990) }),
        })),
        ...STRESS_TEXTS.slice(0, 12).map((text) => ({
          path: '/api/register',
          headers: JSON_HEADERS,
          body: toJson({
            username: repeatText(text, 18),
            password: repeatText(text, 120),
            email: `${repeatText(text, 200)}@example.com`,
            fullName: repeatText(text, 110),
          }),
        })),
        {
          path: '/api/register',
          headers: JSON_HEADERS,
          body: toJson({ username: 'somebody-new', password: 'p'.repeat(128), email: 'new@example.com' }),
        },
        ...Object.values(SLOW_BODIES)
          .slice(0, 4)
          .map((body) => ({ path: '/api/login', headers: JSON_HEADERS, body })),
        ...STRESS_TEXTS.slice(0, 12).map((text) => ({
          path: '/api/reset-password',
          headers: JSON_HEADERS,
          body: toJson({ email: `${repeatText(text, 240)}@${repeatText(text, 240)}` }),
        })),
        {
          path: '/api/reset-password/confirm',
          headers: JSON_HEADERS,
          body: toJson({ token: 'x'.repeat(200), newPassword: 'p'.repeat(128) }),
        },
        {
          path: '/api/login',
          headers: { ...JSON_HEADERS, cookie: 'a=b; '.repeat(3000) },
          body: toJson({ username: 'demo', password: 'x' }),
        },
      ].map(from),
    },
    {
      what: 'analytics',
      requests: [
        ...['daily', 'weekly', 'monthly', 'yearly'].map((range) => ({
          path: `/api/analytics/${cardId}?range=${range}&tz=${repeatText('A/', 5000)}`,
          headers: signedIn,
        })),
        { path: `/api/analytics/${cardId}?kind=views&before=${repeatText('9', 10_000)}`, headers: signedIn },
        { path: `/api/analytics/${cardId}?range=daily&tz=Europe/Zurich`, headers: signedIn },
      ],
    },
    {
      what: 'URLs that do not exist',
      requests: ['/view/', '/media/', '/media/1/', '/api/vcard/', '/api/card/', '/', '/view/x/embed/', '/media/share/1/'].flatMap((path) =>
        ['a', '-', 'a-', '%20', '/', '.', '%F0%9F%A6%84', '1', ';'].map((part) => ({
          path: path + repeatText(part, 12_000).replace('!', ''),
          headers: LONG_USER_AGENT_HEADERS,
        })),
      ),
    },
  ]
}
