import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Card } from '../../../schema/card.ts'
import { CARD_THEME_KEYS } from '../../../schema/theme.ts'
import { callApi, createTestCard, fetchStoredCard, signInAsLevel, uploadTestPicture } from '../../test/accounts.ts'
import { dismissToast, listToasts } from '../../ui/toast.ts'
import { fillField, findButton, findNotice, getField, openPage, reloadPage } from '../../test/render.tsx'

async function openTabOfNewCard(tab: string, fields: Partial<Card> = {}) {
  signInAsLevel(5)
  const card = await createTestCard(fields)
  const user = await openPage(`/card-editor/${card.id}`)
  await user.click(await screen.findByRole('tab', { name: tab }))
  return { card, user }
}

const saveButton = () => screen.getAllByRole('button', { name: 'Save Changes' })[0]!
const tab = (user: UserEvent, name: string) => user.click(screen.getByRole('tab', { name }))
const listEntries = (list: string) => within(screen.getByRole('list', { name: list })).getAllByRole('listitem')

async function saveAndFetchCard(user: UserEvent, card: Card): Promise<Card> {
  await user.click(saveButton())
  await findNotice('Card updated successfully')
  await waitFor(() => expect(saveButton()).toBeDisabled())
  for (const { id } of listToasts()) dismissToast(id)
  return fetchStoredCard(card)
}

async function answerQuestion(user: UserEvent, label: string) {
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: label }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

describe('Basic Info', () => {
  it('shows how address books file a name, which can be corrected', async () => {
    const { card, user } = await openTabOfNewCard('Basic Info', { name: 'Gabriel Garcia Ramírez, PhD' })
    await screen.findByText(/How address books file this name/)
    const summary = () => screen.getByText(/How address books file this name/).closest('summary')!
    const contact = async () => (await fetch(`/api/vcard/${card.id}`)).text()
    expect(summary()).toHaveTextContent('Filed as: Ramírez, Gabriel Garcia (PhD)')
    await fillField(user, 'Name$', 'Anna Maria Smith, PhD')
    await waitFor(() => expect(summary()).toHaveTextContent('Filed as: Smith, Anna Maria (PhD)'))
    await user.click(summary())
    expect(getField('Last name')).toHaveAttribute('placeholder', 'Smith')
    await fillField(user, 'Last name', 'Maria Smith')
    await waitFor(() => expect(summary()).toHaveTextContent('Filed by hand as: Maria Smith, Anna (PhD)'))
    expect(getField('First name')).toHaveAttribute('placeholder', 'Anna')
    expect((await saveAndFetchCard(user, card)).nameParts).toEqual({ family: 'Maria Smith' })
    expect(await contact()).toContain('\r\nN:Maria Smith;Anna;;;PhD\r\n')
    // If the owner entered the name parts by hand, a new name does not change them until the owner clicks Use the guess.
    await fillField(user, 'Name$', 'Anna Jones')
    await waitFor(() => expect(summary()).toHaveTextContent('Filed by hand as: Maria Smith, Anna'))
    await user.click(await findButton('Use the guess'))
    await waitFor(() => expect(summary()).toHaveTextContent('Filed as: Jones, Anna'))
    expect(summary()).toHaveFocus()
    expect((await saveAndFetchCard(user, card)).nameParts).toEqual({})
    expect(await contact()).toContain('\r\nN:Jones;Anna;;;\r\n')
  })

  it('a phone number takes the country of the card’s other numbers, and an address that is none is explained', async () => {
    const { card, user } = await openTabOfNewCard('Basic Info', { socialLinks: { whatsapp: '+41 79 123 45 67' } })
    await screen.findByText(/How address books file this name/)
    await fillField(user, getField('Phone'), '044 123 45 67 x12')
    await waitFor(() =>
      expect(getField('Phone')).toHaveAccessibleDescription(
        expect.stringMatching(/^Read as \+41 44 123 45 67 \(Switzerland\)\. Opens tel:\+41441234567,12$/),
      ),
    )
    await user.tab()
    expect(getField('Phone')).toHaveValue('+41 44 123 45 67 ext. 12')
    await fillField(user, getField('Phone'), '+41 44 123')
    await waitFor(() =>
      expect(getField('Phone')).toHaveAccessibleDescription(expect.stringContaining('This number is too short (Switzerland)')),
    )
    await fillField(user, getField('Website'), 'javascript:alert(1)')
    await waitFor(() => expect(getField('Website')).toHaveAccessibleDescription(expect.stringContaining('This is not a web address')))
    await fillField(user, getField('Website'), 'ada.example')
    await screen.findByRole('link', { name: 'https://ada.example' })
    expect(await saveAndFetchCard(user, card)).toMatchObject({ phone: '+41 44 123' })
  })
})

