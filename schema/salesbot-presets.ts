import type { PrimaryGoal, SalesPersonality } from './salesbot.ts'

export interface SalesbotPreset {
  label: string
  businessType: string
  primaryGoal: PrimaryGoal
  salesPersonality: SalesPersonality
  questions: string[]
  services: string[]
}

/** A preset that names no goal or personality gets the most common one. Services are separated by commas. */
type WrittenPreset = Pick<SalesbotPreset, 'label' | 'questions'> & Partial<Omit<SalesbotPreset, 'services'>> & { services: string }
const WRITTEN_PRESETS: WrittenPreset[] = [
  {
    label: 'Plumbing and heating',
    salesPersonality: 'professional',
    questions: [
      'What needs to be repaired or installed?',
      'How urgent is it?',
      'Where is the property?',
      'Do you own or rent the property?',
    ],
    services: 'Leak repair, Drain cleaning, Water heater installation, Boiler service, Bathroom installation, Emergency call-out',
  },
  {
    label: 'Electrician',
    businessType: 'Electrical contractor',
    salesPersonality: 'professional',
    questions: ['What electrical work do you need?', 'Is it for a home or a business?', 'When should the work be done?'],
    services: 'Fault finding, Rewiring, Lighting installation, EV charger installation, Solar installation, Safety inspection',
  },
  {
    label: 'Building and renovation',
    primaryGoal: 'generate_lead',
    salesPersonality: 'consultative',
    questions: [
      'What would you like to build or renovate?',
      'When do you want to start?',
      'What is your budget range?',
      'Where is the property?',
    ],
    services: 'Kitchen renovation, Bathroom renovation, Roofing, Painting, Flooring, Extension, Free estimate',
  },
  {
    label: 'Cleaning',
    businessType: 'Cleaning service',
    questions: ['What should be cleaned, and how large is it?', 'Do you need it once or regularly?', 'When should we start?'],
    services: 'Home cleaning, Office cleaning, Window cleaning, Deep cleaning, Move-out cleaning, Carpet cleaning',
  },
  {
    label: 'Car repair',
    businessType: 'Car repair shop',
    questions: ['Which make, model and year is your car?', 'What is the problem?', 'When can you bring it in?'],
    services: 'Inspection, Oil change, Brake repair, Tyre change, Diagnostics, Air conditioning service',
  },
  {
    label: 'Hair and beauty',
    businessType: 'Hair and beauty salon',
    questions: ['Which treatment would you like?', 'Which day and time suit you best?', 'Have you been with us before?'],
    services: "Women's haircut, Men's haircut, Colouring, Manicure, Facial, Make-up, Waxing",
  },
  {
    label: 'Dental practice',
    questions: ['What would you like to see us about?', 'Are you in pain at the moment?', 'Are you a new patient?'],
    services: 'Check-up, Professional cleaning, Filling, Crowns and implants, Whitening, Orthodontics',
  },
  {
    label: 'Therapy and wellness',
    businessType: 'Therapy and wellness practice',
    salesPersonality: 'consultative',
    questions: ['What would you like help with?', 'How long have you had it?', 'When would a first appointment suit you?'],
    services: 'First consultation, Physiotherapy, Massage, Counselling, Nutrition advice, Online session',
  },
  {
    label: 'Fitness and training',
    businessType: 'Personal training',
    questions: ['What is your goal?', 'How often would you like to train?', 'When would you like to start?'],
    services: 'Trial session, Personal training, Group class, Training plan, Nutrition plan, Online coaching',
  },
  {
    label: 'Restaurant and catering',
    questions: ['Which day and time would you like?', 'How many people will come?', 'Do you have allergies or special wishes?'],
    services: 'Table reservation, Lunch menu, Takeaway, Catering, Private event, Gift voucher',
  },
  {
    label: 'Real estate',
    businessType: 'Real estate agency',
    salesPersonality: 'consultative',
    questions: [
      'Do you want to buy, sell or rent?',
      'Which area are you interested in?',
      'What is your budget range?',
      'When would you like to move?',
    ],
    services: 'Property valuation, Selling a home, Finding a home, Letting, Property management, Viewing',
  },
  {
    label: 'Law firm',
    salesPersonality: 'professional',
    questions: ['What is your matter about?', 'Is there a deadline or a court date?', 'Have you spoken to another lawyer about it?'],
    services: 'First consultation, Contract review, Employment law, Family law, Property law, Company formation',
  },
  {
    label: 'Accounting and tax',
    businessType: 'Accounting and tax advice',
    primaryGoal: 'generate_lead',
    salesPersonality: 'professional',
    questions: ['Is it for a company or for yourself?', 'What do you need help with?', 'Is there a deadline?'],
    services: 'Tax return, Bookkeeping, Payroll, Annual accounts, Company formation, Tax advice',
  },
  {
    label: 'Insurance and finance',
    businessType: 'Insurance and financial advice',
    salesPersonality: 'consultative',
    questions: ['What would you like to insure or plan for?', 'Do you have a contract for it already?', 'When do you want to decide?'],
    services: 'Home insurance, Car insurance, Life insurance, Business insurance, Retirement planning, Mortgage advice',
  },
  {
    label: 'Photography and video',
    primaryGoal: 'generate_lead',
    questions: ['What is the occasion?', 'Which date and place?', 'What is your budget range?'],
    services: 'Wedding photography, Portrait session, Business portraits, Event photography, Product photography, Video production',
  },
  {
    label: 'Events and weddings',
    businessType: 'Event and wedding planning',
    primaryGoal: 'generate_lead',
    questions: ['What are you celebrating, and when?', 'How many guests do you expect?', 'What is your budget range?'],
    services: 'Full planning, Day coordination, Decoration, Music and DJ, Venue search, Company event',
  },
  {
    label: 'Web, IT and marketing',
    businessType: 'Web, IT and marketing services',
    primaryGoal: 'generate_lead',
    salesPersonality: 'consultative',
    questions: ['What would you like to achieve?', 'What do you use today?', 'What is your timeline?', 'What is your budget range?'],
    services: 'Website, Online shop, Search engine optimisation, Advertising, IT support, App development',
  },
  {
    label: 'Consulting and coaching',
    salesPersonality: 'consultative',
    questions: ['What is your biggest challenge at the moment?', 'What have you tried so far?', 'When would you like to see results?'],
    services: 'Introductory call, Strategy session, Workshop, Coaching package, Keynote, Team training',
  },
  {
    label: 'Teaching and tutoring',
    questions: ['Which subject or skill is it about?', 'Who is it for, and at which level?', 'Which days and times suit you?'],
    services: 'Trial lesson, Private lesson, Group lesson, Online lesson, Exam preparation, Course',
  },
  {
    label: 'Shop',
    primaryGoal: 'make_sale',
    questions: ['What are you looking for?', 'Is it for you or a gift?', 'When do you need it?', 'What is your budget range?'],
    services: 'Delivery, Pick-up, Gift wrapping, Gift voucher, Custom order, Repair',
  },
  {
    label: 'Another business',
    businessType: 'Local business',
    primaryGoal: 'generate_lead',
    salesPersonality: 'professional',
    questions: ['What do you need?', 'When do you need it?', 'What is your budget range?'],
    services: 'First consultation, Free estimate, Appointment, Support',
  },
]

export const SALESBOT_PRESETS = WRITTEN_PRESETS.map(({ services, ...preset }): SalesbotPreset => ({
  businessType: preset.label,
  primaryGoal: 'schedule_appointment',
  salesPersonality: 'friendly',
  ...preset,
  services: services.split(', '),
}))
