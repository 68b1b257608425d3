import { type RowSelectionState, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { BulkBar } from './bulk-bar.tsx'
import type { Chooser } from './chooser.ts'
import type { TableProps } from './table-props.ts'
import { useTableKeys } from './use-keys.ts'

const features = tableFeatures({ rowSelectionFeature })
// The page renders its columns itself, with and without scripting.
const NO_COLUMNS: [] = []
const NOTHING: RowSelectionState = {}

export type EngineProps<Row> = Pick<TableProps<Row>, 'rows' | 'idOf' | 'acts' | 'nameOf'> & {
  place: RefObject<HTMLElement | null>
  hasKeys: boolean
  onChooser: (chooser: Chooser | undefined) => void
}

/** The interactive table: rows can be selected one by one, in ranges and all at once, and keys move between rows. */
export default function TableEngine<Row extends object>(props: EngineProps<Row>) {
  const { rows, idOf, acts = [], nameOf = idOf, place, hasKeys, onChooser } = props
  const [rowSelection, onRowSelectionChange] = useState(NOTHING)
  const table = useTable({
    features,
    columns: NO_COLUMNS,
    data: rows,
    getRowId: idOf,
    state: { rowSelection },
    onRowSelectionChange,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is one, and says something else after each of these
  useLayoutEffect(() => {
    onChooser({
      isChosen: (id) => rowSelection[id] === true,
      onBox: (id, event) => table.getRow(id).getToggleSelectedHandler()(event),
      all: table.getIsAllRowsSelected() ? 'all' : table.getIsSomeRowsSelected() ? 'some' : 'none',
      toggleAll: () => table.toggleAllRowsSelected(),
    })
  }, [rowSelection, rows, onChooser])
  const hasChoice = acts.length > 0
  const choose = useCallback(
    (at: number) => hasChoice && table.getRowModel().rows[at]?.toggleSelected(),
    [table, hasChoice],
  )
  useTableKeys(place, hasKeys, choose)
  const leave = () => {
    onRowSelectionChange(NOTHING)
    place.current?.focus()
  }
  // Rows of another page are no longer selected.
  const chosen = rows.filter((row) => rowSelection[idOf(row)])
  return chosen.length > 0 && <BulkBar rows={chosen} idOf={idOf} nameOf={nameOf} acts={acts} leave={leave} />
}
