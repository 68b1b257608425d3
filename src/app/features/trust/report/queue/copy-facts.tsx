import { Facts } from '#src/app/ui/facts.tsx'
import type { CopyField } from '#src/contract/report/report.ts'
import type { ReportCopy } from '#src/contract/report/schemas.ts'
import type { AppIntl, MessageId } from '#src/i18n/intl.ts'
import { payText } from '#src/i18n/pay-text.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

const LABELS: Record<CopyField, MessageId> = {
  name: 'list.name',
  rank: 'crew.detail.rank',
  vessel: 'crew.detail.vessel',
  ship: 'cv.field.experience.fleetVesselName',
  imo: 'company.offer.imo',
  flag: 'cv.field.experience.fleetVesselFlag',
  pay: 'company.column.pay',
  joining: 'company.column.joins',
  port: 'vacancy.detail.port',
  licence: 'sent.vacancy.licence',
  website: 'crewing.agency.website',
  text: 'vacancy-form.field.text',
}

type Tools = { intl: AppIntl; formats: ReturnType<typeof useFormats> }

/** Fields that are kept as codes. */
const WRITERS: Partial<Record<CopyField, (value: string, tools: Tools) => string>> = {
  rank: (value, { intl }) => rankName(intl, value),
  vessel: (value, { intl }) => intl.t(`vessel.${value}`),
  flag: (value, { formats }) => formats.flag(value),
  pay: (value, { intl, formats }) => {
    const [min, max, currency = '', period] = value.split(' ')
    const pay = { min: Number(min), max: Number(max), currency, period: period === 'day' ? 'day' : 'month' } as const
    return payText(pay, { t: intl.t, formats })
  },
  joining: (value, { formats }) => {
    const [from = '', to = ''] = value.split(' ')
    return formats.dateRange(from, to)
  },
}

/** A kept copy, in the words of the reader. */
export function CopyFacts({ copy }: { copy: ReportCopy }) {
  const intl = useIntl()
  const formats = useFormats()
  return (
    <Facts
      rows={copy.map(({ field, value }) => ({
        label: intl.t(LABELS[field]),
        value: (
          <bdi className="u-whitespace-pre-line break-anywhere">
            {WRITERS[field]?.(value, { intl, formats }) ?? value}
          </bdi>
        ),
      }))}
    />
  )
}
