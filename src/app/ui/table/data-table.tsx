import { useRouter } from '@tanstack/react-router'
import { type ComponentType, Fragment, lazy, Suspense, useRef, useState } from 'react'
import { useIntl } from '#src/i18n/react.tsx'
import { findShared, SharedNote } from '../shared-columns.tsx'
import { ChoiceCell, ChooseAll } from './choice-cells.tsx'
import { useTableChoices } from './choices.ts'
import type { Chooser } from './chooser.ts'
import { type Column, listVisible } from './columns.ts'
import { HeadRow } from './head-row.tsx'
import type { EngineProps } from './table-engine.tsx'
import { ColumnHead } from './table-head.tsx'
import type { TableProps } from './table-props.ts'
import { TableRow } from './table-row.tsx'
import { useAwake } from './use-awake.ts'
import { ViewMenu } from './view-menu.tsx'

// Optional: without it the table can be read, sorted and paged.
const Engine = lazy<ComponentType<EngineProps<never>>>(() =>
  import('./table-engine.tsx').catch(() => ({ default: () => null })),
)

/** A table with columns as data: plain HTML, to which the browser adds selection and keys. */
export function DataTable<Row>(props: TableProps<Row>) {
  const { ctx, name, columns, rows, acts = [], head, tools } = props
  const choices = useTableChoices(name, ctx)
  const place = useRef<HTMLDivElement>(null)
  const [chooser, setChooser] = useState<Chooser>()
  const awake = useAwake(place)
  // Only the app keeps a selection.
  const isApp = useRouter({ warn: false }) !== null
  const told = columns.flatMap(({ id, text }) => (text && !choices.isHidden(id) ? [[id, text] as const] : []))
  const shared = findShared(rows, Object.fromEntries(told))
  const visible = listVisible(columns, (id) => choices.isHidden(id) || shared.has(id))
  const nameOf = (id: string) => columns.find((column) => column.id === id)?.name ?? id
  const note = <SharedNote shared={shared} nameOf={nameOf} />
  return (
    <div ref={place} className="data-table" tabIndex={-1}>
      <HeadRow start={head ?? note} isApart={head !== undefined}>
        {tools}
        {isApp && <ViewMenu columns={columns as readonly Column<never>[]} choices={choices} />}
      </HeadRow>
      {head && note}
      {awake && (
        <Suspense>
          <Engine
            {...(props as unknown as TableProps<never>)}
            place={place}
            hasKeys={choices.hasKeys}
            onChooser={setChooser}
          />
        </Suspense>
      )}
      <div className="scroll">
        <Table {...props} visible={visible} chooser={acts.length > 0 ? chooser : undefined} />
      </div>
    </div>
  )
}

type DrawnProps<Row> = TableProps<Row> & { visible: readonly Column<Row>[]; chooser: Chooser | undefined }

function Table<Row>({
  caption,
  rows,
  idOf,
  ordering,
  below,
  visible,
  chooser,
  nameOf = idOf,
  className = 'middle',
}: DrawnProps<Row>) {
  const { t } = useIntl()
  const span = visible.length + (chooser ? 1 : 0)
  return (
    <table className={`table stack ${className}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {chooser && <ChooseAll chooser={chooser} label={t('list.select-all')} />}
          {visible
            .filter(({ phone }) => phone !== 'only')
            .map((column) => (
              <ColumnHead key={column.id} column={column as Column<never>} ordering={ordering} />
            ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const id = idOf(row)
          const choice = chooser && (
            <ChoiceCell chooser={chooser} id={id} label={t('list.select', { name: nameOf(row) })} />
          )
          return (
            <Fragment key={id}>
              <TableRow row={row} columns={visible} choice={choice} isChosen={chooser?.isChosen(id)} />
              {below && (
                <tr className="u-bg-transparent!">
                  <td className="full u-border-0! u-pbs-0!" colSpan={span}>
                    {below(row)}
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}
