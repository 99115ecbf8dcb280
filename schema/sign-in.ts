/** Query parameter of the sign-in page: the page of the server to open after sign-in. */
export const RETURN_PATH_PARAM = 'next'

/** Query parameter of links in invitations, on the page where the new user chooses a password. */
export const INVITED_LINK_PARAM = 'invited'
