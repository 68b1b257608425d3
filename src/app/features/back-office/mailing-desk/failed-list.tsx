import type { PageContext } from '#src/app/page.ts'
import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { type Column, ListView } from '#src/app/ui/table/index.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { FAILED_LETTERS } from '#src/contract/mailing-desk/list.ts'
import type { FailedLetters } from '#src/contract/mailing-desk/schemas.ts'
import { getLocale } from '#src/domain/locales.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { LETTERS_PATH } from './queries.ts'

type Row = FailedLetters['items'][number]

/** Letters that did not leave or whose fate is unknown, each with its text. */
export function FailedList({ failed, ctx }: { failed: FailedLetters; ctx: PageContext }) {
  const { t } = useIntl()
  const title = t('mailing-desk.failed.title')
  return (
    <section className="section column gap-4">
      <h2>{title}</h2>
      <ListView
        list={FAILED_LETTERS}
        query={readList(FAILED_LETTERS, ctx.search)}
        path={LETTERS_PATH}
        data={failed}
        ctx={ctx}
        caption={title}
        columns={useColumns()}
        idOf={({ id }) => id}
        className=""
        below={(row) => row.letter && <LetterText letter={row.letter} />}
        none={{ title: t('mailing-desk.failed.none'), text: t('mailing-desk.failed.none-text') }}
      />
    </section>
  )
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useIntl()
  const { dateTime } = useFormats()
  return [
    {
      id: 'agency',
      name: t('letter.column.agency'),
      isHead: true,
      cell: ({ agency, domain, mailings }) => (
        <>
          <bdi className="name">{agency?.name ?? t('mailing-desk.failed.other')}</bdi>
          <div className="small break-anywhere">
            <bdi dir="ltr">{domain}</bdi>
          </div>
          {mailings.map((id) => (
            <div key={id} className="smallest">
              <Link to="/admin/mailings/$id" params={{ id }}>
                <bdi dir="ltr">{id}</bdi>
              </Link>
            </div>
          ))}
        </>
      ),
    },
    { id: 'at', name: t('billing.column.date'), className: 'no-wrap', cell: ({ at }) => dateTime(at) },
    { id: 'state', name: t('letter.column.state'), cell: ({ state }) => t(`mailing-desk.failed-state.${state}`) },
    {
      id: 'error',
      name: t('mailing-desk.column.error'),
      phone: 'line',
      isNamed: true,
      className: 'break-anywhere',
      cell: ({ error }) => <bdi>{error}</bdi>,
    },
  ]
}

function LetterText({ letter: { subject, text, language } }: { letter: NonNullable<Row['letter']> }) {
  const { tag, dir } = getLocale(language)
  return (
    <Disclosure summary={<bdi lang={tag}>{subject}</bdi>}>
      <p className="u-whitespace-pre-line break-anywhere" lang={tag} dir={dir}>
        {text}
      </p>
    </Disclosure>
  )
}
