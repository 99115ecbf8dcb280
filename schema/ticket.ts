/**
 * The response to a HEAD request for a contact file has a ticket in this header. The GET request sends the ticket in this query parameter.
 */
export const DOWNLOAD_TICKET_PARAM = 'ticket'
export const DOWNLOAD_TICKET_HEADER = 'x-ticket'
