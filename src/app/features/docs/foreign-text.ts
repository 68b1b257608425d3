import type { DocEntry } from './doc.ts'

/** What a page that is not translated is marked with among the reader's own words: help pages stand in English then. */
export const textProps = ({ language }: Pick<DocEntry, 'language'>, locale: string) =>
  language === locale ? {} : ({ lang: language, dir: 'ltr' } as const)
