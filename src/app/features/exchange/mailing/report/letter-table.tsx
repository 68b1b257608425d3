import type { PageContext } from '#src/app/page.ts'
import { FilterForm, ListView } from '#src/app/ui/table/index.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { LETTERS } from '#src/contract/mailing/letter-list.ts'
import type { LetterLine, MailingReport } from '#src/contract/mailing/order-schemas.ts'
import { groupOfLetter, LETTER_GROUPS } from '#src/domain/mailing/letter-groups.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { type Reader, useLetterColumns } from './letter-columns.tsx'

type Props = {
  mailing: MailingReport
  ctx: PageContext
  /** Of the page. */
  path: string
  reader: Reader
}

const rankOf = (row: LetterLine) => LETTER_GROUPS.indexOf(groupOfLetter(row))

/** Answered letters first, and those that came back last. */
const inOrder = (rows: readonly LetterLine[]): LetterLine[] =>
  rows.toSorted((one, other) => rankOf(one) - rankOf(other) || one.position - other.position)

/** All letters of a mailing with a filter, a page at a time. */
export function LetterTable({ mailing, ctx, path, reader }: Props) {
  const { t } = useIntl()
  const query = readList(LETTERS, ctx.search)
  const title = t('mailing-report.table.title')
  const shown = { list: LETTERS, query, path }
  const rows = inOrder(mailing.rows).filter((row) => query.state === undefined || groupOfLetter(row) === query.state)
  const start = (query.page - 1) * LETTERS.pageSize
  const data = {
    ...{ items: rows.slice(start, start + LETTERS.pageSize), total: rows.length },
    ...{ page: query.page, pageSize: LETTERS.pageSize },
  }
  return (
    <section className="section column gap-4" id="letters">
      <h2>{title}</h2>
      <ListView
        {...shown}
        data={data}
        ctx={ctx}
        caption={title}
        columns={useLetterColumns(mailing, reader)}
        idOf={({ position }) => String(position)}
        className=""
        filters={<StateFilter {...shown} label={title} />}
        none={{ title: t('mailing-report.none.title'), text: t('mailing-report.none.text') }}
      />
      <p className="small">{useSum(mailing)}</p>
      <p className="small muted">{t('mailing-report.table.note')}</p>
    </section>
  )
}

function StateFilter({
  label,
  ...shown
}: Pick<Parameters<typeof FilterForm<typeof LETTERS>>[0], 'list' | 'query' | 'path' | 'label'>) {
  const { t } = useIntl()
  return (
    <FilterForm
      {...shown}
      label={label}
      isRow
      fields={[
        {
          filter: 'state',
          label: t('letter.column.state'),
          options: LETTER_GROUPS.map((value) => ({ value, name: t(`mailing-report.group.${value}`) })),
        },
      ]}
    />
  )
}

/** What all letters cost if they are delivered. */
function useSum({ counts: { letters, free }, lines }: MailingReport): string {
  const { t } = useIntl()
  const { amount, integer, list } = useFormats()
  const [line, ...more] = lines
  if (!line) return t('mailing-report.figure.quota', { count: letters })
  if (more.length === 0)
    return t('mailing-report.table.sum', { count: letters, free, paid: line.letters, price: amount(line.unitPrice) })
  const parts = lines.map(({ letters: paid, unitPrice }) => `${integer(paid)} × ${amount(unitPrice)}`)
  return t('mailing-report.table.parts', { count: letters, free, parts: list(parts) })
}
