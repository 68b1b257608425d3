type Place = { build: string; locale: string; areas: readonly string[] }

/** Where the browser finds the messages of some areas; kept for a day when the build matches. */
export const messagesAddress = ({ build, locale, areas }: Place): string =>
  `/_i18n/${build}/${locale}.json?areas=${[...areas].sort().join(',')}`

/** Where the browser finds the control words of an interface locale. */
export const controlsAddress = (build: string, code: string): string =>
  messagesAddress({ build, locale: code, areas: ['interface'] })
