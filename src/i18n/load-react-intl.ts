import { createLoader } from './load.ts'
import { createReactIntl } from './react-intl.ts'

/** What says the texts of app pages in a locale. */
export const loadReactIntl = createLoader(createReactIntl)
