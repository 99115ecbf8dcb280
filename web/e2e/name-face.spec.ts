import { expect, test } from '@playwright/test'
import { CARD_THEME_KEYS } from '../../schema/theme.ts'
import { signInAsLevel } from './accounts.ts'
import { createTestCard } from './cards.ts'

test('without scripts, a name is drawn in the face of its theme, and not in a font of the system', async ({ browser, page }) => {
  await signInAsLevel(page, 5)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  const devtools = await context.newCDPSession(plain)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  for (const theme of CARD_THEME_KEYS) {
    for (const name of ['Amina Okafor', 'Łucja Żak']) {
      const { slug } = await createTestCard(page, { theme, name })
      const requests: string[] = []
      plain.on('request', (request) => requests.push(request.resourceType()))
      await plain.goto(`/view/${slug}`)
      const { root } = await devtools.send('DOM.getDocument')
      const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1.card-name' })
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
      expect(
        fonts.map(({ isCustomFont }) => isCustomFont),
        `${theme}: ${name}`,
      ).toEqual(fonts.map(() => true))
      expect(fonts.length, `${theme}: ${name}`).toBeGreaterThan(0)
      expect(requests).not.toContain('font')
      plain.removeAllListeners('request')
    }
  }
  await context.close()
})
