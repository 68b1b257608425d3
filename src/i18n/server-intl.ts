import { createIntl } from '@formatjs/intl'
import type { LocaleCode } from '../domain/locales.ts'
import { createFormatjsIntl } from './formatjs-intl.ts'
import type { AppIntl } from './intl.ts'
import type { Messages } from './message.ts'

/** Formats the messages of mails, errors and files by the core of FormatJS, which knows no React. */
export const createServerIntl = (code: LocaleCode, messages: Messages): AppIntl =>
  createFormatjsIntl(createIntl, code, messages)
