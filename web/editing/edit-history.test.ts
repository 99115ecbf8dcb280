import { describe, expect, it } from 'vitest'
import { type Card, GALLERY_IMAGES_MAX } from '../../schema/card.ts'
import type { CardFieldName } from '../../schema/card-fields.ts'
import { type CardPatch, normalizeFieldValue } from './compare-fields.ts'
import { type CardEditorAction, type CardEditorState, initEditorState, reduceEditorState, unsavedChangesOf } from './draft.ts'
import {
  createEditUpdater,
  EMPTY_EDIT_HISTORY,
  type EditHistory,
  findEditBetween,
  UNDO_STEPS_MAX,
  type HistoryDirection,
  listReturningPictures,
  omitPictures,
  recordEditStep,
  undoOrRedoStep,
} from './edit-history.ts'
import { updateHalfTypedEntry } from './in-progress.ts'

const createTestPictureUrl = (letter: string) => `/media/1/${letter.repeat(24)}-aabbcc-800x600.jpg`
const [PICTURE_A, PICTURE_B, PICTURE_C] = [createTestPictureUrl('a'), createTestPictureUrl('b'), createTestPictureUrl('c')]

const STORED_TEST_CARD = {
  id: 7,
  slug: 'ann',
  name: 'Ann',
  title: null,
  company: null,
  formConfig: {},
  socialLinks: { twitter: '@ann', gmail: 'ann@gmail.com' },
  gallery: [{ url: PICTURE_A }, { url: PICTURE_B }],
  customButtons: [],
  embedCodes: [],
  customizations: {},
  profilePicture: null,
} as unknown as Card

/** Simulates the card editor and its undo history, which records every change except undo and redo. */
class TestEditor {
  state: CardEditorState = initEditorState(STORED_TEST_CARD)
  history: EditHistory = EMPTY_EDIT_HISTORY
  now = 0
  /** Fields that the last undo or redo skipped, because another device had changed them. */
  skipped: string[] = []

  dispatch(action: CardEditorAction, typedIn: object | null = null) {
    const before = this.state
    this.state = reduceEditorState(before, action)
    const step = findEditBetween(before, this.state)
    if (step) this.history = recordEditStep(this.history, step, this.now, typedIn)
  }

  edit(patch: CardPatch, typedIn: object | null = null) {
    this.dispatch({ type: 'edited', patch }, typedIn)
  }

  /** Undoes or redoes one step, and returns whether there was one. */
  move(direction: HistoryDirection): boolean {
    const { history, result, skipped } = undoOrRedoStep(this.history, this.state, direction)
    this.history = history
    this.skipped = skipped
    if (!result) return false
    this.state = reduceEditorState(this.state, { type: 'edited', patch: result.patch })
    const { inProgress } = result
    if (inProgress) this.state = reduceEditorState(this.state, { type: 'entriesEdited', change: () => inProgress })
    return true
  }
}

