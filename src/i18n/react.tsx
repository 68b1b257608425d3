import { createContext, createElement, Fragment, type ReactNode, useContext, useMemo } from 'react'
import { formatsFor, type PageFormats } from './formats-for.ts'
import type { AppIntl, MessageId, RichValues } from './intl.ts'
import type { Messages } from './message.ts'

export type ControlName = keyof typeof import('#locales/interface/en.json') extends `interface.${infer Name}`
  ? Name
  : never

/** The interface locale a reader chose for formats, and its control words. */
export type Choice = { formatsCode?: string | undefined; controls?: Messages | undefined }

const IntlContext = createContext<AppIntl | undefined>(undefined)
const ChoiceContext = createContext<Choice>({})

type ProviderProps = Choice & { intl: AppIntl; children?: ReactNode }

/** Provides texts to pages; the reader's own choice of language only if there is one. */
export const IntlProvider = ({ intl, formatsCode, controls, children }: ProviderProps): ReactNode => {
  const choice = useMemo(() => ({ formatsCode, controls }), [formatsCode, controls])
  return (
    <IntlContext value={intl}>
      <ChoiceContext value={choice}>{children}</ChoiceContext>
    </IntlContext>
  )
}

export const useIntl = (): AppIntl => {
  const intl = useContext(IntlContext)
  if (!intl) throw new Error('There is no IntlProvider around this component')
  return intl
}

export const useFormats = (): PageFormats => formatsFor(useIntl(), useContext(ChoiceContext).formatsCode)

/** Words of generic controls: `const control = useControls()`, then `control('close')`. */
export const useControls = (): ((name: ControlName) => string) => {
  const { t } = useIntl()
  const { controls } = useContext(ChoiceContext)
  return (name) => {
    const word = controls?.[`interface.${name}`]
    return typeof word === 'string' ? word : t(`interface.${name}`)
  }
}

/** Chunks as separate children, so that React asks for no keys. */
const spread = (chunks: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...chunks)

const spreadChunks = (values: RichValues): RichValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (chunks: ReactNode) => value(spread(chunks as ReactNode[])) : value,
    ]),
  )

/** Tags that a message may use without naming what they are. */
export const DEFAULT_TAGS = spreadChunks({
  b: (text) => <b>{text}</b>,
  em: (text) => <em>{text}</em>,
  bdi: (text) => <bdi>{text}</bdi>,
  code: (text) => <code>{text}</code>,
})

/** A message with nodes in it, for what draws without hooks. */
export const richText = ({ rich }: Pick<AppIntl, 'rich'>, id: MessageId, values?: RichValues): ReactNode => {
  const rendered = rich(id, values ? { ...DEFAULT_TAGS, ...spreadChunks(values) } : DEFAULT_TAGS)
  return Array.isArray(rendered) ? spread(rendered) : rendered
}

/** A message; values may be texts, nodes or functions for its tags: `link: (text) => <a href="/pay">{text}</a>`. */
export const T = ({ id, values }: { id: MessageId; values?: RichValues }): ReactNode => richText(useIntl(), id, values)
