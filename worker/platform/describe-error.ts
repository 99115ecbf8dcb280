import { redactPersonalText } from './redact.ts'

const CAUSES_MAX = 4
const STACK_FRAMES_MAX = 8
const STACK_FRAME_PATTERN = /^ {4}at (?:async )?(?:[\w.$<>#[\] ]+ \()?[^\s()]+:\d+:\d+\)?$/

export interface ErrorDescription {
  name: string
  message: string
  /** Functions and places, without the texts of the error. */
  stack?: string[]
  cause?: ErrorDescription
}

/** Messages quote what they refuse, for example the text that is no JSON. So everything from the first quotation mark to the last goes. */
const omitQuotedText = (message: string) => message.replace(/(?<!\w)["'`“].*["'`”]|(?<!\w)["'`“].*$/s, '…')

/** A message of drizzle is the SQL statement, whose quotation marks enclose names of columns, followed by the values of its parameters. */
function describeMessage(message: string): string {
  const statement = /^Failed query: (.*?)\nparams: /s.exec(message)?.[1]
  return redactPersonalText(statement === undefined ? omitQuotedText(message) : `Failed query: ${statement}`)
}

/** A message may have lines that look like the stack, so it is removed as a whole. */
function listStackFrames({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message)
  const lines = (start < 0 ? stack : stack.slice(start + message.length)).split('\n')
  return lines
    .filter((line) => STACK_FRAME_PATTERN.test(line))
    .slice(0, STACK_FRAMES_MAX)
    .map((line) => redactPersonalText(line.trim()))
}

/** Describes an error for the log: without parameters of statements, quoted texts, addresses, phone numbers and tokens. */
export function describeError(error: unknown, causesLeft = CAUSES_MAX): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error, message: typeof error === 'string' ? describeMessage(error) : '' }
  const { cause } = error
  return {
    name: redactPersonalText(error.name),
    message: describeMessage(error.message),
    stack: listStackFrames(error),
    ...(cause !== undefined && causesLeft > 0 && { cause: describeError(cause, causesLeft - 1) }),
  }
}
