import { VISIT_SOURCE_PARAM, VISIT_SOURCES } from '../../../../schema/source.ts'
import type { GuideSectionSource } from './model.ts'

export const SHARING_CARD_SECTION: GuideSectionSource = {
  id: 'sharing-card',
  title: 'Sharing your card',
  summary: 'Link, QR code, show mode, NFC and print.',
  topics: [
    {
      id: 'show-mode',
      title: 'Face to face: show mode',
      keywords: 'scan qr full screen display phone offline nfc tag swipe meeting event',
      picture: 'show-mode',
      lines: [
        '1. Press **Show my QR** on the [Dashboard](dashboard). The code fills the screen, and the screen stays on where the phone allows it.',
        '1. **Card link** opens your card on the other phone. **Contact** saves your contact there without any network, on either side.',
        '1. Let the other person point their camera at it.',
        '- With several cards, swipe to the next one, or use the arrow keys.',
        '- On an Android phone with NFC, **Write NFC tag** puts the link on a tag. The button shows only where the browser can do it.',
        '- Show mode opens without a network on a device on which you have used the Dashboard.',
      ],
    },
    {
      id: 'qr-code',
      title: 'QR code for slides, signs and flyers',
      keywords: 'download png svg vector image scan code',
      picture: 'qr-dialog',
      lines: [
        '1. Press **QR Code** on the [Dashboard](dashboard).',
        '1. **Download QR Code** saves a PNG picture; **Download SVG** a drawing that stays sharp in any size, for print.',
        '1. **Full screen** opens show mode.',
        '> Keep the code dark on light, with its white border, and at least 2 cm wide. Scan it once before you print a thousand.',
      ],
    },
    {
      id: 'print-sheet',
      title: 'Print sheet',
      keywords: 'paper printing stickers labels window cut pdf',
      picture: 'print-sheet',
      lines: [
        '1. In the dialog of **QR Code**, open the **Print sheet**: codes from 8 cm for a window to 2.5 cm for a label.',
        '1. Press **Print**, print at 100 %, in black on white, and cut along the lines.',
        `Visits by these codes count as “${VISIT_SOURCES.print}” in [where visits come from](#sources).`,
      ],
    },
    {
      id: 'link',
      title: 'Send the link',
      keywords: 'url copy whatsapp email message share social preview image open graph',
      picture: 'card',
      lines: [
        '- **Copy link** in the dialog of **QR Code** copies the address of your card.',
        '- **Share** above your card opens the share sheet of the phone, or offers email and WhatsApp.',
        '- Messengers show a preview picture with your name, in the style of your theme. It is drawn anew when you change the card.',
      ],
    },
    {
      id: 'email-signature',
      title: 'In your email signature',
      keywords: 'signature outlook gmail apple mail footer',
      lines: [
        `Put the link of your card into your signature and add \`?${VISIT_SOURCE_PARAM}=sig\` at its end. Visits from there then count as “${VISIT_SOURCES.sig}” in [where visits come from](#sources).`,
      ],
    },
    {
      id: 'contact-file',
      title: 'What visitors save',
      keywords: 'vcard vcf contact file address book iphone android save photo',
      lines: [
        '**Save Contact** on your card downloads a contact file with your name, title, company, numbers, address, links, the about text and your photo. Phones open it as a new contact.',
        'In apps that show links in a window of their own, such as Instagram, the card explains how to open it in the browser first.',
      ],
    },
    {
      id: 'map',
      title: 'The map on your card',
      keywords: 'google maps location directions address',
      lines: ['If your card has an address, visitors can press **Show Map**. Nothing is loaded from the map’s service before that.'],
    },
  ],
}
