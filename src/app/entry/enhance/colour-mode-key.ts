/** Stores the reader's choice; the system's mode is the absence of one. */
export const COLOUR_MODE_STORAGE_KEY = 'color-mode'
