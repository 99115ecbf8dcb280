/** Query parameter of the sign-in page: the path to open after sign-in. */
export const RETURN_PATH_PARAM = 'next'

export const INVITATION_PARAM = 'invited'
