import { Notice } from '#src/app/ui/states.tsx'
import type { CompanyPart } from '#src/contract/company-check/company-check.ts'
import type { CompanyDetails } from '#src/contract/company-check/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'

type Props = { details: CompanyDetails; part: CompanyPart; title: string }

/** That a part waits to be read, or why it was not published. */
export function WaitingNote({ details, part, title }: Props) {
  const { t } = useIntl()
  const waiting = details.waiting.find((one) => one.part === part)
  if (!waiting) return null
  const { state, flags, reason, note } = waiting
  return (
    <Notice tone="land" title={t(`company-check.part.${state}`, { part: title })}>
      <p className="small">{t(`company-check.part.${state}-text`)}</p>
      {flags.length > 0 && state === 'waiting' && (
        <ul className="small">
          {flags.map((flag) => (
            <li key={flag}>{t(`company-check.flag.${flag}`)}</li>
          ))}
        </ul>
      )}
      {reason && <p className="small">{t(`company-check.text-refusal.${reason}`)}</p>}
      {note && (
        <p className="small u-whitespace-pre-line" dir="auto">
          {note}
        </p>
      )}
    </Notice>
  )
}
