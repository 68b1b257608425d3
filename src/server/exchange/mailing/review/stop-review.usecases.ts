import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { stopLetters } from '../stop-letters.ts'
import { findAddressOf } from './find-address.ts'
import { demandActor, findOpen, type Visitor } from './find-open.ts'

/**
 * Stops CVs to the address of the letter, or allows them again. Throws what `findOpen` throws, `forbidden` for readers who do not act for the
 * agency, and `not-found` if the address was removed.
 */
export async function stopByReview(
  services: Needs<'db' | 'clock' | 'keys' | 'limiter'>,
  id: string,
  isStopped: boolean,
  visitor: Visitor,
): Promise<{ isStopped: boolean }> {
  const review = await findOpen(services, id, visitor)
  demandActor(review, visitor)
  const address = await findAddressOf(services, review)
  if (!address) throw new Failure('not-found')
  if ((address.stoppedAt !== null) !== isStopped) await stopLetters.change(services, address.id, !isStopped)
  return { isStopped }
}
