import { describe, expect, it } from 'vitest'
import type { ChatChoice } from '../../schema/salesbot.ts'
import type { ChatBody } from '../../schema/salesbot-body.ts'
import { ApiError } from '../lib/api.ts'
import type { ReceivedReply } from './chat-calls.ts'
import type { ChatEnvironment } from './chat-environment.ts'
import { createChatStore } from './chat-store.ts'

const CARD_ID = 7
const SENTENCES = { blankReply: 'How can I help?', failure: 'That did not work.' }
const PRICES = { id: 'prices', label: 'Prices' }
const HOURS = { id: 'hours', label: 'Opening hours' }
const REPLY: ReceivedReply = {
  message: 'Gladly.',
  sessionId: 'a-session-of-the-server',
  leadScore: 40,
  handedOver: false,
  language: 'en',
  choices: [HOURS],
}
const networkError = () => new ApiError(0, 'No connection.')

/** Connects tabs as a BroadcastChannel does: each tab receives what the others post. */
function createFakeChannels() {
  const listeners: { tab: number; listener: (event: MessageEvent) => void }[] = []
  return (tab: number): NonNullable<ChatEnvironment['channel']> => ({
    postMessage(data) {
      const copy: unknown = structuredClone(data)
      for (const other of listeners) if (other.tab !== tab) other.listener({ data: copy } as MessageEvent)
    },
    addEventListener: (_type, listener) => void listeners.push({ tab, listener }),
  })
}

/** Lets promises settle. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** Creates a fake browser in which each tab has its own storage. `answer` answers the calls; a test may replace it. */
function createTestBrowser() {
  const openChannel = createFakeChannels()
  let clock = Date.parse('2026-11-22T12:00:00Z')
  let ids = 0
  const networkListeners: (() => void)[] = []
  const pauseListeners: (() => void)[] = []
  const turns = new Map<string, Promise<void>>()
  const browser = {
    sent: [] as ChatBody[],
    clicks: [] as unknown[],
    welcomes: 0,
    isOnline: true,
    answer: (_body: ChatBody, _onText: (text: string) => void): Promise<ReceivedReply> => Promise.resolve(REPLY),
    welcome: (): ReturnType<ChatEnvironment['calls']['welcome']> => Promise.resolve({ message: 'Welcome.', choices: [PRICES, HOURS] }),
    async goOnline() {
      browser.isOnline = true
      for (const listener of networkListeners.splice(0)) listener()
      await settle()
    },
    async endPauses() {
      for (const listener of pauseListeners.splice(0)) listener()
      await settle()
    },
    /** Closes all tabs: releases their locks and drops replies that arrive later. */
    closeTabs: () => turns.clear(),
    /** Opens the chat in a tab that has this storage. */
    async open(storage = new Map<string, string>()) {
      const env: ChatEnvironment = {
        calls: {
          welcome: () => {
            browser.welcomes++
            return browser.welcome()
          },
          send: (body, onText) => {
            browser.sent.push(body)
            return browser.answer(body, onText)
          },
          reportButtonClick: (...click) => void browser.clicks.push(click),
        },
        storage: { getItem: (key) => storage.get(key) ?? null, setItem: (key, value) => void storage.set(key, value) },
        channel: openChannel(++ids),
        now: () => (clock += 1000),
        createId: () => `message-${++ids}`,
        isOnline: () => browser.isOnline,
        networkReturns: () => new Promise<void>((resolve) => networkListeners.push(resolve)),
        pause: () => new Promise<void>((resolve) => pauseListeners.push(resolve)),
        inTurn: (name, task) => {
          const turn = (turns.get(name) ?? Promise.resolve()).then(task)
          turns.set(name, turn)
          return turn
        },
      }
      const store = createChatStore(CARD_ID, SENTENCES, env)
      store.start()
      await settle()
      return {
        store,
        storage,
        ask: async (text: string) => {
          store.setDraft(text)
          store.send()
          await settle()
        },
        choose: async (choice: ChatChoice) => {
          store.choose(choice)
          await settle()
        },
        texts: () => store.get().conversation.entries.map(({ content }) => content),
        last: () => store.get().conversation.entries.at(-1)!,
      }
    },
  }
  return browser
}

