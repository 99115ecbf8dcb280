import type { Page, Route } from 'playwright-core'
import sharp from 'sharp'
import type { SampleViewer } from '../local/sample-accounts.ts'

/** What the server does to the page's calls: it answers, never answers, or answers 500. */
export type ServerState = 'answers' | 'waits' | 'fails'

/** A step on the way to a scene. If `isUndoable`, Escape or another tab brings the page back to what it was. */
export type Step = ((page: Page) => Promise<unknown>) & { isUndoable?: boolean }

/** One state of a page. The contact sheet shows it, and the browser tests check its accessibility. */
export interface ScreenshotScene {
  name: string
  viewer: SampleViewer
  /** Path of the page, made with the id of the viewer's first card, 0 without one. */
  path: (cardId: number) => string
  server?: ServerState
  /** Set if the steps work only in a window narrower than 768 px, or only in a wider one. */
  opensIn?: 'narrow' | 'wide'
  /** Brings the loaded page into the state, for example by opening a dialog. */
  prepare?: Step
  /** Set if other scenes show all parts of this one too, so that the browser tests need not check it. */
  isOnlyPictured?: boolean
}

/** A scene of a page that states its viewer and path only where they differ from the page's usual ones. */
export type SceneVariant = Omit<ScreenshotScene, 'viewer' | 'path'> & Partial<Pick<ScreenshotScene, 'viewer' | 'path'>>

export const onlyPictured = <S extends SceneVariant>(scene: S): S => ({ ...scene, isOnlyPictured: true })

type Answer = Parameters<Route['fulfill']>[0]

const asUndoable = (step: Step): Step => Object.assign(step, { isUndoable: true })

export const inOrder = (...steps: Step[]): Step =>
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
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('link', { name }).first().click()
export const clickMenuItem = (name: string) => asUndoable((page) => page.getByRole('menuitem', { name }).click())
export const openTab = (name: string | RegExp) => asUndoable((page) => page.getByRole('tab', { name, exact: true }).click())
export const pressKey = (key: string) => asUndoable((page) => page.keyboard.press(key))
export const fill =
  (label: string, text: string): Step =>
  (page) =>
    page.getByLabel(label, { exact: true }).first().fill(text)
export const select =
  (label: string, option: string): Step =>
  (page) =>
    page.getByLabel(label, { exact: true }).selectOption(option)

/** Answers calls itself, for example with an error of the server. Without a method, all calls of the URL. */
export const answer = (url: string | RegExp, response: Answer, method?: string) =>
  asUndoable((page) =>
    page.route(url, (route) => (method && route.request().method() !== method ? route.continue() : route.fulfill(response))),
  )
/** Cuts calls off, as a lost network does. */
export const cutOff = (url: string | RegExp, method?: string) =>
  asUndoable((page) => page.route(url, (route) => (method && route.request().method() !== method ? route.continue() : route.abort())))
/** Never answers calls. */
export const hold = (url: string | RegExp) => asUndoable((page) => page.route(url, () => undefined))
export const reload: Step = (page) => page.reload()

/** Chooses a picture for an upload field. */
export const choosePicture =
  (label: string, width = 600, height = 600): Step =>
  async (page) => {
    const buffer = await sharp({ create: { width, height, channels: 3, background: '#88aa55' } })
      .jpeg()
      .toBuffer()
    await page.getByLabel(label).setInputFiles({ name: 'picture.jpg', mimeType: 'image/jpeg', buffer })
  }
