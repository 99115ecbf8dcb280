import { describe, expect, it } from 'vitest'
import { typographyClassesOf } from './typography-classes.ts'

describe('typography classes of the text', () => {
  it.each([
    ['Zuri Okafor', ''],
    ['Åsa Öberg', ' letters-high'],
    ['A\u030asa', ' letters-high'],
    ['Zoé Ferreño', ' letters-marked'],
    ['Nguyễn Thị Ậnh', ' letters-stacked'],
    ['Nguyễn', ' letters-high letters-doubled'],
    ['İbrahim Çağlar', ' letters-high letters-as-typed'],
    ['Anna Strauß', ' letters-as-typed'],
    ['Ελένη', ' letters-marked letters-as-typed'],
    ['Александра', ''],
    ['محمد بن راشد', ' letters-script'],
    ['王小明 Ming', ' letters-script'],
    ['प्रिया', ' letters-script'],
    ['ნინო', ' letters-script'],
  ])('%s', (text, classes) => expect(typographyClassesOf(text)).toBe(classes))
})
