import { cardAppPagePathOf } from '../../schema/route.ts'
import {
  clickButton,
  clickMenuItem,
  clickText,
  fillInField,
  leaveCallsUnanswered,
  runStepsInOrder,
  openTab,
  markAsOnlyPictured,
  type SceneVariant,
} from './scene.ts'

const analyticsPath = (query: string) => (cardId: number) => `${cardAppPagePathOf('analytics', cardId)}?${query}`

export const ANALYTICS_SCENES: SceneVariant[] = [
  { name: 'export menu', prepare: clickButton('Export Data') },
  markAsOnlyPictured({
    name: 'exporting',
    prepare: runStepsInOrder(leaveCallsUnanswered(/kind=\w+/), clickButton('Export Data'), clickMenuItem('All data')),
  }),
  { name: 'Clicks, as a table', prepare: runStepsInOrder(clickText('Show as a table'), openTab('Clicks')) },
  { name: 'Engagement', prepare: openTab('Engagement') },
  { name: 'Link Clicks', prepare: openTab('Link Clicks') },
  { name: 'Form Submissions', prepare: openTab('Form Submissions') },
  { name: 'Leads from Chats', prepare: openTab('Leads from Chats') },
  { name: 'a year', path: analyticsPath('period=year') },
  {
    name: 'refused dates',
    path: analyticsPath('from=2026-02-27&to=2026-03-01'),
    prepare: runStepsInOrder(fillInField('From', '2026-03-05'), clickButton(/^Show$/)),
  },
]