describe('a chat', () => {
  it('shows the welcome message first and sends each message with the session of the reply before', async () => {
    const browser = createTestBrowser()
    const tab = await browser.open()
    expect(tab.texts()).toEqual(['Welcome.'])
    await tab.ask('  Hello\n ')
    await tab.ask('And the price?')
    expect(tab.texts()).toEqual(['Welcome.', 'Hello', 'Gladly.', 'And the price?', 'Gladly.'])
    expect(browser.sent.map(({ message, sessionId }) => [message, sessionId])).toEqual([
      ['Hello', null],
      ['And the price?', REPLY.sessionId],
    ])
    expect(tab.store.get()).toMatchObject({ draft: '', waitsFor: null, conversation: { leadScore: 40 } })
  })

  it('sends nothing blank, and nothing while it waits for a reply', async () => {
    const browser = createTestBrowser()
    const tab = await browser.open()
    await tab.ask('  \n ')
    browser.answer = () => new Promise(() => undefined)
    await tab.ask('One')
    expect(tab.store.get().waitsFor).toBe('reply')
    await tab.ask('Two')
    expect(browser.sent.map(({ message }) => message)).toEqual(['One'])
    expect(tab.store.get().draft).toBe('Two')
  })

  it('shows a fixed sentence for a welcome or a reply without text', async () => {
    const browser = createTestBrowser()
    browser.welcome = () => Promise.resolve({ message: '', choices: [] })
    browser.answer = () => Promise.resolve({ ...REPLY, message: '' })
    const tab = await browser.open()
    await tab.ask('Hello')
    expect(tab.texts()).toEqual(['How can I help?', 'Hello', 'How can I help?'])
  })

  it('shows the part of a reply that has arrived', async () => {
    const browser = createTestBrowser()
    const arrived = Promise.withResolvers<ReceivedReply>()
    browser.answer = (_body, onText) => {
      onText('Gla')
      return arrived.promise
    }
    const tab = await browser.open()
    await tab.ask('Hello')
    expect(tab.store.get().partialReply).toBe('Gla')
    arrived.resolve(REPLY)
    await settle()
    expect(tab.store.get().partialReply).toBeNull()
  })
})

it('nobody is ever seen typing below the reply', async () => {
  const browser = createTestBrowser()
  const tab = await browser.open()
  const seen: string[] = []
  tab.store.subscribe(() => {
    const { conversation, waitsFor } = tab.store.get()
    seen.push(`${conversation.entries.at(-1)!.content} ${waitsFor ?? 'nothing'}`)
  })
  await tab.ask('Hello')
  expect(seen).toContain('Hello reply')
  expect(seen).toContain('Gladly. nothing')
  expect(seen).not.toContain('Gladly. reply')
})

describe('a choice', () => {
  it('of the welcome or of a reply is sent with its id, and its label is the visitor’s message', async () => {
    const browser = createTestBrowser()
    const tab = await browser.open()
    expect(tab.last().choices).toEqual([PRICES, HOURS])
    tab.store.setDraft('Not sent yet')
    await tab.choose(PRICES)
    expect(browser.sent).toMatchObject([{ message: 'Prices', choice: 'prices', sessionId: null }])
    expect(tab.texts()).toEqual(['Welcome.', 'Prices', 'Gladly.'])
    expect(tab.last().choices).toEqual([HOURS])
    expect(tab.store.get().draft).toBe('Not sent yet')
    await tab.choose(HOURS)
    expect(browser.sent[1]).toMatchObject({ message: 'Opening hours', choice: 'hours', sessionId: REPLY.sessionId })
    await tab.ask('And parking?')
    expect(browser.sent[2]).not.toHaveProperty('choice')
  })

  it('is not sent while the chat waits for a reply', async () => {
    const browser = createTestBrowser()
    const tab = await browser.open()
    browser.answer = () => new Promise(() => undefined)
    await tab.choose(PRICES)
    await tab.choose(HOURS)
    expect(browser.sent.map(({ choice }) => choice)).toEqual(['prices'])
    expect(tab.texts()).toEqual(['Welcome.', 'Prices'])
  })

  it('is sent again with the same ids after a reload and by Retry', async () => {
    const browser = createTestBrowser()
    const before = await browser.open()
    browser.answer = () => new Promise(() => undefined)
    await before.choose(PRICES)
    browser.closeTabs()
    browser.answer = () => Promise.reject(new ApiError(500, ''))
    const after = await browser.open(before.storage)
    expect(after.last()).toMatchObject({ content: 'Prices', delivery: 'failed' })
    browser.answer = () => Promise.resolve(REPLY)
    after.store.retry(after.last().id)
    await settle()
    expect(after.texts()).toEqual(['Welcome.', 'Prices', 'Gladly.'])
    expect(browser.sent[0]).toMatchObject({ message: 'Prices', choice: 'prices' })
    expect(browser.sent.slice(1)).toEqual([browser.sent[0], browser.sent[0]])
  })
})

