import type { ReportsResponse } from '../../schema/report.ts'
import { USER_RIGHTS_MESSAGES } from '../../schema/user-rights.ts'
import { answerCalls, clickButton, openTab, reloadPage, runStepsInOrder, type SceneVariant } from './scene.ts'

const OWNER = { id: 7, username: 'mallory', accessLevel: 1 }
const SAMPLE_REPORTS: ReportsResponse = {
  reported: [
    {
      cardId: 7,
      slug: 'mallory-4711',
      name: 'Your Bank',
      owner: OWNER,
      refusal: null,
      open: 24,
      suspendedAt: null,
      reports: [
        {
          id: 2,
          at: '2026-11-28T12:00:00Z',
          reason: 'fraud',
          text: 'This is not my bank.\nIt asks for my password at https://your-bank.example/login',
          email: 'ann@example.com',
          copyId: 1,
        },
        { id: 1, at: '2026-11-27T09:30:00Z', reason: 'impersonation', text: '', email: '', copyId: 1 },
      ],
    },
    {
      cardId: 8,
      slug: 'chief',
      name: null,
      owner: { id: 1, username: 'chief', accessLevel: 5 },
      refusal: USER_RIGHTS_MESSAGES.siteUserCards,
      open: 1,
      suspendedAt: null,
      reports: [{ id: 3, at: '2026-11-28T12:00:00Z', reason: 'other', text: '', email: '', copyId: 2 }],
    },
  ],
  reportedTotal: 2,
  suspended: [
    {
      cardId: 9,
      slug: 'prize-2026',
      name: 'You have won',
      owner: OWNER,
      refusal: null,
      suspension: { at: '2026-11-26T15:00:00Z', reason: 'fraud', note: 'Remove the form that asks for card numbers.' },
    },
  ],
  suspendedTotal: 1,
}

const showReports = runStepsInOrder(answerCalls('**/api/card-reports', { json: SAMPLE_REPORTS }), reloadPage, (page) =>
  page.getByRole('heading', { name: 'Your Bank' }).waitFor(),
)

/** States of the page on which administrators read reports. */
export const REPORTS_SCENES: SceneVariant[] = [
  { name: 'reports', viewer: 'full', prepare: showReports },
  { name: 'suspended', viewer: 'full', prepare: runStepsInOrder(showReports, openTab('Suspended (1)')) },
  { name: 'suspend a card', viewer: 'full', prepare: runStepsInOrder(showReports, clickButton(/^Suspend Card/)) },
  { name: 'switches', viewer: 'full', prepare: openTab('Switches') },
  {
    name: 'turn a switch off',
    viewer: 'full',
    prepare: runStepsInOrder(openTab('Switches'), (page) => page.getByRole('switch').first().click()),
  },
  { name: 'dismiss reports', viewer: 'full', prepare: runStepsInOrder(showReports, clickButton(/^Dismiss Reports/)) },
]
