import type { UseFormReturn } from 'react-hook-form'
import type { Lookups } from '#src/app/ui/forms/typed/typed-form.ts'
import type { Api } from '#src/contract/api.ts'
import type { CvFormValues } from './form-values.ts'

const listOwn = ({ experience }: CvFormValues): string[] => [
  ...new Set(
    experience.flatMap(({ company, owner, manager, agency }) =>
      [company, owner, manager, agency].map(String).filter((name) => name !== ''),
    ),
  ),
]

/** Asks once for each text; a question that failed is asked again. */
function askOnce<Answer>(ask: (text: string) => Promise<Answer>, otherwise: Answer): (text: string) => Promise<Answer> {
  const asked = new Map<string, Promise<Answer>>()
  return (text) => {
    const answer =
      asked.get(text) ??
      ask(text).catch(() => {
        asked.delete(text)
        return otherwise
      })
    asked.set(text, answer)
    return answer
  }
}

/** What the fields of a CV look up. Looking up helps and is never in the way: what cannot be found is typed. */
export const createLookups = (api: Api, form: UseFormReturn<CvFormValues>): Lookups => ({
  ownCompanies: () => listOwn(form.getValues()),
  findCompanies: askOnce(async (beginning) => (await api.suggestCompanies(beginning)).items, []),
  findShip: askOnce((imo) => api.getShip(imo), undefined),
})
