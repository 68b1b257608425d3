import { useMutation } from '@tanstack/react-query'
import type { Changes } from '#src/app/changes.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { describeProblem } from './ceremonies.ts'

type Options = {
  run: () => Promise<unknown>
  /** Path without locale prefix, to which it leads when it went well; its page says so. */
  next: string
  /** What it changed, where that is known. */
  changed?: Changes
  /** What follows when it did not. */
  failed?: () => void
}

/** One ceremony at a time, with what went wrong in the reader's words. */
export function usePasskey({ run, next, changed, failed }: Options) {
  const { t } = useIntl()
  const { queries, arrive } = useRuntime()
  const { mutate, isPending, error } = useMutation<void, unknown, void>(
    {
      mutationFn: async () => {
        await run()
        await arrive(next, { changed })
      },
      ...(failed && { onError: failed }),
    },
    queries,
  )
  const problem = error ? describeProblem(error) : undefined
  return {
    pending: isPending,
    problem: problem && ('id' in problem ? t(problem.id) : problem.text),
    start: () => {
      if (!isPending) mutate()
    },
  }
}
