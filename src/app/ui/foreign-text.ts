/** What a text that is not translated is marked with among the reader's own words: it is in English then. */
export const textProps = ({ language }: { language: string }, locale: string) =>
  language === locale ? {} : ({ lang: language, dir: 'ltr' } as const)
