import { definePage, type PageProps } from '#src/app/page.ts'
import { type Column, FilterForm, ListView } from '#src/app/ui/table/index.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { MAIL_DOMAINS } from '#src/contract/mailing-desk/list.ts'
import type { MailDomains } from '#src/contract/mailing-desk/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { DOMAINS_PATH, mailDomains } from './queries.ts'

type Data = { domains: MailDomains }
type Row = MailDomains['items'][number]

/** For admins: mail domains of recipients with their pace, bounces and complaints. */
export const domainsPage = definePage<Data>({
  queries: (ctx) => ({ domains: mailDomains(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('page.admin-mail-domains.title'), noindex: true }),
  Component: DomainList,
})

export function DomainList({ data: { domains }, ctx }: PageProps<Data>) {
  const { t } = useIntl()
  const title = t('page.admin-mail-domains.title')
  const shown = { list: MAIL_DOMAINS, query: readList(MAIL_DOMAINS, ctx.search), path: DOMAINS_PATH }
  return (
    <DeskFrame path={DOMAINS_PATH} lead={t('mailing-desk.lead.domains')}>
      <ListView
        {...shown}
        data={domains}
        ctx={ctx}
        caption={title}
        columns={useColumns()}
        idOf={({ domain }) => domain}
        filters={
          <FilterForm
            {...shown}
            label={title}
            isRow
            fields={[{ filter: 'q', label: t('mailing-desk.column.domain') }]}
          />
        }
        none={{ title: t('mailing-desk.none.domains') }}
      />
    </DeskFrame>
  )
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useIntl()
  const { date, dateTime, integer } = useFormats()
  const figure = (id: string, name: string, of: (row: Row) => number): Column<Row> => ({
    ...{ id, name, isNumber: true, isNamed: true, cell: (row) => integer(of(row)) },
  })
  return [
    {
      id: 'domain',
      name: t('mailing-desk.column.domain'),
      isHead: true,
      className: 'break-anywhere',
      cell: ({ domain }) => <bdi dir="ltr">{domain}</bdi>,
    },
    { id: 'first', name: t('mailing-desk.column.first'), isNamed: true, cell: ({ firstAt }) => date(firstAt) },
    figure('pace', t('mailing-desk.column.pace'), ({ perDay }) => perDay),
    {
      id: 'next',
      name: t('mailing-desk.column.next'),
      isNamed: true,
      cell: ({ nextAt }) => (nextAt === null ? t('mailing-desk.column.now') : dateTime(nextAt)),
    },
    figure('sent', t('mailing-report.column.sent'), ({ sent }) => sent),
    figure('bounced', t('letter.state.bounced'), ({ bounced }) => bounced),
    figure('complaints', t('mailing-desk.figure.complaints'), ({ complained }) => complained),
  ]
}