describe('Social', () => {
  const platform = () => getField('Platform$')
  const url = () => getField('Profile URL')
  const add = () => findButton('Add')

  it('links are added, changed, copied and removed', async () => {
    const { card, user } = await openTabOfNewCard('Social', { socialLinks: { linkedin: 'ann' } })
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await screen.findByRole('list', { name: 'Social links' })
    expect(await add()).toBeDisabled()
    await user.selectOptions(platform(), 'Facebook')
    await fillField(user, url(), 'javascript:alert(1)')
    await waitFor(() => expect(url()).toHaveAccessibleDescription('Please enter a valid URL'))
    expect(await add()).toBeDisabled()
    await fillField(user, url(), 'https://facebook.com/ann')
    await user.click(await add())
    expect(listEntries('Social links')).toHaveLength(2)
    expect(url()).toHaveValue('')

    await user.selectOptions(platform(), 'Custom')
    await fillField(user, url(), '@ann')
    getField('Platform name').focus()
    url().focus()
    await waitFor(() => expect(getField('Platform name')).toHaveAccessibleDescription('Platform name is required'))
    expect(await add()).toBeDisabled()
    await fillField(user, getField('Platform name'), 'My Place')
    // Pressing Enter in the URL field adds the link without saving the card.
    url().focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(listEntries('Social links').at(-1)).toHaveTextContent('Myplace'))

    await user.click(await findButton('Copy LinkedIn link'))
    await findNotice('Link copied')
    expect(copied).toHaveBeenCalledWith('https://www.linkedin.com/in/ann')

    await user.click(await findButton('Edit LinkedIn link'))
    expect(url()).toHaveFocus()
    await fillField(user, url(), 'ann-lee')
    await user.click(await findButton('Update'))
    await user.click(await findButton('Remove Facebook link'))
    await answerQuestion(user, 'Cancel')
    expect(listEntries('Social links')).toHaveLength(3)
    await user.click(await findButton('Remove Facebook link'))
    await answerQuestion(user, 'Remove')
    expect((await saveAndFetchCard(user, card)).socialLinks).toEqual({ linkedin: 'ann-lee', myplace: '@ann' })
  })

  it('a number is stored with its country code, and an address of another platform is recognized', async () => {
    const { card, user } = await openTabOfNewCard('Social')
    await screen.findByRole('button', { name: 'Add' })
    await user.selectOptions(platform(), 'WhatsApp')
    await fillField(user, url(), '079 123 45 67')
    await waitFor(() => expect(url()).toHaveAccessibleDescription('Choose its country, or type it from + on'))
    const country = getField('Country of this number')
    expect(country).toHaveValue('')
    await user.selectOptions(country, 'Switzerland')
    expect(url()).toHaveValue('+41 79 123 45 67')
    expect(country).not.toBeInTheDocument()
    const opens = screen.getByRole('link', { name: 'https://wa.me/41791234567' })
    expect(opens).toHaveAttribute('href', 'https://wa.me/41791234567')
    expect(opens).toHaveAttribute('rel', 'noopener')
    await user.click(await add())

    // A phone number without a country code gets the country code of the card's other phone number.
    await user.selectOptions(platform(), 'Viber')
    await fillField(user, url(), '٠٧٨ ١٢٣ ٤٥ ٦٧')
    await waitFor(() =>
      expect(url()).toHaveAccessibleDescription(expect.stringMatching(/^Read as \+41 78 123 45 67 \(Switzerland\)\. Opens viber:/)),
    )
    await user.click(await add())
    await user.selectOptions(platform(), 'Facebook')
    await fillField(user, url(), 'https://www.instagram.com/ada.l/?igsh=abc')
    await waitFor(() => expect(url()).toHaveAccessibleDescription(expect.stringContaining('This is an Instagram address')))
    await user.click(await findButton('Switch to Instagram'))
    expect(platform()).toHaveValue('instagram')
    await user.click(await add())
    expect(listEntries('Social links').at(-1)).toHaveTextContent('ada.l')
    expect(await saveAndFetchCard(user, card)).toMatchObject({
      socialLinks: { whatsapp: '+41 79 123 45 67', viber: '+41 78 123 45 67', instagram: 'ada.l' },
    })
  })

  it('an address names its platform and becomes a handle, and links change places', async () => {
    const { card, user } = await openTabOfNewCard('Social', { socialLinks: { linkedin: 'ann', '2024': 'https://year.example/' } })
    await screen.findByRole('list', { name: 'Social links' })
    await fillField(user, url(), 'https://www.instagram.com/ada.l/?igsh=abc')
    expect(url()).toHaveValue('ada.l')
    expect(platform()).toHaveValue('instagram')
    // One undo empties the form again. Pasting another URL then chooses its platform.
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(url()).toHaveValue(''))
    await fillField(user, url(), 'https://t.me/ada_l')
    expect(platform()).toHaveValue('telegram')
    expect(url()).toHaveValue('ada_l')
    await user.click(await findButton('Add'))
    // A typed URL becomes the handle only when the user leaves the field.
    await user.type(url(), 'tiktok.com/@ada')
    expect(platform()).toHaveDisplayValue('TikTok')
    expect(url()).toHaveValue('tiktok.com/@ada')
    await user.tab()
    expect(url()).toHaveValue('ada')
    await user.click(await findButton('Add'))
    // The URL of an unknown site fills in the name of a custom platform, even if a known platform was chosen before.
    await fillField(user, url(), 'https://www.instagram.com/ada')
    expect(platform()).toHaveValue('instagram')
    await user.clear(url())
    expect(platform()).toHaveValue('')
    await fillField(user, url(), 'https://www.github.com/ada')
    expect(getField('Platform name')).toHaveValue('github')
    expect(url()).toHaveValue('https://www.github.com/ada')
    await user.clear(url())
    expect(platform()).toHaveValue('')
    const names = () => listEntries('Social links').map(({ textContent }) => /^(2024|LinkedIn|Telegram|TikTok)/.exec(textContent)?.[0])
    expect(names()).toEqual(['2024', 'LinkedIn', 'Telegram', 'TikTok'])
    expect(screen.queryByRole('button', { name: 'Drag 2024' })).toBeNull()
    expect(await findButton('Move LinkedIn up')).toBeDisabled()
    await user.click(await findButton('Move TikTok up'))
    expect(names()).toEqual(['2024', 'LinkedIn', 'TikTok', 'Telegram'])
    expect(Object.keys((await saveAndFetchCard(user, card)).socialLinks)).toEqual(['2024', 'linkedin', 'tiktok', 'telegram'])
  })
})

