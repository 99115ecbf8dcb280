import type { AssistantConfig, AssistantContext } from '../turn.ts'

/** A Wednesday. */
const NOW = Date.UTC(2026, 10, 18, 9)

/** A bicycle workshop with services, prices and company information. */
export function createTestAssistantContext(
  config: Partial<AssistantConfig> = {},
  card: Partial<AssistantContext['card']> = {},
): AssistantContext {
  return {
    card: {
      name: 'Marta Keller',
      title: 'Mechanic',
      company: 'Keller Bikes',
      phone: '+44 20 7946 0018',
      email: 'hello@keller.example',
      website: 'https://keller.example',
      address: '12 Mill Lane, London',
      about: 'A small workshop for city bikes since 2011.',
      ...card,
    },
    config: {
      botName: 'Spoke',
      businessType: 'Bicycle workshop',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'professional',
      services: ['Full service', 'Brake repair', 'Wheel building'],
      priceRanges: { 'Full service': 80, 'Brake repair': 35 },
      currency: 'GBP',
      companyInfo: `Opening hours: Monday to Friday 9 am to 6 pm, Saturday 10 am to 2 pm.

Parking: two spaces in the yard behind the workshop.

Payment: cash, Visa and Mastercard.`,
      leadQualificationQuestions: [
        'What is your biggest challenge in this area?',
        'What is your timeline for making a decision?',
        'What is your budget range?',
      ],
      questionsAndAnswers: [
        { question: 'Do you repair e-bikes?', answer: 'Yes, all brands but no batteries.', isVisitors: false },
        { question: 'r u vegan', answer: 'We use no leather saddles.', isVisitors: true },
      ],
      pinnedLines: [],
      actionButtons: [{ id: 'book', description: 'Book a slot', url: 'https://keller.example/book' }],
      ...config,
    },
    now: NOW,
    country: 'GB',
    expectedLanguage: 'en',
  }
}
