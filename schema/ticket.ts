/** Query parameter and response header of a download ticket: a HEAD request for the contact file returns one, the GET request sends it. */
export const TICKET_PARAM = 'ticket'
export const TICKET_HEADER = 'x-ticket'
