import type { ComponentType } from 'react'
import type { AdminCompany } from '#src/contract/company-check/admin-schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { useLicenceLines } from '../licence/line-labels.ts'
import { findComparedLine } from './case-lines.tsx'
import { useZoom } from './use-zoom.ts'

/** A scan that is a PDF, drawn page by page. */
export type ShownPdf = ComponentType<{ path: string; name: string; scan: number }>
type Props = { company: AdminCompany; Pdf: ShownPdf }

/** The scan of the licence with the detail that is compared next; without scripting a link to the file. */
export function CaseScan({ company, Pdf }: Props) {
  const { t } = useIntl()
  const { date } = useFormats()
  const zoom = useZoom()
  const { id, scan, name } = company
  const path = `/server/admin/company/${id}/scan`
  return (
    <section className="sheet padded column gap-4">
      <div className="row split">
        <h2 className="heading-3">{t('company-check.scan.title')}</h2>
        {scan && <ZoomButtons {...zoom} />}
      </div>
      {scan ? (
        <p className="small muted">{t('company-check.scan.added', { date: date(scan.addedAt) })}</p>
      ) : (
        <p className="muted">{t('scan.level.typed')}</p>
      )}
      {scan && (
        <>
          <ComparedDetail company={company} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs the keyboard */}
          <section className="scan-view" data-zoom={zoom.level} tabIndex={0} aria-label={t('company-check.scan.title')}>
            {scan.type === 'pdf' && <Pdf path={path} name={name} scan={1} />}
            {scan.type === 'webp' && <img className="cv-scan" src={path} alt={t('company-check.scan.title')} />}
          </section>
          {scan.type === 'webp' && (
            <p className="small">
              <a href={path} target="_blank" rel="noopener">
                {t('company-check.scan.whole')}
              </a>
            </p>
          )}
        </>
      )}
    </section>
  )
}

function ZoomButtons({ smaller, larger }: ReturnType<typeof useZoom>) {
  const { t } = useIntl()
  return (
    <div className="row tight js-only">
      <button
        type="button"
        className="button dense"
        aria-label={t('company-check.scan.smaller')}
        aria-keyshortcuts="-"
        aria-disabled={!smaller}
        onClick={smaller}
      >
        −
      </button>
      <button
        type="button"
        className="button dense"
        aria-label={t('company-check.scan.larger')}
        aria-keyshortcuts="+"
        aria-disabled={!larger}
        onClick={larger}
      >
        +
      </button>
    </div>
  )
}

/** The next detail to compare, beside the scan. */
function ComparedDetail({ company }: Pick<Props, 'company'>) {
  const { names, show } = useLicenceLines()
  const at = findComparedLine(company)
  const line = company.lines[at]
  if (!line?.value) return null
  return (
    <p className="compared">
      {at + 1}. {names[line.line]}: <bdi className="bold break-anywhere">{show(line.line, line.value)}</bdi>
    </p>
  )
}
