/** Where the reader's choice is kept; system is the absence of one. */
export const COLOUR_MODE_STORAGE_KEY = 'color-mode'
