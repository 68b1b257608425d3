import type { QueryClient, QueryKey } from '@tanstack/react-query'
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

/** Lookups of CV fields, cached per text. Failures are ignored: the text can be typed. */
export function createLookups(queries: QueryClient, api: Api, form: UseFormReturn<CvFormValues>): Lookups {
  const ask = <Answer>(queryKey: QueryKey, queryFn: () => Promise<Answer>) =>
    queries.fetchQuery({ queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY })
  return {
    ownCompanies: () => listOwn(form.getValues()),
    findCompanies: (beginning) =>
      ask(['company-names', beginning], async () => (await api.suggestCompanies(beginning)).items).catch(() => []),
    findShip: (imo) =>
      ask(['known-ship', imo], () => api.getShip(imo)).then(
        (ship) => ship ?? undefined,
        () => undefined,
      ),
  }
}
