import { Notice } from '#src/app/ui/states.tsx'
import type { Sent } from '#src/contract/application/sent-schemas.ts'
import { DAY, HOUR } from '#src/domain/time.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { StageMark } from './stage-mark.tsx'

/** Stages of an application as far as the reader may know. */
export function StageSteps({ sent }: { sent: Sent }) {
  const { t } = useIntl()
  const { date } = useFormats()
  return (
    <section className="section column gap-2" aria-labelledby="steps">
      <h2 id="steps">{t('sent.steps.title')}</h2>
      <ol className="column gap-2 plain">
        <li className="row tight">
          <span className="faint">{date(sent.createdAt)}</span> {t('sent.steps.sent')}
        </li>
        {sent.steps.map((step) => (
          <li key={step.at} className="row tight">
            <span className="faint">{date(step.at)}</span> <StageMark status={step.status} />
            {step.reason && <span>{t('sent.steps.reason', { reason: t(`sent.refusal.${step.reason}`) })}</span>}
          </li>
        ))}
      </ol>
      {sent.silence && (
        <Notice>
          {t('sent.silence.text', { days: Math.max(1, Math.ceil((sent.silence.usualHours * HOUR) / DAY)) })}
        </Notice>
      )}
      {sent.ship && <OfferedShip ship={sent.ship} />}
    </section>
  )
}

function OfferedShip({ ship: { name, imo, number, why } }: { ship: NonNullable<Sent['ship']> }) {
  const { t } = useIntl()
  return (
    <div>
      <h3>{t('sent.ship.title')}</h3>
      <p>
        {name && <bdi className="name">{name}</bdi>}{' '}
        {imo ? t('sent.ship.imo', { imo }) : t('sent.ship.other', { number, why })}
      </p>
    </div>
  )
}
