import { beforeEach, expect, it } from 'vitest'
import { DEFAULT_SALESBOT_CONFIG } from '../../../schema/salesbot.ts'
import { deleteDraftsOnSignOut, createDraftKey, listDraftKeys } from '../../editing/draft-keys.ts'
import { configDraftSubjectOf, readConfigDraft, storeConfigDraft } from './config-draft.ts'
import { changedConfigFieldsOf, configFormValuesOf } from './form-values.ts'
import { InMemoryStorage } from '../../lib/test/in-memory-storage.ts'

beforeEach(() => {
  globalThis.localStorage = new InMemoryStorage() as unknown as Storage
})

const BASE = { ...DEFAULT_SALESBOT_CONFIG, cardId: 7 }
const EDITED = { ...configFormValuesOf(BASE), botName: 'Ann' }
const key = () => createDraftKey(1, configDraftSubjectOf(7))

it('a draft is stored while there are changes and removed with them', () => {
  const own = key()
  storeConfigDraft(1, own, { base: BASE, form: EDITED })
  expect(readConfigDraft(own)).toMatchObject({ base: BASE, form: EDITED })
  storeConfigDraft(1, own, { base: BASE, form: configFormValuesOf(BASE) })
  expect(readConfigDraft(own)).toBeNull()
})

it('a draft of a configuration is none of its card, and goes at sign-out', () => {
  storeConfigDraft(2, createDraftKey(2, configDraftSubjectOf(7)), { base: BASE, form: EDITED })
  expect([listDraftKeys(2, 7), listDraftKeys(2, configDraftSubjectOf(7)).length]).toEqual([[], 1])
  deleteDraftsOnSignOut(2)
  expect(listDraftKeys(2, configDraftSubjectOf(7))).toEqual([])
})

it('an invalid draft is no draft', () => {
  for (const text of [
    '',
    'null',
    '{',
    '{"base":{},"form":{},"at":1}',
    JSON.stringify({ base: BASE, form: { ...EDITED, services: 'x' }, at: 1 }),
  ]) {
    localStorage.setItem('broken', text)
    expect(readConfigDraft('broken')).toBeNull()
  }
})

it('a draft that was stored before questions had answers opens with the rest as it was', () => {
  const withoutNewer = <T extends object>(values: T) => ({ ...values, questionsAndAnswers: undefined, pinnedLines: undefined })
  localStorage.setItem('old', JSON.stringify({ base: withoutNewer(BASE), form: withoutNewer(EDITED), at: 1 }))
  const { base, form } = readConfigDraft('old')!
  expect(form).toEqual({ ...EDITED, questionsAndAnswers: [], pinnedLines: [] })
  expect(changedConfigFieldsOf(form, configFormValuesOf(base))).toEqual(['botName'])
})
