import type { AskedTopic } from './format.ts'

/** Words by which a simulated visitor understands what an assistant asks for, in all languages of the assistant. */
const ASKED_TOPIC_PATTERNS: Record<AskedTopic, RegExp> = {
  email: /e-?mail|correo|courriel|メール/i,
  phone:
    /phone|telefon|tel[ée]fono|t[ée]l[ée]phone|número|call you|reach you|erreich|contactar|joindre|contact|kontakt|contato|電話|連絡先/i,
  name: /your name|who am i|ihr name|ihren namen|wie hei(ß|ss)en|su nombre|cómo se llama|votre nom|vous appel|seu nome|お名前/i,
  budget: /budget|spend|presupuesto|orçamento|予算|ausgeben|invest/i,
  time: /timeline|when|deadline|which day|what day|what time|how soon|date|wann|zeit|termin|welche[rn]? tag|cuándo|plazo|fecha|día|quand|délai|quel jour|quando|prazo|dia|いつ|時期|日時|ご希望/i,
  need: /challenge|need|looking for|help with|tell me more|situation|problem|project|hoping|desaf|necesit|reto|herausforderung|brauchen|anliegen|defi|défi|besoin|desafio|precisa|課題|お困り|ご要望/i,
}

/** Lists the topics that the questions and requests of a reply ask for, most concrete first. */
export function readAskedTopics(reply: string, ownQuestions: string[]): AskedTopic[] {
  const sentences = Array.from(new Intl.Segmenter('en', { granularity: 'sentence' }).segment(reply), ({ segment }) => segment)
  const asking = sentences.filter((sentence) =>
    /[?？]|か。|ください|please|leave|tell me|let me know|share|bitte|por favor|déjeme|dígame|indique|s'il vous|laissez|deixe|informe/i.test(
      sentence,
    ),
  )
  const text = asking.join(' ')
  const topics = (Object.keys(ASKED_TOPIC_PATTERNS) as AskedTopic[]).filter((topic) => ASKED_TOPIC_PATTERNS[topic].test(text))
  // A question of the owner that no pattern knows asks about the visitor's situation.
  if (topics.length === 0 && ownQuestions.some((question) => reply.includes(question))) return ['need']
  return topics
}
