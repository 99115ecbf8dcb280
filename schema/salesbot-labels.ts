import type { ConversationOutcome, PrimaryGoal, SalesPersonality } from './salesbot.ts'

export const SALES_PERSONALITY_LABELS: Record<SalesPersonality, { label: string; hint: string }> = {
  professional: { label: 'Professional', hint: 'Polite, clear and to the point.' },
  friendly: { label: 'Friendly', hint: 'Warm and relaxed, like a good host.' },
  consultative: { label: 'Consultative', hint: 'Asks first, then advises.' },
  aggressive: { label: 'Aggressive', hint: 'Asks for the next step early and often.' },
}

export const PRIMARY_GOAL_LABELS: Record<PrimaryGoal, { label: string; hint: string }> = {
  schedule_appointment: { label: 'Schedule an appointment', hint: 'Leads visitors to a day and a time.' },
  generate_lead: { label: 'Generate a lead', hint: 'Leads visitors to leave their contact details.' },
  make_sale: { label: 'Make a sale', hint: 'Leads visitors to buy or book.' },
}

export function formatConversationOutcome(outcome: ConversationOutcome): string {
  const words = outcome.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
