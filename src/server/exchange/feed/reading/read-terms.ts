import type { VacancyFacts } from '#src/server/work/vacancy/vacancy-row.ts'
import type { FieldName } from './field-labels.ts'
import type { FeedItem } from './parse-feed.ts'
import { type Duration, foldDuration, readDuration, readRotation } from './read-duration.ts'
import { type JoiningProblem, readJoining } from './read-joining.ts'
import type { LabelledLine } from './read-labels.ts'
import { type Pay, type PayProblem, readPay } from './read-pay.ts'

export type TermProblem = PayProblem | JoiningProblem | 'duration-missing' | 'duration-unclear'

export type Terms = {
  pay: Pay
  columns: Pick<
    VacancyFacts,
    | 'join_from'
    | 'join_to'
    | 'duration_tenths'
    | 'duration_plus_minus'
    | 'duration_days'
    | 'rotation_on'
    | 'rotation_off'
  >
}

type Source = { text: string; line?: number }
type Read<Value> = { value: Value; line?: number | undefined } | { problem: TermProblem }

type Input = {
  item: FeedItem
  labels: readonly LabelledLine[]
  lines: readonly string[]
  isCadet: boolean
  now: number
}

const CONTRACT_LINE = /contract|rotation|on ?\/ ?off|контракт|ротац|contrat|vertrag|kontrak/iu

/** Sources of a term: its element, then lines with its label, the last lines (the template's) first. */
const listSources = (field: FieldName, { item, labels }: Input): Source[] => {
  const own = item.fields[field]
  const labelled = labels.filter((label) => label.field === field).map(({ value, line }) => ({ text: value, line }))
  return [...(own ? [{ text: own }] : []), ...labelled.toReversed()]
}

/** Returns the first readable source; otherwise the first problem. */
function readFirst<Value>(
  sources: readonly Source[],
  read: (text: string) => Value | TermProblem,
): Read<Value> | undefined {
  const readings = sources.map(({ text, line }) => ({ line, value: read(text) }))
  const good = readings.find(({ value }) => typeof value !== 'string')
  if (good) return good as Read<Value>
  return readings[0] && { problem: readings[0].value as TermProblem }
}

const readPayTerm = (input: Input): Read<Pay> =>
  readFirst<Pay>(listSources('pay', input), (text) => {
    const reading = readPay(text, input.isCadet)
    return 'pay' in reading ? reading.pay : reading.problem
  }) ?? { problem: 'pay-missing' }

const readJoiningTerm = (input: Input) =>
  readFirst(listSources('joining', input), (text) => {
    const reading = readJoining(text, { now: input.now, published: input.item.published })
    return 'window' in reading ? reading.window : reading.problem
  }) ?? { problem: 'joining-missing' as const }

/** "4 m." in the template and "4 ± 1 months" above it: the more precise wins. */
const refine = (duration: Duration, others: readonly (Duration | TermProblem)[]): Duration =>
  others.find(
    (other): other is Duration =>
      typeof other !== 'string' && other.tenths !== null && other.tenths === duration.tenths && other.plusMinus > 0,
  ) ?? duration

/** The labelled value; otherwise a line such as "4 months contract". */
function readDurationTerm(input: Input): Read<Duration> {
  const read = (text: string) => {
    const reading = readDuration(text)
    return 'duration' in reading ? reading.duration : reading.problem
  }
  const sources = listSources('duration', input)
  const labelled = readFirst<Duration>(sources, read)
  if (labelled && 'value' in labelled)
    return {
      ...labelled,
      value: refine(
        labelled.value,
        sources.map(({ text }) => read(text)),
      ),
    }
  const unlabelled = readFirst<Duration>(
    input.lines.filter((text) => CONTRACT_LINE.test(text)).map((text) => ({ text })),
    read,
  )
  return unlabelled && 'value' in unlabelled ? unlabelled : (labelled ?? { problem: 'duration-missing' })
}

/** "4 w." beside "4 weeks' on/off" in the text is a rotation. */
function findRotation(duration: Duration, lines: readonly string[]): Duration {
  if (duration.tenths === null) return duration
  const days = duration.tenths * 3
  const rotations = lines.map((line) => readRotation(foldDuration(line)))
  return rotations.find((rotation) => rotation?.on && Math.abs(rotation.on - days) <= days / 5) ?? duration
}

const toColumns = ({ tenths, plusMinus, days, on, off }: Duration) => ({
  duration_tenths: tenths,
  duration_plus_minus: plusMinus,
  duration_days: days,
  rotation_on: on,
  rotation_off: off,
})

/** Lines of pay are always removed from the text, with or without figures: pay is never free text. */
const PAY_WORDS_ONLY = new Set<TermProblem>(['pay-text'])

function listUsedLines(input: Input, readings: readonly Read<unknown>[]): Set<number> {
  const used = readings.flatMap((reading) => ('value' in reading && reading.line !== undefined ? [reading.line] : []))
  const wordy = input.labels.filter(({ field, value }) => {
    const reading = field === 'pay' ? readPay(value) : undefined
    return reading && 'problem' in reading && PAY_WORDS_ONLY.has(reading.problem)
  })
  return new Set([...used, ...wordy.map(({ line }) => line)])
}

/** Reads pay, joining and duration, which every vacancy needs, and returns the remaining lines. */
export function readTerms(input: Input): {
  terms: Terms | null
  pay: Pay | null
  columns: Partial<Terms['columns']>
  problems: TermProblem[]
  usedLines: Set<number>
} {
  const [pay, joining, duration] = [readPayTerm(input), readJoiningTerm(input), readDurationTerm(input)] as const
  const problems = [pay, joining, duration].flatMap((reading) => ('problem' in reading ? [reading.problem] : []))
  const usedLines = listUsedLines(input, [pay, joining, duration])
  const read = {
    pay: 'value' in pay ? pay.value : null,
    columns: {
      ...('value' in joining && { join_from: joining.value.from, join_to: joining.value.to }),
      ...('value' in duration && toColumns(findRotation(duration.value, input.lines))),
    },
  }
  const terms = problems.length === 0 ? (read as Terms) : null
  return { terms, ...read, problems, usedLines }
}
