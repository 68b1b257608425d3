import type { ReactNode } from 'react'
import type { PageContext } from '#src/app/page.ts'
import { ListTabs, ListView, type ListViewProps } from '#src/app/ui/table/index.ts'
import { type List, type ListQuery, readList } from '#src/contract/http/describe-list.ts'
import { OfficeFrame } from './office-frame.tsx'

type Props<L extends List, Row> = Pick<
  ListViewProps<L, Row>,
  'list' | 'path' | 'data' | 'columns' | 'idOf' | 'none' | 'filters'
> & {
  ctx: PageContext
  title: string
  lead: string
  beside?: ReactNode
  /** The values of one filter. */
  tabs?: { filter: keyof L['filters'] & string; of: readonly { value: string; name: string }[] }
  /** Above the list. */
  notes?: ReactNode
  /** Below the list. */
  children?: ReactNode
}

/** A list of finance admins with its tabs, its pages, and what is above and below it. */
export function OfficeList<L extends List, Row>({
  title,
  lead,
  beside,
  tabs,
  notes,
  children,
  ...shown
}: Props<L, Row>) {
  const { list, path, ctx } = shown
  const query: ListQuery<L> = readList(list, ctx.search)
  return (
    <OfficeFrame title={title} lead={lead} beside={beside}>
      {tabs && (
        <div className="u-pbe-4">
          <ListTabs list={list} query={query} path={path} filter={tabs.filter} label={title} tabs={tabs.of} />
        </div>
      )}
      {notes}
      <ListView {...shown} query={query} caption={title} />
      {children}
    </OfficeFrame>
  )
}
