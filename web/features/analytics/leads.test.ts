import { expect, it } from 'vitest'
import { type CardAnalytics, CHAT_LEADS_MAX, EVENT_RECORDS_PER_PAGE } from '../../../schema/analytics.ts'
import { describeLeads, hasUnlistedChatLeads, listLeads } from './leads.ts'

const timestamp = '2026-11-23T10:00:00.000Z'
const FIELDS = [
  { name: 'wer', label: 'Wer', type: 'text' as const, required: true },
  { name: 'post', label: 'Post', type: 'email' as const, required: true },
  { name: 'ruf', label: 'Ruf', type: 'tel' as const, required: false },
]

it.each([
  [
    'the usual fields',
    { name: 'Ana', email: 'ana@example.com', message: 'Hello' },
    { name: 'Ana', email: 'ana@example.com', phone: null, message: 'Hello' },
  ],
  [
    'fields of any name, by their type',
    { wer: 'Zoë', post: 'zoe@example.com', ruf: 'ask for Zoë' },
    { name: null, email: 'zoe@example.com', phone: 'ask for Zoë', message: 'Zoë' },
  ],
  [
    'fields that are gone, by the answers',
    { your_name: ' Bo ', contact: 'bo@example.com', mobile: '+41 44 668 18 00' },
    { name: 'Bo', email: 'bo@example.com', phone: '+41 44 668 18 00', message: null },
  ],
  [
    'no address that is none',
    { name: 'X', email: 'call me', phone: 'later' },
    { name: 'X', email: null, phone: null, message: 'call me · later' },
  ],
  ['no name out of another word', { username: 'x', surname_of_cat: 'Tom' }, { name: null, email: null, phone: null, message: 'x · Tom' }],
  ['no consent as a message', { name: 'X', _consent: 'yes' }, { name: 'X', email: null, phone: null, message: null }],
  ['empty answers', { name: ' ', email: '' }, { name: null, email: null, phone: null, message: null }],
])('reads %s', (_, formData, expected) => {
  const [lead] = listLeads({ submissions: [{ timestamp, formData: formData as unknown as Record<string, string> }] }, FIELDS)
  expect(lead).toMatchObject({ ...expected, conversationId: null })
})

it('lists forms and chats together, newest first', () => {
  const chat = {
    conversationId: 7,
    name: null,
    email: null,
    phone: '+1 202 555 0123',
    leadScore: 80,
    timestamp: '2026-11-23T11:00:00.000Z',
  }
  const leads = listLeads({ submissions: [{ timestamp, formData: { name: 'Ana' } }], chatLeads: [chat] }, [])
  expect(leads.map(({ name, phone, conversationId }) => [name, phone, conversationId])).toEqual([
    [null, '+1 202 555 0123', 7],
    ['Ana', null, null],
  ])
})

const CUT_CHATS = ` Of the leads from chats, only the newest ${CHAT_LEADS_MAX} are listed.`
const CUT_FORMS = ` Of the forms, only the newest ${EVENT_RECORDS_PER_PAGE} are listed.`
it.each([
  [1, 0, 1, '1 lead of all time, newest first.'],
  [20, 280, 20, '300 leads of all time, newest first.'],
  [20, 280, 300, `580 leads of all time, newest first.${CUT_CHATS}`],
  [0, 501, 0, `501 leads of all time, newest first.${CUT_FORMS}`],
  [20, 501, 99, `600 leads of all time, newest first.${CUT_CHATS}${CUT_FORMS}`],
  // Users below level 2 get no leads from chats, even if the card had an assistant before.
  [0, 2, 40, '42 leads of all time, newest first.'],
])('says which leads are not listed: %i named from chats, %i forms, %i chats', (named, totalSubmissions, chats, text) => {
  const data = {
    chatLeads: Array.from({ length: named }, (_, n) => ({
      conversationId: n,
      name: null,
      email: null,
      phone: null,
      leadScore: 80,
      timestamp,
    })),
    summary: { totalLeads: totalSubmissions + chats, totalSubmissions } as CardAnalytics['summary'],
  }
  expect(describeLeads(data)).toBe(text)
  expect(hasUnlistedChatLeads(data)).toBe(text.includes(CUT_CHATS))
})
