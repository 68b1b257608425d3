import type { ReactNode } from 'react'
import { getLocale, type LocaleCode } from '../domain/locales.ts'
import { compileMessage, type MessageLocale, type Render } from './compile-message.ts'
import type { AppIntl, RichValues } from './intl.ts'
import { isolate } from './isolate.ts'
import type { Messages, PlainValues } from './message.ts'
import { createMessageLocale } from './message-locale.ts'

/** Formats messages by closures, each compiled on first use. */
export const createCompiledIntl = (code: LocaleCode, messages: Messages): AppIntl => {
  const { intl: tag, dir } = getLocale(code)
  const find = createMessageStore(
    code,
    messages,
    createMessageLocale(tag, (text) => isolate(text, dir)),
  )
  const say = (id: string, values: PlainValues | RichValues = {}): ReactNode => {
    const message = find(id)
    return typeof message === 'string' ? message : (message(values) as ReactNode)
  }
  return { code, dir, t: say as AppIntl['t'], rich: say, has: (id) => messages[id] !== undefined }
}

const createMessageStore = (code: LocaleCode, messages: Messages, locale: MessageLocale) => {
  const compiled = new Map<string, string | Render>()
  const compile = (id: string): string | Render => {
    const message = messages[id]
    if (message === undefined) console.warn(`No message "${id}" in locale "${code}"`)
    const ready = message === undefined ? '' : compileMessage(message, locale)
    compiled.set(id, ready)
    return ready
  }
  return (id: string) => compiled.get(id) ?? compile(id)
}
