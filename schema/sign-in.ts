/** Query parameter of the sign-in page: the page of the server to open after sign-in. */
export const RETURN_PATH_PARAM = 'next'