describe('Buttons', () => {
  it('default buttons are listed, and custom buttons are added, changed, moved and removed', async () => {
    const old = { text: 'Old', url: 'https://old.example', backgroundColor: '#abc' }
    const fields = { phone: '+47 22 00 00 00', email: null, address: 'Kai 1', customButtons: [old] }
    const { card, user } = await openTabOfNewCard('Buttons', fields)
    await screen.findByRole('list', { name: 'Default buttons' })
    expect(listEntries('Default buttons').map(({ textContent }) => textContent)).toEqual(['Call+47 22 00 00 00', 'LocationKai 1'])
    expect(await findButton('Add Button')).toBeDisabled()
    await fillField(user, 'Button label', 'Book')
    expect(await findButton('Add Button')).toBeDisabled()
    await fillField(user, 'Button URL', 'javascript:alert(1)')
    await user.click(await findButton('Add Button'))
    expect(getField('Button URL')).toHaveAccessibleDescription('Please enter a valid URL')
    await fillField(user, 'Button URL', 'example.com/book')
    expect(getField('Colour')).toHaveValue('#d9bd90')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(listEntries('Custom buttons').at(-1)).toHaveTextContent('https://example.com/book'))
    expect(await findButton('Move Old up')).toBeDisabled()
    expect(await findButton('Move Book down')).toBeDisabled()
    await user.click(await findButton('Move Book up'))
    await user.click(await findButton('Edit Old'))
    expect(getField('Colour')).toHaveValue('#aabbcc')
    fireEvent.change(getField('Colour'), { target: { value: '#112233' } })
    await fillField(user, 'Button label', 'Shop')
    await user.click(await findButton('Update Button'))
    const shop = { ...old, text: 'Shop', backgroundColor: '#112233' }
    const book = { text: 'Book', url: 'https://example.com/book', backgroundColor: '#d9bd90' }
    expect((await saveAndFetchCard(user, card)).customButtons).toEqual([book, shop])
    await user.click(await findButton('Remove Book'))
    await answerQuestion(user, 'Remove')
    expect((await saveAndFetchCard(user, card)).customButtons).toEqual([shop])
  })

  it('a contact form is built, previewed, stored and reordered', async () => {
    const { card, user } = await openTabOfNewCard('Buttons')
    await user.click(await screen.findByRole('switch', { name: 'Show the form on the card' }))
    expect(listEntries('Questions of the form')).toHaveLength(3)
    await fillField(user, 'Form title', 'Write to me')
    await user.click(await findButton('Add Question'))
    expect(getField('Question 4')).toHaveFocus()
    // If a form question has no label, the error is shown at this question.
    await user.click(saveButton())
    await findNotice('Failed to save card')
    await waitFor(() => expect(getField('Question 4')).toHaveAccessibleDescription('Label is required'))
    expect(getField('Question 4')).toHaveFocus()
    await fillField(user, 'Question 4', 'Où êtes-vous ?')
    await user.selectOptions(getField('Answer to question 4'), 'Phone')
    await user.click(screen.getByRole('checkbox', { name: 'Required question 4' }))
    await fillField(user, 'Consent text', 'I agree')
    await fillField(user, 'Success message', 'Merci')
    await user.click(screen.getByRole('switch', { name: 'Email me what visitors send' }))
    await user.click(await findButton('Move question 4 up'))
    await user.click(await findButton('Remove question 1'))
    await answerQuestion(user, 'Remove')
    expect(listEntries('Questions of the form')).toHaveLength(3)
    await user.click(await findButton('Move question 3 up'))
    await user.click(await findButton('Move question 2 up'))
    expect(getField('Question 1')).toHaveValue('Message')
    const preview = within(screen.getByRole('complementary', { name: 'Live preview' })).getByRole('img').shadowRoot!
    const labels = () => [...preview.querySelectorAll('.form-field label')].map(({ textContent }) => textContent)
    await waitFor(() => expect(labels()).toEqual(['Message (optional)', 'Email', 'Où êtes-vous ?', 'I agree']))
    expect(preview).toHaveTextContent('Write to me')
    expect((await saveAndFetchCard(user, card)).formConfig).toEqual({
      enabled: true,
      title: 'Write to me',
      fields: [
        { name: 'message', label: 'Message', type: 'textarea', required: false },
        { name: 'email', label: 'Email', type: 'email', required: true },
        { name: 'ou_etes_vous', label: 'Où êtes-vous ?', type: 'tel', required: true },
      ],
      consentText: 'I agree',
      successMessage: 'Merci',
      mails: false,
    })
    expect(await (await fetch(`/view/${card.slug}`)).text()).toContain('Write to me')
    await user.click(screen.getByRole('switch', { name: 'Email me what visitors send' }))
    expect((await saveAndFetchCard(user, card)).formConfig).not.toHaveProperty('mails')
  })
})

