/** Loads the validation of the page's forms, which the page does not need until something is sent. */
export const loadFormChecks = () => import('./check-forms.ts')
