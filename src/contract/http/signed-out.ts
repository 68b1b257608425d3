/** Where signing out leads: the front page, which says so in the place that the hash names. */
export const SIGNED_OUT = 'signed-out'
export const SIGNED_OUT_PATH = `/#${SIGNED_OUT}`
