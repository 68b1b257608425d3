import { createIntl, createIntlCache } from '@formatjs/intl'
import type { ReactNode } from 'react'
import type { IntlShape } from 'react-intl'
import { getLocale, type LocaleCode } from '../contract/locales.ts'
import { type AnyValues, compileMessage, type MessageLocale, type Render, type Rendered } from './compile-message.ts'
import { isolate } from './isolate.ts'
import type { Message, Messages, PlainValues } from './message.ts'
import { createMessageLocale } from './message-locale.ts'

export type { Message, Messages, PlainValue, PlainValues } from './message.ts'

export type RichValues = Readonly<Record<string, ReactNode | ((chunks: ReactNode) => ReactNode)>>

/** react-intl's object for one locale: one per locale and isolate, messages compiled once and then only joined. */
export interface AppIntl extends Omit<IntlShape, 'formatMessage' | '$t' | 'messages'> {
  readonly code: LocaleCode
  readonly dir: 'ltr' | 'rtl'
  readonly messages: Messages
  formatMessage(this: void, descriptor: { id: string }, values?: PlainValues): string
  $t(this: void, descriptor: { id: string }, values?: PlainValues): string
  /** Short for `formatMessage({ id }, values)`. */
  t(this: void, id: string, values?: PlainValues): string
  /** For messages with tags or React nodes; components use `<T>`, which calls this. */
  rich(this: void, id: string, values?: RichValues): Rendered
  has(this: void, id: string): boolean
  /** The browser adds the areas of a page it moves to. Texts that are already known do not change. */
  addMessages(this: void, more: Messages): void
}

/** Makes the intl of one locale from compiled messages (see build/messages-plugin.ts); nothing is parsed here. */
export const createAppIntl = (code: LocaleCode, messages: Messages): AppIntl => {
  const { intl: tag, dir } = getLocale(code)
  // No timeZone here: react-intl would merge it into every call. Formats.ts names the zone where one is needed.
  const intl = createIntl({ locale: tag, onError: warn }, createIntlCache())
  const locale = createMessageLocale(tag, (text) => isolate(text, dir))
  const store = createMessageStore(code, messages, locale)
  const t = (id: string, values: AnyValues = {}): string => {
    const message = store.get(id)
    return typeof message === 'string' ? message : (message(values) as string)
  }
  const formatMessage = (descriptor: { id: string }, values?: PlainValues): string => t(descriptor.id, values)
  return Object.assign(intl as unknown as IntlShape, {
    code,
    dir,
    messages: store.messages,
    t,
    formatMessage,
    $t: formatMessage,
    rich: t,
    has: store.has,
    addMessages: store.add,
  }) as AppIntl
}

const createMessageStore = (code: LocaleCode, initial: Messages, locale: MessageLocale) => {
  const messages: Record<string, Message> = { ...initial }
  const compiled = new Map<string, string | Render>()
  const compile = (id: string): string | Render => {
    const message = messages[id]
    if (message === undefined) console.warn(`No message "${id}" in locale "${code}"`)
    const ready = message === undefined ? id : compileMessage(message, locale)
    compiled.set(id, ready)
    return ready
  }
  return {
    messages,
    get: (id: string) => compiled.get(id) ?? compile(id),
    has: (id: string) => messages[id] !== undefined,
    add: (more: Messages) => {
      for (const id of Object.keys(more)) if (messages[id] === undefined) compiled.delete(id)
      Object.assign(messages, more)
    },
  }
}

const warn = (problem: unknown): void => console.warn(String(problem))
