import { CUSTOM_BUTTONS_MAX, GALLERY_IMAGES_MAX, LEAD_FORM_FIELDS_MAX, SOCIAL_LINKS_MAX } from '../../../../schema/card.ts'
import { CARD_FIELDS, CARD_TEXT_FIELD_NAMES } from '../../../../schema/card-fields.ts'
import type { GuideSectionSource } from './model.ts'

const labelsOfPanel = (wanted: 'about' | 'contact') =>
  CARD_TEXT_FIELD_NAMES.flatMap((name) => (CARD_FIELDS[name].panel === wanted ? [`**${CARD_FIELDS[name].label}**`] : [])).join(', ')

export const CREATING_CARD_SECTION: GuideSectionSource = {
  id: 'creating-card',
  title: 'Creating your card',
  summary: 'Fill in your details, in the quick editor or in the full one.',
  topics: [
    {
      id: 'quick-editor',
      title: 'Change one thing: the quick editor',
      keywords: 'edit phone tap mobile editor change name',
      picture: 'quick-editor',
      lines: [
        '**Edit Card** on the [Dashboard](dashboard) opens the quick editor. It is made for a phone and works the same on a desktop.',
        '1. Tap a part of the card, or its row in the list “Details”.',
        '1. Type, then press **Save**. “Saved” appears for a moment, and visitors see the change within a minute. **Cancel** leaves everything as it was.',
        '1. For pictures and the look, use **Picture**, **Cover**, **Logo** and **Theme** below the card.',
        '1. Tap a platform to add your profile there, or **Add Platform** for one that is not listed. Empty a link to remove it.',
        '**Advanced Editor** opens the same card in the full editor.',
      ],
    },
    {
      id: 'full-editor',
      title: 'Change everything: the card editor',
      keywords: 'advanced editor desktop tabs save reset undo redo preview shortcut',
      picture: 'card-editor',
      lines: [
        'The card editor shows your card while you type. On a phone, press **Show preview** to see it.',
        `= **Basic Info**: ${labelsOfPanel('about')}, ${labelsOfPanel('contact')} and the address of the card.`,
        '= **Design**: The theme, the profile picture, the cover photo and the logo.',
        `= **Gallery**: Up to ${GALLERY_IMAGES_MAX} pictures.`,
        `= **Social**: Up to ${SOCIAL_LINKS_MAX} links to your profiles.`,
        `= **Buttons**: Up to ${CUSTOM_BUTTONS_MAX} buttons of your own, and the contact form.`,
        'Text is saved with **Save Changes** (on a keyboard Ctrl or Cmd with S or Enter). **Reset** discards what was not saved. A new or removed profile picture, cover or logo is saved at once, as it says beside its button.',
        '**Undo** and **Redo** go through your changes in all tabs, even after a save. Their keys are Ctrl and Z, and Ctrl and Y; on a Mac ⌘ and Z, and ⇧, ⌘ and Z.',
      ],
    },
    {
      id: 'drafts',
      title: 'Drafts, and saving without a network',
      keywords: 'autosave unsaved lost changes offline conflict other device',
      lines: [
        '- What you typed and did not save stays on your device. When you open the card again, it is still there, and the Dashboard marks the card.',
        '- Save without a network, and the change waits on this device. It is sent as soon as there is a network again, from whichever page is open.',
        '- If the card was changed on another device meanwhile, nothing is overwritten: you see both versions and choose.',
      ],
    },
    {
      id: 'name-and-contact',
      title: 'Name and contact details',
      keywords: 'phone number country code email address map location filed address book vcard first last name',
      lines: [
        '- Type phone numbers with the country code, such as +1 212 555 0142, so that they can be called from abroad.',
        '- An address becomes a link to the map. A website may come without “https://”.',
        '- Call, Email and Location buttons on the card follow from **Phone**, **Email** and **Address**. Leave a field blank, and its button is gone.',
        '- **How address books file this name** shows how phones will sort your name into first and last name. Correct it there if the guess is wrong.',
      ],
    },
    {
      id: 'social-links',
      title: 'Social links',
      keywords: 'facebook instagram linkedin whatsapp youtube telegram tiktok wechat twitter x profile handle',
      picture: 'social-links',
      lines: [
        '1. In the tab **Social**, choose the platform under **Add Social Link**. “Custom” takes any other one.',
        '1. Paste the address of your profile, or type your name, number or ID there. It becomes a link.',
        '1. Press Add, then **Save Changes**.',
      ],
    },
    {
      id: 'custom-buttons',
      title: 'Buttons of your own',
      keywords: 'call to action booking calendar calendly shop menu portfolio link colour',
      lines: [
        '1. In the tab **Buttons**, fill in **Add Custom Button**: what stands on it, where it leads, and its colour.',
        '1. Follow the link below the address once, to see that it opens what you mean.',
        '1. Press **Add Button**, bring the buttons into the order you like, and press **Save Changes**.',
      ],
    },
    {
      id: 'contact-form',
      title: 'A contact form',
      keywords: 'lead form questions messages submissions write to me consent',
      picture: 'contact-form',
      lines: [
        '1. In the tab **Buttons**, switch on **Show the form on the card**.',
        `1. Ask only what you need, with **Add Question**. A form has at most ${LEAD_FORM_FIELDS_MAX} questions.`,
        '1. If you fill in a consent text, visitors tick a box before they can send the form.',
        '1. Press **Save Changes**. What visitors send is listed under **Form Submissions** in [Analytics](#history), and mailed to you unless you switch off **Email me what visitors send**.',
        '> A form that a visitor sends without a network is not lost: it waits on their device for up to a week.',
      ],
    },
    {
      id: 'video',
      title: 'A video',
      keywords: 'youtube vimeo mp4 film clip',
      lines: [
        'Paste the address of a YouTube or Vimeo video, or of a video file, into **Video URL** in **Basic Info**. If the address is a web page without a video, the editor says so and offers a button instead.',
      ],
    },
  ],
}
