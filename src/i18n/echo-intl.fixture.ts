import type { AppIntl } from './intl.ts'

/** Shows the id of each message in place of its text, for tests of which message stands where. */
export const ECHO_INTL: AppIntl = { code: 'en', dir: 'ltr', t: (id) => id, rich: (id) => id, has: () => true }
