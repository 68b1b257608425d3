import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PageContext } from '#src/app/page.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import type { ControlledRule, MailingCountAnswer } from '#src/contract/mailing/control-schemas.ts'
import { useRested } from '../use-rested.ts'
import { MAILING_COUNT } from './queries.ts'
import { countQueryOf } from './typed-rule.ts'

export type Counted = { count: MailingCountAnswer | undefined; isCounting: boolean; hasFailed: boolean }

type First = { rule: ControlledRule; count: MailingCountAnswer | undefined }

/** The figures of a rule while it is typed; those of the first rule come with the page. A request that is overtaken is aborted. */
export function useCount({ api, locale }: PageContext, rule: ControlledRule, first: First): Counted {
  const typed = JSON.stringify(countQueryOf(rule))
  const asked = useRested(typed)
  const isFirst = asked === JSON.stringify(countQueryOf(first.rule)) && first.count !== undefined
  const { queries } = useRuntime()
  const { data, isError, isFetching } = useQuery(
    {
      queryKey: [...MAILING_COUNT, 'typed', asked, locale],
      queryFn: ({ signal }) => api.call('GET /server/mailing/control/count', { query: JSON.parse(asked), signal }),
      enabled: !isFirst && rule.monthsInRank >= 0 && rule.monthsOnTypes >= 0,
      placeholderData: keepPreviousData,
    },
    queries,
  )
  return {
    count: isFirst ? first.count : (data ?? first.count),
    isCounting: asked !== typed || (!isFirst && isFetching),
    hasFailed: !isFirst && isError,
  }
}
