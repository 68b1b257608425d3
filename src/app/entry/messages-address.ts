type Place = { build: string; locale: string }
/** Ids of routes: the pages whose messages are asked for, without those of pages that were there before. */
export type WordsPlace = Place & { pages: readonly string[]; but?: readonly string[] }

const listed = (names: readonly string[]): string => [...names].sort().join(',')

/** Where the browser finds the messages of some areas; kept for a day when the build matches. */
export const messagesAddress = ({ build, locale, areas }: Place & { areas: readonly string[] }): string =>
  `/_i18n/${build}/${locale}.json?areas=${listed(areas)}`

/** Where it finds what pages say. */
export const wordsAddress = ({ build, locale, pages, but = [] }: WordsPlace): string =>
  `/_i18n/${build}/${locale}.json?pages=${listed(pages)}${but.length > 0 ? `&but=${listed(but)}` : ''}`

/** Where the browser finds the control words of an interface locale. */
export const controlsAddress = (build: string, code: string): string =>
  messagesAddress({ build, locale: code, areas: ['interface'] })
