/** The hash with which the front page confirms the sign-out. */
export const SIGNED_OUT = 'signed-out'
export const SIGNED_OUT_PATH = `/#${SIGNED_OUT}`
