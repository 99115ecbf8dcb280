import { describe, expect, it } from 'vitest'
import { conversationOutcomeOf, scoreLead } from './score.ts'
import { EMPTY_ASSISTANT_STATE, type AssistantState } from './state.ts'

const time = (horizon: 'days' | 'soon' | 'quarter' | 'later', isAppointment = false) => ({
  text: 'then',
  horizon,
  isAppointment,
  day: null,
  saidOn: null,
})
const visitor = (contact: Partial<AssistantState['visitor']>) => ({ ...EMPTY_ASSISTANT_STATE.visitor, ...contact })
const ANNA = visitor({ email: 'anna@example.com' })

describe('lead score, by the table of docs/assistant.md', () => {
  it.each<[string, Partial<AssistantState>, number]>([
    ['nothing', {}, 0],
    ['a service', { services: ['Haircut'] }, 15],
    ['a need', { hasSituation: true }, 15],
    ['a service and the situation', { services: ['Haircut'], hasSituation: true }, 25],
    ['within three days', { time: time('days') }, 20],
    ['within two weeks', { time: time('soon') }, 20],
    ['within three months', { time: time('quarter') }, 12],
    ['later', { time: time('later') }, 5],
    ['a budget that reaches the lowest price', { budget: { isEnough: true, text: null } }, 20],
    ['a budget below the lowest price', { budget: { isEnough: false, text: null } }, 5],
    ['yes to a price', { hasAcceptedPrice: true }, 20],
    ['yes to a price, with a budget below', { budget: { isEnough: false, text: null }, hasAcceptedPrice: true }, 20],
    ['an e-mail address', { visitor: ANNA }, 20],
    ['a phone number', { visitor: visitor({ phone: '+4930123456' }) }, 20],
    ['a name alone', { visitor: visitor({ name: 'Anna' }) }, 0],
    ['an appointment', { wishes: ['appointment'] }, 15],
    ['an offer', { wishes: ['quote'] }, 15],
    ['a call', { wishes: ['callback'] }, 15],
    ['wants to buy', { wishes: ['buy'] }, 15],
    ['asks for a price', { hasAskedPriceOrDate: true }, 5],
    ['a wish and a price', { wishes: ['buy', 'quote'], hasAskedPriceOrDate: true }, 15],
  ])('%s', (_, state, score) => {
    expect(scoreLead({ ...EMPTY_ASSISTANT_STATE, ...state })).toBe(score)
  })

  const everything: AssistantState = {
    ...EMPTY_ASSISTANT_STATE,
    services: ['Haircut'],
    hasSituation: true,
    time: time('soon', true),
    budget: { isEnough: true, text: null },
    visitor: ANNA,
    wishes: ['appointment'],
  }

  it('adds up to 100, and to 20 at most for a visitor who is not interested', () => {
    expect(scoreLead(everything)).toBe(100)
    expect(scoreLead({ ...everything, isNotInterested: true })).toBe(20)
    expect(scoreLead({ ...EMPTY_ASSISTANT_STATE, services: ['Haircut'], isNotInterested: true })).toBe(15)
  })

  it.each<[string, Partial<AssistantState>, string]>([
    ['handed over before everything else', { isHandedOver: true, isNotInterested: true }, 'follow_up'],
    ['a question passed on with a contact', { passOn: 'done', wishes: [] }, 'follow_up'],
    [
      'a question to be passed on without a contact',
      { passOn: 'wanted', visitor: EMPTY_ASSISTANT_STATE.visitor, wishes: [], time: null, budget: null },
      'browsing',
    ],
    ['not interested', { isNotInterested: true }, 'not_interested'],
    ['appointment, day and contact', {}, 'scheduled'],
    ['an appointment asked for by asking for a person', { isHandedOver: true, passOn: 'done' }, 'scheduled'],
    ['an appointment of somebody who complains', { isHandedOver: true, isUpset: true }, 'follow_up'],
    ['appointment and contact without a day', { time: time('soon') }, 'interested'],
    ['day and contact without the wish', { wishes: [] }, 'interested'],
    ['a score of 70 without a contact', { visitor: EMPTY_ASSISTANT_STATE.visitor }, 'interested'],
    ['a contact alone', { ...EMPTY_ASSISTANT_STATE, visitor: ANNA }, 'interested'],
    ['nothing', EMPTY_ASSISTANT_STATE, 'browsing'],
  ])('outcome: %s', (_, changes, outcome) => {
    expect(conversationOutcomeOf({ ...everything, ...changes })).toBe(outcome)
  })
})
