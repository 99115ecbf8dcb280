/** A HEAD request for a contact file returns a ticket in this header. The GET request sends it as this parameter. */
export const DOWNLOAD_TICKET_PARAM = 'ticket'
export const DOWNLOAD_TICKET_HEADER = 'x-ticket'
