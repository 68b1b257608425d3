import { MINUTE } from '#src/domain/time.ts'
import type { Letter, LetterOutcome, SendLetter } from '#src/server/ground/mail/letters/letter.ts'
import type { Run } from '../crash.ts'
import type { TradeWorld } from '../trade/trade-world.ts'

/** A stream of letters with faults: it is paused, answers late or not at all, or the process ends before or after a letter left. */
export type Stream = {
  /** What left, in order: the truth. */
  letters: Letter[]
  suppressed: Set<string>
  isPaused: boolean
  sendFor: (run: Run) => SendLetter
}

export function createStream(world: TradeWorld): Stream {
  const outcomes = new Map<string, LetterOutcome>()
  const { faults } = world.random
  const keep = (id: string, outcome: LetterOutcome): LetterOutcome => {
    outcomes.set(id, outcome)
    return outcome
  }
  function take(letter: Letter): LetterOutcome {
    const known = outcomes.get(letter.id)
    if (known) return known
    if (stream.isPaused || faults.chance(0.05))
      return { state: 'later', retryAt: world.now() + faults.below(90) * MINUTE }
    if (stream.suppressed.has(letter.to)) return keep(letter.id, { state: 'suppressed' })
    // It is under way: another call does not learn more.
    outcomes.set(letter.id, { state: 'unknown' })
    const isLost = faults.chance(0.04)
    if (!isLost || faults.chance(0.5)) stream.letters.push(letter)
    return isLost ? { state: 'unknown' } : keep(letter.id, { state: 'sent' })
  }
  const stream: Stream = {
    ...{ letters: [], suppressed: new Set(), isPaused: false },
    sendFor: (run) => async (_, letter) => run.call(world.rates.mail, () => take(letter)),
  }
  return stream
}
