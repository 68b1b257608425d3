import { type List, type ListQuery, writeList } from '#src/contract/http/describe-list.ts'
import { withQuery } from '#src/contract/http/with-query.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useLocale } from '../href.tsx'

type Props<L extends List> = {
  list: L
  query: ListQuery<L>
  /** The endpoint of the list as a file. */
  file: string
}

/** A spreadsheet of all rows of the search, not only of this page. */
export function FileLink<L extends List>({ list, query, file }: Props<L>) {
  const { t } = useIntl()
  const { page: _page, sort: _sort, ...filters } = writeList(list, query)
  return (
    <a className="button dense" href={withQuery(file, { ...filters, in: useLocale() })} download>
      {t('list.export')}
    </a>
  )
}
