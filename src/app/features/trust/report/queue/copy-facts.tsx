import { Facts } from '#src/app/ui/facts.tsx'
import type { ReportCopy } from '#src/contract/report/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { COPY_LABELS, copyText } from '#src/i18n/report-copy-text.ts'

/** A kept copy, in the words of the reader. */
export function CopyFacts({ copy }: { copy: ReportCopy }) {
  const intl = useIntl()
  const formats = useFormats()
  return (
    <Facts
      rows={copy.map(({ field, value }) => ({
        label: intl.t(COPY_LABELS[field]),
        value: <bdi className="u-whitespace-pre-line break-anywhere">{copyText(field, value, { intl, formats })}</bdi>,
      }))}
    />
  )
}
