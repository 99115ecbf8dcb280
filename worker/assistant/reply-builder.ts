import { isSpacelessLanguage } from '../../schema/card-language.ts'
import { type ActionButton, actionButtonMarkerOf, type ChatChoice, LEAD_SCORE_THRESHOLD } from '../../schema/salesbot.ts'
import {
  type ChatChoiceId,
  createChoice,
  createFactChoice,
  isChoiceId,
  limitChoices,
  listContactChoices,
  listQuestionPage,
  listTopicChoices,
  listUsualChoices,
  questionPageOfChoice,
} from './choices.ts'
import { extractVisitorDetails, type VisitorDetails } from './contact.ts'
import type { BusinessFact } from './facts.ts'
import { type FactSearchResult, type Topic, TOPICS, listSubjectWords, sharesWordsWithPinnedLine } from './find.ts'
import { detectLanguage } from './language.ts'
import { findNextQuestion } from './next-question.ts'
import { noteVisitorDetails } from './notes.ts'
import { ASSISTANT_LANGUAGE_RULES } from './languages.ts'
import { truncateText, findPhrases, foldCaseAndAccents, type IndexedText, containsPhrase, toIndexedText } from './phrases.ts'
import { listFactsOfTopic, describeOffers, type ReplyContext, factSourceLabelOf } from './reply-context.ts'
import { conversationOutcomeOf, scoreLead } from './score.ts'
import { type AssistantState, ASSISTANT_STATE_LIMITS as LIMITS, hasContact } from './state.ts'
import type { AssistantTurn } from './turn.ts'

const SHORT_MESSAGE_WORDS = 6
const PLAIN_ANSWER_WORDS = 3
const QUESTION_BEGINNING_WORDS = 3
const TERSE_QUESTION_WORDS = 4
const STATED_MAX = 4
const CLAUSES_READ_MAX = 12
const CLAUSES_MAX = 4
const BUTTONS_MAX = 2

export class ReplyBuilder {
  readonly #replyContext: ReplyContext
  readonly #before: AssistantState
  #state: AssistantState
  readonly #text: string
  readonly #acknowledged: string[] = []
  readonly #answers: string[] = []
  readonly #sources = new Set<string>()
  readonly #stated: BusinessFact[] = []
  readonly #topics: Topic[] = []
  readonly #unanswered: string[] = []
  readonly #closing: string[] = []
  #choices: ChatChoice[] = []
  #asksForPerson = false
  #mayAsk = true
  #mayTouchLines = true
  #isDistressed = false

  constructor(replyContext: ReplyContext, before: AssistantState, text: string) {
    this.#replyContext = replyContext
    this.#before = before
    this.#text = text
    const messages = Math.min(before.messages + 1, LIMITS.messages)
    this.#state = { ...before, language: replyContext.formatter.language, messages, pending: null, hasJustNamedPrice: false }
  }

