import type { ReactNode } from 'react'
import type { LocaleCode } from '../contract/locales.ts'
import type { PlainValues } from './message.ts'

export type { Message, Messages, PlainValue, PlainValues } from './message.ts'

export type RichValues = Readonly<Record<string, ReactNode | ((chunks: ReactNode) => ReactNode)>>

/**
 * Names a message: `area.view.element`. Code writes it as a literal or a template, where the build finds it and gives the message
 * to the pages that can show it. A plain string, such as a value from an answer of the server, is no id: an answer holds a name,
 * and the page builds the id.
 */
export type MessageId = `${string}.${string}`

/**
 * What says the messages of one locale: react-intl on pages of the app (react-intl.ts), closures in documents, mails and
 * pictures (compiled-intl.ts). Both say the same, and whoever asks need not know which it is. One per locale and isolate.
 */
export type AppIntl = {
  readonly code: LocaleCode
  readonly dir: 'ltr' | 'rtl'
  t(this: void, id: MessageId, values?: PlainValues): string
  /** For messages with tags or React nodes; components use `<T>`, which calls this. */
  rich(this: void, id: MessageId, values?: RichValues): ReactNode
  has(this: void, id: MessageId): boolean
}
