import { useState } from 'react'
import { useRuntime } from '#src/app/runtime.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { describeProblem } from './ceremonies.ts'

type Options = {
  run: () => Promise<void>
  /** Path without locale prefix, to which it leads when it went well; its page says so. */
  next: string
  /** What follows when it did not. */
  failed?: () => void
}

/** One ceremony at a time, with what went wrong in the reader's words. */
export function usePasskey({ run, next, failed }: Options) {
  const { t } = useIntl()
  const runtime = useRuntime()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function start() {
    if (pending) return
    setPending(true)
    setProblem(undefined)
    try {
      await run()
      await runtime.arrive(next)
    } catch (error) {
      const found = describeProblem(error)
      setProblem('id' in found ? t(found.id) : found.text)
      failed?.()
    } finally {
      setPending(false)
    }
  }

  return { pending, problem, start }
}