it('Design offers every theme on the owner’s card, by pointer and by keyboard, and says which changes are saved at once', async () => {
  const { card, user } = await openTabOfNewCard('Design', { name: 'Zoë Ångström' })
  for (const label of ['Profile Picture', 'Cover Photo', 'Logo'])
    expect(await findButton(`Upload ${label}`)).toHaveAccessibleDescription('Saved at once')
  const openPicker = async () => {
    await user.click(await screen.findByRole('button', { name: 'Change Theme' }))
    return screen.findByRole('dialog', { name: 'Select a Card Theme' })
  }
  const radio = (name: string) => screen.getByRole('radio', { name })
  const expectClosed = (dialog: HTMLElement) => waitFor(() => expect(dialog).not.toBeInTheDocument())
  let dialog = await openPicker()
  expect(within(dialog).getAllByRole('radio')).toHaveLength(CARD_THEME_KEYS.length)
  expect(radio('Minimalist Sophistication')).toBeChecked()
  const previewsWithName = () =>
    [...dialog.querySelectorAll('[role=img]')].filter(({ shadowRoot }) => shadowRoot?.textContent.includes('Zoë Ångström'))
  await waitFor(() => expect(previewsWithName()).toHaveLength(CARD_THEME_KEYS.length))
  // Arrow keys select a theme, but the card changes only when Enter is pressed.
  radio('Minimalist Sophistication').focus()
  await user.keyboard('{ArrowUp}')
  expect(radio('Tech / IT Professional')).toBeChecked()
  await user.keyboard('{Escape}')
  await expectClosed(dialog)
  expect(saveButton()).toBeDisabled()
  await waitFor(async () => expect(await findButton('Change Theme')).toHaveFocus())
  await user.keyboard('{Enter}')
  dialog = await screen.findByRole('dialog', { name: 'Select a Card Theme' })
  radio('Minimalist Sophistication').focus()
  await user.keyboard('{ArrowUp}{Enter}')
  await expectClosed(dialog)
  expect((await saveAndFetchCard(user, card)).theme).toBe('tech')
  dialog = await openPicker()
  await user.click(within(dialog).getByText('Education'))
  await expectClosed(dialog)
  expect((await saveAndFetchCard(user, card)).theme).toBe('education')
})

