/** How long the runtime may say nothing before it counts as dead, ms, and after how many questions at least. */
const SILENCE = 30_000
const MIN_FAILURES = 3

/** The message that the command prints before it exits with an error. */
export const SILENT = `The server has not answered for ${SILENCE / 1000} seconds. Start it again: npm start`

/** A process whose own clock was so late, in ms, saw nothing of the runtime: the machine was busy or asleep. */
const MAX_LAG = 1000

/** What is known since the last answer. */
export type Silence = { failures: number; lasted: number }

export const ANSWERED: Silence = { failures: 0, lasted: 0 }

/** One question: whether it was answered, how long it took with the pause before it, and how late the own clock was meanwhile, ms. */
export type Probe = { isAnswered: boolean; took: number; lag: number }

export function noteProbe({ failures, lasted }: Silence, { isAnswered, took, lag }: Probe): Silence {
  if (isAnswered) return ANSWERED
  return lag > MAX_LAG ? { failures, lasted } : { failures: failures + 1, lasted: lasted + took }
}

/** Whether nothing has answered for so long, and so often, that nothing will. */
export const isDead = ({ failures, lasted }: Silence): boolean => failures >= MIN_FAILURES && lasted >= SILENCE
