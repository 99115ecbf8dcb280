import { readDays } from './knowledge/days.ts'
import { questionTopicOf } from './knowledge/questions.ts'
import { asksToPassOn } from './pass-on.ts'
import { HOSTILE_INTENTS } from './segment-patterns.ts'
import { ASSISTANT_STATE_LIMITS, hasContact, type AskedTopic, type AssistantState, WISHES } from './state.ts'
import { CONTACT_TOPICS, isNumber, isOwnWords, isRefusingContact, isSmallTalk, isThinkingOver, isYesToOffer } from './remarks.ts'
import { isJoy } from './statements.ts'
import type { AssistantConfig } from './turn.ts'
import { readNews } from './visitor-time.ts'
import { hasIntent, pendingTopicOf, type Segment, type Understood } from './understand.ts'

/** What a message told the assistant that it did not know before. */
export interface Noted {
  name: boolean
  /** E-mail addresses and phone numbers that the visitor left or corrected. */
  contacts: string[]
  isContactChanged: boolean
  time: 'new' | 'changed' | null
  budget: 'new' | 'changed' | null
  situation: boolean
  services: string[]
  /** The visitor answered the pending question. */
  answer: boolean
  acceptedPrice: boolean
  declined: boolean
  /** The visitor wants to think about it, or only looks around. */
  isThinkingOver: boolean
  forgot: boolean
  /** The visitor wants a question passed on. */
  passOn: boolean
}

/** Words with a meaning that a statement needs to count as the visitor's situation without being asked for. */
const UNASKED_SITUATION_WORDS = 3

const addTo = <T>(list: T[], item: T): T[] => (list.includes(item) ? list : [...list, item])

/** Changes a state by what a message says. */
export class Notes {
  readonly noted: Noted = {
    name: false,
    contacts: [],
    isContactChanged: false,
    time: null,
    budget: null,
    situation: false,
    services: [],
    answer: false,
    acceptedPrice: false,
    declined: false,
    isThinkingOver: false,
    forgot: false,
    passOn: false,
  }
  state: AssistantState
  readonly #said: Understood
  readonly #config: AssistantConfig

  constructor(state: AssistantState, said: Understood, config: AssistantConfig) {
    this.state = state
    this.#said = said
    this.#config = config
  }

