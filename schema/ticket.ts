/** Query parameter and response header for download tickets. A HEAD request for a contact file gets a ticket; GET sends it. */
export const DOWNLOAD_TICKET_PARAM = 'ticket'
export const DOWNLOAD_TICKET_HEADER = 'x-ticket'
