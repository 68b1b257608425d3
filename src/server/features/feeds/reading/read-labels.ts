import { type FieldName, findField } from './field-labels.ts'

export type LabelledLine = { field: FieldName; value: string; line: number }

const LABELLED = /^[^\p{L}\p{N}]*([\p{L}\p{M}][\p{L}\p{M}\p{N} .'’/&()-]{0,44}?)\s*(?::|：|=|\s[–—-]\s)\s*(.*)$/u
const VALUE_EDGES = /^[\s•*–—-]+|[\s.;,]+$/g

const nextFilled = (lines: readonly string[], from: number): string => lines.slice(from + 1).find(Boolean) ?? ''

/** Lines of the kind "Salary: 550 EUR per day", in the order of the text. A label alone in its line names the next one. */
export const readLabels = (lines: readonly string[]): LabelledLine[] =>
  lines.flatMap((text, line) => {
    const [, label = '', inline = ''] = LABELLED.exec(text) ?? []
    const field = label ? findField(label) : undefined
    if (!field) return []
    const value = (inline || nextFilled(lines, line)).replace(VALUE_EDGES, '')
    return [{ field, value, line }]
  })
