import type { AppIntl } from './intl.ts'

/** Returns the id of each message, for tests of which message is used. */
export const ECHO_INTL: AppIntl = { code: 'en', dir: 'ltr', t: (id) => id, rich: (id) => id, has: () => true }
