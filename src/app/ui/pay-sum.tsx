import type { Formats } from '#src/i18n/formats.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { type Pay, payMessage } from '#src/i18n/pay-text.ts'
import { richText } from '#src/i18n/react.tsx'

type Props = { pay: Pay; intl: AppIntl; formats: Pick<Formats, 'payRange'>; className?: string }

/** An amount with its period, in the order of the language. The amount does not wrap: its dash would allow it. No hooks: rows of lists use it. */
export const PaySum = ({ pay, intl, formats, className }: Props) =>
  richText(intl, payMessage(pay), {
    pay: (
      <bdi dir="ltr" className="no-wrap">
        {formats.payRange(pay)}
      </bdi>
    ),
    per: (words) => <small className={className}>{words}</small>,
  })
