import type { Availability } from '#src/contract/availability/schemas.ts'
import { confirmedText } from '#src/i18n/availability-text.ts'
import { useIntl } from '#src/i18n/react.tsx'

type Props = { availability: Availability; readyFrom: string | null; now: number }

/** The age of an availability date, shown below it. Renders nothing without a date. */
export function Confirmed({ availability, readyFrom, now }: Props) {
  const intl = useIntl()
  if (readyFrom === null && !availability.isTakenBack) return null
  return <div className="smallest faint">{confirmedText(intl, availability, now)}</div>
}
