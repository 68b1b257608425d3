import { useIntl } from '#src/i18n/react.tsx'

/** A difference between two states; an empty side has no value. */
export type ChangeRow = { key: string; label: string; before: string; after: string }

/** Shows the values then and now side by side. */
export function ChangeTable({ caption, rows }: { caption: string; rows: readonly ChangeRow[] }) {
  const { t } = useIntl()
  return (
    <table className="table stack">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {['what', 'then', 'now'].map((column) => (
            <th key={column} scope="col">
              {t(`sent.change.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, before, after }) => (
          <tr key={key}>
            <th scope="row" className="full">
              <bdi>{label}</bdi>
            </th>
            <Side name={t('sent.change.then')} text={before} />
            <Side name={t('sent.change.now')} text={after} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Side({ name, text }: { name: string; text: string }) {
  const { t } = useIntl()
  return (
    <td className="full">
      <span className="only-on-phone smallest faint">{name} </span>
      {text ? (
        <bdi className="u-whitespace-pre-line">{text}</bdi>
      ) : (
        <span className="faint">{t('sent.change.untold')}</span>
      )}
    </td>
  )
}
