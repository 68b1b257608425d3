import type { CopyField } from '#src/contract/report/report.ts'
import type { PageFormats } from './formats-for.ts'
import type { AppIntl, MessageId } from './intl.ts'
import { payText } from './pay-text.ts'
import { rankName } from './rank-name.ts'

export const COPY_LABELS: Record<CopyField, MessageId> = {
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

type Tools = { intl: AppIntl; formats: PageFormats }

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

/** The value of a kept copy, in the words of the reader. */
export const copyText = (field: CopyField, value: string, tools: Tools): string =>
  WRITERS[field]?.(value, tools) ?? value
