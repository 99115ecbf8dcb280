import {
  answer,
  choosePicture,
  clickButton,
  clickInDialog,
  clickLink,
  clickText,
  cutOff,
  fill,
  hold,
  inOrder,
  openTab,
  reload,
  onlyPictured,
  type SceneVariant,
  type Step,
  select,
} from './scene.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'

const CARD_CALL = '**/api/business-cards/*'
const save = clickButton('Save Changes')
const changedElsewhere = {
  status: 409,
  json: { code: 'cardChanged', message: 'This card was changed on another device. Reload to see the latest version.' },
}
const editTitle = fill('Title', 'Changed title')
const showGuide: Step = async (page) => {
  await page.addInitScript((key) => localStorage.removeItem(key), `${PRODUCT_NAMES.key}-editor-guide`)
  await page.reload()
}
const refuseValue = answer(
  CARD_CALL,
  { status: 400, json: { code: 'invalidInput', message: 'Not this.', issues: [{ path: 'email', message: 'Please enter a valid email' }] } },
  'PUT',
)

export const CARD_EDITOR_SCENES: SceneVariant[] = [
  { name: 'Design', prepare: openTab('Design') },
  onlyPictured({ name: 'Design, overfull', viewer: 'full', prepare: openTab('Design') }),
  { name: 'Gallery', viewer: 'full', prepare: openTab('Gallery') },
  { name: 'Social', viewer: 'full', prepare: openTab('Social') },
  onlyPictured({ name: 'Social, empty', viewer: 'sparse', prepare: openTab('Social') }),
  { name: 'Buttons', viewer: 'full', prepare: openTab('Buttons') },
  { name: 'Advanced', viewer: 'full', prepare: openTab('Advanced') },
  { name: 'themes', prepare: inOrder(openTab('Design'), clickButton('Change Theme')) },
  { name: 'QR dialog', prepare: clickButton('View QR Code') },
  { name: 'preview', opensIn: 'narrow', prepare: clickButton('Show preview') },
  { name: 'guide', prepare: showGuide },
  { name: 'collapsed guide', prepare: inOrder(showGuide, clickButton('Collapse the guide')) },
  { name: 'filed name', prepare: inOrder(clickText('How address books file this name'), fill('Last name', 'Maria Smith')) },
  {
    name: 'questionable contacts',
    prepare: inOrder(
      fill('Phone', '+41 44 123'),
      fill('Website', 'javascript:alert(1)'),
      fill('Video URL', 'loom.com/share/0123456789abcdef'),
    ),
  },
  onlyPictured({ name: 'refused value', prepare: inOrder(refuseValue, fill('Email', 'not an address'), save) }),
  { name: 'leave question', opensIn: 'wide', prepare: inOrder(editTitle, clickLink('Guide')) },
  onlyPictured({ name: 'sign-out question', opensIn: 'wide', prepare: inOrder(editTitle, clickButton('Sign out')) }),
  { name: 'draft is back', prepare: inOrder(editTitle, (page) => page.waitForTimeout(600), reload) },
  onlyPictured({ name: 'offline', prepare: inOrder(editTitle, (page) => page.evaluate(() => void dispatchEvent(new Event('offline')))) }),
  onlyPictured({ name: 'waiting save', prepare: inOrder(cutOff(CARD_CALL, 'PUT'), editTitle, save) }),
  { name: 'conflict', prepare: inOrder(answer(CARD_CALL, changedElsewhere, 'PUT'), editTitle, save) },
  { name: 'crop dialog', prepare: inOrder(openTab('Design'), choosePicture('File for Profile Picture')) },
  onlyPictured({
    name: 'Gallery, uploading',
    prepare: inOrder(openTab('Gallery'), hold('**/api/upload'), choosePicture('File for Gallery Image')),
  }),
  onlyPictured({
    name: 'Gallery, failed upload',
    prepare: inOrder(
      openTab('Gallery'),
      answer('**/api/upload', { status: 429, json: { success: false, error: 'Wait a little.' } }),
      choosePicture('File for Gallery Image'),
    ),
  }),
  onlyPictured({ name: 'Gallery, remove question', viewer: 'full', prepare: inOrder(openTab('Gallery'), clickButton('Remove image 1')) }),
  {
    name: 'Social, country of a number',
    prepare: inOrder(openTab('Social'), select('Platform', 'WhatsApp'), fill('Profile URL', '079 123 45 67')),
  },
  onlyPictured({
    name: 'Social, half typed address of another platform',
    prepare: inOrder(
      openTab('Social'),
      select('Platform', 'Facebook'),
      fill('Profile URL', 'https://www.instagram.com/ada.l/'),
      openTab('Buttons'),
      openTab('Social'),
    ),
  }),
  onlyPictured({
    name: 'Social, removed',
    viewer: 'full',
    prepare: inOrder(openTab('Social'), clickButton('Remove Facebook link'), clickInDialog('Remove')),
  }),
  {
    name: 'Buttons, unfinished',
    prepare: inOrder(
      openTab('Buttons'),
      fill('Button label', 'Book'),
      fill('Button URL', 'javascript:x'),
      (page) => page.getByRole('switch', { name: 'Show the form on the card' }).setChecked(true),
      clickButton('Add Question'),
      save,
    ),
  },
  {
    name: 'Advanced, filled in',
    prepare: inOrder(
      openTab('Advanced'),
      (page) =>
        page
          .locator('.cm-content')
          .fill('.card-container { border-radius: 24px }\n@import url(https://other.example/a.css);\nbody { color: red }'),
      clickButton('Add Embed Code'),
      fill('Title of embed 1', 'Calendar'),
    ),
  },
  onlyPictured({
    name: 'Advanced, without the code editor',
    prepare: inOrder(cutOff(/code-editor[^/]*\.(js|tsx)/), reload, openTab('Advanced')),
  }),
]