describe('a message without an answer', () => {
  it('waits for the network while the browser is offline, and goes out once', async () => {
    const browser = createTestBrowser()
    const tab = await browser.open()
    browser.isOnline = false
    await tab.ask('Hello')
    expect(browser.sent).toEqual([])
    expect(tab.store.get().waitsFor).toBe('network')
    await browser.goOnline()
    expect(browser.sent).toHaveLength(1)
    expect(tab.texts()).toEqual(['Welcome.', 'Hello', 'Gladly.'])
  })

  it('is sent again with the same id when the connection broke, and fails after some tries', async () => {
    const browser = createTestBrowser()
    const tab = await browser.open()
    browser.answer = () => Promise.reject(networkError())
    await tab.ask('Hello')
    expect(tab.store.get().waitsFor).toBe('network')
    for (let tries = 0; tries < 3; tries++) await browser.endPauses()
    expect(new Set(browser.sent.map(({ messageId }) => messageId)).size).toBe(1)
    expect(browser.sent).toHaveLength(4)
    expect(tab.last()).toMatchObject({ content: 'Hello', delivery: 'failed', failure: { sentence: SENTENCES.failure } })

    browser.answer = () => Promise.resolve(REPLY)
    tab.store.retry(tab.last().id)
    await settle()
    expect(browser.sent.at(-1)!.messageId).toBe(browser.sent[0]!.messageId)
    expect(tab.texts()).toEqual(['Welcome.', 'Hello', 'Gladly.'])
    expect(tab.store.get().conversation.entries[1]).not.toHaveProperty('failure')
  })

  it('is asked again with the same id after a reload', async () => {
    const browser = createTestBrowser()
    const before = await browser.open()
    browser.answer = () => new Promise(() => undefined)
    await before.ask('Hello')
    before.store.setDraft('And')
    browser.closeTabs()
    browser.answer = () => Promise.resolve(REPLY)
    const after = await browser.open(before.storage)
    expect(after.texts()).toEqual(['Welcome.', 'Hello', 'Gladly.'])
    expect(after.store.get().draft).toBe('And')
    expect(browser.welcomes).toBe(1)
    expect(browser.sent[1]).toEqual(browser.sent[0])
    const again = await browser.open(after.storage)
    expect(again.texts()).toEqual(after.texts())
    expect(browser.sent).toHaveLength(2)
  })

  it('keeps the server’s sentence when it was refused, and a general one otherwise', async () => {
    const browser = createTestBrowser()
    const tab = await browser.open()
    browser.answer = () => Promise.reject(new ApiError(429, 'You are too fast.', { code: 'chatTooFast' }))
    await tab.ask('One')
    expect(tab.last().failure).toEqual({ sentence: 'You are too fast.', code: 'chatTooFast' })
    for (const error of [new ApiError(500, 'Something went wrong'), new ApiError(504, ''), new Error('x')]) {
      browser.answer = () => Promise.reject(error)
      await tab.ask('Two')
      expect(tab.last().failure?.sentence).toBe(SENTENCES.failure)
    }
  })

  it('goes into the input of a new conversation when the old one is full', async () => {
    const browser = createTestBrowser()
    const tab = await browser.open()
    await tab.ask('One')
    browser.answer = () => Promise.reject(new ApiError(429, 'Full.', { code: 'conversationFull' }))
    await tab.ask('Two')
    tab.store.startNewConversation()
    await settle()
    expect(tab.texts()).toEqual(['Welcome.'])
    expect(tab.store.get()).toMatchObject({ draft: 'Two', conversation: { sessionId: null, leadScore: 0 } })
    browser.answer = () => Promise.resolve(REPLY)
    tab.store.send()
    await settle()
    expect(browser.sent.at(-1)).toMatchObject({ message: 'Two', sessionId: null })
  })
})

