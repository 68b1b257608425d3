import type { Cell } from '../rows.ts'
import type { ContentStatement } from './content-statements.ts'

const writeCell = (cell: Cell): string => {
  if (cell === null) return 'NULL'
  return typeof cell === 'number' ? String(cell) : `'${cell.replaceAll("'", "''")}'`
}

/** A statement with its values in it, for tools that take a file and no parameters. */
export function writeSql({ sql, params }: ContentStatement): string {
  const cells = params.map(writeCell)
  return `${sql.replace(/\?/g, () => cells.shift() ?? '')};`
}
