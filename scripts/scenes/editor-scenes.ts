import {
  answerCalls,
  choosePicture,
  clickButton,
  clickInDialog,
  clickLink,
  clickText,
  failCalls,
  fillInField,
  leaveCallsUnanswered,
  runStepsInOrder,
  openTab,
  reloadPage,
  markAsOnlyPictured,
  type SceneVariant,
  type SceneStep,
  selectOption,
} from './scene.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'

const CARD_CALL = '**/api/business-cards/*'
const save = clickButton('Save Changes')
const changedElsewhere = {
  status: 409,
  json: { code: 'cardChanged', message: 'This card was changed on another device. Reload to see the latest version.' },
}
const editTitle = fillInField('Title', 'Changed title')
const showGuide: SceneStep = async (page) => {
  await page.addInitScript((key) => localStorage.removeItem(key), `${PRODUCT_NAMES.key}-editor-guide`)
  await page.reload()
}
const refuseValue = answerCalls(
  CARD_CALL,
  { status: 400, json: { code: 'invalidInput', message: 'Not this.', issues: [{ path: 'email', message: 'Please enter a valid email' }] } },
  'PUT',
)

export const CARD_EDITOR_SCENES: SceneVariant[] = [
  { name: 'Design', prepare: openTab('Design') },
  markAsOnlyPictured({ name: 'Design, overfull', viewer: 'full', prepare: openTab('Design') }),
  { name: 'Gallery', viewer: 'full', prepare: openTab('Gallery') },
  { name: 'Social', viewer: 'full', prepare: openTab('Social') },
  markAsOnlyPictured({ name: 'Social, empty', viewer: 'sparse', prepare: openTab('Social') }),
  { name: 'Buttons', viewer: 'full', prepare: openTab('Buttons') },
  { name: 'Advanced', viewer: 'full', prepare: openTab('Advanced') },
  { name: 'themes', prepare: runStepsInOrder(openTab('Design'), clickButton('Change Theme')) },
  { name: 'QR dialog', prepare: clickButton('View QR Code') },
  { name: 'preview', opensIn: 'narrow', prepare: clickButton('Show preview') },
  { name: 'guide', prepare: showGuide },
  markAsOnlyPictured({ name: 'collapsed guide', prepare: runStepsInOrder(showGuide, clickButton('Collapse the guide')) }),
  { name: 'filed name', prepare: runStepsInOrder(clickText('How address books file this name'), fillInField('Last name', 'Maria Smith')) },
  {
    name: 'questionable contacts',
    prepare: runStepsInOrder(
      fillInField('Phone', '+41 44 123'),
      fillInField('Website', 'javascript:alert(1)'),
      fillInField('Video URL', 'loom.com/share/0123456789abcdef'),
    ),
  },
  markAsOnlyPictured({ name: 'refused value', prepare: runStepsInOrder(refuseValue, fillInField('Email', 'not an address'), save) }),
  markAsOnlyPictured({ name: 'leave question', opensIn: 'wide', prepare: runStepsInOrder(editTitle, clickLink('Guide')) }),
  markAsOnlyPictured({ name: 'sign-out question', opensIn: 'wide', prepare: runStepsInOrder(editTitle, clickButton('Sign out')) }),
  { name: 'draft is back', prepare: runStepsInOrder(editTitle, (page) => page.waitForTimeout(600), reloadPage) },
  markAsOnlyPictured({
    name: 'offline',
    prepare: runStepsInOrder(editTitle, (page) => page.evaluate(() => void dispatchEvent(new Event('offline')))),
  }),
  markAsOnlyPictured({ name: 'waiting save', prepare: runStepsInOrder(failCalls(CARD_CALL, 'PUT'), editTitle, save) }),
  { name: 'conflict', prepare: runStepsInOrder(answerCalls(CARD_CALL, changedElsewhere, 'PUT'), editTitle, save) },
  { name: 'crop dialog', prepare: runStepsInOrder(openTab('Design'), choosePicture('File for Profile Picture')) },
  markAsOnlyPictured({
    name: 'Gallery, uploading',
    prepare: runStepsInOrder(openTab('Gallery'), leaveCallsUnanswered('**/api/upload'), choosePicture('File for Gallery Image')),
  }),
  markAsOnlyPictured({
    name: 'Gallery, failed upload',
    prepare: runStepsInOrder(
      openTab('Gallery'),
      answerCalls('**/api/upload', { status: 429, json: { success: false, error: 'Wait a little.' } }),
      choosePicture('File for Gallery Image'),
    ),
  }),
  markAsOnlyPictured({
    name: 'Gallery, remove question',
    viewer: 'full',
    prepare: runStepsInOrder(openTab('Gallery'), clickButton('Remove image 1')),
  }),
  {
    name: 'Social, country of a number',
    prepare: runStepsInOrder(openTab('Social'), selectOption('Platform', 'WhatsApp'), fillInField('Profile URL', '079 123 45 67')),
  },
  markAsOnlyPictured({
    name: 'Social, half typed address of another platform',
    prepare: runStepsInOrder(
      openTab('Social'),
      selectOption('Platform', 'Facebook'),
      fillInField('Profile URL', 'https://www.instagram.com/ada.l/'),
      openTab('Buttons'),
      openTab('Social'),
    ),
  }),
  markAsOnlyPictured({
    name: 'Social, removed',
    viewer: 'full',
    prepare: runStepsInOrder(openTab('Social'), clickButton('Remove Facebook link'), clickInDialog('Remove')),
  }),
  {
    name: 'Buttons, unfinished',
    prepare: runStepsInOrder(
      openTab('Buttons'),
      fillInField('Button label', 'Book'),
      fillInField('Button URL', 'javascript:x'),
      (page) => page.getByRole('switch', { name: 'Show the form on the card' }).setChecked(true),
      clickButton('Add Question'),
      save,
    ),
  },
  {
    name: 'Advanced, filled in',
    prepare: runStepsInOrder(
      openTab('Advanced'),
      (page) =>
        page
          .locator('.cm-content')
          .fill('.card-container { border-radius: 24px }\n@import url(https://other.example/a.css);\nbody { color: red }'),
      clickButton('Add Embed Code'),
      fillInField('Title of embed 1', 'Calendar'),
    ),
  },
  markAsOnlyPictured({
    name: 'Advanced, without the code editor',
    prepare: runStepsInOrder(failCalls(/code-editor[^/]*\.(js|tsx)/), reloadPage, openTab('Advanced')),
  }),
]

