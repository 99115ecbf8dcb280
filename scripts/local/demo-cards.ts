import type { CustomButton, ContactFormConfig } from '../../schema/card.ts'
import { ACCESS_LEVELS } from '../../schema/level.ts'
import type { SalesbotConfig } from '../../schema/salesbot.ts'
import type { CardThemeKey } from '../../schema/theme.ts'

export const DEMO_PASSWORD = 'demo-password'

export interface DemoOwner {
  username: string
  fullName: string
  accessLevel: number
  card: {
    theme: CardThemeKey
    title: string
    company: string
    phone: string
    email: string
    address: string
    website: string
    about: string
    socialLinks: Record<string, string>
    customButtons: CustomButton[]
    formConfig?: ContactFormConfig
  }
  assistant?: Partial<Omit<SalesbotConfig, 'cardId' | 'updatedAt'>>
}

/** All people are fictional. Phone numbers and domains are reserved for examples. */
export const DEMO_OWNERS: DemoOwner[] = [
  {
    username: 'demo',
    fullName: 'Elena Marchetti',
    accessLevel: ACCESS_LEVELS.admin,
    card: {
      theme: 'minimalist',
      title: 'Principal Architect',
      company: 'Studio Marchetti',
      phone: '+1 212 555 0142',
      email: 'elena@marchetti.example',
      address: '48 Mercer Street, New York, NY 10013',
      website: 'https://marchetti.example',
      about:
        'I design quiet buildings for loud cities: libraries, small museums and homes that age well. Eighteen years of practice between Milan and New York, most of them spent taking things away until only what matters is left.\n\nCurrently accepting commissions for 2027.',
      socialLinks: {
        linkedin: 'https://www.linkedin.com/in/elena-marchetti-example',
        instagram: '@studiomarchetti.example',
        whatsapp: '+1 212 555 0142',
        youtube: '@studiomarchetti-example',
        telegram: 'studiomarchetti_example',
      },
      customButtons: [
        { text: 'View the portfolio', url: 'https://marchetti.example/work', backgroundColor: '#1f2937' },
        { text: 'Book a first meeting', url: 'https://marchetti.example/meet', backgroundColor: '#d9bd90' },
      ],
      formConfig: {
        enabled: true,
        title: 'Tell me about your project',
        fields: [
          { name: 'name', label: 'Name', type: 'text', required: true },
          { name: 'email', label: 'Email', type: 'email', required: true },
          { name: 'message', label: 'What would you like to build?', type: 'textarea', required: false },
        ],
        consentText: 'I agree that Studio Marchetti may use these details to answer me.',
      },
    },
  },
  {
    username: 'basic',
    fullName: 'Tomás Okafor',
    accessLevel: ACCESS_LEVELS.basic,
    card: {
      theme: 'nonprofit',
      title: 'Volunteer Coordinator',
      company: 'Riverkeepers Alliance',
      phone: '+1 503 555 0117',
      email: 'tomas@riverkeepers.example',
      address: '210 SW Naito Parkway, Portland, OR 97204',
      website: 'riverkeepers.example',
      about: 'I bring people to rivers and rivers back to people. 140 clean-ups, 9,000 volunteers and one very muddy pair of boots.',
      socialLinks: { facebook: 'https://www.facebook.com/riverkeepers.example', instagram: '@riverkeepers.example' },
      customButtons: [{ text: 'Join a clean-up', url: 'https://riverkeepers.example/join', backgroundColor: '#2f6b4f' }],
    },
  },
  {
    username: 'pro',
    fullName: 'Dr. Amara Lindqvist',
    accessLevel: ACCESS_LEVELS.professional,
    card: {
      theme: 'health',
      title: 'Physiotherapist',
      company: 'Lindqvist Movement Clinic',
      phone: '+1 617 555 0163',
      email: 'amara@lindqvist.example',
      address: '15 Beacon Street, Boston, MA 02108',
      website: 'https://lindqvist.example',
      about: 'Evidence-based care for runners, dancers and desk workers. First visits are an hour long, because listening takes time.',
      socialLinks: { linkedin: 'amara-lindqvist-example', whatsapp: '+1 617 555 0163', youtube: '@lindqvistclinic-example' },
      customButtons: [{ text: 'Request an appointment', url: 'https://lindqvist.example/appointments', backgroundColor: '#0e7490' }],
    },
    assistant: {
      botName: 'Lindqvist Assistant',
      businessType: 'Physiotherapy practice',
      salesPersonality: 'friendly',
      services: ['First assessment', 'Follow-up session', 'Running analysis', 'Dance injury care', 'Desk posture check'],
      priceRanges: { 'First assessment': 140, 'Follow-up session': 95, 'Running analysis': 180, 'Desk posture check': 80 },
      companyInfo: [
        'We are open Monday to Friday from 8 am to 6 pm, and on Saturday from 9 am to 1 pm. We are closed on Sunday.',
        'A first assessment takes an hour, a follow-up session 40 minutes.',
        'You do not need a referral from a doctor.',
        'We take credit cards and bill most insurances directly. Please bring your insurance card.',
        'The clinic is on the second floor, with a lift. Park Street station is five minutes away on foot; there is no parking of our own.',
        'Appointments can be moved or cancelled free of charge until 24 hours before.',
      ].join('\n'),
      questionsAndAnswers: [
        { question: 'Do you treat children?', answer: 'Yes, from the age of ten. A parent stays in the room.', isVisitors: false },
        { question: 'What should I bring?', answer: 'Comfortable clothes and your insurance card.', isVisitors: false },
      ],
      pinnedLines: ['In an emergency, call 911.'],
      leadQualificationQuestions: ['What brings you to us?', 'When would you like to come in?'],
      actionButtons: [{ id: 'btn-1', description: 'Request an appointment', url: 'https://lindqvist.example/appointments' }],
    },
  },
  {
    username: 'enterprise',
    fullName: 'Victoria Ashworth-Chen',
    accessLevel: ACCESS_LEVELS.enterprise,
    card: {
      theme: 'corporate',
      title: 'Managing Partner',
      company: 'Ashworth Chen Capital',
      phone: '+1 312 555 0188',
      email: 'victoria@ashworthchen.example',
      address: '71 South Wacker Drive, Chicago, IL 60606',
      website: 'https://ashworthchen.example',
      about: 'We invest patient capital in family-owned manufacturers. Twenty-two companies, one held since 1998.',
      socialLinks: { linkedin: 'victoria-ashworth-chen-example', twitter: '@ashworthchen_ex' },
      customButtons: [
        { text: 'Annual letter', url: 'https://ashworthchen.example/letter', backgroundColor: '#14213d' },
        { text: 'Contact the office', url: 'mailto:office@ashworthchen.example', backgroundColor: '#b08d57' },
      ],
    },
  },
  {
    username: 'editor',
    fullName: 'Noor Haddad',
    accessLevel: ACCESS_LEVELS.editor,
    card: {
      theme: 'creative',
      title: 'Illustrator & Art Director',
      company: 'Haddad & Friends',
      phone: '+1 415 555 0134',
      email: 'noor@haddadfriends.example',
      address: '990 Valencia Street, San Francisco, CA 94110',
      website: 'https://haddadfriends.example',
      about: 'Picture books, murals and the occasional very serious annual report. I draw with ink first and ask questions later.',
      socialLinks: { instagram: '@noordraws.example', pinterest: 'noordraws-example', gmail: 'noor@haddadfriends.example' },
      customButtons: [{ text: 'See the sketchbook', url: 'https://haddadfriends.example/sketchbook', backgroundColor: '#c2410c' }],
    },
  },
]
