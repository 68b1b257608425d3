import type { ReactNode } from 'react'
// The entry without components: of those, bundles keep some that nobody uses.
import { createIntl, createIntlCache, type IntlConfig, type IntlShape } from 'react-intl/server'
import { getLocale, type LocaleCode } from '../contract/locales.ts'
import type { AppIntl, RichValues } from './intl.ts'
import { isolate } from './isolate.ts'
import { type MessageNode, type Messages, walkMessage } from './message.ts'
import { normaliseSpaces } from './spaces.ts'

export type ReactIntl = AppIntl & {
  /** The browser adds what a page says that it moves to. */
  addMessages(this: void, more: Messages): void
}

/** Says messages by react-intl, from the syntax trees that the build made: its ICU parser is in no bundle. */
export const createReactIntl = (code: LocaleCode, initial: Messages): ReactIntl => {
  const { intl: tag, dir } = getLocale(code)
  const known: Messages = { ...initial }
  const messages = known as NonNullable<IntlConfig['messages']>
  // No timeZone here: react-intl would merge it into every call. Formats.ts names the zone where one is needed.
  const warn = createWarner()
  const { formatMessage, formatters } = createIntl({ locale: tag, messages, onError: warn }, createIntlCache())
  adapt(formatters)
  const unsaid = remember(valuesUnsaid, (tree) => tree)
  const say = (id: string, said: RichValues = {}): ReactNode => {
    const message = known[id]
    if (message === undefined) {
      warn(`No message "${id}" in locale "${code}"`)
      return ''
    }
    // Most are plain, and an app page has some thousands of them: they never reach react-intl, which would parse a text.
    if (typeof message === 'string') return message
    const values = { ...unsaid(message), ...said }
    return formatMessage({ id }, dir === 'rtl' ? isolateInserted(message, values) : values)
  }
  return {
    code,
    dir,
    t: say as AppIntl['t'],
    rich: say,
    has: (id) => known[id] !== undefined,
    addMessages: (more) => void Object.assign(known, more),
  }
}

/** What a message names and nobody says: nothing stands for a value, and a tag leaves what it holds. Without them react-intl shows the id. */
const valuesUnsaid = (tree: readonly MessageNode[]): RichValues =>
  Object.fromEntries(
    walkMessage(tree).flatMap((node) =>
      'value' in node && node.type !== 0
        ? [[node.value, node.type === 8 ? (chunks: ReactNode) => chunks : undefined]]
        : [],
    ),
  )

/** Texts that are inserted keep their own direction; those that choose a branch have to stay what they are. */
function isolateInserted(tree: readonly MessageNode[], values: RichValues): RichValues {
  const isolated = { ...values }
  for (const node of walkMessage(tree)) {
    if (node.type !== 1) continue
    const value = values[node.value]
    if (typeof value === 'string') isolated[node.value] = isolate(value, 'rtl')
  }
  return isolated
}

type Formatters = IntlShape['formatters']

/**
 * react-intl finds its formats by the JSON of all that was asked for, the whole tree of a message among it. Within one
 * locale less says enough. Numbers pass the one helper for spaces, on which engines disagree.
 */
function adapt(formatters: Formatters): void {
  const { getMessageFormat, getNumberFormat, getPluralRules } = formatters
  formatters.getMessageFormat = remember(getMessageFormat, (tree) => tree)
  formatters.getNumberFormat = remember(agreeing(getNumberFormat), (_, options) => options)
  formatters.getPluralRules = remember(getPluralRules, (_, options) => options?.type)
}

function remember<Asked extends unknown[], Format>(
  make: (...asked: Asked) => Format,
  keyOf: (...asked: Asked) => unknown,
) {
  const known = new Map<unknown, Format>()
  return (...asked: Asked): Format => {
    const key = keyOf(...asked)
    const format = known.get(key) ?? make(...asked)
    known.set(key, format)
    return format
  }
}

const agreeing =
  (getNumberFormat: Formatters['getNumberFormat']): Formatters['getNumberFormat'] =>
  (...asked) => {
    const { format } = getNumberFormat(...asked)
    return { format: (value: number) => normaliseSpaces(format(value)) } as Intl.NumberFormat
  }

/** Tells each problem once. */
function createWarner(): (problem: unknown) => void {
  const told = new Set<string>()
  return (problem) => {
    const text = String(problem)
    if (!told.has(text)) console.warn(text)
    told.add(text)
  }
}