  #change(patch: Partial<AssistantState>) {
    this.#state = { ...this.#state, ...patch }
  }

  #remember(asked: string) {
    this.#change({ asked: [...this.#state.asked, asked.slice(0, LIMITS.question)].slice(-LIMITS.asked) })
  }

  #say(text: string, slots?: Record<string, string>) {
    return this.#replyContext.formatter.say(text, slots)
  }

  #leaveUnanswered(question: string) {
    this.#unanswered.push(truncateText(question.trim(), LIMITS.question))
  }

  choose(id: string) {
    const fact = this.#replyContext.facts.find((one) => one.id === id)
    if (fact) this.#stateFacts([fact], false)
    else if (isChoiceId(id)) this.#act(id)
    else this.#handOver(false)
  }

  #act(id: ChatChoiceId) {
    const { texts } = this.#replyContext.formatter
    const page = questionPageOfChoice(id)
    this.#mayTouchLines = false
    if (TOPICS.some((topic) => topic === id)) this.#stateTopic(id as Topic)
    else if (page !== null) {
      this.#mayAsk = false
      const lines = page === 1 && this.#before.messages > 0 ? this.#replyContext.context.config.pinnedLines : []
      this.#answers.push(...lines, this.#say(texts.chooseQuestion))
      this.#choices = listQuestionPage(this.#replyContext, page)
    } else if (id === 'person') this.#handOver(false)
    else if (id === 'pass-on') {
      if (this.#before.lastQuestion) this.#leaveUnanswered(this.#before.lastQuestion)
      this.#passOn()
    } else if (id === 'decline') this.#decline()
    else if (id === 'appointment') this.#change({ wishes: ['appointment'] })
    else {
      this.#change({ hasDeclinedContact: false, asked: this.#state.asked.filter((asked) => asked !== 'contact') })
      this.#ask('contact', texts.askContact)
    }
  }

  hear() {
    const { context, formatter } = this.#replyContext
    const { language } = formatter
    const intents = ASSISTANT_LANGUAGE_RULES[language].intents
    const asked = this.#before.pending
    const contact = extractVisitorDetails(this.#text, {
      country: context.country,
      cardPhone: context.card.phone,
      language,
      asked: asked === 'contact' || asked === 'passOn' ? 'contact' : asked === 'name' ? 'name' : null,
    })
    const heard = toIndexedText(contact.rest)
    const isAngry = containsPhrase(heard, intents.anger) || containsPhrase(heard, intents.complaint)
    this.#isDistressed = containsPhrase(heard, intents.distress)
    const wantsPerson = isAngry || this.#isDistressed || containsPhrase(heard, intents.person)
    this.#asksForPerson = wantsPerson
    if (containsPhrase(heard, intents.appointment)) this.#change({ wishes: ['appointment'], isNotInterested: false })
    if (!wantsPerson && this.#isRefusal(contact, heard)) return this.#decline()
    const clauses = contact.rest.split(/(?<=[?？!！。])\s*|(?<=\.)\s+|\n+/).filter((clause) => /[\p{L}\p{N}]/u.test(clause))
    const givesContact = contact.email !== null || contact.phone !== null
    const read = clauses.slice(0, CLAUSES_READ_MAX).map((clause) => this.#readClause(clause, givesContact))
    const questions = read.toSorted((one, other) => Number(other.isAsking) - Number(one.isAsking)).slice(0, CLAUSES_MAX)
    const isAsking = questions.some((question) => question.isAsking)
    if (!wantsPerson && !isAsking && !givesContact && containsPhrase(heard, intents.notInterested)) return this.#leave()
    const isWish = this.#state.wishes.length > 0
    const notes = noteVisitorDetails(this.#replyContext, this.#before, { text: this.#text, contact, heard, isAsking, isWish })
    this.#change(notes.changes)
    if (givesContact) this.#change({ isNotInterested: false })
    this.#acknowledged.push(...notes.acknowledged)
    if (notes.isPassedOn) this.#passOn()
    if (wantsPerson) {
      for (const { found } of questions) this.#stateFacts(found.sure, found.topics.includes('prices'))
      if (isAngry) this.#acknowledged.push(this.#say(formatter.texts.sorry))
      return this.#handOver(isAngry || this.#isDistressed)
    }
    this.#answerClauses(questions, heard)
  }

  /** A "no" counts as a refusal only at the beginning: "My door does not close" refuses nothing. */
  #isRefusal({ email, phone }: VisitorDetails, { words }: IndexedText): boolean {
    const { pending } = this.#before
    if (pending === null || email || phone || /[?？؟]/.test(this.#text)) return false
    const isForContact = pending === 'contact' || pending === 'passOn' || pending === 'name'
    if (!isForContact && words.length > PLAIN_ANSWER_WORDS) return false
    const { refusal } = ASSISTANT_LANGUAGE_RULES[this.#replyContext.formatter.language].intents
    const start = (count: number) =>
      isSpacelessLanguage(this.#replyContext.formatter.language) ? this.#text : words.slice(0, count).join(' ')
    // A phrase of several words, such as "do not want to", is a refusal anywhere in a short text.
    return (
      containsPhrase(start(PLAIN_ANSWER_WORDS), refusal) ||
      findPhrases(start(SHORT_MESSAGE_WORDS), refusal).some((one) => one.includes(' '))
    )
  }

  #readClause(clause: string, givesContact: boolean): { clause: string; isAsking: boolean; found: FactSearchResult } {
    const { search, facts, formatter, context } = this.#replyContext
    const found = search.find(clause, facts, formatter.language, context.config.currency)
    // If the assistant has just asked something, the visitor's answer may contain "when" or "what" without being a question.
    const beginning = this.#before.pending === null ? clause : clause.trim().split(/\s+/).slice(0, QUESTION_BEGINNING_WORDS).join(' ')
    const hasSign = found.topics.length > 0 || containsPhrase(beginning, ASSISTANT_LANGUAGE_RULES[formatter.language].intents.asking)
    const isAsking = /[?？]/.test(clause) || (!givesContact && hasSign)
    return { clause, isAsking, found }
  }

  #answerClauses(clauses: { clause: string; isAsking: boolean; found: FactSearchResult }[], heard: IndexedText) {
    const asking = clauses.filter(({ isAsking }) => isAsking)
    if (asking.length === 0 && this.#isWithin(heard, SHORT_MESSAGE_WORDS) && this.#hearShort(heard)) return
    const isNoted = this.#isNoted()
    const offered: BusinessFact[] = []
    const topics: Topic[] = []
    for (const { clause, isAsking, found } of clauses) {
      if (found.topics.includes('prices') || found.topics.includes('hours')) this.#change({ hasAskedPriceOrDate: true })
      const known = found.topics.filter((topic) => listFactsOfTopic(this.#replyContext, topic).length > 0)
      if (isAsking && found.isTopicAlone && known.length > 0) for (const topic of known.slice(0, 2)) this.#stateTopic(topic)
      else if (found.sure.length > 0) this.#stateFacts(found.sure, found.topics.includes('prices'))
      else if (isAsking || (found.unsure.length > 0 && !isNoted)) {
        offered.push(...found.unsure)
        topics.push(...known)
        if (found.unsure.length + known.length === 0 && found.hasSubject) this.#leaveUnanswered(clause)
      }
    }
    const last = this.#unanswered.at(-1) ?? asking.at(-1)?.clause ?? (offered.length > 0 ? this.#text : null)
    if (last) this.#change({ lastQuestion: truncateText(last.trim(), LIMITS.question) })
    if (offered.length + topics.length > 0) this.#offer(offered, topics)
    else if (this.#unanswered.length > 0) this.#admitUnknown()
    else if (this.#stated.length === 0)
      this.#hearStatement(
        heard,
        clauses.some(({ found }) => found.hasSubject),
      )
  }

  /** Three Japanese, Chinese or Korean characters count as one word. */
  #isWithin({ words, folded }: IndexedText, max: number): boolean {
    return isSpacelessLanguage(this.#replyContext.formatter.language) ? folded.length <= max * 3 : words.length <= max
  }

  #hearShort(heard: IndexedText): boolean {
    const { texts, personality, language } = this.#replyContext.formatter
    const intents = ASSISTANT_LANGUAGE_RULES[language].intents
    const { pending } = this.#before
    if (this.#isWithin(heard, PLAIN_ANSWER_WORDS) && containsPhrase(heard, intents.yes) && (pending === null || pending === 'passOn')) {
      if (pending === 'passOn') this.#passOn()
      else this.#change({ hasAcceptedPrice: this.#state.hasAcceptedPrice || this.#before.hasJustNamedPrice })
      return true
    }
    if (this.#acknowledged.length > 0) return false
    const polite = [
      [intents.thanks, texts.thanks],
      [intents.goodbye, texts.goodbye],
      [intents.greeting, texts.greeting[personality]],
    ] as const
    const isNo = pending === null && this.#isWithin(heard, PLAIN_ANSWER_WORDS) && containsPhrase(heard, intents.refusal)
    const found = polite.find(([list]) => containsPhrase(heard, list)) ?? (isNo ? [intents.refusal, texts.anythingElse] : null)
    if (!found) return false
    this.#answers.push(this.#say(found[1]))
    this.#mayAsk = false
    return true
  }

  #isNoted(): boolean {
    return this.#acknowledged.length > 0 || this.#state.wishes.length > this.#before.wishes.length
  }

  /** Replies to a statement, which answers the assistant's question or describes the visitor's situation. */
  #hearStatement(heard: IndexedText, hasSubject: boolean) {
    const { texts } = this.#replyContext.formatter
    if (heard.words.length === 0 && heard.folded.trim() === '') return
    const { pending } = this.#before
    if (pending === null && this.#isWithin(heard, TERSE_QUESTION_WORDS) && !this.#isNoted()) {
      // A short message counts as a question if it names a subject: "F1 visa" does, but "I see" does not.
      if (!hasSubject) return void this.#answers.push(this.#say(texts.anythingElse))
      this.#leaveUnanswered(this.#text)
      return this.#admitUnknown()
    }
    if (pending === 'need' || pending === 'other' || !this.#isWithin(heard, SHORT_MESSAGE_WORDS)) this.#noteSituation(heard, pending)
    if (!this.#isNoted()) this.#acknowledged.push(this.#say(texts.ackNoted))
  }

  /** Keeps the visitor's best description of the need. Contact data that was asked for is none. */
  #noteSituation(heard: IndexedText, pending: AssistantState['pending']) {
    const text = truncateText(this.#text.trim(), LIMITS.question)
    const { situation } = this.#state
    const isContact = (pending === 'contact' || pending === 'passOn') && !hasContact(this.#before) && hasContact(this.#state)
    const isOtherAnswer = pending === 'time' || pending === 'budget' || pending === 'other'
    const isBetter = situation === null ? !isContact : pending === 'need' || (!isOtherAnswer && this.#saysMoreThan(situation, heard))
    this.#change({ hasSituation: true, situation: isBetter ? text : situation })
  }

  #saysMoreThan(situation: string, heard: IndexedText): boolean {
    const { language } = this.#replyContext.formatter
    const { thanks, goodbye } = ASSISTANT_LANGUAGE_RULES[language].intents
    if (containsPhrase(heard, thanks) || containsPhrase(heard, goodbye)) return false
    return listSubjectWords(heard.folded, language).length > listSubjectWords(foldCaseAndAccents(situation), language).length
  }

  #contactOfVisitor() {
    const { email, phone } = this.#state.visitor
    return this.#replyContext.formatter.contact(email ?? phone ?? '')
  }

  #stateFacts(facts: BusinessFact[], asksPrice: boolean) {
    const { texts, language } = this.#replyContext.formatter
    for (const fact of facts) {
      if (this.#stated.includes(fact)) continue
      if (fact.kind === 'service') this.#change({ services: [...new Set([...this.#state.services, fact.label])] })
      if (fact.amount !== undefined) this.#change({ hasJustNamedPrice: true })
      if (asksPrice && fact.kind === 'service' && fact.amount === undefined) {
        this.#answers.push(this.#say(texts.priceNotListed, { service: fact.label }))
        this.#leaveUnanswered(this.#text)
        continue
      }
      this.#stated.push(fact)
      const isQuoted = fact.kind === 'passage' || fact.kind === 'hours' || fact.kind === 'question'
      const isOther = isQuoted && detectLanguage(fact.text, language) !== language
      this.#answers.push(isOther ? this.#say(texts.passageInOtherLanguage, { passage: fact.text }) : fact.text)
      this.#sources.add(factSourceLabelOf(fact, this.#replyContext))
    }
    if (asksPrice) this.#change({ hasAskedPriceOrDate: true })
  }

  #stateTopic(topic: Topic) {
    const { texts } = this.#replyContext.formatter
    const facts = listFactsOfTopic(this.#replyContext, topic)
    if (facts.length === 0) {
      this.#leaveUnanswered(this.#text)
      return this.#admitUnknown()
    }
    this.#topics.push(topic)
    if (topic !== 'services' && topic !== 'prices') return this.#stateFacts(facts.slice(0, STATED_MAX), false)
    const last = this.#before.services.at(-1)
    const meant = topic === 'prices' ? facts.find(({ label }) => label === last) : undefined
    if (meant) return this.#stateFacts([meant], true)
    const { text, stated, namesPrices } = describeOffers(this.#replyContext, topic)
    this.#stated.push(...stated)
    this.#answers.push(text)
    if (!namesPrices) return
    this.#change({ hasAskedPriceOrDate: true })
    this.#sources.add(texts.sources.prices)
  }

  #offer(facts: BusinessFact[], topics: Topic[]) {
    this.#mayAsk = false
    this.#closing.push(this.#say(this.#replyContext.formatter.texts.isItOne))
    const offersPrices = listTopicChoices(this.#replyContext).includes('services')
    this.#choices = [
      ...facts.slice(0, 3).map((fact) => createFactChoice(this.#replyContext, fact)),
      ...topics.slice(0, 1).map((topic) => createChoice(this.#replyContext, topic === 'prices' && offersPrices ? 'services' : topic)),
      createChoice(this.#replyContext, 'questions'),
      ...this.#listWaysOn().topics,
    ]
    this.#choices = [...limitChoices(this.#choices, 1), createChoice(this.#replyContext, 'pass-on')]
  }

  #admitUnknown() {
    const { texts } = this.#replyContext.formatter
    this.#mayAsk = false
    if (this.#state.isHandedOver && (hasContact(this.#state) || !this.#state.hasDeclinedContact)) return
    if (this.#answers.length === 0) this.#answers.push(this.#say(texts.unknown))
    if (this.#state.isHandedOver) return
    if (hasContact(this.#state)) {
      this.#passOn()
    } else if (!this.#state.hasDeclinedContact) {
      this.#answers.push(this.#say(texts.offerPassOn))
      this.#change({ pending: 'passOn' })
      this.#choices = [createChoice(this.#replyContext, 'pass-on')]
    }
    const { actions, topics } = this.#listWaysOn()
    this.#choices = [...this.#choices, ...actions, ...topics]
  }

  #listWaysOn() {
    const topics = listTopicChoices(this.#replyContext).map((id) => createChoice(this.#replyContext, id))
    return { topics, actions: this.#state.isHandedOver ? [] : [createChoice(this.#replyContext, 'person')] }
  }

  #passOn() {
    const { texts } = this.#replyContext.formatter
    if (hasContact(this.#state)) {
      this.#change({ passOn: 'done' })
      this.#closing.push(this.#say(texts.passedOn, { contact: this.#contactOfVisitor() }))
    } else {
      this.#change({ passOn: 'wanted' })
      this.#ask('contact', texts.askContactToPassOn)
    }
  }

  #decline() {
    const { pending } = this.#before
    if (pending === 'contact' || pending === 'passOn' || pending === 'name') this.#change({ hasDeclinedContact: true })
    this.#change({ passOn: this.#state.passOn === 'wanted' ? 'none' : this.#state.passOn })
    this.#answers.push(this.#say(this.#replyContext.formatter.texts.ackDeclined))
    this.#mayAsk = false
  }

  #leave() {
    this.#change({ isNotInterested: true })
    this.#answers.push(this.#say(this.#replyContext.formatter.texts.notInterested))
    this.#mayAsk = false
  }

  #handOver(isSerious: boolean) {
    const { texts } = this.#replyContext.formatter
    this.#asksForPerson = true
    this.#mayAsk = false
    this.#change({ isHandedOver: true, isUpset: this.#state.isUpset || isSerious })
    const channels = listContactChoices(this.#replyContext, this.#before.lastQuestion ?? (isSerious ? this.#text : null))
    const reachable = hasContact(this.#state)
    const mayAsk = !reachable && !this.#state.hasDeclinedContact
    // An answer is promised only if the visitor has left contact data or can still be asked for it.
    const parts = [
      reachable || mayAsk ? this.#say(texts.handOver) : '',
      reachable ? this.#say(texts.handOverByContact, { contact: this.#contactOfVisitor() }) : '',
      mayAsk || (!reachable && channels.length === 0) ? this.#say(texts.handOverAskContact) : '',
      channels.length > 0 ? this.#say(texts.handOverChannels) : '',
    ]
    this.#closing.push(this.#replyContext.formatter.joinSentences(parts))
    if (mayAsk) this.#change({ pending: 'contact' })
    this.#choices = [...channels, ...this.#listWaysOn().topics]
  }

  #ask(topic: NonNullable<AssistantState['pending']>, question: string) {
    this.#closing.push(this.#say(question))
    this.#change({ pending: topic })
    this.#remember(topic === 'need' || topic === 'other' || topic === 'time' || topic === 'budget' ? question : topic)
    this.#mayAsk = false
    if (topic !== 'contact') return
    const { actions, topics } = this.#listWaysOn()
    this.#choices = [createChoice(this.#replyContext, 'decline'), ...actions, ...topics]
  }

  #askNext() {
    const next = findNextQuestion(this.#replyContext, this.#state)
    if (next?.pending) this.#ask(next.pending, next.text)
    else if (next) {
      this.#remember('confirmed')
      this.#closing.push(next.text)
    }
  }

  #listTouchedLines(): string[] {
    const { context, formatter } = this.#replyContext
    const { pinnedLines } = context.config
    if (this.#isDistressed) return pinnedLines.filter((line) => /\d/.test(line))
    return this.#mayTouchLines ? pinnedLines.filter((line) => sharesWordsWithPinnedLine(this.#text, line, formatter.language)) : []
  }

  #listButtons(): ActionButton[] {
    const { isHandedOver, isNotInterested } = this.#state
    // A reply with a question has no action buttons.
    if (isHandedOver || isNotInterested || this.#state.pending !== null || scoreLead(this.#state) < LEAD_SCORE_THRESHOLD) return []
    return this.#replyContext.context.config.actionButtons.slice(0, BUTTONS_MAX)
  }

  #sayWhoAnswers(): string {
    const { texts, say } = this.#replyContext.formatter
    if (!this.#before.isHandedOver || this.#asksForPerson) return ''
    if (hasContact(this.#state)) return say(texts.afterHandOver)
    return this.#state.hasDeclinedContact || this.#stated.length > 0 ? '' : say(texts.handOverAskContact)
  }

  finish(): Omit<AssistantTurn<AssistantState>, 'isChosen'> {
    const { texts, say, joinSentences, language } = this.#replyContext.formatter
    if (this.#mayAsk && !this.#state.isHandedOver && !this.#state.isNotInterested) this.#askNext()
    const source = this.#sources.size > 0 ? say(texts.sourceLine, { source: say([...this.#sources].join(', ')) }) : ''
    const buttons = this.#listButtons()
    const matchingPinnedLines = this.#listTouchedLines()
    const whoAnswers = this.#sayWhoAnswers()
    const blocks = [
      ...matchingPinnedLines,
      joinSentences(this.#acknowledged),
      ...this.#answers,
      source,
      ...this.#closing,
      whoAnswers,
      buttons.length > 0 && !this.#before.asked.includes('buttons') ? say(texts.introduceButtons) : '',
    ].filter((block) => block !== '')
    if (blocks.length === 0) blocks.push(say(texts.anythingElse))
    if (buttons.length > 0 && !this.#state.asked.includes('buttons')) this.#remember('buttons')
    const markers = buttons.map(actionButtonMarkerOf).join(' ')
    const choices = this.#choices.length > 0 ? this.#choices : listUsualChoices(this.#replyContext, this.#state, this.#topics)
    return {
      reply: [...new Set(blocks), markers].filter((block) => block !== '').join('\n\n'),
      choices: limitChoices(choices, buttons.length),
      usualChoices: limitChoices(listUsualChoices(this.#replyContext, this.#state)),
      stated: this.#stated.map(({ id }) => id),
      state: this.#state,
      language,
      leadScore: scoreLead(this.#state),
      outcome: conversationOutcomeOf(this.#state),
      visitor: this.#state.visitor,
      handedOver: this.#state.isHandedOver,
      asksForPerson: this.#asksForPerson,
      matchingPinnedLines,
      whoAnswers,
      unanswered: this.#unanswered,
    }
  }
}
