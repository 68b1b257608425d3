import type { VacancyDetail } from '#src/contract/vacancy-search/schemas.ts'

type AdvertTexts = Pick<VacancyDetail, 'text' | 'textLanguage' | 'texts'>

/** The advertiser's words in the reader's language where they exist in it, otherwise in the language they were first written in. */
export const wordsIn = (
  { text, textLanguage, texts }: AdvertTexts,
  locale: string,
): { text: string; language: string } =>
  texts.find(({ language }) => language === locale) ?? { text, language: textLanguage }
