import { type FieldName, findField } from './field-labels.ts'
import { readDuration } from './read-duration.ts'
import { readJoining } from './read-joining.ts'
import { findLabel } from './read-labels.ts'
import { readPay } from './read-pay.ts'

/** Between two sentences; "15. August" is one. */
const BETWEEN = /(?<=(?<!(?<!\d)\d{1,2})[.;!]) (?=[\p{Lu}\p{Lo}])|(?<=[。；！।]) ?(?=\p{L})/u
/** Without a colon, only a short sentence is just a statement. */
const MAX_STATEMENT = 80
/** Shortest first: in "salary up to 7,000 EUR" the rest belongs to the value. */
const LABEL_WORDS = [1, 2, 3]

/** Whether a value of a term can be parsed, valid or not. */
const IS_READABLE: Partial<Record<FieldName, (value: string, now: number) => boolean>> = {
  pay: (value) => {
    const reading = readPay(value)
    return 'pay' in reading || ['pay-range', 'pay-period'].includes(reading.problem)
  },
  joining: (value, now) => {
    const reading = readJoining(value, { now })
    return 'window' in reading || ['joining-passed', 'joining-far'].includes(reading.problem)
  },
  duration: (value) => 'duration' in readDuration(value),
}

/** Returns "Salary 8500 USD per month" as "Salary: 8500 USD per month"; undefined for other sentences. */
function readStatement(sentence: string, now: number): string | undefined {
  const labelled = findLabel(sentence)
  if (labelled) return labelled.field in IS_READABLE ? sentence : undefined
  if (sentence.length > MAX_STATEMENT) return undefined
  const words = sentence.split(' ')
  for (const count of LABEL_WORDS) {
    const [label, value] = [words.slice(0, count).join(' '), words.slice(count).join(' ')]
    const field = value === '' ? undefined : findField(label)
    if (field && IS_READABLE[field]?.(value, now)) return `${label}: ${value}`
  }
  return undefined
}

function splitLine(line: string, now: number): string[] {
  const parts: string[] = []
  let isComplete = true
  for (const sentence of line.split(BETWEEN)) {
    const statement = readStatement(sentence, now)
    if (statement !== undefined || isComplete) parts.push(statement ?? sentence)
    else parts.push(`${parts.pop()} ${sentence}`)
    isComplete = statement !== undefined && /\d/.test(statement)
  }
  return parts.length > 1 || readStatement(line, now) ? parts : [line]
}

/** Splits terms in one line into labelled lines. */
export const splitStatements = (lines: readonly string[], now: number): string[] =>
  lines.flatMap((line) => splitLine(line, now))