const failSaves = answerCalls(CARD_CALL, { status: 500, json: { message: 'Something went wrong' } }, 'PUT')
const editTitleInDialog = runStepsInOrder(clickButton(/^(Add|Edit) Title/), (page) =>
  page.getByRole('dialog').getByRole('textbox').fill('Mine'),
)
const saveDialog = clickInDialog(/^Save$/)
const closeDialog: SceneStep = (page) => page.keyboard.press('Escape')

export const QUICK_EDITOR_SCENES: SceneVariant[] = [
  { name: 'name', prepare: clickButton(/^Edit name/i) },
  { name: 'Add Platform', prepare: clickButton('Add Platform') },
  markAsOnlyPictured({ name: 'Add Platform, errors', prepare: runStepsInOrder(clickButton('Add Platform'), saveDialog) }),
  { name: 'wrong link', prepare: runStepsInOrder(clickButton('Add Facebook'), fillInField('Profile URL', 'javascript:alert(1)')) },
  markAsOnlyPictured({
    name: 'country of a number',
    prepare: runStepsInOrder(clickButton(/^(Add|Edit) Phone/), fillInField('Phone', '044 123 45 67')),
  }),
  markAsOnlyPictured({
    name: 'video page',
    prepare: runStepsInOrder(clickButton(/^(Add|Edit) Video/), fillInField('Video', 'loom.com/share/0123456789abcdef')),
  }),
  { name: 'cover photo', prepare: clickButton(/^(Add|Edit) Cover Photo/) },
  markAsOnlyPictured({ name: 'failed save', prepare: runStepsInOrder(failSaves, editTitleInDialog, saveDialog) }),
  markAsOnlyPictured({
    name: 'refused value',
    prepare: runStepsInOrder(refuseValue, clickButton(/^(Add|Edit) Email/), fillInField('Email', 'nobody'), saveDialog),
  }),
  { name: 'unsaved changes', prepare: runStepsInOrder(failSaves, editTitleInDialog, saveDialog, closeDialog) },
  markAsOnlyPictured({
    name: 'half typed link',
    prepare: runStepsInOrder(clickButton('Add Platform'), fillInField('Platform name', 'Fedi'), closeDialog),
  }),
  markAsOnlyPictured({ name: 'waiting save', prepare: runStepsInOrder(failCalls(CARD_CALL, 'PUT'), editTitleInDialog, saveDialog) }),
  markAsOnlyPictured({
    name: 'conflict',
    prepare: runStepsInOrder(answerCalls(CARD_CALL, changedElsewhere, 'PUT'), editTitleInDialog, saveDialog),
  }),
  markAsOnlyPictured({ name: 'missing card', path: () => '/mobile-editor/99999999' }),
]
