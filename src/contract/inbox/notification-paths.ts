/** The service worker that shows notifications. It handles no requests of pages. */
export const NOTIFIER_PATH = '/notifier.js'
export const NOTIFIER_SCOPE = '/notifier'
