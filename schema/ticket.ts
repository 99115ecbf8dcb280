/**
 * Tickets let the server count each download once. The response to a HEAD request for a contact file has a ticket in this header. The GET
 * request then sends the ticket in this query parameter.
 */
export const DOWNLOAD_TICKET_PARAM = 'ticket'
export const DOWNLOAD_TICKET_HEADER = 'x-ticket'
