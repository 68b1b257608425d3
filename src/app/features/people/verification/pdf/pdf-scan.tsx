import { Notice } from '#src/app/ui/states.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { useDrawnPdf } from './use-drawn-pdf.ts'

type Props = {
  path: string
  name: string
  /** Place of this scan among those of its document, from 1 on. */
  scan: number
}

/** A scan that is a PDF, drawn page by page; without scripting, and where drawing fails, it can be saved. */
export function PdfScan({ path, name, scan }: Props) {
  const { t } = useIntl()
  const {
    drawn: { state, pictures, pages },
    box,
  } = useDrawnPdf(path)
  return (
    <div className="column gap-3" ref={box}>
      {pictures.map(({ page, address }) =>
        address ? (
          <img
            key={page}
            className="cv-scan"
            src={address}
            alt={t('check.admin.pdf-page', { name, scan, page, pages })}
          />
        ) : (
          <Note key={page}>{t('check.admin.pdf-page-failed', { page, pages })}</Note>
        ),
      )}
      {state === 'drawing' && <p className="muted">{t('check.admin.pdf-drawing')}</p>}
      {state === 'failed' && <Note>{t('check.admin.pdf-failed')}</Note>}
      {state === 'drawn' && pages > pictures.length && (
        <Note>{t('check.admin.pdf-more', { shown: pictures.length, pages })}</Note>
      )}
      <p>
        <a className="button" href={path} download>
          {t('check.admin.pdf', { page: scan })}
        </a>
      </p>
    </div>
  )
}

function Note({ children }: { children: string }) {
  return (
    <Notice tone="land">
      <p>{children}</p>
    </Notice>
  )
}
