/** `npm run readme-picture` takes the picture of the README: card, dashboard and editor on a phone and a desktop, in light and dark. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import type { Card } from '../../schema/card.ts'
import { APP_PAGE_PATHS, cardAppPagePathOf, publicCardPathOf } from '../../schema/route.ts'
import { withBrowserAndServer } from '../local/browser.ts'
import { DEMO_OWNERS } from '../local/demo-cards.ts'
import { signInAs } from '../local/demo-visits.ts'
import { hideEditorGuide } from '../local/editor-guide.ts'
import { storePastVisits } from '../local/past-visits.ts'

const PICTURE_PATH = join(import.meta.dirname, '../../docs/screenshot.jpg')
const PICTURE_WIDTH = 1460
const OWNER = DEMO_OWNERS[0]!.username
const WINDOWS = [
  { width: 390, height: 860, shown: 195 },
  { width: 1280, height: 860, shown: 480 },
]
const COLOR_SCHEMES = ['light', 'dark'] as const

async function photographPage(browser: Browser, baseURL: string, path: string): Promise<string> {
  const images: string[] = []
  for (const { width, height, shown } of WINDOWS)
    for (const colorScheme of COLOR_SCHEMES) {
      const isPhone = width < 768
      const context = await browser.newContext({
        baseURL,
        colorScheme,
        viewport: { width, height },
        isMobile: isPhone,
        hasTouch: isPhone,
        reducedMotion: 'reduce',
      })
      await hideEditorGuide(context)
      await signInAs(OWNER, context)
      const page = await context.newPage()
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const image = (await page.screenshot()).toString('base64')
      images.push(`<img width="${shown}" alt="" src="data:image/png;base64,${image}">`)
      await context.close()
    }
  return `<h2>${path}</h2><div>${images.join('')}</div>`
}

await withBrowserAndServer(async (browser, server) => {
  const visitor = await browser.newContext({ baseURL: server.url })
  const { id } = (await (await visitor.request.get(`/api/card/${OWNER}`)).json()) as Card
  await server.whileStopped((stateDir) => storePastVisits(stateDir, id))
  const rows: string[] = []
  for (const path of [publicCardPathOf(OWNER), APP_PAGE_PATHS.dashboard, cardAppPagePathOf('cardEditor', id)])
    rows.push(await photographPage(browser, server.url, path))
  const page = await browser.newPage({ viewport: { width: PICTURE_WIDTH, height: 800 } })
  await page.setContent(`<style>
    body { margin: 0; padding: 24px; background: #d4d3d9; color: #18181b; font: 16px system-ui, sans-serif }
    h2 { margin: 0 0 12px; font-size: 16px }
    div { display: flex; gap: 12px; align-items: flex-start; margin-bottom: 24px }
    img { box-shadow: 0 0 0 1px #0001, 0 4px 16px #0002 }
  </style>${rows.join('')}`)
  await sharp(await page.screenshot({ fullPage: true }))
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(PICTURE_PATH)
  console.log(`${PICTURE_PATH}: ${Math.round(statSync(PICTURE_PATH).size / 1024)} kB`)
})
