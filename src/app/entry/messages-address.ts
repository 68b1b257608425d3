type Place = { build: string; locale: string }
/** Route ids of pages whose messages are requested, without those of pages loaded before. */
export type WordsPlace = Place & { pages: readonly string[]; but?: readonly string[] }

const listed = (names: readonly string[]): string => [...names].sort().join(',')

/** Address of the messages of some areas; cached for a day if the build matches. */
export const messagesAddress = ({ build, locale, areas }: Place & { areas: readonly string[] }): string =>
  `/_i18n/${build}/${locale}.json?areas=${listed(areas)}`

/** Address of the messages of pages. */
export const wordsAddress = ({ build, locale, pages, but = [] }: WordsPlace): string =>
  `/_i18n/${build}/${locale}.json?pages=${listed(pages)}${but.length > 0 ? `&but=${listed(but)}` : ''}`

/** Address of the control words of an interface locale. */
export const controlsAddress = (build: string, code: string): string =>
  messagesAddress({ build, locale: code, areas: ['interface'] })
