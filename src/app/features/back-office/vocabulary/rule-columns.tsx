import { nameOfItem } from '#src/app/features/exchange/mailing/item-name.ts'
import { StateMark } from '#src/app/ui/marks.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import type { DatedRule, RuleVersion } from '#src/contract/vocabulary/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { columnText } from './column-texts.ts'

/** Returns the heading of a column of a file. */
function useHeadings() {
  const { t } = useIntl()
  return (column: string): string => {
    const text = columnText(column)
    return text ? t(text) : column
  }
}

/** A cell as the file has it. An item of the price list has its name, with the code of the file beside it. */
function Cell({ column, text }: { column: string; text: string | undefined }) {
  const { t } = useIntl()
  const name = column === 'item' && text ? nameOfItem(text) : undefined
  if (!text) return null
  if (!name) return <bdi>{text}</bdi>
  return (
    <>
      {t(name)} <bdi className="smallest faint no-wrap">{text}</bdi>
    </>
  )
}

/** The columns of a file. The first one is the heading of a row. */
export function useRuleColumns(names: readonly string[]): Column<DatedRule>[] {
  const headingOf = useHeadings()
  return names.map((id, index) => ({
    id,
    name: headingOf(id),
    ...(index === 0 ? { isHead: true as const } : { phone: 'line' as const, isNamed: true as const }),
    cell: ({ cells }) => <Cell column={id} text={cells[index]} />,
  }))
}

type Change = 'added' | 'changed' | 'removed'

/** A row of a difference: the cells now, and of a changed rule those before. */
export type ChangeRow = { id: string; change: Change; cells: readonly string[]; before?: readonly string[] }

const KINDS = { added: 'ok', changed: 'note', removed: 'warn' } as const

export const changesOf = ({ added, changed, removed }: RuleVersion): ChangeRow[] => [
  ...added.map(({ id, cells }) => ({ id: `added ${id}`, change: 'added' as const, cells })),
  ...changed.map(({ id, before, after }) => ({
    id: `changed ${id}`,
    change: 'changed' as const,
    cells: after,
    before,
  })),
  ...removed.map(({ id, cells }) => ({ id: `removed ${id}`, change: 'removed' as const, cells })),
]

export function useChangeColumns(names: readonly string[]): Column<ChangeRow>[] {
  const { t } = useIntl()
  const headingOf = useHeadings()
  return [
    {
      id: 'change',
      name: t('dated-rule.change.column'),
      isHead: true,
      cell: ({ change }) => <StateMark kind={KINDS[change]}>{t(`dated-rule.change.${change}`)}</StateMark>,
    },
    ...names.map(
      (id, index): Column<ChangeRow> => ({
        id,
        name: headingOf(id),
        phone: 'line',
        isNamed: true,
        cell: ({ cells, before }) =>
          before && before[index] !== cells[index] ? (
            <>
              <del>
                <Cell column={id} text={before[index]} />
              </del>{' '}
              <ins>
                <Cell column={id} text={cells[index]} />
              </ins>
            </>
          ) : (
            <Cell column={id} text={cells[index]} />
          ),
      }),
    ),
  ]
}
