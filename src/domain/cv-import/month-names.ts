import { foldLabel } from './fold-label.ts'

/** The product's languages first: they win for equal names. */
const LANGUAGES = 'en uk ru fr ar es de fil hi pt id zh pl it tr nl ro bg'.split(' ')

/** Abbreviations besides those of the language. */
const ALSO: Readonly<Record<string, number>> = { sept: 9, janv: 1, fevr: 2, juil: 7, agu: 8, agt: 8, сент: 9, верес: 9 }

const inForms = (language: string, month: Date): string[] =>
  (['long', 'short'] as const).flatMap((form) => {
    const alone = new Intl.DateTimeFormat(language, { month: form, timeZone: 'UTC' })
    const inDate = new Intl.DateTimeFormat(language, { month: form, day: 'numeric', timeZone: 'UTC' })
    return [alone.format(month), inDate.formatToParts(month).find(({ type }) => type === 'month')?.value ?? '']
  })

function createMonths(): ReadonlyMap<string, number> {
  const months = new Map(Object.entries(ALSO))
  for (const language of LANGUAGES)
    for (let month = 1; month <= 12; month += 1)
      for (const name of inForms(language, new Date(Date.UTC(2024, month - 1, 15)))) {
        const key = foldLabel(name)
        if (/\p{L}/u.test(key) && !key.includes(' ') && !months.has(key)) months.set(key, month)
      }
  return months
}

let known: ReadonlyMap<string, number> | undefined

/** Returns the month of a word, from 1, in any of the languages. */
export function findMonth(word: string): number | undefined {
  known ??= createMonths()
  return known.get(foldLabel(word))
}
