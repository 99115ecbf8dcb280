// This file must import nothing, because the landing page's script loads it.

/** Query parameter of the sign-in page: the path to open after sign-in. */
export const RETURN_PATH_PARAM = 'next'

export const INVITATION_PARAM = 'invited'

/** Query parameters of the sign-in page: the form to show, and the plan that the visitor has chosen. */
export const AUTH_VIEW_PARAM = 'view'
export const REGISTER_VIEW = 'register'
export const PLAN_PARAM = 'plan'
