import { type Concept } from './concepts.ts'
import { conceptTerm } from './terms.ts'

const toTerms = (concepts: string) =>
  concepts
    .trim()
    .split(/\s+/)
    .map((concept) => conceptTerm(concept as Concept))

/**
 * Topics that are asked about for their own sake: what is known about them is an answer whatever else a question says, as in "my
 * grandmother uses a wheelchair, would she manage to visit you?".
 */
export const TELLING_TERMS = toTerms(
  `parking transport paymentMethods installments deposit giftCards delivery pickup cancellation refund guarantee insurance credentials languages
  area online emergency accessibility vegetarian vegan allergies halal outdoor wifi ecoFriendly hygiene privacy reviews jobs membership revisions
  safety toilets smoking checkIn commission taxIncluded travelCosts ownership membershipBodies documents atHome substitute arrival weather
  validity minimumOrder technology damageCover startDates advanceNotice tasting lending cleanliness`,
)
/** Topics that are also named beside another subject: "my dog has ruined the carpet, what does cleaning it cost?" */
export const TELLING_ALONE_TERMS = toTerms('pets children team experience materials beginners groups drinks companion ageLimit surcharge')
/** Topics of which a number tells the most. */
export const NUMBERED_TERMS = toTerms('cancellation groups ageLimit advanceNotice minimumOrder validity guarantee')
/** Concepts of passages that say when something is done. */
export const TIME_TERMS = toTerms('duration readiness arrival advanceNotice timeOfDay startDates delivery')
/** Concepts that say little of what a question is about. */
export const GENERAL_TERMS = toTerms(
  'lessons duration readiness discounts booking business priceInfo contact place hours timeOfDay consultation quotes newClients process',
)
/** Of these the ones that weigh little beside any other word. */
export const LIGHT_TERMS = toTerms('lessons booking business contact place consultation newClients process')
/** Topics beside which those of TELLING_ALONE_TERMS are no answer. */
export const OTHER_SUBJECT_TERMS = [...TELLING_TERMS, ...toTerms('priceInfo duration readiness quotes discounts')]
