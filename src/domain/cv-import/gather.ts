import type { Found } from './found.ts'
import { type Ground, readValue } from './read-value.ts'
import { joinCells, type Row } from './rows.ts'

export type Gathered = Record<string, Found>

const MAX_SOURCE = 160

/** Returns the source of a value, short enough to be displayed. */
export const sourceOf = (row: Row, text = joinCells(row)) => ({
  text: text.replace(/\s+/g, ' ').trim().slice(0, MAX_SOURCE),
  place: row.place,
})

/** Sets a missing value; returns whether it did. */
export function put(fields: Gathered, name: string, found: Found): boolean {
  if (fields[name]) return false
  fields[name] = found
  return true
}

/** Reads a text as a field and sets it. `part` is that of the schema. */
export function gather(
  fields: Gathered,
  [part, name]: readonly [part: string, name: string],
  text: string,
  { row, ground, isSure = true }: { row: Row; ground: Ground; isSure?: boolean },
): boolean {
  const read = readValue(part, name, text, ground)
  if (!read) return false
  return put(fields, name, { value: read.value, isSure: read.isSure && isSure, source: sourceOf(row) })
}
