import { VISIT_SOURCE_PARAM, VISIT_SOURCES } from '../../../../schema/source.ts'
import { ui } from './controls.ts'
import { type GuideSection, guideLink, pageLink } from './model.ts'

export const SHARING_CARD: GuideSection = {
  id: 'sharing-card',
  title: 'Sharing your card',
  summary: 'Link, QR code, show mode, NFC and print.',
  topics: [
    {
      id: 'show-mode',
      title: 'Face to face: show mode',
      keywords: 'scan qr full screen display phone offline nfc tag swipe meeting event',
      picture: 'show-mode',
      blocks: [
        {
          steps: [
            `Press ${ui('showMyQr')} on the ${pageLink('Dashboard', 'dashboard')}. The code fills the screen, and the screen stays on where the phone allows it.`,
            `${ui('cardLink')} opens your card on the other phone. ${ui('contactCode')} saves your contact there without any network, on either side.`,
            'Let the other person point their camera at it.',
          ],
        },
        {
          points: [
            'With several cards, swipe to the next one, or use the arrow keys.',
            `On an Android phone with NFC, ${ui('writeNfcTag')} puts the link on a tag. The button shows only where the browser can do it.`,
            'Show mode opens without a network on a device on which you have used the Dashboard.',
          ],
        },
      ],
    },
    {
      id: 'qr-code',
      title: 'QR code for slides, signs and flyers',
      keywords: 'download png svg vector image scan code',
      picture: 'qr-dialog',
      blocks: [
        {
          steps: [
            `Press ${ui('qrCode')} on the ${pageLink('Dashboard', 'dashboard')}.`,
            `${ui('downloadQr')} saves a PNG picture; ${ui('downloadSvg')} a drawing that stays sharp in any size, for print.`,
            `${ui('fullScreen')} opens show mode.`,
          ],
        },
        { tip: 'Keep the code dark on light, with its white border, and at least 2 cm wide. Scan it once before you print a thousand.' },
      ],
    },
    {
      id: 'print-sheet',
      title: 'Print sheet',
      keywords: 'paper printing stickers labels window cut pdf',
      picture: 'print-sheet',
      blocks: [
        {
          steps: [
            `In the dialog of ${ui('qrCode')}, open the ${ui('printSheet')}: codes from 8 cm for a window to 2.5 cm for a label.`,
            `Press ${ui('print')}, print at 100 %, in black on white, and cut along the lines.`,
          ],
        },
        `Visits by these codes count as “${VISIT_SOURCES.print}” in ${guideLink('where visits come from', 'sources')}.`,
      ],
    },
    {
      id: 'link',
      title: 'Send the link',
      keywords: 'url copy whatsapp email message share social preview image open graph',
      picture: 'card',
      blocks: [
        {
          points: [
            `${ui('copyLink')} in the dialog of ${ui('qrCode')} copies the address of your card.`,
            `${ui('share')} above your card opens the share sheet of the phone, or offers email and WhatsApp.`,
            'Messengers show a preview picture with your name, in the style of your theme. It is drawn anew when you change the card.',
          ],
        },
      ],
    },
    {
      id: 'email-signature',
      title: 'In your email signature',
      keywords: 'signature outlook gmail apple mail footer',
      blocks: [
        `Put the link of your card into your signature and add \`?${VISIT_SOURCE_PARAM}=sig\` at its end. Visits from there then count as “${VISIT_SOURCES.sig}” in ${guideLink('where visits come from', 'sources')}.`,
      ],
    },
    {
      id: 'contact-file',
      title: 'What visitors save',
      keywords: 'vcard vcf contact file address book iphone android save photo',
      blocks: [
        `${ui('saveContact')} on your card downloads a contact file with your name, title, company, numbers, address, links, the about text and your photo. Phones open it as a new contact.`,
        'In apps that show links in a window of their own, such as Instagram, the card explains how to open it in the browser first.',
      ],
    },
    {
      id: 'map',
      title: 'The map on your card',
      keywords: 'google maps location directions address',
      blocks: [`If your card has an address, visitors can press ${ui('showMap')}. Nothing is loaded from the map’s service before that.`],
    },
  ],
}
