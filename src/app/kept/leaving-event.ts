/** Dispatched on the window when a sign-out begins: listeners close what they hold. */
export const LEAVING = 'account-leaving'
