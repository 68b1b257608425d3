import type { LabelsByLocale, QueryLookup } from '../vocabulary/query-lookup.ts'
import { createQueryLookup } from '../vocabulary/query-lookup.ts'
import { type CountryFinder, createCountryFinder } from './countries.ts'
import { createPaperFinder, type PaperFinder } from './papers.ts'

/** Lookups for names in all languages. Expensive: created once per reading. */
export type Terms = { lookup: QueryLookup; findCountry: CountryFinder; findPaper: PaperFinder }

/** `labels`: messages of the areas `rank`, `vessel` and `certificate`, by locale. */
export const createTerms = (labels: LabelsByLocale): Terms => {
  const findCountry = createCountryFinder(Object.keys(labels))
  return { lookup: createQueryLookup(labels), findCountry, findPaper: createPaperFinder(labels, findCountry) }
}

/** A vocabulary slug, or the text if it is uncertain. */
export type Term = { value: string; isSure: boolean }
