import { describe, expect, it } from 'vitest'
import type { Card } from '../../schema/card.ts'
import type { CardPatch } from './compare-fields.ts'
import { type CardEditorAction, type CardEditorState, initEditorState, reduceEditorState, unsavedChangesOf } from './draft.ts'
import {
  EMPTY_HISTORY,
  type EditHistory,
  findEditBetween,
  HISTORY_STEPS_MAX,
  type HistoryDirection,
  listReturningPictures,
  omitPictures,
  recordStep,
  stepHistory,
} from './edit-history.ts'
import { updateFormEntry } from './in-progress.ts'

const STORED_TEST_CARD = {
  id: 7,
  slug: 'ann',
  name: 'Ann',
  title: null,
  socialLinks: { twitter: '@ann', gmail: 'ann@gmail.com' },
  gallery: [{ url: '/media/1/a.jpg' }, { url: '/media/1/b.jpg' }],
  customButtons: [],
  embedCodes: [],
  customizations: {},
  profilePicture: null,
} as unknown as Card

/** An editor with its history, as the card editor keeps it: every change of the state is looked at, except those of a step. */
class TestEditor {
  state: CardEditorState = initEditorState(STORED_TEST_CARD)
  history: EditHistory = EMPTY_HISTORY
  now = 0

  dispatch(action: CardEditorAction, typedIn: object | null = null) {
    const before = this.state
    this.state = reduceEditorState(before, action)
    const step = findEditBetween(before, this.state)
    if (step) this.history = recordStep(this.history, step, this.now, typedIn)
  }

  edit(patch: CardPatch, typedIn: object | null = null) {
    this.dispatch({ type: 'edited', patch }, typedIn)
  }

  /** Undoes or redoes one step, and returns whether there was one. */
  move(direction: HistoryDirection): boolean {
    const { history, result } = stepHistory(this.history, this.state, direction)
    this.history = history
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
    editor.edit({ profilePicture: '/media/1/c.jpg', customCss: 'a{}' })
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
    for (let step = 0; step <= HISTORY_STEPS_MAX; step++) editor.edit({ name: `Ann ${step}` })
    let steps = 0
    while (editor.move('undo')) steps++
    expect(steps).toBe(HISTORY_STEPS_MAX)
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
      editor.dispatch({ type: 'entriesEdited', change: (now) => updateFormEntry(now, 'link', { platform: 'facebook', value }) })
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
    editor.edit({ gallery: [], profilePicture: '/media/1/c.jpg', name: 'Anna' })
    editor.dispatch({ type: 'saved', card: editor.state.draft, sent: { gallery: [], profilePicture: '/media/1/c.jpg', name: 'Anna' } })
    const { result } = stepHistory(editor.history, editor.state, 'undo')
    expect(listReturningPictures(result!, editor.state)).toEqual(['/media/1/a.jpg', '/media/1/b.jpg'])
    const kept = omitPictures(result!, ['/media/1/a.jpg'])
    expect(kept.patch).toEqual({ gallery: [{ url: '/media/1/b.jpg' }], profilePicture: null, name: 'Ann' })
  })
})
