import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { CAPABILITIES, levelAllows } from '../../../schema/capabilities.ts'
import { ACCESS_LEVELS } from '../../../schema/level.ts'
import { APP_PAGE_NAMES, LEGAL_PAGES } from '../../../schema/route.ts'
import { GUIDE_CONTROLS } from './test/control-names.ts'
import { GUIDE_SECTION_IDS, selectGuideForLevel, textsOfGuideBlock } from './content/model.ts'
import { GUIDE_PICTURE_NAMES, GUIDE_PICTURE_SCHEMES, guidePictureFileOf, guidePictureRuleOf } from './content/pictures.ts'
import { GUIDE_SECTIONS } from './content/sections.ts'
import { decodeUrlAnchor, findSectionOfAnchor, listGuidePassages, parseGuideText } from './passages.ts'
import { createGuideSearch } from './search.ts'

const PICTURES_FOLDER = join(import.meta.dirname, 'pictures')
const PICTURE_BYTES_MAX = 40 * 1024
const ALL_PICTURES_BYTES_MAX = 600 * 1024

const topics = GUIDE_SECTIONS.flatMap((section) => section.topics)
const parts = topics.flatMap(({ blocks }) => blocks.flatMap(textsOfGuideBlock)).flatMap(parseGuideText)

describe('the content of the guide', () => {
  it('has the eight sections in order, and ids that occur once', () => {
    expect(GUIDE_SECTIONS.map(({ id }) => id)).toEqual(GUIDE_SECTION_IDS)
    const ids = [...GUIDE_SECTION_IDS, ...topics.map(({ id }) => id)]
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  it('shows the developer features to those who have them and do not act for others', () => {
    const levels = Object.values(ACCESS_LEVELS)
    const shown = levels.filter((level) => selectGuideForLevel(GUIDE_SECTIONS, level).some(({ id }) => id === 'developer-features'))
    expect(shown).toEqual(levels.filter((level) => levelAllows(level, 'useAdvancedFields') && !levelAllows(level, 'actForOthers')))
  })

  it('names only controls that tests look for, and each of them', () => {
    const named = new Set(parts.flatMap((part) => (part.kind === 'control' ? [part.text] : [])))
    expect([...named].sort()).toEqual([...new Set<string>(Object.values(GUIDE_CONTROLS))].sort())
  })

  it('links to pages that exist and to anchors that every reader of the text has', () => {
    for (const level of Object.values(ACCESS_LEVELS)) {
      const sections = selectGuideForLevel(GUIDE_SECTIONS, level)
      const texts = sections.flatMap((section) => section.topics).flatMap(({ blocks }) => blocks.flatMap(textsOfGuideBlock))
      const targets = texts.flatMap(parseGuideText).flatMap((part) => (part.kind === 'link' ? [part.target] : []))
      const isKnown = (target: string) =>
        target.startsWith('#')
          ? findSectionOfAnchor(sections, target.slice(1))
          : [...APP_PAGE_NAMES, ...Object.values(LEGAL_PAGES).map(({ path }) => path)].some((page) => page === target)
      expect(targets.filter((target) => !isKnown(target))).toEqual([])
    }
  })

  it('says what the specification asks of it', () => {
    const text = listGuidePassages(GUIDE_SECTIONS)
      .map((passage) => passage.text)
      .join('\n')
    expect(text).toContain("On the Dashboard, select a card and click 'Analytics'.")
    expect(text).toContain('In the Advanced section of the card editor')
    expect(text).toContain('Paste the script code')
    expect(text).toContain('400x400 px')
    expect(text).toContain('Monday-Friday 9am-5pm EST')
  })
})

it('reads the anchor of an address, also one that is encoded wrongly', () => {
  expect(['', '#support', '#%73upport', '#%E0'].map(decodeUrlAnchor)).toEqual(['', 'support', 'support', ''])
})

describe('the pictures of the guide', () => {
  const files = readdirSync(PICTURES_FOLDER)
  const expected = GUIDE_PICTURE_NAMES.flatMap((name) =>
    (guidePictureRuleOf(name).oneColorScheme ? (['light'] as const) : GUIDE_PICTURE_SCHEMES).map((scheme) => ({
      name,
      file: guidePictureFileOf(name, scheme),
    })),
  )

  it('exist, are used once by somebody, and are small', () => {
    expect(files.sort()).toEqual(expected.map(({ file }) => file).sort())
    const used = topics.flatMap(({ picture }) => picture ?? [])
    expect(GUIDE_PICTURE_NAMES.filter((name) => !used.includes(name))).toEqual([])
    const sizes = files.map((file) => statSync(join(PICTURES_FOLDER, file)).size)
    expect(Math.max(...sizes)).toBeLessThan(PICTURE_BYTES_MAX)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(ALL_PICTURES_BYTES_MAX)
  })

  it('have twice the size in which they are shown', async () => {
    for (const { name, file } of expected) {
      const { width, height } = await sharp(join(PICTURES_FOLDER, file)).metadata()
      const rule = guidePictureRuleOf(name)
      expect({ file, width, height }).toEqual({ file, width: rule.width * 2, height: rule.height * 2 })
    }
  })
})

describe('the search of the guide', () => {
  const searchAt = (level: number) => createGuideSearch(listGuidePassages(selectGuideForLevel(GUIDE_SECTIONS, level)))
  const topicsFound = (query: string, level: number = ACCESS_LEVELS.professional) => searchAt(level)(query).map(({ topic }) => topic.id)

  it.each([
    ['qr scan', 'code-does-not-scan'],
    ['delete account', 'account-settings'],
    ['csv', 'export'],
    ['foto', 'photos'],
    ['how do I change my password?', 'account-settings'],
    ['forgot password', 'mail-does-not-arrive'],
    ['offlin', 'offline'],
    ['anlytics', 'open-analytics'],
    ['wi-fi or no internet', 'offline'],
    ['print stickers', 'print-sheet'],
    ['slug taken', 'slug-taken'],
    ['iphone install', 'install'],
    ['SUPPORT HOURS', 'contact-support'],
    ['télégram', 'social-links'],
  ])('finds for %s the topic %s among the first three', (query, topic) => {
    expect(topicsFound(query).slice(0, 3)).toContain(topic)
  })

  it('finds nothing for other words, and no part of the guide that the level does not show', () => {
    expect(topicsFound('xylophone')).toEqual([])
    expect(topicsFound('the')).toEqual([])
    expect(topicsFound('stylesheet', CAPABILITIES.useAdvancedFields.level - 1)).toEqual([])
    expect(topicsFound('stylesheet', CAPABILITIES.useAdvancedFields.level)).toEqual(['custom-css'])
    expect(topicsFound('stylesheet', CAPABILITIES.actForOthers.level)).toEqual(['custom-css-of-cards'])
    expect(topicsFound('batch', CAPABILITIES.manageUsers.level - 1)).not.toContain('user-management')
    expect(topicsFound('batch', CAPABILITIES.manageUsers.level)).toContain('user-management')
  })
})
