/** Query parameter and response header of download tickets. A HEAD request for a contact file returns one, GET sends it. */
export const DOWNLOAD_TICKET_PARAM = 'ticket'
export const DOWNLOAD_TICKET_HEADER = 'x-ticket'
