import type { Page, Route } from 'playwright-core'
import sharp from 'sharp'
import type { SampleViewer } from '../local/sample-accounts.ts'

/** How the server treats the page's calls: it answers, never answers, or answers 500. */
export type ServerState = 'answers' | 'waits' | 'fails'

/**
 * An action that brings a page into the state of a screenshot. If `isUndoable`, pressing Escape or choosing another tab of the page reverts
 * it.
 */
export type SceneStep = ((page: Page) => Promise<unknown>) & { isUndoable?: boolean }

/** A state of a page. The contact sheet shows it, and the browser tests check its accessibility. */
export interface ScreenshotScene {
  name: string
  viewer: SampleViewer
  /** Path of the page. `cardId` is the viewer's first card, or 0 if there is none. */
  path: (cardId: number) => string
  server?: ServerState
  /** Set if `prepare` works only in a window narrower than 768 px, or only in a wider one. */
  opensIn?: 'narrow' | 'wide'
  /** Brings the loaded page into the state, for example by opening a dialog. */
  prepare?: SceneStep
  /** True if other screenshots show all parts of this one, so that the browser tests need not check it. */
  isOnlyPictured?: boolean
}

/** A state of a page. Without `viewer` or `path`, it has those that are usual for the page. */
export type SceneVariant = Omit<ScreenshotScene, 'viewer' | 'path'> & Partial<Pick<ScreenshotScene, 'viewer' | 'path'>>

export const markAsOnlyPictured = <S extends SceneVariant>(scene: S): S => ({ ...scene, isOnlyPictured: true })

type Answer = Parameters<Route['fulfill']>[0]

const asUndoable = (step: SceneStep): SceneStep => Object.assign(step, { isUndoable: true })

export const runStepsInOrder = (...steps: SceneStep[]): SceneStep =>
  Object.assign(
    async (page: Page) => {
      for (const step of steps) await step(page)
    },
    { isUndoable: steps.every(({ isUndoable }) => isUndoable) },
  )

export const clickButton = (name: string | RegExp) => asUndoable((page) => page.getByRole('button', { name }).first().click())
export const clickText = (text: string | RegExp) => asUndoable((page) => page.getByText(text).first().click())
/** Clicks a button of the open dialog. */
export const clickInDialog = (name: string | RegExp) =>
  asUndoable((page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last().getByRole('button', { name }).first().click())
export const clickLink =
  (name: string | RegExp): SceneStep =>
  (page) =>
    page.getByRole('link', { name }).first().click()
export const clickMenuItem = (name: string) => asUndoable((page) => page.getByRole('menuitem', { name }).click())
export const openTab = (name: string | RegExp) => asUndoable((page) => page.getByRole('tab', { name, exact: true }).click())
export const pressKey = (key: string) => asUndoable((page) => page.keyboard.press(key))
export const fillInField =
  (label: string, text: string): SceneStep =>
  (page) =>
    page.getByLabel(label, { exact: true }).first().fill(text)
export const selectOption =
  (label: string, option: string): SceneStep =>
  (page) =>
    page.getByLabel(label, { exact: true }).selectOption(option)

/** Answers calls instead of the server, for example with an error. Without a method, answers all calls of the URL. */
export const answerCalls = (url: string | RegExp, response: Answer, method?: string) =>
  asUndoable((page) =>
    page.route(url, (route) => (method && route.request().method() !== method ? route.continue() : route.fulfill(response))),
  )
/** Adds fields to the server's answers. */
export const addToAnswers = (url: string, fields: object) =>
  asUndoable((page) =>
    page.route(url, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...((await response.json()) as object), ...fields } })
    }),
  )
/** Makes calls fail, as if there were no network. */
export const failCalls = (url: string | RegExp, method?: string) =>
  asUndoable((page) => page.route(url, (route) => (method && route.request().method() !== method ? route.continue() : route.abort())))
/** Never answers calls. */
export const leaveCallsUnanswered = (url: string | RegExp) => asUndoable((page) => page.route(url, () => undefined))
export const reloadPage: SceneStep = (page) => page.reload()

/** Chooses a picture for an upload field. */
export const choosePicture =
  (label: string, width = 600, height = 600): SceneStep =>
  async (page) => {
    const buffer = await sharp({ create: { width, height, channels: 3, background: '#88aa55' } })
      .jpeg()
      .toBuffer()
    await page.getByLabel(label).setInputFiles({ name: 'picture.jpg', mimeType: 'image/jpeg', buffer })
  }
