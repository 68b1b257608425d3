import { controls, locales, pages } from 'virtual:messages'
import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from '../domain/locales.ts'
import { createCompiledIntl } from './compiled-intl.ts'
import { interfaceLocaleFor } from './interface-locales.ts'
import type { AppIntl } from './intl.ts'
import type { Messages } from './message.ts'

type Areas = Readonly<Record<string, () => Messages>>

export const CONTROL_AREA = 'interface'

type CreateIntl<Kind extends AppIntl> = (code: LocaleCode, messages: Messages) => Kind

/** Makes the intl of a locale with all its messages, once per isolate. English stands in for a locale that cannot be loaded. */
export const createLoader = <Kind extends AppIntl>(create: CreateIntl<Kind>): ((code: LocaleCode) => Promise<Kind>) => {
  const ready = new Map<LocaleCode, Promise<Kind>>()
  const load = (code: LocaleCode): Promise<Kind> => {
    const known = ready.get(code)
    if (known) return known
    const fresh = loadMessages(code)
      .then((messages) => create(code, messages ?? {}))
      .catch((error: unknown) => {
        ready.delete(code)
        console.warn('Failed to load messages for locale', code, error)
        if (code === DEFAULT_LOCALE) return create(code, {})
        return load(DEFAULT_LOCALE)
      })
    ready.set(code, fresh)
    return fresh
  }
  return load
}

/** Formats the texts of documents and pictures in a locale. */
export const loadIntl = createLoader(createCompiledIntl)

/** Which messages: of some areas, or those that some pages say without those that others have said. Pages by their module, see build/page-words.ts. */
export type Asked = {
  areas?: readonly string[] | undefined
  pages?: readonly string[] | undefined
  but?: readonly string[] | undefined
}

/**
 * Compiled messages (all when nothing is named), as `/_i18n/{build}/{locale}.json` serves them.
 * An interface locale outside the routed twelve has only its control words; undefined for an unknown code.
 */
export const loadMessages = async (code: string, asked: Asked = {}): Promise<Messages | undefined> => {
  const load = isLocaleCode(code) ? locales[code] : Object.hasOwn(controls, code) ? controls[code] : undefined
  if (!load) return undefined
  const { areas: available } = await load()
  if (asked.pages) return pickWords(available, asked.pages, asked.but ?? [])
  return joinAreas(available, asked.areas ?? Object.keys(available))
}

/** The same for a page that speaks another language in a part of itself. */
export const loadWords = async (code: LocaleCode, areas: readonly string[]): Promise<Messages> =>
  (await loadMessages(code, { areas })) ?? {}

/** Control words of any interface locale, for readers whose formats differ from the page's language. */
export const loadControls = async (code: string): Promise<Messages> => {
  const load = controls[Object.hasOwn(controls, code) ? code : interfaceLocaleFor(DEFAULT_LOCALE)]
  return (await load?.())?.areas[CONTROL_AREA]?.() ?? {}
}

/** `0-12 15` as numbers. */
const readPlaces = (places: string): number[] =>
  places.split(' ').flatMap((range) => {
    if (!range) return []
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, step) => first + step)
  })

/** The tables of pages, each once, however often it is asked for. Pages that are not built yet have one, without a name. */
const tablesOf = (names: readonly string[]) =>
  new Set(names.map((page) => (Object.hasOwn(pages, page) ? pages[page] : pages[''])))

/** What pages say, but for what others say. There are no tables in development: a page has all messages there. */
function pickWords(available: Areas, asked: readonly string[], but: readonly string[]): Messages {
  if (!pages['']) return joinAreas(available, Object.keys(available))
  const [said, before] = [[...tablesOf(asked)], [...tablesOf(but)]]
  const placesIn = (area: string, tables: typeof said) =>
    new Set(tables.flatMap((table) => readPlaces(table?.[area] ?? '')))
  const picked = Object.keys(available).flatMap((area) => {
    const known = placesIn(area, before)
    const wanted = [...placesIn(area, said)].filter((place) => !known.has(place))
    const messages = wanted.length > 0 ? Object.entries(available[area]?.() ?? {}) : []
    return wanted.flatMap((place) => messages.slice(place, place + 1))
  })
  return Object.fromEntries(picked)
}

const joinAreas = (available: Areas, names: readonly string[]): Messages =>
  Object.assign({}, ...names.map((name) => (Object.hasOwn(available, name) ? available[name]?.() : undefined)))
