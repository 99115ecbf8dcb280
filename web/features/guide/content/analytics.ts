import { PRODUCT_NAMES } from '../../../../schema/product.ts'
import { CAPABILITIES } from '../../../../schema/capabilities.ts'
import { RETENTION_DAYS } from '../../../../schema/retention.ts'
import type { GuideSectionSource } from './model.ts'

export const ANALYTICS_SECTION: GuideSectionSource = {
  id: 'analytics',
  title: 'Analytics and assistant',
  summary: `Who visited, what they clicked, and what ${PRODUCT_NAMES.assistant} found out.`,
  topics: [
    {
      id: 'open-analytics',
      title: 'Open the analytics of a card',
      keywords: 'statistics stats numbers report views reach period dates compare in short change why next',
      picture: 'analytics',
      lines: [
        "1. On the [Dashboard](dashboard), select a card and click '**Analytics**'.",
        '1. **In short** says what changed, what probably explains it, and what you can do next. A difference that may be chance is called so.',
        '1. Choose the days under **Period**: they are compared with as many days before. **Time range** groups the chart by days, weeks, months or years. **Refresh** reads the newest numbers.',
        'Times are in the time zone of your browser, which is named at the top of the page.',
      ],
    },
    {
      id: 'what-counts',
      title: 'What the numbers count',
      keywords: 'view click save ctr rate bots own visits excluded unique visitors meaning definition tracking privacy',
      lines: [
        '= **Total Views**: Somebody opened your card in a browser.',
        '= **Total Clicks**: Somebody followed a link, a button, a phone number or an address. Playing the video is listed, but is no click.',
        '= **Total Saves**: Somebody pressed Save Contact.',
        '= **CTR**: Clicks for each hundred views.',
        '- Left out everywhere: your own visits while you are signed in, search engines, link previews of messengers, floods of calls from one place, and what is above the limit for one day. The page says how many were left out.',
        '- Visitors whose browser runs no scripts are not counted.',
        '- Unique visitors are counted for one day each and cannot be added up, because nobody is recognised on the next day.',
      ],
    },
    {
      id: 'insights',
      title: 'Growth, engagement and insights',
      keywords: 'trend chart conversion rate performance',
      lines: [
        '**Growth Insights** compares the last 7 and 30 days with those before. **Engagement Metrics** relates clicks and saves to views. **Smart Insights** puts it into words. All three are about all time, whatever the period. Trends appear from ten views on: before that, one visitor would change too much.',
      ],
    },
    {
      id: 'sources',
      title: 'Where visits come from',
      keywords: 'source referrer funnel print nfc signature tag campaign',
      lines: [
        '**Where visits come from** tells apart the share sheet, NFC tags, the print sheet, your email signature and other sites. A copied link and the plain QR code carry no tag, and count as “Direct”. **What visitors did** shows how many views led to clicks, saves and leads. A line across a bar is the number of the days before.',
      ],
    },
    {
      id: 'history',
      title: 'Single visits, clicks, saves and forms',
      keywords: 'history list location device answers form submissions messages read',
      lines: [
        'At the end of the page, **Card Views**, **Link Clicks**, **Card Saves** and **Form Submissions** list them one by one, the newest first. What visitors wrote to you through the contact form is under **Form Submissions**.',
      ],
    },
    {
      id: 'export',
      title: 'Export to Excel or CSV',
      keywords: 'csv excel spreadsheet download sheet report data',
      picture: 'export',
      lines: [
        '1. Press **Export Data** on the analytics page.',
        '1. Choose what you need, or **All data**. The file is named after the card, the kind and the day.',
        '1. Open the CSV file in Excel, Numbers or Google Sheets.',
        `Network addresses of visitors are shortened in the file, and are erased after ${RETENTION_DAYS.address} days.`,
      ],
    },
    {
      id: 'assistant',
      title: `Set up ${PRODUCT_NAMES.assistant}`,
      keywords: 'ai salesbot chatbot assistant bot chat answer visitors prices configure faq language model choices emergency',
      can: 'useAssistant',
      picture: 'assistant',
      lines: [
        '1. On the [Dashboard](dashboard), press **AI Salesbot** on a card.',
        '1. Press **Fill in from my card** and tap your kind of business. Blank fields are filled in from your card.',
        '1. Write what visitors ask for into **Company information**, one fact a line: opening hours, area, payment. List what you offer under **Services and prices**. It answers from these and your card alone, and never names another price.',
        '1. Write what customers often ask, and what you reply, under **Questions and Answers**. Under **Always on screen** go up to three lines that nobody should miss, such as an emergency number.',
        '1. Under **Lead Qualification** stand the questions that it asks, one at a time; under **Action Buttons** the links that it offers to promising visitors.',
        '1. **Rehearsal** asks the likely questions and shows what it would say. What it cannot answer, you answer there. Or write to it in the **Test chat**. Nothing of that is stored.',
        `1. Switch on **Enable ${PRODUCT_NAMES.assistant}** and press **Save Configuration**. The chat button is then on your card.`,
        'A language model answers where there is one. Otherwise, and whenever it fails, the guided assistant does: it offers choices as buttons, and finds what you wrote. The page says which one it is.',
      ],
    },
    {
      id: 'leads',
      title: 'Leads, conversations and open questions',
      keywords: 'lead score chat transcript contact visitor hot email notification unanswered human hand over vcard',
      can: 'useAssistant',
      picture: 'chat',
      lines: [
        '- **View Analytics** on the configuration page opens all **Conversations**, each with its lead score from 0 to 100. A conversation becomes a lead at 70, or when the visitor leaves a contact.',
        '- With **Email me when a conversation becomes a lead** you get a mail for each lead, once your own address is confirmed. A lead of 70 points, an appointment and a date within three days come at once; a contact alone comes ten minutes after the chat.',
        '- **Unanswered Questions** lists what it could not answer. Write one line: it goes by mail to the visitors who left an address, and the assistant knows it from then on.',
        '- **Export leads** downloads them as a table or as contacts.',
        '- A visitor who asks for a person is handed over: it says that you will answer, and you get a mail.',
        '- You can also have this browser notify you at once, also while the app is closed: there, or under Security in [Account](account). On an iPhone it needs the installed app.',
        '- Your own chats with your assistant, and those of editors, are not listed, counted or mailed.',
        'Conversations are kept for twelve months. Visitors are told that an assistant answers and that you can read along.',
      ],
    },
    {
      id: 'assistant-level',
      title: PRODUCT_NAMES.assistant,
      keywords: 'ai salesbot chatbot assistant upgrade',
      cannot: 'useAssistant',
      lines: [
        `${PRODUCT_NAMES.assistant} answers visitors on your card and collects leads. It comes with level ${CAPABILITIES.useAssistant.level} and higher.`,
      ],
    },
  ],
}
