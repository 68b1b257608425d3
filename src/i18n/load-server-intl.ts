import { createLoader } from './load.ts'
import { createServerIntl } from './server-intl.ts'

/** Loads the intl of mails, errors and files of the server in a locale. */
export const loadServerIntl = createLoader(createServerIntl)
