import type { PageProps } from '#src/app/page.ts'
import { withQuery } from '#src/contract/http/addresses.ts'
import type { Review } from '#src/contract/mailing/review-schemas.ts'
import { nameDocument } from '#src/i18n/cv/term-names.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { idOf } from './actions.ts'

/** The documents that the seafarer allowed, with a link to each file. */
export function Documents({ data: { documents }, ctx }: PageProps<Review>) {
  const intl = useIntl()
  if (documents.length === 0) return null
  return (
    <section className="column gap-2" aria-labelledby="documents">
      <h2 className="heading-3" id="documents">
        {intl.t('cv.list.documents')}
      </h2>
      <ul className="hair">
        {documents.map((document) => {
          const name = nameDocument(document, intl)
          return (
            <li key={document.id} className="column u-gap-1">
              <bdi>{name}</bdi>
              <Scans files={document.files} name={name} id={idOf(ctx)} />
            </li>
          )
        })}
      </ul>
      <p className="small muted">{intl.t('mailing-review.documents.text')}</p>
    </section>
  )
}

type ScansProps = { files: Review['documents'][number]['files']; name: string; id: string }

function Scans({ files, name, id }: ScansProps) {
  const { t } = useIntl()
  const { fileSize } = useFormats()
  return (
    <span className="row tight">
      {files.map((file, index) => (
        <a
          key={file.id}
          className="button dense"
          href={withQuery('/server/mailing/review/document', { id, scan: file.id })}
          download
        >
          {t('mailing-review.documents.file', {
            page: index + 1,
            kind: file.type === 'pdf' ? 'PDF' : t('scan.picture'),
            size: fileSize(file.size),
          })}
          <span className="visually-hidden"> {name}</span>
        </a>
      ))}
    </span>
  )
}
