import type { Chooser } from './chooser.ts'

/** Selects all rows of the page, or none. */
export const ChooseAll = ({ chooser: { all, toggleAll }, label }: { chooser: Chooser; label: string }) => (
  <th scope="col" className="choice">
    <input
      type="checkbox"
      aria-label={label}
      checked={all === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = all === 'some'
      }}
      onChange={toggleAll}
    />
  </th>
)

type CellProps = { chooser: Chooser; id: string; label: string }

/** Selects one row. */
export const ChoiceCell = ({ chooser, id, label }: CellProps) => (
  <td className="choice">
    <input
      type="checkbox"
      aria-label={label}
      checked={chooser.isChosen(id)}
      onChange={(event) => chooser.onBox(id, event)}
    />
  </td>
)
