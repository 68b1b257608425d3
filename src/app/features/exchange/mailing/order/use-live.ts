import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PageContext } from '#src/app/page.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import type { MailingLetter, MailingQuoteAnswer } from '#src/contract/mailing/order-schemas.ts'
import type { MailingChoice } from '#src/domain/mailing/mailing-choice.ts'
import { useRested } from '../use-rested.ts'
import { LETTER, QUOTES } from './queries.ts'
import { quoteQueryOf } from './typed-choice.ts'

export type Quoted = {
  quote: MailingQuoteAnswer | undefined
  isCounting: boolean
  hasFailed: boolean
  retry: () => void
}

/** What came with the page. */
type First<Answer> = { choice: MailingChoice; answer: Answer | undefined }

/** The reach of a choice while it is typed. A request that is overtaken is aborted. */
export function useQuote(
  { api, locale, params }: PageContext,
  choice: MailingChoice,
  first: First<MailingQuoteAnswer>,
): Quoted {
  const query = quoteQueryOf(choice)
  const typed = JSON.stringify(query ?? null)
  const asked = useRested(typed)
  const isFirst = asked === JSON.stringify(quoteQueryOf(first.choice)) && first.answer !== undefined
  const id = params.id ?? ''
  const { queries, hydrated } = useRuntime()
  const { data, isError, isFetching, refetch } = useQuery(
    {
      queryKey: [...QUOTES, id, JSON.parse(asked), locale],
      queryFn: ({ signal }) =>
        api.call('GET /server/seaman/mailing-quote/{id}', { params: { id }, query: JSON.parse(asked), signal }),
      enabled: hydrated && !isFirst && asked !== 'null',
      placeholderData: keepPreviousData,
    },
    queries,
  )
  return {
    quote: isFirst ? first.answer : (data ?? first.answer),
    isCounting: asked !== typed || (!isFirst && isFetching),
    hasFailed: !isFirst && isError,
    retry: () => void refetch(),
  }
}

/** The letter in the chosen language. */
export function useLetter(
  { api, locale }: PageContext,
  { language }: MailingChoice,
  first: First<MailingLetter>,
): MailingLetter | undefined {
  const isFirst = language === first.choice.language && first.answer !== undefined
  const { queries, hydrated } = useRuntime()
  const { data } = useQuery(
    {
      queryKey: [...LETTER, language, locale],
      queryFn: ({ signal }) =>
        api.call('GET /server/seaman/mailing-letter', { query: { language: language ?? undefined }, signal }),
      enabled: hydrated && !isFirst,
      placeholderData: keepPreviousData,
    },
    queries,
  )
  return isFirst ? first.answer : data
}
