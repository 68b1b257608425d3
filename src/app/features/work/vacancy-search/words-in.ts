import type { VacancyDetail } from '#src/contract/vacancy-search/schemas.ts'

type AdvertTexts = Pick<VacancyDetail, 'text' | 'textLanguage' | 'texts'>

/** Returns the advertiser's text in the reader's language, otherwise in the original. */
export const wordsIn = (
  { text, textLanguage, texts }: AdvertTexts,
  locale: string,
): { text: string; language: string } =>
  texts.find(({ language }) => language === locale) ?? { text, language: textLanguage }
