import type { QueryKey } from '@tanstack/react-query'

/** A row that an act did not change, and why. */
export type RowFailure = { id: string; message: string }

/** What is asked before an act is carried out, such as its reason. */
export type ActChoice = { label: string; placeholder: string; options: readonly { value: string; label: string }[] }

/** What may be done with the rows that are chosen. */
export type BulkAct<Row> = {
  id: string
  name: string
  /** The label of its button, where it depends on the chosen rows. */
  label?: (rows: readonly Row[]) => string
  /** The one that is meant most often. */
  isPrimary?: true
  /** Of the chosen rows those that it is for; the others are let be. Where there is none its button is not shown. */
  isFor?: (row: Row) => boolean
  /** Asked for beside the act; the value that was chosen goes to `run`. */
  choice?: ActChoice
  run: (rows: readonly Row[], chosen: string) => Promise<readonly RowFailure[]>
  /** Takes it back, for the rows in which it was done. */
  undo?: (rows: readonly Row[]) => Promise<readonly RowFailure[]>
  /** Says that it was done with so many, and with which. */
  done: (count: number, rows: readonly Row[]) => string
  /** What may be otherwise by it: asked again. */
  stale: readonly QueryKey[]
}

/** Calls under way at once. */
const WIDTH = 4

/** An act that is one call a row: those that fail are told by their own message. */
export const eachRow =
  <Row extends { id: string }>(
    call: (row: Row, chosen: string) => Promise<unknown>,
    tell: (error: unknown) => string,
  ) =>
  async (rows: readonly Row[], chosen = ''): Promise<readonly RowFailure[]> => {
    const left = [...rows]
    const failures: RowFailure[] = []
    const work = async () => {
      for (let row = left.shift(); row; row = left.shift()) {
        try {
          await call(row, chosen)
        } catch (error) {
          failures.push({ id: row.id, message: tell(error) })
        }
      }
    }
    await Promise.all(Array.from({ length: WIDTH }, work))
    return failures
  }
