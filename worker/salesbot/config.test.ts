import { expect, it } from 'vitest'
import { CAPABILITIES } from '../../schema/capabilities.ts'
import { DEFAULT_SALESBOT_CONFIG, type SalesbotConfig } from '../../schema/salesbot.ts'
import { insertTestCard, readErrorResponse } from '../test/cards.ts'
import { type ApiCallOptions, type TestUser, callApi, createTestUser, queryRows } from '../test/client.ts'
import { createPublishedCard } from '../test/published.ts'
import { createTestSalesbot } from '../test/salesbot.ts'

const getConfig = (cardId: number, options?: ApiCallOptions) => callApi(`/api/salesbot/${cardId}/config`, options)
const postConfig = (user: TestUser, cardId: number, body: unknown) =>
  callApi(`/api/salesbot/${cardId}/config`, { cookie: user.cookie, body })
const saveConfig = async (user: TestUser, cardId: number, body: unknown) => (await postConfig(user, cardId, body)).json<SalesbotConfig>()

it('answers the owner the defaults with the three questions when nothing was stored', async () => {
  const owner = await createTestUser({ accessLevel: CAPABILITIES.useAssistant.level })
  const cardId = await insertTestCard(owner)
  const config = await (await getConfig(cardId, { cookie: owner.cookie })).json<SalesbotConfig>()
  expect(config).toEqual({ cardId, ...DEFAULT_SALESBOT_CONFIG, model: null })
  expect(config.leadQualificationQuestions).toHaveLength(3)
  const env = { OPENAI_API_KEY: 'sk-test', OPENAI_MODEL: 'test-model' }
  expect(await (await getConfig(cardId, { cookie: owner.cookie, env })).json()).toMatchObject({ model: 'test-model' })
})

it('answers everybody else the four public fields', async () => {
  const { cardId, owner } = await createTestSalesbot({ companyInfo: 'secret' })
  const stranger = await createTestUser({ accessLevel: 3 })
  for (const options of [{}, { cookie: stranger.cookie }, { cookie: 'veebu_session=forged' }]) {
    const config = await (await getConfig(cardId, options)).json<object>()
    expect(Object.keys(config).toSorted()).toEqual(['actionButtons', 'avatarUrl', 'botName', 'isEnabled'])
    expect(config).toMatchObject({ isEnabled: true })
  }
  const editor = await createTestUser({ accessLevel: 4 })
  for (const user of [owner, editor])
    expect(await (await getConfig(cardId, { cookie: user.cookie })).json()).toMatchObject({ companyInfo: 'secret' })
  expect(await readErrorResponse(await getConfig(999_999))).toEqual([404, 'Card not found'])
  expect((await getConfig('x' as unknown as number)).status).toBe(400)
})

it('saves a part of the configuration and keeps the rest, with the defaults at first', async () => {
  const owner = await createTestUser({ accessLevel: CAPABILITIES.useAssistant.level })
  const cardId = await insertTestCard(owner)
  const first = await saveConfig(owner, cardId, { isEnabled: true, services: 'Web design\n\n SEO ' })
  expect(first).toMatchObject({ isEnabled: true, services: ['Web design', 'SEO'], leadMails: true })
  expect(first.leadQualificationQuestions).toHaveLength(3)
  const second = await saveConfig(owner, cardId, { priceRanges: { SEO: 500 }, currency: 'CHF' })
  expect(second).toMatchObject({ ...first, priceRanges: { SEO: 500 }, currency: 'CHF', updatedAt: expect.any(String) })
  expect(await (await getConfig(cardId, { cookie: owner.cookie })).json()).toEqual(second)
})

it('saves questions with answers and lines that stay in sight, each alone', async () => {
  const { owner, cardId } = await createTestSalesbot()
  const parking = { question: 'Is there parking?', answer: 'Yes,\nin the yard.', isVisitors: true }
  await saveConfig(owner, cardId, { questionsAndAnswers: [{ ...parking, answer: ' Yes,\r\nin the yard. ' }] })
  const saved = await saveConfig(owner, cardId, { pinnedLines: ['In an emergency call 112', ''] })
  expect(saved).toMatchObject({ pinnedLines: ['In an emergency call 112'], questionsAndAnswers: [parking] })
})

it('writes nothing over a configuration that changed meanwhile', async () => {
  const owner = await createTestUser({ accessLevel: CAPABILITIES.useAssistant.level })
  const cardId = await insertTestCard(owner)
  const first = await saveConfig(owner, cardId, { botName: 'One', updatedAt: null })
  const second = await saveConfig(owner, cardId, { botName: 'Two', updatedAt: first.updatedAt })
  expect(second.botName).toBe('Two')
  for (const updatedAt of [null, first.updatedAt]) {
    const res = await postConfig(owner, cardId, { botName: 'Three', updatedAt })
    expect(res.status).toBe(409)
    expect(await res.json()).toMatchObject({ code: 'configChanged' })
  }
  const saves = await Promise.all(
    Array.from({ length: 6 }, (_, n) => postConfig(owner, cardId, { botName: `Racer ${n}`, updatedAt: second.updatedAt })),
  )
  expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
})

it.each([
  [{ botName: '' }, 'Bot name is required'],
  [{ actionButtons: [{ id: 'a', description: 'Call', url: 'javascript:alert(1)' }] }, 'Please enter a valid URL'],
  [
    { actionButtons: ['Call', 'Mail'].map((description) => ({ id: 'a', description, url: 'https://a.example' })) },
    'Two action buttons have the same id',
  ],
  [{ priceRanges: { A: 12.3456 } }, 'A price has at most two decimals'],
  [{ priceRanges: { A: 5, ' A ': 6 } }, 'Two prices have the same name'],
  [{ pinnedLines: ['1', '2', '3', '4'] }, 'At most 3 lines that stay in sight'],
])('refuses %o', async (body, message) => {
  const { owner, cardId } = await createTestSalesbot({ botName: 'Before' })
  expect(await readErrorResponse(await postConfig(owner, cardId, body))).toEqual([400, message])
  expect(await (await getConfig(cardId)).json()).toMatchObject({ botName: 'Before' })
})

it('publishes the card again after a save, with a new version', async () => {
  const owner = await createTestUser({ accessLevel: CAPABILITIES.useAssistant.level })
  const { card } = await createPublishedCard({}, owner)
  await saveConfig(owner, card.id, { isEnabled: true })
  const [row] = await queryRows('SELECT version, published_version, updated_at FROM business_cards WHERE id = ?', card.id)
  expect(row).toEqual({ version: card.version + 1, published_version: card.version + 1, updated_at: card.updatedAt })
})

it('is off for visitors unless the deployment says that it is on, and below the level of the capability', async () => {
  const { cardId, owner } = await createTestSalesbot()
  const isEnabled = async (ASSISTANT: string, cookie?: string) =>
    (await (await getConfig(cardId, { env: { ASSISTANT }, cookie })).json<SalesbotConfig>()).isEnabled
  expect(await Promise.all(['on', 'built-in', 'off', 'OFF', 'false', ''].map((setting) => isEnabled(setting)))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  expect(await isEnabled('off', owner.cookie)).toBe(true)
  await queryRows('UPDATE users SET access_level = ? WHERE id = ?', CAPABILITIES.useAssistant.level - 1, owner.id)
  expect(await isEnabled('on', owner.cookie)).toBe(false)
})
