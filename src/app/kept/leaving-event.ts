/** Sent to the window when the person begins to sign out: whatever listens for them lets go. */
export const LEAVING = 'account-leaving'
