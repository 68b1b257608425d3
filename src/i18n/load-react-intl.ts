import { createLoader } from './load.ts'
import { createReactIntl } from './react-intl.ts'

/** Loads the intl of app pages in a locale. */
export const loadReactIntl = createLoader(createReactIntl)
