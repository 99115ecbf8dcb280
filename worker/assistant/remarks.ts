import { questionTopicOf } from './knowledge/questions.ts'
import type { AskedTopic } from './state.ts'
import { isReaction } from './statements.ts'
import { hasIntent, type Segment, type Understood } from './understand.ts'

export const CONTACT_TOPICS: AskedTopic[] = ['email', 'phone', 'contact']

/** True for what says nothing but a greeting, thanks, yes, no and the like. */
export const isSmallTalk = ({ intents, services, subjectWords, isQuestion }: Segment) =>
  intents.size > 0 &&
  services.length === 0 &&
  subjectWords < 2 &&
  (!isQuestion || intents.has('howAreYou')) &&
  [...intents].every((intent) => ['greeting', 'thanks', 'goodbye', 'yes', 'no', 'howAreYou'].includes(intent))

const SIDE_INTENTS = [
  'decline',
  'cancelFact',
  'notInterested',
  'human',
  'complaint',
  'injection',
  'otherVisitors',
  'offTopic',
  'repeat',
] as const
const holdsContact = ({ text }: Segment) => /@|\d(?:[\s./()-]*\d){6}/.test(text)

/** Words beside thanks from which on they tell something. */
const THANKS_SUBJECT_WORDS = 4

const THINKING_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:think (?:about|on|it|this|that)|sleep on it|überleg\w*|denk\w* (?:noch )?(?:mal )?(?:drüber|darüber)|(?:lo|la) (?:pienso|pensar\w*|voy a pensar)|pens[aá]rmelo|r[eé]fl[eé]chi\w*|vou pensar|pensar (?:um pouco|melhor|nisso))(?![a-zß-öø-ɏ])|検討|考えてみ|考えさせ/iu

/** True for "I will think about it". */
export const isThinkingOver = ({ text, isQuestion }: Segment) => !isQuestion && THINKING_PATTERN.test(text)

/** True for what closes a conversation: "thanks for the information, I will think about it". */
const isFarewell = (segment: Segment) =>
  isReaction(segment.text) ||
  isThinkingOver(segment) ||
  segment.isJustLooking ||
  segment.intents.has('goodbye') ||
  (segment.intents.has('thanks') && !segment.intents.has('need') && segment.subjectWords < THANKS_SUBJECT_WORDS)

/** True for words of the visitor's own that may answer a question or describe their situation. */
export const isOwnWords = (segment: Segment, { time, contact }: Understood) =>
  !segment.isAsking &&
  !isSmallTalk(segment) &&
  !isFarewell(segment) &&
  !hasIntent(segment, [...SIDE_INTENTS]) &&
  !holdsContact(segment) &&
  !consistsOf(segment.text, time?.text) &&
  !consistsOf(segment.text, contact.name)

/** True for little more than a number, which is no situation, but may answer a question such as "how many guests?". */
export const isNumber = ({ text }: Segment) => /^\D{0,12}\d[\d.,' ]*\D{0,12}$/.test(text)

/** True if a text is little more than some part of it. */
const consistsOf = (text: string, part: string | null | undefined) => !!part && text.includes(part) && text.length - part.length < 12

const NEGATION_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:not|no|never|dont|don['’]t|won['’]t|wont|nicht|kein\w*|nie|pas|jamais|nunca|n[aã]o|sin|without|ohne|sans|sem)(?![a-zß-öø-ɏ])|ない|ません|たくない/iu

/** Verbs of giving, without which "the phone never stops ringing" is about something else. */
const GIVING_PATTERN =
  /(?<![a-zß-öø-ɏ])(?:give|giving|share|sharing|leave|leaving|tell|send|hand|provide|have|get|need|geb\w*|nenn\w*|sag\w*|hinterlass\w*|teil\w*|hab\w*|bekomm\w*|donn\w*|laiss\w*|communiqu\w*|partag\w*|ai|d[aeo]\w{0,4}|dej\w*|compart\w*|teng\w*|deix\w*|pass\w*|tenho)(?![a-zß-öø-ɏ])|教え|言い|お伝え|出し|ありません|持って/iu

/** True for "you will not get my number": about contact data, with a negation, and without any. */
export const isRefusingContact = (segment: Segment) =>
  !segment.isQuestion &&
  !holdsContact(segment) &&
  NEGATION_PATTERN.test(segment.text) &&
  GIVING_PATTERN.test(segment.text) &&
  CONTACT_TOPICS.includes(questionTopicOf(segment.text) as AskedTopic)

const CLEAR_YES_PATTERN =
  /^(?:yes|yeah|yep|yup|sure|please|of course|absolutely|go ahead|do that|gladly|s[ií](?![a-zß-öø-ɏ])|claro|por favor|adelante|ja(?![a-zß-öø-ɏ])|gerne?|bitte|klar|natürlich|oui|volontiers|bien s[uû]r|s'il|sim(?![a-zß-öø-ɏ])|pode|isso|はい|ええ|お願い|ぜひ)/iu

/** Longest "okay" or "sounds good" that says nothing else, in words. */
const WEAK_YES_WORDS_MAX = 3

/** True for a yes to an offer of the assistant; "okay" or "great" is one only if the message says nothing else. */
export const isYesToOffer = (segments: Segment[]) =>
  segments.some(({ intents, text }) => intents.has('yes') && CLEAR_YES_PATTERN.test(text)) ||
  (segments.some(({ intents, text }) => intents.has('yes') && !/\d/.test(text) && text.split(/\s+/).length <= WEAK_YES_WORDS_MAX) &&
    segments.every(isSmallTalk))
