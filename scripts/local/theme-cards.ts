import type { Card } from '../../schema/card.ts'
import { SITE_USER_ID } from '../../schema/user-rules.ts'
import { CARD_THEME_KEYS, type CardThemeKey } from '../../schema/theme.ts'
import { DEMO_OWNERS, type DemoOwner } from './demo-cards.ts'
import { signInDemoAccount } from './sign-in.ts'

const FICTIONAL_PEOPLE_BY_THEME: Partial<Record<CardThemeKey, Pick<DemoOwner, 'fullName'> & Partial<DemoOwner['card']>>> = {
  dynamic: {
    fullName: 'Kai Moreno',
    title: 'Motion Director',
    company: 'Afterimage',
    about: 'Title sequences, stage visuals and launch films. If it stands still, it is not finished.',
    customButtons: [
      { text: 'Watch the reel', url: 'https://afterimage.example/reel', backgroundColor: '#7c3aed' },
      { text: 'Book a date', url: 'https://afterimage.example/dates', backgroundColor: '#f4f4f5' },
    ],
  },
  education: {
    fullName: 'Prof. Miriam Castellanos',
    title: 'Professor of Comparative Literature',
    company: 'University of Coimbra',
    about:
      'I teach how novels travel: who translated them, for whom, and what was lost or found on the way. Office hours on Tuesdays from 14 to 16.\n\nDoctoral students are welcome to write at any time of the year.',
    customButtons: [{ text: 'Reading list for 2026', url: 'https://castellanos.example/reading', backgroundColor: '#1e3a5f' }],
  },
  beauty: {
    fullName: 'Ines Duarte',
    title: 'Make-up artist',
    company: 'Maison Duarte',
    about: 'Skin first, colour second, patience always.',
    customButtons: [{ text: 'Book a sitting', url: 'https://duarte.example/book', backgroundColor: '#6b1225' }],
  },
  tech: {
    fullName: 'Priya Raman',
    title: 'Staff Engineer, Storage',
    company: 'Northgate Systems',
    about: 'I make databases forget nothing and forgive much. Maintainer of two small libraries that large companies depend on.',
    customButtons: [{ text: 'Read the blog', url: 'https://raman.example/notes', backgroundColor: '#0d6b3f' }],
  },
}

export const themeCardPathOf = (theme: CardThemeKey) => `/view/theme-${theme}`
export const themeCardWithAssistantPathOf = (theme: CardThemeKey) => `${themeCardPathOf(theme)}-assistant`

type SendApiRequest = (method: string, path: string, body?: unknown) => Promise<unknown>

async function signInForApiRequests(url: string): Promise<SendApiRequest> {
  const headers = { 'content-type': 'application/json', cookie: await signInDemoAccount(fetch, url) }
  return async (method, path, content) => {
    const res = await fetch(url + path, { method, headers, body: JSON.stringify(content) })
    if (!res.ok) throw new Error(`${method} ${path} answered ${res.status}: ${await res.text()}`)
    return res.json()
  }
}

function pickCopyableCardFields(card: Card): Partial<Card> {
  const { id: _id, userId: _user, slug: _slug, createdAt: _created, updatedAt: _updated, customizations: _custom, ...fields } = card
  return fields
}

/**
 * Creates one card for each theme, each of a different person, as the first demo account. With `same`, all show the first demo card. With
 * `assistants`, each theme gets a second card with a sales assistant.
 */
export async function createThemeCards(url: string, { same = false, assistants = false } = {}): Promise<void> {
  const request = await signInForApiRequests(url)
  const demos = await Promise.all(
    DEMO_OWNERS.map((_, index) => request('GET', `/api/business-cards/${SITE_USER_ID + index}`) as Promise<Card>),
  )
  for (const [index, theme] of CARD_THEME_KEYS.entries()) {
    const demoInTheme = demos.find((card) => card.theme === theme)
    const model = same ? demos[0]! : (demoInTheme ?? demos[index % demos.length]!)
    const { fullName, ...other } = (!same && FICTIONAL_PEOPLE_BY_THEME[theme]) || { fullName: model.name ?? '' }
    const fields = { ...pickCopyableCardFields(model), ...other, name: fullName, theme }
    await request('POST', '/api/business-cards', { ...fields, slug: `theme-${theme}` })
    if (!assistants) continue
    const { id } = (await request('POST', '/api/business-cards', { ...fields, slug: `theme-${theme}-assistant` })) as Card
    await request('POST', `/api/salesbot/${id}/config`, { isEnabled: true })
  }
}
