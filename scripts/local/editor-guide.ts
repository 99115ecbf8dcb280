import type { BrowserContext } from 'playwright-core'
import { PRODUCT_NAMES } from '../../schema/product.ts'

/** Hides the editor's guide, which is open for new users and covers what is below it. */
export const hideEditorGuide = (context: BrowserContext) =>
  context.addInitScript((key) => localStorage.setItem(key, '{"dismissed":true}'), `${PRODUCT_NAMES.key}-editor-guide`)
