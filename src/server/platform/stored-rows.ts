import { type Column, getTableColumns, type Table } from 'drizzle-orm'

// Rows and columns as hand-written SQL sees them: under the names of the database. Types and lists both come from the definitions of
// the tables, so neither can say anything else than the schema does.

/** Without `$type` an integer is a number and a text a string; booleans are kept as 1 and 0, documents as their text. */
type StoredValue<C extends Column> = C['_']['dataType'] extends 'boolean'
  ? number
  : C['_']['dataType'] extends 'json'
    ? string
    : C['_']['dataType'] extends 'custom'
      ? C['_']['driverParam']
      : C['_']['data']

type ColumnOf<T extends Table, Name> = Extract<T['_']['columns'][keyof T['_']['columns']], { _: { name: Name } }>

export type ColumnName<T extends Table> = T['_']['columns'][keyof T['_']['columns']]['_']['name'] & string

/** Columns that hold a document, in JSON or packed, and what is in it. */
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

/** Some columns of a table: what is selected and the result of it. */
export type Columns<T extends Table, Name extends ColumnName<T>> = {
  names: readonly Name[]
  /** The list of a statement, of the table under an alias where it has one; `AS` other names where they begin with something. */
  of: (alias?: string, prefix?: string) => string
  /** Only a type: what a row holds of them. */
  row?: Pick<StoredRow<T>, Name>
}

/** The row that a list of columns gives. */
export type RowOf<C extends { row?: object }> = NonNullable<C['row']>

/** The same row where only rows are asked for that have all of it. */
export type Present<Row> = { [Name in keyof Row]: NonNullable<Row[Name]> }

/** The same row where a statement has it for some only. */
export type Absent<Row> = { [Name in keyof Row]: Row[Name] | null }

/** The same row under names that begin with something, as `of(alias, prefix)` gives it. */
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

/** Every column but those: a new one is among them by itself. */
export const exceptColumns = <T extends Table, Name extends ColumnName<T>>(
  table: T,
  ...left: readonly Name[]
): Columns<T, Exclude<ColumnName<T>, Name>> => {
  const names = new Set<string>(left)
  return toColumns(namesOf(table).filter((name): name is Exclude<ColumnName<T>, Name> => !names.has(name)))
}
