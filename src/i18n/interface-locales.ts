import type { LocaleCode } from '../domain/locales.ts'

type InterfaceLocale = { code: string; intl: string; dir: 'ltr' | 'rtl'; name: string }

const ltr = (code: string, name: string, intl: string = code): InterfaceLocale => ({ code, name, intl, dir: 'ltr' })
const rtl = (code: string, name: string, intl: string = code): InterfaceLocale => ({ code, name, intl, dir: 'rtl' })

/** Locales of formats and control words, including the routed twelve. Digits and calendar are those that crews use. */
export const INTERFACE_LOCALES: readonly InterfaceLocale[] = [
  rtl('ar', 'العربية', 'ar-u-nu-latn-ca-gregory'),
  ltr('az', 'Azərbaycanca'),
  ltr('be', 'Беларуская'),
  ltr('bg', 'Български'),
  ltr('bn', 'বাংলা', 'bn-u-nu-latn'),
  ltr('ca', 'Català'),
  ltr('cs', 'Čeština'),
  ltr('da', 'Dansk'),
  ltr('de', 'Deutsch'),
  ltr('el', 'Ελληνικά'),
  ltr('en', 'English'),
  ltr('es', 'Español'),
  ltr('et', 'Eesti'),
  rtl('fa', 'فارسی', 'fa-u-nu-latn-ca-gregory'),
  ltr('fi', 'Suomi'),
  ltr('fr', 'Français'),
  rtl('he', 'עברית'),
  ltr('hi', 'हिन्दी'),
  ltr('hr', 'Hrvatski'),
  ltr('hu', 'Magyar'),
  ltr('hy', 'Հայերեն'),
  ltr('id', 'Bahasa Indonesia'),
  ltr('it', 'Italiano'),
  ltr('ja', '日本語'),
  ltr('ka', 'ქართული'),
  ltr('kk', 'Қазақ тілі'),
  ltr('km', 'ខ្មែរ'),
  ltr('ko', '한국어'),
  ltr('lt', 'Lietuvių'),
  ltr('lv', 'Latviešu'),
  ltr('mn', 'Монгол'),
  ltr('ms', 'Bahasa Melayu'),
  ltr('nb', 'Norsk bokmål'),
  ltr('nl', 'Nederlands'),
  ltr('pl', 'Polski'),
  ltr('pt', 'Português', 'pt-PT'),
  ltr('pt-BR', 'Português (Brasil)'),
  ltr('ro', 'Română'),
  ltr('ru', 'Русский'),
  ltr('sk', 'Slovenčina'),
  ltr('sl', 'Slovenščina'),
  ltr('sq', 'Shqip'),
  ltr('sr', 'Српски'),
  ltr('sv', 'Svenska'),
  ltr('th', 'ไทย', 'th-u-ca-gregory'),
  ltr('tl', 'Filipino', 'fil'),
  ltr('tr', 'Türkçe'),
  ltr('uk', 'Українська'),
  rtl('ur', 'اردو', 'ur-u-nu-latn'),
  ltr('uz', 'Oʻzbekcha'),
  ltr('vi', 'Tiếng Việt'),
  ltr('zh-CN', '简体中文'),
  ltr('zh-TW', '繁體中文'),
]

const byCode = new Map(INTERFACE_LOCALES.map((locale) => [locale.code, locale]))

export const isInterfaceLocale = (code: string): boolean => byCode.has(code)
export const findInterfaceLocale = (code: string): InterfaceLocale | undefined => byCode.get(code)

/** Returns the default interface locale of a routed locale. */
export const interfaceLocaleFor = (routed: LocaleCode): string => (routed === 'zh' ? 'zh-CN' : routed)