  #change(changes: Partial<AssistantState>) {
    this.state = { ...this.state, ...changes }
  }

  /** Notes everything. */
  note() {
    this.#forgetWhatIsTakenBack()
    this.#noteContact()
    this.#noteTimeAndBudget()
    this.#noteServices()
    this.#noteWishes()
    this.#noteAnswer()
    this.#noteReaction()
    return this
  }

  #forget(topic: AskedTopic | 'appointment', segment: Segment) {
    const { contact, time, budget } = this.#said
    const { visitor } = this.state
    if (topic === 'appointment') {
      // Another day is a change of the appointment.
      if (time) return
      this.#change({ wishes: this.state.wishes.filter((wish) => wish !== 'appointment'), time: null })
    } else if (topic === 'budget' && !budget) this.#change({ budget: null, hasAcceptedPrice: false })
    else if (topic === 'time' && !time) this.#change({ time: null })
    else if (topic === 'name' && !contact.name) this.#change({ visitor: { ...visitor, name: null } })
    else if (topic === 'email' && !contact.email) this.#change({ visitor: { ...visitor, email: null } })
    else if (topic === 'phone' && !contact.phone) this.#change({ visitor: { ...visitor, phone: null } })
    else if (topic === 'contact' && !contact.email && !contact.phone) this.#change({ visitor: { ...visitor, email: null, phone: null } })
    else if (segment.services.length > 0)
      this.#change({ services: this.state.services.filter((service) => !segment.services.includes(service)) })
    else return
    this.noted.forgot = true
    // What was taken back is not asked for.
    if (topic !== 'appointment' && topic !== 'need' && topic !== 'other') this.#change({ declined: addTo(this.state.declined, topic) })
  }

  #forgetWhatIsTakenBack() {
    for (const segment of this.#said.segments) {
      if (!segment.intents.has('cancelFact')) continue
      if (segment.services.some((service) => !this.state.services.includes(service))) {
        // "Changed my mind: the full colour" replaces what was named before.
        this.#change({ services: [] })
        continue
      }
      this.#forget(segment.intents.has('appointment') ? 'appointment' : questionTopicOf(segment.text), segment)
    }
  }

  #noteContact() {
    const { name, email, phone } = this.#said.contact
    const before = this.state.visitor
    const visitor = {
      name: name?.slice(0, ASSISTANT_STATE_LIMITS.name) || before.name,
      email: email && email.length <= ASSISTANT_STATE_LIMITS.email ? email : before.email,
      phone: phone && phone.length <= ASSISTANT_STATE_LIMITS.phone ? phone : before.phone,
    }
    this.noted.name = visitor.name !== before.name
    const left = [
      { now: visitor.email, was: before.email },
      { now: visitor.phone, was: before.phone },
    ].filter(({ now, was }) => now !== was)
    this.noted.contacts = left.flatMap(({ now }) => now ?? [])
    this.noted.isContactChanged = left.some(({ was }) => was !== null)
    this.#change({ visitor })
    if (left.length > 0)
      this.#change({ isNotInterested: false, declined: this.state.declined.filter((topic) => !CONTACT_TOPICS.includes(topic)) })
  }

  #noteTimeAndBudget() {
    const { time, budget } = this.#said
    const known = this.state.time
    const said = time && readNews(time, known)
    if (said) {
      this.noted.time = known === null ? 'new' : known.text === said.text ? null : 'changed'
      this.#change({ time: said })
    }
    if (budget) {
      this.noted.budget = this.state.budget ? 'changed' : 'new'
      const prices = Object.values(this.#config.priceRanges)
      const isOtherCurrency = budget.currency !== null && budget.currency !== this.#config.currency
      this.#change({
        budget: { isEnough: prices.length === 0 || isOtherCurrency || budget.max === null || budget.max >= Math.min(...prices) },
      })
    }
  }

  #noteServices() {
    const takenBack = this.noted.forgot ? this.#said.segments.filter(({ intents }) => intents.has('cancelFact')) : []
    const named = this.#said.segments.filter((segment) => !takenBack.includes(segment)).flatMap(({ services }) => services)
    this.noted.services = [...new Set(named)].filter((service) => !this.state.services.includes(service))
    // The newest come last: "how much is it" asks about them.
    const again = this.state.services.filter((service) => named.includes(service))
    const services = [...this.state.services.filter((service) => !named.includes(service)), ...again, ...this.noted.services]
    this.#change({ services: services.slice(-50) })
  }

  #noteWishes() {
    const { segments } = this.#said
    for (const wish of WISHES) {
      if (
        !segments.some(({ intents, isWish }) => isWish && intents.has(wish) && !intents.has('cancelFact') && !intents.has('notInterested'))
      )
        continue
      this.#change({ wishes: addTo(this.state.wishes, wish), isNotInterested: false })
    }
    // Who names a weekday and an hour, or a day for a call, wants an appointment.
    const { time } = this.#said
    const isDayAndHour = time !== null && readDays(time.text, true).size > 0 && /\d/.test(time.text)
    const isCall = segments.some(({ intents, isWish }) => isWish && intents.has('callback'))
    if (time?.isAppointment && (isDayAndHour || isCall) && !this.noted.forgot)
      this.#change({ wishes: addTo(this.state.wishes, 'appointment') })
    // A day that is asked for again is confirmed again.
    if (time?.isAppointment && this.noted.time === null && segments.some(({ isWish, intents }) => isWish && intents.has('appointment')))
      this.noted.time = 'new'
    if (segments.some(({ intents }) => intents.has('price'))) this.#change({ hasAskedPriceOrDate: true })
    const refusal = segments.findLastIndex(({ intents, isQuestion }) => intents.has('notInterested') && !isQuestion)
    // "I am not interested in that one. Do you have another?" goes on.
    const asksOn = ({ isWish, isQuestion }: Segment) => isWish || isQuestion
    // "What does it cost? I have no money right now" wants to know.
    const hasAsked = segments.slice(0, Math.max(refusal, 0)).some((segment) => segment.isQuestion && hasIntent(segment, ['price']))
    const goesOn = this.noted.contacts.length > 0 || hasAsked || segments.slice(refusal + 1).some(asksOn)
    if (refusal >= 0 && !goesOn) this.#change({ isNotInterested: true, wishes: [] })
  }

  /** Notes an answer to the pending question, or what the visitor tells about their situation unasked. */
  #noteAnswer() {
    const { pending } = this.state
    const topic = pendingTopicOf(this.state)
    const own = this.#said.segments.filter((segment) => isOwnWords(segment, this.#said))
    const isAboutNeed = topic === 'need' || topic === 'other'
    const answers = own.filter((segment) => (isAboutNeed || !isNumber(segment)) && (!segment.isWish || segment.intents.has('need')))
    // "In Regensburg" may be both, an answer and the question whether that is within the area.
    const isNamedOnly = this.#said.segments.some(({ isGuessedQuestion, topics }) => isGuessedQuestion && topics.size === 0)
    const isAnswered =
      (isAboutNeed && (answers.length > 0 || isNamedOnly)) ||
      (topic === 'other' &&
        this.#said.segments.some((segment) => hasIntent(segment, ['yes', 'no']) && !segment.isQuestion) &&
        !this.#said.segments.some((segment) => hasIntent(segment, ['thanks', 'goodbye']))) ||
      ((topic === 'time' || topic === 'budget') && answers.length > 0)
    if (isAnswered) {
      this.noted.answer = true
      if (pending && pending !== 'passOn' && pending.question) this.#change({ answered: addTo(this.state.answered, pending.question) })
    }
    // Who tries to steer the assistant tells a story.
    if (this.#said.segments.some((segment) => hasIntent(segment, HOSTILE_INTENTS))) return
    const describes = own
      .filter((segment) => !isNumber(segment))
      .some(({ intents, subjectWords, isWish }) =>
        intents.has('need') ? subjectWords > (isWish ? 1 : 0) : subjectWords >= UNASKED_SITUATION_WORDS && !isWish,
      )
    if ((isAboutNeed && answers.length > 0) || describes) {
      this.noted.situation = !this.state.hasSituation
      this.#change({ hasSituation: true })
      if (!isAnswered) this.#answerFirst('need')
    }
  }

  /** A yes after a price, or a wish to buy: not an answer to a question for a time or a need. */
  #acceptsPrice(saysYes: boolean): boolean {
    const topic = pendingTopicOf(this.state)
    const answersOther = (topic === 'time' && this.noted.time !== null) || (topic === 'need' && this.noted.situation)
    // "Oh nice! And are you open on Saturday?" agrees to nothing.
    const { segments } = this.#said
    // Who asks for an offer has not agreed to the price yet.
    if (segments.some(({ isWish, intents }) => isWish && intents.has('quote'))) return false
    const isMereJoy =
      segments.length > 1 && segments.every(({ intents, text }) => !intents.has('yes') || intents.has('thanks') || isJoy(text))
    if (isMereJoy) saysYes = false
    // "Great, thanks!" may be no more than thanks for the information.
    const isThanks = this.#said.segments.every(isSmallTalk) && this.#said.segments.some(({ intents }) => intents.has('thanks'))
    return (saysYes && !isThanks) || (!answersOther && this.#said.segments.some(({ intents }) => intents.has('buy')))
  }

  /** Marks the owner's first open question of a topic as answered. */
  #answerFirst(topic: AskedTopic) {
    const { answered } = this.state
    const question = this.#config.leadQualificationQuestions.find((text) => !answered.includes(text) && questionTopicOf(text) === topic)
    if (question) this.#change({ answered: [...answered, question] })
  }

  /** Notes yes, no and "I would rather not say". */
  #noteReaction() {
    const { segments, contact } = this.#said
    const { pending } = this.state
    const topic = pendingTopicOf(this.state)
    if (segments.some((segment) => isThinkingOver(segment) || segment.isJustLooking)) this.noted.isThinkingOver = true
    const declining = segments.find((segment) => segment.intents.has('decline') || isRefusingContact(segment))
    const saysNo = declining !== undefined || segments.some(({ intents }) => intents.has('no'))
    const saysYes = !saysNo && segments.some(({ intents }) => intents.has('yes')) && !segments.some(({ intents }) => intents.has('goodbye'))
    // A contact that comes with a wish of its own is not the answer to whether a question is to be passed on.
    const isElse = segments.some((segment) => segment.isWish && hasIntent(segment, ['appointment', 'quote', 'buy']))
    const leftContact = this.noted.contacts.length > 0 && !isElse
    // "Yes, please ask her" may come after other questions.
    const isAsked = this.state.unansweredQuestions.length > 0 && segments.some(asksToPassOn)
    if (topic === 'passOn' || (isAsked && this.state.passOn === 'none')) {
      const isWanted = leftContact || isAsked || (saysYes && isYesToOffer(segments))
      if (isWanted) this.#change({ passOn: 'wanted' })
      this.noted.passOn = isWanted
      if (saysNo && !leftContact) this.noted.declined = true
    } else if (this.state.hasJustNamedPrice && this.#acceptsPrice(saysYes)) {
      this.noted.acceptedPrice = !this.state.hasAcceptedPrice
      this.#change({ hasAcceptedPrice: true })
    }
    if (this.state.passOn === 'wanted' && hasContact(this.state)) {
      this.noted.passOn = true
      this.#change({ passOn: 'done' })
    }
    const isAboutElse = segments.some(({ services, isQuestion }) => services.length > 0 || isQuestion)
    // "No próximo mês" gives what was asked for.
    const isGiven = (topic === 'time' && this.noted.time !== null) || (topic === 'budget' && this.noted.budget !== null)
    const isPlainNo = saysNo && !isGiven && !isAboutElse && topic !== null && topic !== 'passOn' && topic !== 'other' && topic !== 'need'
    if (!(declining || isPlainNo) || contact.email || contact.phone) return
    const named = declining ? questionTopicOf(declining.text) : 'other'
    const declined = named === 'other' || named === 'need' ? topic : named
    if (declined === null || declined === 'passOn') return
    // "It cannot go on like that" declines nothing that nobody asked for.
    if (topic === null && !CONTACT_TOPICS.includes(declined)) return
    this.noted.declined = true
    if (pending && pending !== 'passOn' && pending.question && declined === topic)
      this.#change({ answered: addTo(this.state.answered, pending.question) })
    if (declined !== 'need' && declined !== 'other') {
      const topics = CONTACT_TOPICS.includes(declined) ? CONTACT_TOPICS : [declined]
      this.#change({ declined: topics.reduce(addTo<AskedTopic>, this.state.declined) })
    }
  }
}