describe('the history of edits', () => {
  it('undoes and redoes edits of any field in turn, until none is left', () => {
    const editor = new TestEditor()
    const gallery = STORED_TEST_CARD.gallery.toReversed()
    editor.edit({ name: 'Anna' })
    editor.edit({ gallery })
    editor.edit({ profilePicture: PICTURE_C, customCss: 'a{}' })
    const edited = editor.state.draft
    expect(editor.move('undo')).toBe(true)
    expect(editor.state.draft).toEqual({ ...STORED_TEST_CARD, name: 'Anna', gallery, customCss: undefined })
    expect([editor.move('undo'), editor.move('undo'), editor.move('undo')]).toEqual([true, true, false])
    expect(unsavedChangesOf(editor.state)).toEqual({})
    expect([editor.move('redo'), editor.move('redo'), editor.move('redo'), editor.move('redo')]).toEqual([true, true, true, false])
    expect(editor.state.draft).toEqual(edited)
  })

  it('makes one step of what is typed into one control without a pause', () => {
    const editor = new TestEditor()
    const [name, title] = [{}, {}]
    for (const typed of ['A', 'An', 'Ann L']) {
      editor.now += 400
      editor.edit({ name: typed }, name)
    }
    editor.edit({ title: 'C' }, title)
    editor.now += 1000
    editor.edit({ title: 'CTO' }, title)
    const titles = [editor.move('undo') && editor.state.draft.title, editor.move('undo') && editor.state.draft.title]
    expect(titles).toEqual(['C', null])
    expect(editor.state.draft.name).toBe('Ann L')
    editor.move('undo')
    expect(editor.state.draft.name).toBe('Ann')
  })

  it('forgets what could be redone after another edit, and its oldest steps', () => {
    const editor = new TestEditor()
    editor.edit({ name: 'Anna' })
    editor.move('undo')
    editor.edit({ title: 'CTO' })
    expect(editor.move('redo')).toBe(false)
    for (let step = 0; step <= UNDO_STEPS_MAX; step++) editor.edit({ name: `Ann ${step}` })
    let steps = 0
    while (editor.move('undo')) steps++
    expect(steps).toBe(UNDO_STEPS_MAX)
    expect(editor.state.draft.name).toBe('Ann 0')
  })

  it('undoes across a save, which is no step itself', () => {
    const editor = new TestEditor()
    editor.edit({ name: ' Anna ' })
    editor.dispatch({ type: 'saved', card: { ...STORED_TEST_CARD, name: 'Anna' }, sent: { name: ' Anna ' } })
    expect(editor.history.past).toHaveLength(1)
    editor.move('undo')
    expect(unsavedChangesOf(editor.state)).toEqual({ name: 'Ann' })
    editor.move('redo')
    expect(editor.state.draft.name).toBe(' Anna ')
  })

  it('brings back what Reset has discarded, but not the old values of what others have changed', () => {
    const editor = new TestEditor()
    editor.edit({ name: 'Anna' })
    editor.dispatch({ type: 'replaced', card: { ...STORED_TEST_CARD, title: 'Changed elsewhere' } })
    editor.move('undo')
    expect(editor.state.draft).toMatchObject({ name: 'Anna', title: 'Changed elsewhere' })
  })

  it('keeps a social link that another device has added, and restores the order of the others', () => {
    const editor = new TestEditor()
    editor.edit({ socialLinks: { gmail: 'ann@gmail.com', twitter: '@ann' } })
    editor.edit({ socialLinks: { twitter: '@ann' } })
    editor.dispatch({ type: 'rebased', card: { ...STORED_TEST_CARD, socialLinks: { ...STORED_TEST_CARD.socialLinks, wechat: 'ann' } } })
    expect(editor.state.draft.socialLinks).toEqual({ twitter: '@ann', wechat: 'ann' })
    editor.move('undo')
    expect(editor.state.draft.socialLinks).toEqual({ twitter: '@ann', wechat: 'ann', gmail: 'ann@gmail.com' })
    const reordered = new TestEditor()
    reordered.edit({ socialLinks: { gmail: 'ann@gmail.com', twitter: '@ann' } })
    expect(Object.keys(unsavedChangesOf(reordered.state))).toEqual(['socialLinks'])
    reordered.move('undo')
    expect(Object.keys(reordered.state.draft.socialLinks)).toEqual(['twitter', 'gmail'])
  })

  it('covers links that are typed but not added yet', () => {
    const editor = new TestEditor()
    const type = (value: string) =>
      editor.dispatch({ type: 'entriesEdited', change: (now) => updateHalfTypedEntry(now, 'link', { platform: 'facebook', value }) })
    type('ann.lee')
    editor.dispatch({ type: 'entriesJoined', patch: { socialLinks: { ...STORED_TEST_CARD.socialLinks, facebook: 'ann.lee' } } })
    expect(editor.state.inProgress).toEqual([])
    editor.move('undo')
    expect(editor.state.draft.socialLinks).toEqual(STORED_TEST_CARD.socialLinks)
    expect(editor.state.inProgress[0]!.texts['value']).toBe('ann.lee')
    editor.move('undo')
    expect(editor.state.inProgress).toEqual([])
  })

  it('names the pictures that come back, and leaves out those that are gone', () => {
    const editor = new TestEditor()
    editor.edit({ gallery: [], profilePicture: PICTURE_C, name: 'Anna' })
    editor.dispatch({ type: 'saved', card: editor.state.draft, sent: { gallery: [], profilePicture: PICTURE_C, name: 'Anna' } })
    const { result } = undoOrRedoStep(editor.history, editor.state, 'undo')
    expect(listReturningPictures(result!, editor.state)).toEqual([PICTURE_A, PICTURE_B])
    const kept = omitPictures(result!, [PICTURE_A])
    expect(kept.patch).toEqual({ gallery: [{ url: PICTURE_B }], profilePicture: null, name: 'Ann' })
  })

  it('asks about no address that is not a picture of the card', () => {
    const editor = new TestEditor()
    editor.edit({ website: 'https://acme.example/media/press', customCss: `a { background: url(${PICTURE_C}) }` })
    editor.move('undo')
    const { result } = undoOrRedoStep(editor.history, editor.state, 'redo')
    expect(Object.keys(result!.patch)).toEqual(['website', 'customCss'])
    expect(listReturningPictures(result!, editor.state)).toEqual([])
  })
})

