import type { VacancyDetail } from '#src/contract/vacancy-search/schemas.ts'
import { agreementText, areasText } from './chosen-texts.ts'
import type { Words } from './words.ts'

/** Returns an employer's free text, marked with the language of the advertisement. */
export const ownWords = (text: string | null, { textLanguage }: VacancyDetail) =>
  text && (
    <bdi lang={textLanguage} dir="auto">
      {text}
    </bdi>
  )

export const areaFact = (vacancy: VacancyDetail, words: Words) =>
  areasText(vacancy, words) || ownWords(vacancy.tradingArea, vacancy)

/** The kind is a choice; a name without a kind is free text. */
export const agreementFact = (vacancy: VacancyDetail, words: Words) =>
  agreementText(vacancy, words) || ownWords(vacancy.agreementName, vacancy)
