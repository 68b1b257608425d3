/** The routed locales, in the order in which menus show them. */
export const LOCALES = [
  { code: 'en', name: 'English', tag: 'en-US', hreflang: 'en', intl: 'en', dir: 'ltr' },
  { code: 'uk', name: 'Українська', tag: 'uk-UA', hreflang: 'uk', intl: 'uk', dir: 'ltr' },
  { code: 'ru', name: 'Русский', tag: 'ru-RU', hreflang: 'ru', intl: 'ru', dir: 'ltr' },
  { code: 'fr', name: 'Français', tag: 'fr-FR', hreflang: 'fr', intl: 'fr', dir: 'ltr' },
  { code: 'ar', name: 'العربية', tag: 'ar-SA', hreflang: 'ar', intl: 'ar-u-nu-latn-ca-gregory', dir: 'rtl' },
  { code: 'es', name: 'Español', tag: 'es-ES', hreflang: 'es', intl: 'es', dir: 'ltr' },
  { code: 'de', name: 'Deutsch', tag: 'de-DE', hreflang: 'de', intl: 'de', dir: 'ltr' },
  { code: 'tl', name: 'Filipino', tag: 'tl-PH', hreflang: 'tl', intl: 'fil', dir: 'ltr' },
  { code: 'hi', name: 'हिन्दी', tag: 'hi-IN', hreflang: 'hi', intl: 'hi', dir: 'ltr' },
  { code: 'pt', name: 'Português', tag: 'pt-PT', hreflang: 'pt', intl: 'pt-PT', dir: 'ltr' },
  { code: 'id', name: 'Bahasa Indonesia', tag: 'id-ID', hreflang: 'id', intl: 'id', dir: 'ltr' },
  { code: 'zh', name: '简体中文', tag: 'zh-CN', hreflang: 'zh-Hans', intl: 'zh-CN', dir: 'ltr' },
] as const

export type Locale = (typeof LOCALES)[number]
export type LocaleCode = Locale['code']

export const DEFAULT_LOCALE: LocaleCode = 'en'
export const LOCALE_CODES: readonly LocaleCode[] = LOCALES.map((locale) => locale.code)

const byCode = new Map<string, Locale>(LOCALES.map((locale) => [locale.code, locale]))

export const isLocaleCode = (code: string): code is LocaleCode => byCode.has(code)
export const getLocale = (code: LocaleCode): Locale => byCode.get(code) as Locale
