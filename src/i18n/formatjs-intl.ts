import { createIntlCache, type Formatters } from '@formatjs/intl'
import type { ReactNode } from 'react'
import { getLocale, type LocaleCode } from '../domain/locales.ts'
import type { AppIntl, RichValues } from './intl.ts'
import { isolate } from './isolate.ts'
import { type MessageNode, type Messages, walkMessage } from './message.ts'
import { normaliseSpaces } from './spaces.ts'

export type FormatjsIntl = AppIntl & {
  /** The browser adds a page's messages before it is shown. */
  addMessages(this: void, more: Messages): void
}

type Config = { locale: string; messages: Record<string, never>; onError: (error: unknown) => void }

/** `createIntl` of react-intl or `@formatjs/intl`, as far as it is used. */
type CreateIntl = (
  config: Config,
  cache: ReturnType<typeof createIntlCache>,
) => {
  formatMessage: (descriptor: { id: string }, values: Record<string, never>) => unknown
  formatters: Formatters
}

/**
 * Formats messages by FormatJS, from syntax trees of the build: no bundle contains its ICU parser. Adapts it where it differs from compiled
 * messages; same-output.test.ts compares all of them.
 */
export const createFormatjsIntl = (createIntl: CreateIntl, code: LocaleCode, initial: Messages): FormatjsIntl => {
  const { intl: tag, dir } = getLocale(code)
  const known: Messages = { ...initial }
  const messages = known as Config['messages']
  // No timeZone here: FormatJS would merge it into every call. formats.ts sets the zone.
  const warn = createWarner()
  const { formatMessage, formatters } = createIntl({ locale: tag, messages, onError: warn }, createIntlCache())
  adapt(formatters)
  const complete = createCompleter(dir)
  const say = (id: string, given: RichValues = {}): ReactNode => {
    const message = known[id]
    if (message === undefined) {
      warn(`No message "${id}" in locale "${code}"`)
      return ''
    }
    // Most messages are plain, and an app page has some thousands: they skip FormatJS, which would parse them.
    if (typeof message === 'string') return message
    return formatMessage({ id }, complete(message, given) as Record<string, never>) as ReactNode
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

type Named = { defaults: RichValues; inserted: ReadonlySet<string> }

/** The names in a message: their defaults, and those inserted unchanged. */
function namesIn(tree: readonly MessageNode[]): Named {
  const nodes = walkMessage(tree).flatMap((node) => ('value' in node && node.type !== 0 ? [node] : []))
  // Without a value FormatJS would show the message id; a tag without a function keeps its content.
  const defaults = nodes.map(({ type, value }) => [value, type === 8 ? (chunks: ReactNode) => chunks : undefined])
  return {
    defaults: Object.fromEntries(defaults),
    inserted: new Set(nodes.flatMap(({ type, value }) => (type === 1 ? [value] : []))),
  }
}

/** Gives every name a value, and isolates inserted texts; values that select a branch are unchanged. */
function createCompleter(dir: 'ltr' | 'rtl'): (tree: readonly MessageNode[], given: RichValues) => RichValues {
  const namesOf = remember(namesIn, (tree) => tree)
  const insert = (value: RichValues[string]): RichValues[string] => {
    if (typeof value === 'boolean') return undefined
    return typeof value === 'string' ? isolate(value, dir) : value
  }
  return (tree, given) => {
    const { defaults, inserted } = namesOf(tree)
    const values = { ...defaults, ...given }
    for (const name of inserted) values[name] = insert(values[name])
    return values
  }
}

/**
 * FormatJS caches formats by the JSON of all options, including the message tree. Within one locale a shorter key is enough. Numbers pass the
 * helper for spaces, on which engines disagree.
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

/** Logs each problem once. */
function createWarner(): (problem: unknown) => void {
  const told = new Set<string>()
  return (problem) => {
    const text = String(problem)
    if (!told.has(text)) console.warn(text)
    told.add(text)
  }
}
