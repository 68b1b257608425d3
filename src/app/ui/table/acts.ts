import type { QueryKey } from '@tanstack/react-query'

/** A row that an act did not change, and the reason. */
export type RowFailure = { id: string; message: string }

/** A question before an act, such as its reason. */
export type ActChoice = { label: string; placeholder: string; options: readonly { value: string; label: string }[] }

/** An act on the selected rows. */
export type BulkAct<Row> = {
  id: string
  name: string
  /** The label of its button, if it depends on the selected rows. */
  label?: (rows: readonly Row[]) => string
  /** The most frequent one. */
  isPrimary?: true
  /** Filters the selected rows; others are skipped. Without any its button is hidden. */
  isFor?: (row: Row) => boolean
  /** A choice beside the act; the value is passed to `run`. */
  choice?: ActChoice
  run: (rows: readonly Row[], chosen: string) => Promise<readonly RowFailure[]>
  /** Undoes it for the changed rows. */
  undo?: (rows: readonly Row[]) => Promise<readonly RowFailure[]>
  /** Returns the confirmation for the number and the rows. */
  done: (count: number, rows: readonly Row[]) => string
  /** Queries that may have changed: refetched. */
  stale: readonly QueryKey[]
}

/** Concurrent calls. */
const WIDTH = 4

/** An act with one call per row: failures have their own messages. */
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
