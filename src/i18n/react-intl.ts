// The entry without components: of those, bundles keep some that no one uses.
import { createIntl } from 'react-intl/server'
import type { LocaleCode } from '../domain/locales.ts'
import { createFormatjsIntl, type FormatjsIntl } from './formatjs-intl.ts'
import type { Messages } from './message.ts'

export type ReactIntl = FormatjsIntl

/** Formats the messages of app pages by react-intl, at the edge and in the browser. */
export const createReactIntl = (code: LocaleCode, initial: Messages): ReactIntl =>
  createFormatjsIntl(createIntl, code, initial)
