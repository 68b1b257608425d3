import { controls, locales } from 'virtual:messages'
import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from '../contract/locales.ts'
import { interfaceLocaleFor } from './interface-locales.ts'
import { type AppIntl, createAppIntl } from './intl.ts'
import type { Messages } from './message.ts'

type Areas = Readonly<Record<string, () => Messages>>

export const CONTROL_AREA = 'interface'

const ready = new Map<LocaleCode, Promise<AppIntl>>()

/** The intl of a locale with all its messages, made once per isolate. Answers in English when the locale cannot be loaded. */
export const loadIntl = (code: LocaleCode): Promise<AppIntl> => {
  const known = ready.get(code)
  if (known) return known
  const fresh = loadMessages(code)
    .then((messages) => createAppIntl(code, messages ?? {}))
    .catch((error: unknown) => {
      ready.delete(code)
      console.warn('Failed to load messages for locale', code, error)
      if (code === DEFAULT_LOCALE) return createAppIntl(code, {})
      return loadIntl(DEFAULT_LOCALE)
    })
  ready.set(code, fresh)
  return fresh
}

/**
 * Compiled messages of the named areas (all when none are named), as `/_i18n/{build}/{locale}.json` serves them.
 * An interface locale outside the routed twelve has only its control words; undefined for an unknown code.
 */
export const loadMessages = async (code: string, areas?: readonly string[]): Promise<Messages | undefined> => {
  const load = isLocaleCode(code) ? locales[code] : Object.hasOwn(controls, code) ? controls[code] : undefined
  if (!load) return undefined
  const { areas: available } = await load()
  return joinAreas(available, areas ?? Object.keys(available))
}

/** Control words of any interface locale, for readers whose formats differ from the page's language. */
export const loadControls = async (code: string): Promise<Messages> => {
  const load = controls[Object.hasOwn(controls, code) ? code : interfaceLocaleFor(DEFAULT_LOCALE)]
  return (await load?.())?.areas[CONTROL_AREA]?.() ?? {}
}

const joinAreas = (available: Areas, names: readonly string[]): Messages =>
  Object.assign({}, ...names.map((name) => (Object.hasOwn(available, name) ? available[name]?.() : undefined)))
