import type { ReactNode } from 'react'
import type { LocaleCode } from '../contract/locales.ts'
import type { PlainValues } from './message.ts'

export type { Message, Messages, PlainValue, PlainValues } from './message.ts'

export type RichValues = Readonly<Record<string, ReactNode | ((chunks: ReactNode) => ReactNode)>>

/**
 * What says the messages of one locale: react-intl on pages of the app (react-intl.ts), closures in documents, mails and
 * pictures (compiled-intl.ts). Both say the same, and whoever asks need not know which it is. One per locale and isolate.
 */
export type AppIntl = {
  readonly code: LocaleCode
  readonly dir: 'ltr' | 'rtl'
  t(this: void, id: string, values?: PlainValues): string
  /** For messages with tags or React nodes; components use `<T>`, which calls this. */
  rich(this: void, id: string, values?: RichValues): ReactNode
  has(this: void, id: string): boolean
}
