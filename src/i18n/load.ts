import { controls, locales, pages } from 'virtual:messages'
import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from '../domain/locales.ts'
import { createCompiledIntl } from './compiled-intl.ts'
import { interfaceLocaleFor } from './interface-locales.ts'
import type { AppIntl } from './intl.ts'
import type { Messages } from './message.ts'

type Areas = Readonly<Record<string, () => Messages>>

export const CONTROL_AREA = 'interface'

type CreateIntl<Kind extends AppIntl> = (code: LocaleCode, messages: Messages) => Kind

/** Creates a loader of a locale's intl with all messages, once per isolate. Falls back to English. */
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

/** Loads the intl of documents and pictures in a locale. */
export const loadIntl = createLoader(createCompiledIntl)

/** Selects messages: of areas, or of pages without those of other pages. Pages by module, see build/page-words.ts. */
export type Asked = {
  areas?: readonly string[] | undefined
  pages?: readonly string[] | undefined
  but?: readonly string[] | undefined
}

/**
 * Returns compiled messages (all by default), as `/_i18n/{build}/{locale}.json` serves them. An interface locale outside the routed twelve
 * only has control words; undefined for an unknown code.
 */
export const loadMessages = async (code: string, asked: Asked = {}): Promise<Messages | undefined> => {
  const load = isLocaleCode(code) ? locales[code] : Object.hasOwn(controls, code) ? controls[code] : undefined
  if (!load) return undefined
  const { areas: available } = await load()
  if (asked.pages) return pickWords(available, asked.pages, asked.but ?? [])
  return joinAreas(available, asked.areas ?? Object.keys(available))
}

/** The same for a page with a part in another language. */
export const loadWords = async (code: LocaleCode, areas: readonly string[]): Promise<Messages> =>
  (await loadMessages(code, { areas })) ?? {}

/** Control words of an interface locale, for readers whose formats differ from the page's language. */
export const loadControls = async (code: string): Promise<Messages> => {
  const load = controls[Object.hasOwn(controls, code) ? code : interfaceLocaleFor(DEFAULT_LOCALE)]
  return (await load?.())?.areas[CONTROL_AREA]?.() ?? {}
}

/** Parses `0-12 15`. */
const readPlaces = (places: string): number[] =>
  places.split(' ').flatMap((range) => {
    if (!range) return []
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, step) => first + step)
  })

/** The tables of pages, each once. Pages that are not built yet share an unnamed one. */
const tablesOf = (names: readonly string[]) =>
  new Set(names.map((page) => (Object.hasOwn(pages, page) ? pages[page] : pages[''])))

/** Returns the messages of pages without those of others. Development has no tables: a page has all messages. */
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
