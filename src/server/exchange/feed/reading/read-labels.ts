import { trimEdges } from '#src/server/platform/plain-text.ts'
import { type FieldName, findField } from './field-labels.ts'

export type LabelledLine = { field: FieldName; value: string; line: number }

const LABELLED = /^[^\p{L}\p{N}]*([\p{L}\p{M}][\p{L}\p{M}\p{N} .'’/&()-]{0,44}?)\s?(?::|：|=|\s[–—-]\s)(.*)$/u
const [BEFORE_VALUE, BEHIND_VALUE] = [/[\s•*–—-]/u, /[\s.;,]/u]
/** Longer values contain no figure, date or place. */
const MAX_VALUE = 600

/** For each line, the next non-empty one. */
function listNextFilled(lines: readonly string[]): string[] {
  const next: string[] = []
  let filled = ''
  for (const [index, line] of [...lines.entries()].toReversed()) {
    next[index] = filled
    if (line) filled = line
  }
  return next
}

/** Returns field and value of a line such as "Salary: 550 EUR per day". */
export function findLabel(line: string): { field: FieldName; inline: string } | undefined {
  const [, label = '', inline = ''] = LABELLED.exec(line) ?? []
  const field = label ? findField(label) : undefined
  return field && { field, inline: inline.trim() }
}

/** Returns lines such as "Salary: 550 EUR per day", in order. A label alone on its line belongs to the next one. */
export function readLabels(lines: readonly string[]): LabelledLine[] {
  const next = listNextFilled(lines)
  return lines.flatMap((text, line) => {
    const found = findLabel(text)
    if (!found) return []
    const value = (found.inline || next[line] || '').slice(0, MAX_VALUE)
    return [{ field: found.field, value: trimEdges(value, BEFORE_VALUE, BEHIND_VALUE), line }]
  })
}