it('two tabs of one conversation show the same messages, whichever tab they were sent from', async () => {
  const browser = createTestBrowser()
  const first = await browser.open()
  await first.ask('One')
  const second = await browser.open(new Map(first.storage))
  const slow = Promise.withResolvers<ReceivedReply>()
  browser.answer = () => slow.promise
  await first.ask('From the first')
  browser.answer = () => Promise.resolve({ ...REPLY, leadScore: 80 })
  await second.ask('From the second')
  slow.resolve({ ...REPLY, message: 'Slowly.', leadScore: 85 })
  await settle()
  const expected = ['Welcome.', 'One', 'Gladly.', 'From the first', 'From the second', 'Gladly.', 'Slowly.']
  expect(first.texts()).toEqual(expected)
  expect(second.texts()).toEqual(expected)
  expect(second.store.get().conversation).toEqual(first.store.get().conversation)
  expect(browser.sent).toHaveLength(3)
  expect((await browser.open(second.storage)).texts()).toEqual(expected)
})

it('two tabs that send their first messages at the same moment hold one conversation', async () => {
  const browser = createTestBrowser()
  const first = await browser.open()
  const second = await browser.open(new Map(first.storage))
  const slow = Promise.withResolvers<ReceivedReply>()
  browser.answer = () => slow.promise
  await Promise.all([first.ask('From the first'), second.ask('From the second')])
  expect(browser.sent).toMatchObject([{ message: 'From the first', sessionId: null }])
  slow.resolve(REPLY)
  await settle()
  expect(browser.sent[1]).toMatchObject({ message: 'From the second', sessionId: REPLY.sessionId })
  expect(first.texts()).toEqual(['Welcome.', 'From the first', 'From the second', 'Gladly.', 'Gladly.'])
  expect(second.texts()).toEqual(first.texts())
})

it('a new conversation in one tab leaves the other tab’s as it is', async () => {
  const browser = createTestBrowser()
  const first = await browser.open()
  await first.ask('One')
  const second = await browser.open(new Map(first.storage))
  second.store.startNewConversation()
  await settle()
  await first.ask('Two')
  expect(first.texts()).toEqual(['Welcome.', 'One', 'Gladly.', 'Two', 'Gladly.'])
  expect(second.texts()).toEqual(['Welcome.'])
  expect(second.store.get().conversation.sessionId).toBeNull()
})

/** The stored state of a tab whose conversation has one message, with these choices. */
const storedChatOf = (choices?: unknown) => {
  const entries = [{ id: 'welcome', role: 'assistant', content: 'Hello again.', timestamp: '2026-11-22T12:00:00Z', choices }]
  return JSON.stringify({ conversation: { key: 'a', sessionId: null, entries, leadScore: 0, handedOver: false, changedAt: 0 }, draft: '' })
}

it('a conversation that was stored before replies had choices still opens', async () => {
  const tab = await createTestBrowser().open(new Map([[`veebu-chat-${CARD_ID}`, storedChatOf()]]))
  expect(tab.texts()).toEqual(['Hello again.'])
})

it('a chat whose storage holds something else begins anew', async () => {
  for (const stored of [
    '',
    '{',
    '{"conversation":{"key":1}}',
    '{"conversation":{"key":"a","sessionId":null,"entries":[{"id":1}],"leadScore":0,"changedAt":0}}',
    storedChatOf([{ id: 'a', label: 'Run', url: 'javascript:alert(1)' }]),
    storedChatOf({ id: 'a', label: 'Prices' }),
  ]) {
    const browser = createTestBrowser()
    const tab = await browser.open(new Map([[`veebu-chat-${CARD_ID}`, stored]]))
    expect(tab.texts()).toEqual(['Welcome.'])
  }
})

it('a card whose assistant was turned off meanwhile has no chat', async () => {
  const browser = createTestBrowser()
  browser.welcome = () => Promise.reject(new ApiError(404, 'Off.', { code: 'assistantOff' }))
  expect((await browser.open()).store.get().isUnavailable).toBe(true)
})

it('a click on an action button is reported with the session', async () => {
  const browser = createTestBrowser()
  const tab = await browser.open()
  await tab.ask('Hello')
  const button = { id: 'btn-1', description: 'Book', url: 'https://a.example' }
  tab.store.reportButtonClick(button)
  expect(browser.clicks).toEqual([[REPLY.sessionId, button]])
})
