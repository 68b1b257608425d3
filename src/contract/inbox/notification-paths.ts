/** The worker through which a browser shows notifications. It answers for no page: what a page asks for never passes it. */
export const NOTIFIER_PATH = '/notifier.js'
export const NOTIFIER_SCOPE = '/notifier'
