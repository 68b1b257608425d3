import { type Column, getTableColumns, type Table } from 'drizzle-orm'

// Rows and columns for hand-written SQL, under the names of the database. Types and column lists are derived from the table definitions, so they
// cannot differ from the schema.

/** Without `$type` an integer is a number and a text a string; booleans are 1 and 0, documents are text. */
type StoredValue<C extends Column> = C['_']['dataType'] extends 'boolean'
  ? number
  : C['_']['dataType'] extends 'json'
    ? string
    : C['_']['dataType'] extends 'custom'
      ? C['_']['driverParam']
      : C['_']['data']

type ColumnOf<T extends Table, Name> = Extract<T['_']['columns'][keyof T['_']['columns']], { _: { name: Name } }>

export type ColumnName<T extends Table> = T['_']['columns'][keyof T['_']['columns']]['_']['name'] & string

/** Columns that hold a JSON or packed document, with its type. */
export type DocumentName<T extends Table> = Extract<
  T['_']['columns'][keyof T['_']['columns']],
  { _: { dataType: 'json' | 'custom' } }
>['_']['name'] &
  string
export type DocumentOf<T extends Table, Name> = ColumnOf<T, Name>['_']['data']

/** A whole row, every column of it. */
export type StoredRow<T extends Table> = {
  [Name in ColumnName<T>]: ColumnOf<T, Name>['_']['notNull'] extends true
    ? StoredValue<ColumnOf<T, Name>>
    : StoredValue<ColumnOf<T, Name>> | null
}

/** Some columns of a table: the select list and the type of a row. */
export type Columns<T extends Table, Name extends ColumnName<T>> = {
  names: readonly Name[]
  /** Returns the select list, optionally with a table alias and a prefix for the result names. */
  of: (alias?: string, prefix?: string) => string
  /** Type only: the row of these columns. */
  row?: Pick<StoredRow<T>, Name>
}

/** The row of a list of columns. */
export type RowOf<C extends { row?: object }> = NonNullable<C['row']>

/** The same row in a query that returns only complete rows. */
export type Present<Row> = { [Name in keyof Row]: NonNullable<Row[Name]> }

/** The same row after a left join: all columns may be null. */
export type Absent<Row> = { [Name in keyof Row]: Row[Name] | null }

/** The same row with prefixed names, as `of(alias, prefix)` returns it. */
export type Prefixed<Prefix extends string, Row> = {
  [Name in keyof Row & string as `${Prefix}${Name}`]: Row[Name]
}

const toColumns = <T extends Table, Name extends ColumnName<T>>(names: readonly Name[]): Columns<T, Name> => ({
  names,
  of: (alias, prefix) =>
    names.map((name) => (alias ? `${alias}.${name}` : name) + (prefix ? ` AS ${prefix}${name}` : '')).join(', '),
})

const namesOf = <T extends Table>(table: T): ColumnName<T>[] =>
  Object.values(getTableColumns(table)).map(({ name }) => name as ColumnName<T>)

export const columnsOf = <T extends Table>(table: T): Columns<T, ColumnName<T>> => toColumns(namesOf(table))

export const pickColumns = <T extends Table, Name extends ColumnName<T>>(
  _table: T,
  ...names: readonly Name[]
): Columns<T, Name> => toColumns(names)
