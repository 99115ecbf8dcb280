/** What the contact file's address carries a ticket in, which a program gets in this header when it asks for the file by HEAD. */
export const TICKET = 'ticket'
export const TICKET_HEADER = 'x-ticket'
