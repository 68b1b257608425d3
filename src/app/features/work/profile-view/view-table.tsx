import { PathLink } from '#src/app/ui/link.tsx'
import type { ViewLine } from '#src/contract/profile-view/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { viewedText, viewerText } from '#src/i18n/view-text.ts'

const COLUMNS = ['who', 'what', 'when'] as const

/** One line per viewer and day. */
export function ViewTable({ lines }: { lines: readonly ViewLine[] }) {
  const { t } = useIntl()
  return (
    <table className="table middle stack">
      <caption className="visually-hidden">{t('views.page.title')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`views.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row key={line.id} line={line} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ line }: { line: ViewLine }) {
  const intl = useIntl()
  const { t } = intl
  const { dateTime } = useFormats()
  const { kind, looks, seenAt } = line
  return (
    <tr>
      <th scope="row">
        <Viewer line={line} />
      </th>
      <td className="full">
        {viewedText(intl, line).join(' · ')}
        {looks > 1 && kind !== 'guest' && (
          <div className="smallest faint">{t('views.list.times', { count: looks })}</div>
        )}
      </td>
      <td className="full" data-l={t('views.column.when')}>
        {dateTime(seenAt)}
      </td>
    </tr>
  )
}

function Viewer({ line }: { line: ViewLine }) {
  const intl = useIntl()
  const { company, member } = line
  const name = viewerText(intl, line)
  if (!company) return <span className="name">{name}</span>
  return (
    <>
      {company.path ? (
        <PathLink className="name" path={company.path}>
          <bdi>{name}</bdi>
        </PathLink>
      ) : (
        <bdi className="name">{name}</bdi>
      )}
      {member && <div className="smallest faint">{intl.t(`views.member.${member}`)}</div>}
    </>
  )
}
