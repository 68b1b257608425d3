import { useState } from 'react'
import type { Action, FormFailure } from '#src/app/page.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import type { ApplicationStatus } from '#src/contract/application/schemas.ts'
import { moveApplicant } from './move-actions.ts'
import { applicant } from './queries.ts'

/**
 * Runs moves; after a failure the page is refetched, because the application may have been moved meanwhile and its form may be gone. `missed`:
 * the failure of such a form.
 */
export function useMoves(status: ApplicationStatus, acts: readonly string[], first: FormFailure | undefined) {
  const { queries } = useRuntime()
  const [failure, setFailure] = useState(first)
  const move: Action = async (ctx, values) => {
    setFailure(undefined)
    const result = await moveApplicant(ctx, values)
    if ('failure' in result) {
      setFailure(result.failure)
      void queries.invalidateQueries({ queryKey: applicant(ctx).queryKey })
    }
    return result
  }
  const { act = '', from } = failure?.values ?? {}
  const isMissed = from !== undefined && from !== status && !acts.includes(act)
  return { move, missed: isMissed ? failure : undefined }
}
