import type { APIRequestContext, Browser, BrowserContext, Cookie } from 'playwright-core'
import type { Card } from '../../schema/card.ts'
import { BUILT_IN_FORM_FIELD_NAMES } from '../../schema/lead-form.ts'
import { ACCESS_LEVELS } from '../../schema/level.ts'
import type { User } from '../../schema/user.ts'
import { DEMO_OWNERS, DEMO_PASSWORD } from './demo-cards.ts'
import { signInAs } from './demo-visits.ts'
import { sampleCardSlugOf } from './sample-cards.ts'

/**
 * Who looks at a page: a visitor who is not signed in, a new user without a card, a user with a sparse card, a user with real content, or
 * an administrator with many cards, of which the first contains as much as possible.
 */
export type SampleViewer = 'visitor' | 'new' | 'sparse' | 'real' | 'full'

export interface SampleAccount {
  username: string
  cookies: Cookie[]
  cardId: number
}

/** Demo accounts that own the sample content: one of level 5 with the sample cards, and one of level 3 with a card of real content. */
const DEMO_SAMPLE_USERNAMES = {
  full: DEMO_OWNERS[0]!.username,
  real: DEMO_OWNERS.find(({ accessLevel }) => accessLevel === ACCESS_LEVELS.enterprise)!.username,
}
/** Number of users in the user list. They need more than one page of the list. */
const LISTED_USERS = 56

export const SAMPLE_CARD_VISITS = 12

const PHONE_USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

async function send<T>(request: APIRequestContext, method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, data?: unknown): Promise<T> {
  const res = await request.fetch(path, { method, ...(data === undefined ? {} : { data }) })
  if (!res.ok()) throw new Error(`${method} ${path} answered ${res.status()}: ${await res.text()}`)
  const text = await res.text()
  return (text && res.headers()['content-type']?.includes('json') ? JSON.parse(text) : undefined) as T
}

const fetchCards = ({ request }: BrowserContext) => send<Card[]>(request, 'GET', '/api/business-cards')

async function register(context: BrowserContext, username: string, fullName: string): Promise<User> {
  return send(context.request, 'POST', '/api/register', { username, fullName, password: DEMO_PASSWORD, email: `${username}@example.com` })
}

async function visitRealCard(visitor: BrowserContext, { id }: Card) {
  const { request } = visitor
  for (let visit = 0; visit < SAMPLE_CARD_VISITS; visit++) {
    await send(request, 'POST', '/api/card-views', { cardId: id, viewId: `sample-view-${visit}` })
    if (visit % 4 === 0)
      await send(request, 'POST', '/api/card-clicks', {
        cardId: id,
        linkType: 'website',
        linkId: 'primary',
        eventId: `sample-click-${visit}`,
      })
    if (visit % 7 === 0) await send(request, 'POST', '/api/card-saves', { cardId: id, eventId: `sample-save-${visit}` })
  }
  await send(request, 'POST', '/api/card-forms', {
    cardId: id,
    formData: {
      name: 'Tomás Albuquerque',
      email: 'tomas@albuquerque.example',
      message: 'Could we talk on Thursday about the family office?',
      [BUILT_IN_FORM_FIELD_NAMES.consent]: 'yes',
    },
    submissionId: 'sample-form-1',
  })
  const messages = [
    'Hello, who are you?',
    'What do you offer?',
    'Do you also advise vineyards?',
    'Please call me, I am Sara Lindqvist, sara@lindqvist.example',
  ]
  let sessionId: string | undefined
  for (const message of messages)
    ({ sessionId } = await send<{ sessionId: string }>(request, 'POST', `/api/salesbot/${id}/chat`, {
      message,
      ...(sessionId && { sessionId }),
    }))
}

async function fillUserList({ request }: BrowserContext, count: number) {
  const longName = 'Maximiliane Alexandrina von Hohenfels-Papadimitriou'
  for (let index = 0; index < count; index++)
    await send(request, 'POST', '/api/users', {
      username: `person${index}`,
      email: `person${index}@${index % 9 === 0 ? 'a-very-long-name-of-a-company.' : ''}example.com`,
      fullName: index % 9 === 0 ? longName : `Person ${index}`,
      accessLevel: 1 + (index % 3),
    })
}

/**
 * Creates an account for each kind of viewer, on a server with demo accounts and sample cards. The card with real content gets visits,
 * submissions and a conversation.
 */
export async function createSampleAccounts(
  browser: Browser,
  baseURL: string,
  { full, real } = DEMO_SAMPLE_USERNAMES,
  listedUsers = LISTED_USERS,
): Promise<Map<SampleViewer, SampleAccount>> {
  const open = () => browser.newContext({ baseURL })
  const accounts = new Map<SampleViewer, SampleAccount>()
  const keep = async (viewer: SampleViewer, username: string, context: BrowserContext, cardId = 0) => {
    accounts.set(viewer, { username, cookies: await context.cookies(), cardId })
  }
  const admin = await open()
  await signInAs(full, admin)
  await fillUserList(admin, listedUsers)
  const overfull = (await fetchCards(admin)).find(({ slug }) => slug === sampleCardSlugOf('overfull', 'minimalist'))!
  await keep('full', full, admin, overfull.id)

  const newcomer = await open()
  await register(newcomer, 'newcomer', 'Amina Okafor')
  await send(newcomer.request, 'POST', '/api/plan-request', { plan: 'professional' })
  await keep('new', 'newcomer', newcomer)

  const beginner = await open()
  const { id } = await register(beginner, 'beginner', 'Zuri')
  await send(admin.request, 'PATCH', `/api/users/${id}`, { accessLevel: ACCESS_LEVELS.professional })
  const sparse = await send<Card>(beginner.request, 'POST', '/api/business-cards', { slug: 'sample-beginner', name: 'Zuri' })
  await keep('sparse', 'beginner', beginner, sparse.id)

  const owner = await open()
  await signInAs(real, owner)
  const [card] = await fetchCards(owner)
  await keep('real', real, owner, card!.id)
  await send(owner.request, 'PUT', `/api/business-cards/${card!.id}`, { formConfig: DEMO_OWNERS[0]!.card.formConfig })
  await send(owner.request, 'POST', `/api/salesbot/${card!.id}/config`, {
    isEnabled: true,
    questionsAndAnswers: [{ question: 'Do you meet on weekends?', answer: 'By appointment, on Saturdays until noon.' }],
    pinnedLines: ['Nothing here is investment advice.'],
  })
  await visitRealCard(await browser.newContext({ baseURL, userAgent: PHONE_USER_AGENT }), card!)
  return accounts
}
