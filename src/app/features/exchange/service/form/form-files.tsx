import type { ServiceFile } from '#src/contract/service/form-schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Props = { files: readonly ServiceFile[]; kind: ServiceFile['kind']; pathOf: (id: string) => string }

const TYPES = { pdf: 'PDF', docx: 'DOCX', webp: 'WebP' } as const

/** The files of one kind, each to download; nothing without any. */
export function FormFiles({ files, kind, pathOf }: Props) {
  const { t } = useIntl()
  const { dateTime } = useFormats()
  const shown = files.filter((file) => file.kind === kind)
  if (shown.length === 0) return null
  return (
    <div className="column u-gap-1">
      <h3 className="heading-3">{t(`service-form.files.${kind}`)}</h3>
      <ul className="hair">
        {shown.map(({ id, name, type, at }) => (
          <li key={id} className="row tight">
            <a href={pathOf(id)} download className="break-anywhere">
              <bdi>{name || TYPES[type]}</bdi>
            </a>
            <span className="small muted">
              {TYPES[type]}, {dateTime(at)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
