import type { ReactNode } from 'react'

type Props = {
  caption: string
  columns: readonly { name: string; isNumber?: true }[]
  children: ReactNode
}

/** A table of a document. The head is repeated on every page. */
export const SheetTable = ({ caption, columns, children }: Props) => (
  <table className="a4-lines">
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {columns.map(({ name, isNumber }) => (
          <th key={name} scope="col" className={isNumber && 'number'}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)
