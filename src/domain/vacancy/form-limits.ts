/** Rows of a list in the form. */
export const MAX_FORM_ROWS = 40
export const MAX_FORM_TEXTS = 12