it('Gallery images are described, moved and removed, up to eight', async () => {
  signInAsLevel(5)
  const card = await createTestCard()
  const urls = await Promise.all([1, 2].map(() => uploadTestPicture(card)))
  const store = (gallery: object[]) => callApi('PUT', `/api/business-cards/${card.id}`, { gallery })
  await store(urls.map((url) => ({ url })))
  const openGallery = async () => {
    const user = await reloadPage(`/card-editor/${card.id}`)
    await user.click(await screen.findByRole('tab', { name: 'Gallery' }))
    await screen.findByRole('list', { name: 'Gallery images' })
    return user
  }
  let user = await openGallery()
  screen.getByText(/2 of at most 8 images/)
  expect(await findButton('Upload Gallery Image')).toBeVisible()
  await fillField(user, 'Description of image 1', 'The harbour')
  expect(await findButton('Move image 1 up')).toBeDisabled()
  expect(await findButton('Move image 2 down')).toBeDisabled()
  await user.click(await findButton('Move image 1 down'))
  expect(getField('Description of image 2')).toHaveValue('The harbour')
  const { gallery } = await saveAndFetchCard(user, card)
  expect(gallery).toEqual([{ url: urls[1] }, { url: urls[0], alt: 'The harbour' }])
  await user.click(await findButton('Remove image 1'))
  await answerQuestion(user, 'Remove')
  expect((await saveAndFetchCard(user, card)).gallery).toEqual([gallery[1]])
  // A card's gallery may contain the same image URL more than once.
  await store(Array.from({ length: 8 }, () => gallery[1]!))
  user = await openGallery()
  screen.getByText(/The gallery is full\./)
  expect(screen.queryByRole('button', { name: 'Upload Gallery Image' })).toBeNull()
})

