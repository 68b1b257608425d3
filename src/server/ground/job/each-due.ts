import { isGuardFailure } from '#src/server/platform/database.ts'
import { logFailure } from '#src/server/platform/log.ts'

/**
 * Does what is due, one after the other. Where another run was faster, or the person changed it since, there is nothing to do; of any
 * other failure the next ones are done all the same.
 * @param failure what the log says of one that failed, beside the id of whom it was about
 */
export async function forEachDue<Due>(
  dues: readonly Due[],
  { failure, idOf }: { failure: string; idOf: (due: Due) => string },
  act: (due: Due) => Promise<unknown>,
): Promise<void> {
  for (const due of dues) {
    try {
      await act(due)
    } catch (error) {
      if (!isGuardFailure(error)) logFailure(failure, idOf(due), error)
    }
  }
}
