/** Returns the attributes of a text that is not translated and therefore in English. */
export const textProps = ({ language }: { language: string }, locale: string) =>
  language === locale ? {} : ({ lang: language, dir: 'ltr' } as const)