it('Advanced stores embeds and the search engine setting', async () => {
  const { card, user } = await openTabOfNewCard('Advanced')
  expect(await screen.findByRole('list', { name: 'Classes to style' })).toHaveTextContent(
    '.card-container.card-header.card-profile.card-content.card-footer.card-social',
  )
  for (const number of [1, 2]) {
    await user.click(await findButton('Add Embed Code'))
    await fillField(user, `Title of embed ${number}`, `Calendar ${number}`)
    await fillField(user, `HTML of embed ${number}`, '<p>Hi</p>')
  }
  await user.click(await findButton('Remove embed 1'))
  await answerQuestion(user, 'Remove')
  await user.click(screen.getByRole('switch', { name: 'Show in search engines' }))
  expect(await saveAndFetchCard(user, card)).toMatchObject({
    embedCodes: [{ title: 'Calendar 2', html: '<p>Hi</p>' }],
    customizations: { searchable: false },
  })
})

describe('an entry that is typed but not added yet', () => {
  it('is saved, or stops Save Changes if it is incomplete', async () => {
    const { card, user } = await openTabOfNewCard('Social')
    await screen.findByRole('button', { name: 'Add' })
    await user.selectOptions(getField('Platform$'), 'Facebook')
    await fillField(user, 'Profile URL', 'ann.lee')
    await tab(user, 'Buttons')
    await fillField(user, 'Button label', 'Book')
    await tab(user, 'Basic Info')
    await fillField(user, 'Title$', 'CTO')
    await user.click(saveButton())
    // A custom button without a URL stops the save, and the editor opens the tab with the buttons.
    await waitFor(() => expect(getField('Button URL')).toHaveFocus())
    expect(getField('Button URL')).toHaveAccessibleDescription('Please enter a valid URL')
    await findNotice('Not saved yet')
    expect((await fetchStoredCard(card)).title).toBeNull()
    // While the owner types a button's URL, the editor shows the link that it will become.
    await fillField(user, 'Button URL', '+44 (0)20 7946 0000')
    await screen.findByRole('link', { name: 'tel:+442079460000' })
    await fillField(user, 'Button URL', 'example.com/book')
    expect(await screen.findByRole('link', { name: 'https://example.com/book' })).toHaveAttribute('href', 'https://example.com/book')
    expect(getField('Button URL')).toHaveAccessibleDescription('Opens https://example.com/book')
    await tab(user, 'Advanced')
    await user.click(await screen.findByRole('button', { name: 'Add Embed Code' }))
    await user.click(await findButton('Add Embed Code'))
    await fillField(user, 'Title of embed 1', 'Calendar')
    await tab(user, 'Gallery')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(getField('HTML of embed 1')).toHaveFocus())
    expect(getField('HTML of embed 1')).toHaveAccessibleDescription('Paste the HTML of this embed, or remove it')
    await fillField(user, 'HTML of embed 1', '<p>Hi</p>')
    getField('Title of embed 1').focus()
    await user.keyboard('{Control>}{Enter}{/Control}')
    await findNotice('Card updated successfully')
    await waitFor(() => expect(saveButton()).toBeDisabled())
    expect(await fetchStoredCard(card)).toMatchObject({
      title: 'CTO',
      socialLinks: { facebook: 'ann.lee' },
      customButtons: [{ text: 'Book', url: 'https://example.com/book' }],
      embedCodes: [{ title: 'Calendar', html: '<p>Hi</p>' }],
    })
  })

  it('is cleared by Reset', async () => {
    const { user } = await openTabOfNewCard('Social')
    await fillField(user, 'Profile URL', 'javascript:x')
    await user.click(saveButton())
    await waitFor(() => expect(getField('Platform$')).toHaveFocus())
    expect(getField('Platform$')).toHaveAccessibleDescription('Choose a platform')
    await user.click(screen.getAllByRole('button', { name: 'Reset' })[0]!)
    await answerQuestion(user, 'Reset')
    await waitFor(() => expect(getField('Profile URL')).toHaveValue(''))
    expect(saveButton()).toBeDisabled()
  })
})