describe('what others have changed meanwhile', () => {
  const BOOK = { text: 'Book', url: 'https://book.example/', backgroundColor: '#d9bd90' }
  const SHOP = { text: 'Shop', url: 'https://shop.example/', backgroundColor: '#d9bd90' }
  const MENU = { text: 'Menu', url: 'https://menu.example/', backgroundColor: '#d9bd90' }

  /** Saves the draft, and then loads the card with the changes that another device has made to it. */
  function saveAndReceive(editor: TestEditor, others: Partial<Card>) {
    const sent = unsavedChangesOf(editor.state)
    const stored = Object.entries(sent).map(([field, value]) => [field, normalizeFieldValue(field as CardFieldName, value)])
    editor.dispatch({ type: 'saved', card: { ...editor.state.base, ...Object.fromEntries(stored) } as Card, sent })
    editor.dispatch({ type: 'loaded', card: { ...editor.state.base, ...others } })
  }

  it('stays in a plain field: a step that it has overtaken is left out, wholly', () => {
    const editor = new TestEditor()
    editor.edit({ company: 'Fjord' })
    editor.edit({ title: 'B', name: 'Anna' })
    saveAndReceive(editor, { title: 'C' })
    expect(editor.move('undo')).toBe(true)
    expect(editor.state.draft).toMatchObject({ title: 'C', name: 'Anna', company: null })
    expect(editor.skipped).toEqual(['name', 'title'])
    expect([editor.move('undo'), editor.move('redo'), editor.move('redo')]).toEqual([false, true, false])
    expect(editor.state.draft).toMatchObject({ title: 'C', name: 'Anna', company: 'Fjord' })
    const redoing = new TestEditor()
    redoing.edit({ title: 'B' })
    redoing.move('undo')
    redoing.dispatch({ type: 'loaded', card: { ...STORED_TEST_CARD, title: 'C' } })
    expect(redoing.move('redo')).toBe(false)
    expect(redoing.state.draft.title).toBe('C')
  })

  it('stays in the gallery: pictures added, moved, removed or described elsewhere', () => {
    const [a, b, added] = [{ url: PICTURE_A }, { url: PICTURE_B }, { url: PICTURE_C }]
    const reordered = new TestEditor()
    reordered.edit({ gallery: [b, a] })
    saveAndReceive(reordered, { gallery: [b, a, added] })
    reordered.move('undo')
    expect(reordered.state.draft.gallery).toEqual([a, b, added])
    reordered.move('redo')
    expect(reordered.state.draft.gallery).toEqual([b, a, added])
    const removed = new TestEditor()
    removed.edit({ gallery: [b] })
    saveAndReceive(removed, { gallery: [added, { ...b, alt: 'The sea' }] })
    removed.move('undo')
    expect(removed.state.draft.gallery).toEqual([a, added, { ...b, alt: 'The sea' }])
    const described = new TestEditor()
    described.edit({ gallery: [{ ...a, alt: 'Mine ' }, b] })
    saveAndReceive(described, { gallery: [b, { ...a, alt: 'Mine' }] })
    described.move('undo')
    expect(described.state.draft.gallery).toEqual([b, a])
    described.move('redo')
    saveAndReceive(described, { gallery: [b, { ...a, alt: 'Theirs' }] })
    expect(described.move('undo')).toBe(false)
    expect(described.state.draft.gallery).toEqual([b, { ...a, alt: 'Theirs' }])
    saveAndReceive(described, { gallery: [b] })
    described.edit({ gallery: [] })
    saveAndReceive(described, { gallery: [added] })
    described.move('undo')
    expect(described.state.draft.gallery).toEqual([b, added])
  })

  it('stays in the buttons, the social links and the questions of the form', () => {
    const editor = new TestEditor()
    editor.edit({ customButtons: [BOOK] })
    editor.edit({ customButtons: [BOOK, SHOP] })
    saveAndReceive(editor, { customButtons: [MENU, BOOK, SHOP] })
    editor.move('undo')
    expect(editor.state.draft.customButtons).toEqual([MENU, BOOK])
    saveAndReceive(editor, { customButtons: [MENU, { ...BOOK, backgroundColor: '#000000' }] })
    expect(editor.move('undo')).toBe(false)
    expect(editor.state.draft.customButtons[1]).toEqual({ ...BOOK, backgroundColor: '#000000' })
    const links = new TestEditor()
    links.edit({ socialLinks: { ...STORED_TEST_CARD.socialLinks, twitter: '@anna' } })
    saveAndReceive(links, { socialLinks: { ...STORED_TEST_CARD.socialLinks, twitter: '@theirs', skype: 'ann' } })
    expect(links.move('undo')).toBe(false)
    expect(links.state.draft.socialLinks).toMatchObject({ twitter: '@theirs', skype: 'ann' })
    const question = (name: string) => ({ name, label: name, type: 'text' as const, required: false })
    const form = new TestEditor()
    form.edit({ formConfig: { enabled: true, fields: [question('one'), question('two')] } })
    form.edit({ formConfig: { enabled: true, fields: [question('two')] } })
    saveAndReceive(form, { formConfig: { enabled: true, title: 'Write', fields: [{ ...question('two'), label: 'Second' }] } })
    form.move('undo')
    const fields = [question('one'), { ...question('two'), label: 'Second' }]
    expect(form.state.draft.formConfig).toEqual({ enabled: true, title: 'Write', fields })
  })

  it('is not undone by an edit that was computed before it was known', () => {
    const [a, b, uploaded] = [{ url: PICTURE_A }, { url: PICTURE_B }, { url: PICTURE_C }]
    const update = createEditUpdater(STORED_TEST_CARD, { gallery: [b] })
    expect(update(STORED_TEST_CARD)).toEqual({ gallery: [b] })
    expect(update({ ...STORED_TEST_CARD, gallery: [a, b, uploaded] })).toEqual({ gallery: [b, uploaded] })
    expect(update({ ...STORED_TEST_CARD, gallery: [b, uploaded] })).toEqual({})
  })

  it('never makes a list longer than the server takes', () => {
    const pictures = Array.from({ length: GALLERY_IMAGES_MAX + 1 }, (_, index) => ({ url: createTestPictureUrl(index.toString(16)) }))
    const editor = new TestEditor()
    editor.state = initEditorState({ ...STORED_TEST_CARD, gallery: pictures.slice(0, -1) })
    editor.edit({ gallery: pictures.slice(1, -1) })
    saveAndReceive(editor, { gallery: pictures.slice(1) })
    expect(editor.move('undo')).toBe(false)
    expect(editor.state.draft.gallery).toEqual(pictures.slice(1))
  })

  it('comes back when the user undoes having chosen another value over it', () => {
    const editor = new TestEditor()
    editor.edit({ title: 'B' })
    const sent = unsavedChangesOf(editor.state)
    editor.dispatch({ type: 'conflictFound', card: { ...STORED_TEST_CARD, title: 'C' }, sent })
    editor.dispatch({ type: 'rebased', card: { ...STORED_TEST_CARD, title: 'C' } })
    expect(editor.state.draft.title).toBe('B')
    expect([editor.move('undo'), editor.state.draft.title]).toEqual([true, 'C'])
    expect([editor.move('undo'), editor.state.draft.title]).toEqual([false, 'C'])
    expect([editor.move('redo'), editor.state.draft.title]).toEqual([true, 'B'])
  })
})

describe('undo while a save is running', () => {
  const saved = { ...STORED_TEST_CARD, title: 'B', updatedAt: '2026-01-03T00:00:00.000Z' }

  it('outlives the answer, and can be redone', () => {
    const editor = new TestEditor()
    editor.edit({ title: 'B' })
    const sent = unsavedChangesOf(editor.state)
    editor.dispatch({ type: 'sent', sent })
    editor.move('undo')
    editor.dispatch({ type: 'saved', card: saved, sent })
    expect(unsavedChangesOf(editor.state)).toEqual({ title: null })
    editor.move('redo')
    expect(unsavedChangesOf(editor.state)).toEqual({})
  })

  it('outlives a lost answer, whether the card is loaded again or the next save finds that it was stored', () => {
    for (const type of ['loaded', 'rebased'] as const) {
      const editor = new TestEditor()
      editor.edit({ title: 'B' })
      const sent = unsavedChangesOf(editor.state)
      editor.dispatch({ type: 'sent', sent })
      editor.dispatch({ type: 'failed', sent, failure: { status: 0, message: 'No answer' } })
      editor.move('undo')
      editor.dispatch({ type, card: saved })
      expect(unsavedChangesOf(editor.state)).toEqual({ title: null })
    }
  })
})
