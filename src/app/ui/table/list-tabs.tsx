import { type List, type ListQuery, listPath } from '#src/contract/http/describe-list.ts'
import { useFormats } from '#src/i18n/react.tsx'
import { PathLink } from '../link.tsx'

/** `hasMore`: the count ends at a limit. */
type Tab = { value: string | undefined; name: string; count?: number; hasMore?: boolean }

type Props<L extends List> = {
  list: L
  query: ListQuery<L>
  path: string
  /** The filter of the tabs. */
  filter: keyof L['filters'] & string
  label: string
  tabs: readonly Tab[]
}

/** The values of one filter as tabs, each with its count. */
export function ListTabs<L extends List>({ list, query, path, filter, label, tabs }: Props<L>) {
  const { number } = useFormats()
  const current = (query as Readonly<Record<string, unknown>>)[filter]
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ value, name, count, hasMore }) => (
        <PathLink
          key={name}
          path={listPath(list, path, { ...query, [filter]: value, page: 1 })}
          aria-current={current === value ? 'page' : undefined}
        >
          {name}{' '}
          {count !== undefined && (
            <span className="tally">
              {number(count)}
              {hasMore && '+'}
            </span>
          )}
        </PathLink>
      ))}
    </nav>
  )
}