const failSaves = answer(CARD_CALL, { status: 500, json: { message: 'Something went wrong' } }, 'PUT')
const editTitleInDialog = inOrder(clickButton(/^(Add|Edit) Title/), (page) => page.getByRole('dialog').getByRole('textbox').fill('Mine'))
const saveDialog = clickInDialog(/^Save$/)
const closeDialog: Step = (page) => page.keyboard.press('Escape')

export const QUICK_EDITOR_SCENES: SceneVariant[] = [
  { name: 'name', prepare: clickButton(/^Edit name/i) },
  { name: 'Add Platform', prepare: clickButton('Add Platform') },
  { name: 'Add Platform, errors', prepare: inOrder(clickButton('Add Platform'), saveDialog) },
  { name: 'wrong link', prepare: inOrder(clickButton('Add Facebook'), fill('Profile URL', 'javascript:alert(1)')) },
  onlyPictured({ name: 'country of a number', prepare: inOrder(clickButton(/^(Add|Edit) Phone/), fill('Phone', '044 123 45 67')) }),
  onlyPictured({
    name: 'video page',
    prepare: inOrder(clickButton(/^(Add|Edit) Video/), fill('Video', 'loom.com/share/0123456789abcdef')),
  }),
  { name: 'cover photo', prepare: clickButton(/^(Add|Edit) Cover Photo/) },
  onlyPictured({ name: 'failed save', prepare: inOrder(failSaves, editTitleInDialog, saveDialog) }),
  onlyPictured({
    name: 'refused value',
    prepare: inOrder(refuseValue, clickButton(/^(Add|Edit) Email/), fill('Email', 'nobody'), saveDialog),
  }),
  { name: 'unsaved changes', prepare: inOrder(failSaves, editTitleInDialog, saveDialog, closeDialog) },
  onlyPictured({ name: 'half typed link', prepare: inOrder(clickButton('Add Platform'), fill('Platform name', 'Fedi'), closeDialog) }),
  onlyPictured({ name: 'waiting save', prepare: inOrder(cutOff(CARD_CALL, 'PUT'), editTitleInDialog, saveDialog) }),
  { name: 'conflict', prepare: inOrder(answer(CARD_CALL, changedElsewhere, 'PUT'), editTitleInDialog, saveDialog) },
  onlyPictured({ name: 'missing card', path: () => '/mobile-editor/99999999' }),
]
