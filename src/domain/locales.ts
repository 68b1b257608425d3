/**
 * The routed locales, in the order in which menus show them. `tag` is the language of pages, `flag` the country in it; `hreflang` and
 * `sitemap` name the version in pages and in sitemaps, `intl` chooses formats.
 */
export const LOCALES = [
  { code: 'en', name: 'English', tag: 'en-US', flag: 'US', hreflang: 'en', sitemap: 'en', intl: 'en', dir: 'ltr' },
  { code: 'uk', name: 'Українська', tag: 'uk-UA', flag: 'UA', hreflang: 'uk', sitemap: 'uk', intl: 'uk', dir: 'ltr' },
  { code: 'ru', name: 'Русский', tag: 'ru-RU', flag: 'RU', hreflang: 'ru', sitemap: 'ru', intl: 'ru', dir: 'ltr' },
  { code: 'fr', name: 'Français', tag: 'fr-FR', flag: 'FR', hreflang: 'fr', sitemap: 'fr', intl: 'fr', dir: 'ltr' },
  {
    code: 'ar',
    name: 'العربية',
    tag: 'ar-SA',
    flag: 'SA',
    hreflang: 'ar',
    sitemap: 'ar',
    intl: 'ar-u-nu-latn-ca-gregory',
    dir: 'rtl',
  },
  { code: 'es', name: 'Español', tag: 'es-ES', flag: 'ES', hreflang: 'es', sitemap: 'es', intl: 'es', dir: 'ltr' },
  { code: 'de', name: 'Deutsch', tag: 'de-DE', flag: 'DE', hreflang: 'de', sitemap: 'de', intl: 'de', dir: 'ltr' },
  { code: 'tl', name: 'Filipino', tag: 'tl-PH', flag: 'PH', hreflang: 'tl', sitemap: 'tl', intl: 'fil', dir: 'ltr' },
  { code: 'hi', name: 'हिन्दी', tag: 'hi-IN', flag: 'IN', hreflang: 'hi', sitemap: 'hi', intl: 'hi', dir: 'ltr' },
  { code: 'pt', name: 'Português', tag: 'pt-PT', flag: 'PT', hreflang: 'pt', sitemap: 'pt', intl: 'pt-PT', dir: 'ltr' },
  {
    code: 'id',
    name: 'Bahasa Indonesia',
    tag: 'id-ID',
    flag: 'ID',
    hreflang: 'id',
    sitemap: 'id',
    intl: 'id',
    dir: 'ltr',
  },
  {
    code: 'zh',
    name: '简体中文',
    tag: 'zh-CN',
    flag: 'CN',
    hreflang: 'zh-Hans',
    sitemap: 'zh-Hans',
    intl: 'zh-CN',
    dir: 'ltr',
  },
] as const

export type Locale = (typeof LOCALES)[number]
export type LocaleCode = Locale['code']

export const DEFAULT_LOCALE: LocaleCode = 'en'
export const LOCALE_CODES: readonly LocaleCode[] = LOCALES.map((locale) => locale.code)

const byCode = new Map<string, Locale>(LOCALES.map((locale) => [locale.code, locale]))

export const isLocaleCode = (code: string): code is LocaleCode => byCode.has(code)
export const getLocale = (code: LocaleCode): Locale => byCode.get(code) as Locale
