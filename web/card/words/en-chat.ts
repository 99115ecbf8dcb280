import { SHARED_ERROR_MESSAGES } from '../../../schema/error.ts'
import type { PluralForms } from './fill.ts'

/** The chat's own words. What the assistant says has its own languages. */
export const chat = {
  online: 'Online',
  offline: 'Offline',
  leadScore: 'Lead score: {score}',
  notice: 'An assistant answers. The owner sees this chat.',
  privacy: 'Privacy',
  choices: 'Choices',
  placeholder: 'Type your message...',
  message: 'Message',
  send: 'Send',
  charactersLeft: { one: '{count} character left', other: '{count} characters left' } as PluralForms,
  you: 'You',
  choicesFollow: { one: '{count} choice follows', other: '{count} choices follow' } as PluralForms,
  waiting: 'Waiting for the network…',
  newConversation: 'Start a new conversation',
  retry: 'Retry',
  conversationWith: 'Conversation with {name}',
  messages: 'Messages',
  handedOver: 'A person has been asked to answer you.',
  typing: '{name} is typing…',
  chatWith: 'Chat with {name}',
  minimize: 'Minimize chat',
  close: 'Close chat',
  backToCard: 'Back to the card',
  loading: 'Loading…',
  tryAgain: 'Try Again',
  loadFailed: 'The chat could not be loaded. Check your network and try again.',
  unavailable: SHARED_ERROR_MESSAGES.assistantOff as string,
  /** What the assistant says if an answer is empty: on the card, and on the chat's own page. */
  blankReply: "I'm here to help you! Could you tell me more about your specific needs?",
  blankReplyOnPage: "I'm here to help! How can I assist you today?",
  failure: "I apologize, but I'm having trouble processing your message right now. Could you please try rephrasing your question?",
}
