import type { ReactNode } from 'react'
import type { LocaleCode } from '../domain/locales.ts'
import type { PlainValues } from './message.ts'

export type { Message, Messages, PlainValue, PlainValues } from './message.ts'

export type RichValues = Readonly<Record<string, ReactNode | ((chunks: ReactNode) => ReactNode)>>

/**
 * A message id: `area.view.element`. Code writes it as a literal or template, where the build finds it and adds the message to the pages that
 * can show it. A plain string, such as a value from the server, is no id: answers contain names, and pages build the id.
 */
export type MessageId = `${string}.${string}`

/**
 * Formats the messages of one locale: react-intl on app pages (react-intl.ts), `@formatjs/intl` in mails, errors and files of the server
 * (server-intl.ts), compiled messages in documents and pictures (compiled-intl.ts). All produce the same texts. One per locale and isolate.
 */
export type AppIntl = {
  readonly code: LocaleCode
  readonly dir: 'ltr' | 'rtl'
  t(this: void, id: MessageId, values?: PlainValues): string
  /** For messages with tags or React nodes; components use `<T>`, which calls it. */
  rich(this: void, id: MessageId, values?: RichValues): ReactNode
  has(this: void, id: MessageId): boolean
}
